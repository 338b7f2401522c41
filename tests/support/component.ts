import '../../src/styles/index.css';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { mailService } from './mail-service';

beforeAll(() => mailService.listen());
afterEach(() => {
  cleanup();
  mailService.reset();
});
afterAll(() => mailService.close());
