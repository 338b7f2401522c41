import type { Mail } from './mock-service';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

function row([name, value]: Mail['entries'][number]): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
}

function article({ receivedAt, entries }: Mail): string {
  return `<article><h2><time>${receivedAt}</time></h2><dl>${entries.map(row).join('')}</dl></article>`;
}

/** The page on which a person sees messages arrive; it looks again every 5 s. */
export function outboxPage(outbox: readonly Mail[]): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta http-equiv="refresh" content="5">
<title>Outbox (${outbox.length})</title>
<style>
body { font: 1.125rem/1.6 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border-top: 2px solid; margin-top: 2rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; }
dt { font-weight: 700; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>What the site’s contact form sent. Nothing left this computer.</p>
${outbox.map(article).join('\n') || '<p>No message yet.</p>'}
</body>
</html>
`;
}
