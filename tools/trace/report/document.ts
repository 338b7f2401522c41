import { readFileSync } from 'node:fs';
import { type Html, html } from './html';

/** A style sheet or a script of this folder. */
export const part = (name: string): Html => ({ html: readFileSync(new URL(`./${name}`, import.meta.url), 'utf8') });
const styles = part('report.css');

/** A self-contained page, which sends no requests. */
export function document(title: string, body: Html): string {
  const page = html`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
  return page.html;
}
