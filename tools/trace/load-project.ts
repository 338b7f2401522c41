import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Project, TraceConfig } from './config';
import { quoteFaults } from './quote-faults';

/** Reads a configuration file, and adds the faults of the quotes. @throws if it cannot be imported */
export async function loadProject(file = 'trace.config.ts'): Promise<Project> {
  const path = resolve(file);
  const { default: config } = (await import(pathToFileURL(path).href)) as { default: TraceConfig };
  const root = dirname(path);
  return { ...config, root, faults: [...config.faults, ...quoteFaults(root, config)] };
}
