import { routes } from '../../spec/routes.ts';
import { renderPage } from '../../src/prerender.tsx';
import { approvedTexts, type PageText, pageText } from './page-text.ts';

const pages: (PageText & { readonly path: string })[] = [];
for (const { path } of routes) {
  const { head, body } = await renderPage(path);
  pages.push({ path, ...pageText(head + body) });
}

/** The texts of the site as it is now, by the names of their files. Vite must load this file, because pages import styles. */
export const texts = approvedTexts(pages);
