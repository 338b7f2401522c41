import '../../src/styles/index.css';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mailService } from './msw-service';
import { emptyDraft } from './render-form';

// In ms, like `expect.poll` in vitest.config.ts: on a busy machine, a page can take longer than the default second.
configure({ asyncUtilTimeout: 10_000 });

/** Vitest recognizes its iframe by this address, which tests of navigation change. */
const { href } = window.location;
const { title } = document;

beforeAll(() => {
  // Controls that need scripts are hidden until a page is hydrated; these tests render hydrated pages.
  document.documentElement.dataset.hydrated = 'true';
  return mailService.listen();
});
afterEach(() => {
  cleanup();
  emptyDraft();
  mailService.reset();
  window.history.replaceState(null, '', href);
  document.title = title;
});
afterAll(() => mailService.close());
