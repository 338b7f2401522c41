import { sendForm } from '@emailjs/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { responses } from '../../spec/email';
import type { RuleId } from '../../spec/rules';
import { buttonLabels } from '../../spec/validation';
import { postForm } from '../../src/contact/service';
import { takeConsole } from '../support/console-lines';
import { emptyMessage, type Values } from '../support/messages';
import { mailService } from '../support/msw-service';
import { button, entered, fakeTimeouts, fillIn, settle, showForm, submit } from '../support/render-form';

/** How a send ends: an answer, a dropped connection, or an error of the real SDK. The log entry contains `logs`. */
interface Ending {
  readonly what: string;
  readonly success?: boolean;
  readonly behavior?: Parameters<typeof mailService.behave>[0];
  readonly post?: typeof postForm;
  readonly logs: readonly string[];
  readonly rules: readonly [RuleId, ...RuleId[]];
}

const failureRules = ['CALL-FAILURE', 'CALL-LOG-FAILURE'] as const;
const endings: readonly Ending[] = [
  ...responses.map(({ status, text, success, why }) => ({
    what: `the answer ${status} "${text}" (${why})`,
    success,
    behavior: { status, text },
    logs: success ? [text] : [`${status}`, text],
    rules: success
      ? ([
          status === 200 ? 'CALL-SUCCESS-STATUS' : 'CALL-SUCCESS-TEXT',
          ...(['FORM-RESET-AT-START', 'FORM-LABEL-SENT', 'CALL-LOG-SUCCESS'] as const),
        ] as const)
      : failureRules,
  })),
  { what: 'a dropped connection', behavior: 'drop', logs: [], rules: failureRules },
  {
    what: 'an error that the SDK throws',
    post: (form) => sendForm('', 'template_test', form, 'user_test'),
    logs: ['service ID is required'],
    rules: failureRules,
  },
];

/** A valid message with values that appear nowhere else on the site. */
const privateMessage: Values = {
  name: 'Zuzana Quixote',
  email: 'zuzana@quixote.example',
  phone: '9998887776',
  subject: 'Unmistakable subject',
  message: 'Wholly private words',
};
const privateParts = Object.values(privateMessage).flatMap((value) => [value, ...value.split(/[ @]/)]);

/** What a failure must not change on the page: elements, attributes, values, focus, the title of the tab. */
const page = () => ({
  html: document.body.innerHTML,
  entered: entered(),
  focus: document.activeElement?.localName,
  title: document.title,
});

beforeEach(fakeTimeouts);

for (const { what, success = false, behavior, post = postForm, logs, rules } of endings) {
  test(`after ${what}, the contact form ${success ? 'reads "Message Sent"' : 'shows no change'} and logs no values`, {
    tags: success ? [...rules] : [...rules, 'FORM-SILENT-FAILURE'],
  }, async () => {
    const boxes = (['alert', 'confirm', 'prompt'] as const).map((box) => vi.spyOn(window, box).mockReturnValue());
    if (behavior) mailService.behave(behavior);
    const releaseAnswers = mailService.holdAnswers();
    const form = showForm(post);
    const { html } = page();
    await fillIn(privateMessage);
    await submit();
    const before = page();
    expect(before.entered).toEqual(emptyMessage);
    releaseAnswers();
    await settle(form.store);

    if (!success) expect(page()).toEqual({ ...before, html });
    expect(form.newLines()).toEqual(success ? [buttonLabels.sent] : []);
    expect(button().textContent).toBe(success ? buttonLabels.sent : buttonLabels.idle);
    expect(boxes.flatMap(({ mock }) => mock.calls)).toEqual([]);
    expect(form.post, 'how often the form sent').toHaveBeenCalledOnce();
    expect(mailService.calls()).toHaveLength(behavior ? 1 : 0);
    const [line, ...others] = takeConsole();
    expect([line?.method, ...others]).toEqual([success ? 'log' : 'error']);
    if (success) expect(line?.text, 'only the text of the answer').toBe(logs[0]);
    for (const part of logs) expect(line?.text).toContain(part);
    expect(privateParts.filter((part) => line?.text.toLowerCase().includes(part.toLowerCase()))).toEqual([]);
  });
}
