import { ensureBrowser } from './browser';

/* The step before `npm test`: finds a browser or installs one. Exits with 1 and instructions if there is none. */
try {
  console.log(`The tests use ${ensureBrowser()}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
