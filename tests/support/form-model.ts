import { durations } from '../../spec/constants';
import type { Answer } from '../../spec/email';
import { buttonLabels, type FieldName, fields } from '../../spec/validation';
import type { Values } from './messages';

/** A value typed into a field, with the value to send or the error message, as the contract requires. */
export interface Entry {
  readonly field: FieldName;
  readonly typed: string;
  readonly sent: string;
  readonly message: string | null;
}

/** How a request ends: an answer, an error that the SDK throws at once, a dropped connection, or not at all. */
export type Ending = Answer | { readonly thrown: string } | 'drop' | 'never';

/** A console line that the contract requires, with the strings that it must contain. */
interface LogLine {
  readonly method: 'log' | 'error';
  readonly contains: readonly string[];
}

const { sentLabelMs, sendTimeoutMs } = durations;

/** An untouched field. */
const emptyEntry = (field: (typeof fields)[number]): Entry => ({
  field: field.name,
  typed: '',
  sent: '',
  message: field.rules[0].message,
});
const fieldNamed = (name: FieldName) => fields.find((field) => field.name === name) ?? fields[0];
const emptyForm = () => new Map<FieldName, Entry>(fields.map((field) => [field.name, emptyEntry(field)]));

/** A model of the contact form according to the contract: time, at most one request, and what the page shows. */
export class FormModel {
  private now = 0;
  private sentUntil = 0;
  private request: { readonly number: number; readonly since: number } | undefined;
  private entries = emptyForm();
  private messages: readonly string[] = [];
  /** Whether the visitor is on a page with the form. */
  present = true;
  /** The messages that were sent, with trimmed values. */
  readonly sent: Values[] = [];
  readonly log: LogLine[] = [];

  private valuesAs(how: 'typed' | 'sent'): Values {
    return Object.fromEntries([...this.entries].map(([name, entry]) => [name, entry[how]])) as Values;
  }

  type(entry: Entry): void {
    this.entries.set(entry.field, entry);
  }

  submit(): void {
    const entries = [...this.entries.values()];
    const isEmpty = entries.every(({ field, message }) => message === emptyEntry(fieldNamed(field)).message);
    if (this.request || (isEmpty && this.now < this.sentUntil)) return;
    this.messages = entries.flatMap(({ message }) => message ?? []);
    if (this.messages.length > 0) return;
    this.sent.push(this.valuesAs('sent'));
    this.request = { number: this.sent.length, since: this.now };
    this.entries = emptyForm();
  }

  /** Ends the request with this number, counted from 1, even after its timeout. */
  end(number: number, ending: Exclude<Ending, 'never'>): void {
    if (this.request?.number === number) this.request = undefined;
    if (ending === 'drop') this.log.push({ method: 'error', contains: [] });
    else if ('thrown' in ending) this.log.push({ method: 'error', contains: [ending.thrown] });
    else if (!ending.success) this.log.push({ method: 'error', contains: [`${ending.status}`, ending.text] });
    else {
      this.log.push({ method: 'log', contains: [ending.text] });
      this.sentUntil = this.now + sentLabelMs;
    }
  }

  advance(ms: number): void {
    this.now += ms;
    if (!this.request || this.now < this.request.since + sendTimeoutMs) return;
    this.request = undefined;
    this.log.push({ method: 'error', contains: [] });
  }

  leavePage(): void {
    this.present = false;
  }

  /** Opens another page: a new form with the same submission store, which keeps the typed values but no error messages. */
  openNextPage(): void {
    this.present = true;
    this.messages = [];
  }

  /** The time in ms until the label changes back or the request times out; undefined when nothing is due. */
  untilDue(): number | undefined {
    const dues = [this.sentUntil, this.request ? this.request.since + sendTimeoutMs : 0];
    const ahead = dues.map((due) => due - this.now).filter((ms) => ms > 0);
    return ahead.length > 0 ? Math.min(...ahead) : undefined;
  }

  /** The visible state of the page: the button, the lines that the form did not have at first, the values of fields. */
  view() {
    const sent = this.now < this.sentUntil;
    if (!this.present) return { button: undefined, newLines: [], entered: {} };
    return {
      button: sent ? buttonLabels.sent : buttonLabels.idle,
      newLines: [...this.messages, ...(sent ? [buttonLabels.sent] : [])],
      entered: this.valuesAs('typed'),
    };
  }
}
