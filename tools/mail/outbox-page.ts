import { type Html, html } from '../trace/report/html.ts';

/** A message that the mock service accepted. */
export interface Mail {
  /** ISO 8601. */
  readonly receivedAt: string;
  /** The text fields of the form. */
  readonly entries: readonly (readonly [name: string, value: string])[];
}

const row = ([name, value]: Mail['entries'][number]): Html => html`<dt>${name}</dt><dd>${value}</dd>`;

const article = ({ receivedAt, entries }: Mail): Html =>
  html`<article><h2><time>${receivedAt}</time></h2><dl>${entries.map(row)}</dl></article>`;

/** The page that shows received messages. It reloads every 5 s. */
export function outboxPage(outbox: readonly Mail[]): string {
  return html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Outbox (${outbox.length})</title>
<style>
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
dt { font-weight: 700; }
dd { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>Messages sent with the site’s contact form. They are kept only in memory, and are not sent by e-mail.</p>
${outbox.length > 0 ? outbox.map(article) : html`<p>No message yet.</p>`}
</body>
</html>
`.html;
}
