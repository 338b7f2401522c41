import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type fc from 'fast-check';
import { expect, vi } from 'vitest';
import { type FieldName, fields } from '../../spec/contact-form';
import { ContactForm } from '../../src/contact/ContactForm';
import type { Answer } from '../../src/contact/service';
import { takeConsole } from './console';
import { showForm } from './contact-form';
import type { Ending, Entry, FormModel } from './form-model';
import type { Values } from './messages';

// Found by name, not by label as in other tests: a model looks at the form a thousand times.
const form = () => document.querySelector('form');
const control = (name: FieldName) => form()?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
const button = () => form()?.querySelector('button');
const entered = () => Object.fromEntries(fields.map(({ name }) => [name, control(name)?.value])) as Values;

function describe(ending: Ending): string {
  if (typeof ending === 'string') return ending;
  return 'refusal' in ending ? `the SDK refuses: ${ending.refusal}` : `${ending.status} "${ending.text}"`;
}

/**
 * The real form with its real sender, beside its model. How a request ends is chosen when it is submitted; when it ends
 * is up to the scheduler, so that answers come between any two acts of the visitor, and in any order.
 */
export function formStage(model: FormModel, scheduler: fc.Scheduler) {
  const posted: Values[] = [];
  const lines: ReturnType<typeof takeConsole>[number][] = [];
  const typedValues = new Set<string>();
  let ending: Ending = 'never';
  let unseen = false;

  function post(): Promise<Answer> {
    const chosen = ending;
    const number = posted.push(entered());
    // What the SDK refuses it throws at once, and as a plain string.
    if (typeof chosen !== 'string' && 'refusal' in chosen) throw chosen.refusal;
    return new Promise((answer, fail) => {
      if (chosen === 'never') return;
      const settle = () =>
        act(async () => {
          model.end(number, chosen);
          unseen = true;
          if (chosen === 'drop') fail(new Error('the connection dropped'));
          else if (chosen.success) answer(chosen);
          else fail(chosen);
        });
      scheduler.scheduleSequence([{ label: `request ${number} ends: ${describe(chosen)}`, builder: settle }]);
    });
  }

  const { sender, newLines } = showForm(post);
  const look = () => ({
    button: button()?.textContent,
    newLines: newLines(),
    entered: model.present ? entered() : {},
  });

  return {
    /** Compares everything that is shown, was sent or was logged so far with the model. */
    check(): void {
      unseen = false;
      lines.push(...takeConsole());
      expect({ ...look(), posted }).toEqual({ ...model.look(), posted: model.sent });
      expect(lines.map(({ method }) => method)).toEqual(model.log.map(({ method }) => method));
      for (const [index, { text }] of lines.entries()) {
        for (const part of model.log[index]?.holds ?? []) expect(text).toContain(part);
        for (const value of typedValues) expect(text).not.toContain(value);
      }
    },
    /** The same, if a request has ended since, so that the next action does not hide its effects. */
    checkAnswers(): void {
      if (unseen) this.check();
    },
    type({ field, typed }: Entry): void {
      // A shorter one may be part of any text.
      if (typed.trim().length > 2) typedValues.add(typed.trim());
      const target = control(field);
      if (target) fireEvent.change(target, { target: { value: typed } });
    },
    /** Clicks the button synchronously, so that a test sees what happens at once. */
    submit(next: Ending): void {
      ending = next;
      const pressed = button();
      if (pressed) fireEvent.click(pressed);
    },
    /** Lets pending promises settle. */
    flush: () => act(async () => {}),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    leave: cleanup,
    arrive: () => render(<ContactForm sender={sender} />),
  };
}

export type FormStage = ReturnType<typeof formStage>;
