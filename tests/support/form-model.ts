import { durations } from '../../spec/constants';
import { buttonLabels, type FieldName, fields } from '../../spec/validation';
import type { Values } from './messages';

/** A value typed into a field, with the value to send, or with the error message that the contract requires. */
export interface Entry {
  readonly field: FieldName;
  readonly typed: string;
  readonly sent: string;
  readonly message?: string;
}

const emptyForm = () =>
  new Map<FieldName, Entry>(
    fields.map(({ name, rules }) => [name, { field: name, typed: '', sent: '', message: rules[0].message }]),
  );
const requiredMessages: readonly string[] = fields.map(({ rules }) => rules[0].message);

/** A model of the contact form according to the contract: time, at most one request, and what the page shows. */
export class FormModel {
  private now = 0;
  private sentUntil = 0;
  private request: { readonly index: number; readonly timeout: number } | undefined;
  private entries = emptyForm();
  private messages: readonly string[] = [];
  private isOpen = true;
  private readonly posted: Values[] = [];
  private readonly log: ('log' | 'error')[] = [];

  private values(how: 'typed' | 'sent'): Values {
    return Object.fromEntries([...this.entries].map(([name, entry]) => [name, entry[how]])) as Values;
  }

  type(entry: Entry): void {
    if (this.isOpen) this.entries.set(entry.field, entry);
  }

  submit(): void {
    const messages = [...this.entries.values()].flatMap(({ message }) => message ?? []);
    const isEmpty = messages.join() === requiredMessages.join();
    if (!this.isOpen || this.request || (isEmpty && this.now < this.sentUntil)) return;
    this.messages = messages;
    if (messages.length > 0) return;
    this.request = { index: this.posted.length, timeout: this.now + durations.sendTimeoutMs };
    this.posted.push(this.values('sent'));
    this.entries = emptyForm();
  }

  /** Ends the request with this index, even after its timeout. A success empties the form if the same message is in it. */
  answer(index: number, success: boolean): void {
    if (this.request?.index === index) this.request = undefined;
    this.log.push(success ? 'log' : 'error');
    if (!success) return;
    this.sentUntil = this.now + durations.sentLabelMs;
    if (JSON.stringify(this.values('typed')) === JSON.stringify(this.posted[index])) this.entries = emptyForm();
  }

  wait(ms: number): void {
    this.now += ms;
    if (!this.request || this.now < this.request.timeout) return;
    this.request = undefined;
    this.log.push('error');
  }

  /** The time in ms until the label changes back or the request times out; 0 if nothing is due. */
  untilDue(): number {
    const dues = [this.sentUntil, this.request?.timeout ?? 0].map((due) => due - this.now);
    return Math.min(...dues.filter((ms) => ms > 0), 20_000);
  }

  /** Leaves the page with the form, or opens the next one, which keeps the typed values but no error messages. */
  navigate(): void {
    this.isOpen = !this.isOpen;
    this.messages = [];
  }

  /** What the form shows, the lines that it did not have at first, what it has posted, and the methods of the log entries. */
  view() {
    const { posted, log, messages } = this;
    if (!this.isOpen) return { posted, log, newLines: [] };
    const sent = this.now < this.sentUntil;
    return {
      posted,
      log,
      newLines: [...messages, ...(sent ? [buttonLabels.sent] : [])],
      button: sent ? buttonLabels.sent : buttonLabels.idle,
      values: this.values('typed'),
    };
  }
}
