import type { Fault } from './fault';

/** WCAG 2.2 AA, beyond the specification. */
export const accessibility: readonly Fault[] = [
  {
    what: 'The links of the footer are too dark to read.',
    file: 'src/styles/tokens.css',
    find: '--night-link: #f3c86b',
    replace: '--night-link: #2b4b48',
    rules: ['A11Y-AXE~1'],
  },
  {
    what: 'The footer is wider than a small screen.',
    file: 'src/layout/Footer.module.css',
    find: '  .inner {\n    max-width',
    replace: '  .inner {\n    min-width: 40rem;\n    max-width',
    rules: ['A11Y-REFLOW~1'],
  },
  {
    what: 'Escape leaves the menu open.',
    file: 'src/layout/use-closing-menus.ts',
    find: "event.key !== 'Escape'",
    replace: "event.key !== 'Esc'",
    rules: ['A11Y-MENU-KEYBOARD~1', 'A11Y-MENU-KEYS~1', 'ENGINE-USER-FLOW~1'],
  },
  {
    what: 'Escape does not return the focus to the summary of the menu.',
    file: 'src/layout/use-closing-menus.ts',
    find: "innermost.querySelector('summary')?.focus();",
    replace: "innermost.querySelector('summary');",
    rules: ['A11Y-MENU-KEYBOARD~1'],
  },
  {
    what: 'The browser does not autofill the e-mail address.',
    file: 'src/contact/fields.ts',
    find: "autoComplete: 'email'",
    replace: "autoComplete: 'off'",
    rules: ['A11Y-FIELD-LABELS~1'],
  },
  {
    what: 'An invalid field is not marked as invalid.',
    file: 'src/contact/FormField.tsx',
    find: "    'aria-invalid': error ? true : undefined,\n",
    replace: '',
    rules: ['A11Y-ERRORS-BOUND~1'],
  },
  {
    what: 'The focus stays on the button after a failed validation.',
    file: 'src/contact/ContactForm.tsx',
    find: '      controlOf(form, wrong.name).focus();\n',
    replace: '',
    rules: ['A11Y-FIRST-ERROR-FOCUS~1'],
  },
  {
    what: '“Message Sent” is not announced.',
    file: 'src/contact/ContactForm.tsx',
    find: '<div aria-live="polite">',
    replace: '<div>',
    rules: ['A11Y-SENT-ANNOUNCED~1'],
  },
  {
    what: 'The links of the cards are named only “Learn More”.',
    file: 'src/components/Cards/Cards.tsx',
    find: 'Learn More<span className="visually-hidden"> about {card.label}</span>',
    replace: 'Learn More',
    rules: ['A11Y-CARD-NAMES~1'],
  },
  {
    what: 'The slider plays automatically despite the reduced-motion preference.',
    file: 'src/components/Slider/Slider.tsx',
    find: 'const autoplay = motionAllowed && !stopped;',
    replace: 'const autoplay = !stopped;',
    rules: ['A11Y-HERO-STOP~2'],
  },
  {
    what: 'The stop button of the slider does not stop it.',
    file: 'src/components/Slider/Slider.tsx',
    find: 'onClick={() => setStopped(!stopped)}',
    replace: 'onClick={() => setStopped(false)}',
    rules: ['A11Y-HERO-STOP~2'],
  },
];
