import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { type FieldName, fields } from '../../spec/validation';
import { ContactForm } from '../../src/contact/ContactForm';
import { empty, forget, restore } from '../../src/contact/draft';
import { postForm } from '../../src/contact/service';
import { createSubmissionStore, type SubmissionStore } from '../../src/contact/submission';
import { goodMessage, type Values } from './messages';

export const user = userEvent.setup({ delay: null });

/** Empties the draft, which would stand in the next form. */
export const emptyDraft = () => empty(null);

/**
 * The visible lines of text. Unlike `textContent`, `innerText` skips hidden elements and puts each block on its own
 * line. Text for screen readers is clipped, not hidden, so this function hides that text first, and the hints of fields.
 */
function visibleLines(): readonly string[] {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '.visually-hidden, [id$="-hint"] { display: none }';
  const lines = document.body.innerText.split('\n').filter((line) => line.trim() !== '');
  style.remove();
  return lines;
}

/**
 * Renders the contact form with its own submission store.
 * @param send the store's `post`; by default, the site's own
 * @param tellFailures whether the store tells failures, as with `options.announceSendFailure`
 */
export function showForm(send: typeof postForm = postForm, { tellFailures = false } = {}) {
  emptyDraft();
  const post = vi.fn(send);
  const store = createSubmissionStore(post, {
    onDelivered: forget,
    onFailed: tellFailures ? restore : undefined,
  });
  let page = render(<ContactForm store={store} />);
  const initialLines = visibleLines();
  return {
    store,
    /** A spy on the store's `post`. */
    post,
    /** The visible lines of text that the form did not show at first, except the two beside the button, while and after it sends. */
    newLines: () =>
      visibleLines().filter(
        (line) => !initialLines.includes(line) && !/^(?:Sending…|Your message was sent\.)/.test(line),
      ),
    unmount: () => page.unmount(),
    /** Navigates to another page with the form. */
    openNextPage() {
      page.unmount();
      page = render(<ContactForm store={store} />);
    },
  };
}

/** The control of a field, found by its label. */
export function control(name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  const label = fields.find((field) => field.name === name)?.label ?? '';
  return screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
}

/** The submit button, whatever its label. */
export const button = () => screen.getByRole<HTMLButtonElement>('button');

/** The values of the five controls. */
export const entered = () => Object.fromEntries(fields.map(({ name }) => [name, control(name).value])) as Values;

/** Replaces the value of a field by pasting. Attributes can limit a pasted value, but not one that a script sets. */
export async function write(name: FieldName, value: string): Promise<void> {
  await user.clear(control(name));
  if (value !== '') await user.paste(value);
}

/** Fills in the form with a valid message, except for the values given here. */
export async function fillIn(values: Partial<Values> = {}): Promise<void> {
  for (const { name } of fields) await write(name, { ...goodMessage, ...values }[name]);
}

/** Clicks the submit button. */
export const submit = () => user.click(button());

/** Waits until no send is in flight and the page shows the result. */
export const settle = (store: SubmissionStore) => act(() => store.settled());

/** Replaces `setTimeout` until the test has finished; the network and the browser keep their own timers. */
export function fakeTimeouts(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // Testing Library calls Jest to advance fake timers; without this stub it would wait forever.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Advances the fake timers. */
export const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
