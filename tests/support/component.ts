import '../../src/styles/index.css';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mailService } from './mail-service';

beforeAll(() => {
  // CSS hides controls that need scripts until hydration; these tests render hydrated pages.
  document.documentElement.dataset.hydrated = 'true';
  return mailService.listen();
});
afterEach(() => {
  cleanup();
  mailService.reset();
});
afterAll(() => mailService.close());
