import { durations } from '../../spec/constants';
import { buttonLabels, type FieldName, fields } from '../../spec/contact-form';
import type { Answer } from '../../spec/email-call';
import type { Values } from './messages';

/** What a visitor puts into a field, and what the contract says of it: how it goes out, or why it does not. */
export interface Entry {
  readonly field: FieldName;
  readonly typed: string;
  readonly sent: string;
  readonly message: string | null;
}

/** How a request ends: the service answers, the connection drops, the SDK refuses at once, or it never ends. */
export type Ending = Answer | { readonly refusal: string } | 'drop' | 'never';

/** A console line that the contract asks for, with the texts that it contains. */
interface LogLine {
  readonly method: 'log' | 'error';
  readonly holds: readonly string[];
}

const { sentLabelMs, sendTimeoutMs } = durations;

/** A field that nobody has touched. */
const emptyEntry = (field: (typeof fields)[number]): Entry => ({
  field: field.name,
  typed: '',
  sent: '',
  message: field.rules[0].message,
});
const emptyForm = () => new Map<FieldName, Entry>(fields.map((field) => [field.name, emptyEntry(field)]));

/** A model of the contact form as the contract describes it: time, one request at most, and what the page shows. */
export class FormModel {
  private now = 0;
  private sentUntil = 0;
  private request: { readonly number: number; readonly since: number } | undefined;
  private entries = emptyForm();
  private messages: readonly string[] = [];
  /** Whether the visitor is on a page that has the form. */
  present = true;
  /** The messages that were sent, each as it goes out. */
  readonly sent: Values[] = [];
  readonly log: LogLine[] = [];

  private valuesAs(how: 'typed' | 'sent'): Values {
    return Object.fromEntries([...this.entries].map(([name, entry]) => [name, entry[how]])) as Values;
  }

  type(entry: Entry): void {
    this.entries.set(entry.field, entry);
  }

  submit(): void {
    if (this.request) return;
    this.messages = [...this.entries.values()].flatMap(({ message }) => message ?? []);
    if (this.messages.length > 0) return;
    this.sent.push(this.valuesAs('sent'));
    this.request = { number: this.sent.length, since: this.now };
    this.entries = emptyForm();
  }

  /** The request with this number, beginning with 1, ends; if it has timed out before, nothing happens. */
  end(number: number, ending: Exclude<Ending, 'never'>): void {
    if (this.request?.number !== number) return;
    this.request = undefined;
    if (ending === 'drop') this.log.push({ method: 'error', holds: [] });
    else if ('refusal' in ending) this.log.push({ method: 'error', holds: [ending.refusal] });
    else if (!ending.success) this.log.push({ method: 'error', holds: [`${ending.status}`, ending.text] });
    else {
      this.log.push({ method: 'log', holds: [ending.text] });
      this.sentUntil = this.now + sentLabelMs;
    }
  }

  pass(ms: number): void {
    this.now += ms;
    if (!this.request || this.now < this.request.since + sendTimeoutMs) return;
    this.request = undefined;
    this.log.push({ method: 'error', holds: [] });
  }

  leave(): void {
    this.present = false;
  }

  /** Opens the next page with a form: a new one, with the same sender behind it. */
  arrive(): void {
    this.present = true;
    this.entries = emptyForm();
    this.messages = [];
  }

  /** How long it is until time alone changes something, in ms; undefined when it will not. */
  untilDue(): number | undefined {
    const dues = [this.sentUntil, this.request ? this.request.since + sendTimeoutMs : 0];
    const ahead = dues.map((due) => due - this.now).filter((ms) => ms > 0);
    return ahead.length > 0 ? Math.min(...ahead) : undefined;
  }

  /** What a visitor sees beyond the form as it was at first, and the values of its fields. */
  look() {
    const sent = this.now < this.sentUntil;
    if (!this.present) return { button: undefined, newLines: [], entered: {} };
    return {
      button: sent ? buttonLabels.sent : buttonLabels.idle,
      newLines: [...this.messages, ...(sent ? [buttonLabels.sent] : [])],
      entered: this.valuesAs('typed'),
    };
  }
}
