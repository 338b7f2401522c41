import '../../src/styles/index.css';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mailService } from './mail-service';

beforeAll(() => {
  // What only scripts can work is hidden until a page is hydrated; these tests render pages that are.
  document.documentElement.dataset.hydrated = 'true';
  return mailService.listen();
});
afterEach(() => {
  cleanup();
  mailService.reset();
});
afterAll(() => mailService.close());
