import '../../src/styles/index.css';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mailService } from './mail-service';

/** Vitest recognizes its frame by this address, and tests of navigation change it. */
const { href } = window.location;

beforeAll(() => {
  // Controls that need scripts are hidden until a page is hydrated; these tests render hydrated pages.
  document.documentElement.dataset.hydrated = 'true';
  return mailService.listen();
});
afterEach(() => {
  cleanup();
  mailService.reset();
  window.history.replaceState(null, '', href);
});
afterAll(() => mailService.close());
