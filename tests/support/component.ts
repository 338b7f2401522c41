import '../../src/styles/index.css';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mailService } from './mail-service';

beforeAll(() => {
  // Controls that need scripts are hidden until a page is hydrated; these tests render hydrated pages.
  document.documentElement.dataset.hydrated = 'true';
  return mailService.listen();
});
afterEach(() => {
  cleanup();
  mailService.reset();
});
afterAll(() => mailService.close());
