import { act, cleanup, fireEvent } from '@testing-library/react';
import type fc from 'fast-check';
import { expect } from 'vitest';
import { type FieldName, fields } from '../../spec/validation';
import type { Answer } from '../../src/contact/service';
import { takeConsole } from './console-lines';
import type { Ending, Entry, FormModel } from './form-model';
import type { Values } from './messages';
import { advance, showForm } from './render-form';

// The driver compares the form thousands of times, so it finds controls by name, which is faster than by label.
const form = () => document.querySelector('form');
const control = (name: FieldName) => form()?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;
const button = () => form()?.querySelector('button');
const entered = () => Object.fromEntries(fields.map(({ name }) => [name, control(name)?.value])) as Values;

/**
 * The real form with its real submission store, paired with its model. `submit` receives how its request will end. The
 * scheduler chooses when, so that answers arrive between any two actions of the visitor, in any order.
 */
export function formDriver(model: FormModel, scheduler: fc.Scheduler) {
  const posted: Values[] = [];
  const lines: ReturnType<typeof takeConsole>[number][] = [];
  const typedValues = new Set<string>();
  let ending: Ending = 'never';
  let unchecked = false;

  function post(): Promise<Answer> {
    const chosen = ending;
    const number = posted.push(entered());
    // The SDK throws its own errors at once, as plain strings.
    if (typeof chosen !== 'string' && 'thrown' in chosen) throw chosen.thrown;
    return new Promise((answer, fail) => {
      if (chosen === 'never') return;
      const settle = () =>
        act(async () => {
          model.end(number, chosen);
          unchecked = true;
          if (chosen === 'drop') fail(new Error('the connection dropped'));
          else if (chosen.success) answer(chosen);
          else fail(chosen);
        });
      scheduler.scheduleSequence([{ label: `request ${number} ends: ${JSON.stringify(chosen)}`, builder: settle }]);
    });
  }

  const { newLines, openNextPage } = showForm(post);
  const view = () => ({
    button: button()?.textContent,
    newLines: newLines(),
    entered: model.present ? entered() : {},
  });

  return {
    /** Compares the page, the requests and the log with the model. */
    check(): void {
      unchecked = false;
      lines.push(...takeConsole());
      expect({ ...view(), posted }).toEqual({ ...model.view(), posted: model.sent });
      expect(lines.map(({ method }) => method)).toEqual(model.log.map(({ method }) => method));
      for (const [index, { text }] of lines.entries()) {
        for (const part of model.log[index]?.contains ?? []) expect(text).toContain(part);
        for (const value of typedValues) expect(text).not.toContain(value);
      }
    },
    /** Calls `check` if a request has ended since the last check, so that the next action cannot hide its effects. */
    checkAnswers(): void {
      if (unchecked) this.check();
    },
    type({ field, typed }: Entry): void {
      // A value of one or two characters may also be part of an answer, and the log may contain answers.
      if (typed.trim().length > 2) typedValues.add(typed.trim());
      const target = control(field);
      if (target) fireEvent.change(target, { target: { value: typed } });
    },
    /** Clicks the button synchronously, so that `check` sees the immediate effects. */
    submit(next: Ending): void {
      ending = next;
      const pressed = button();
      if (pressed) fireEvent.click(pressed);
    },
    /** Lets pending promises settle. */
    flush: () => act(async () => {}),
    advance,
    leavePage: cleanup,
    openNextPage,
  };
}

export type FormDriver = ReturnType<typeof formDriver>;
