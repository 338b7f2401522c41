import { spawnSync } from 'node:child_process';
import { projectRoot } from '../project-root';

/** One command of several. */
export interface Step {
  /** Its name in the summary. */
  readonly what: string;
  /** Without `npx`. */
  readonly command: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs all steps in order, even if one fails, and prints which of them passed. Exits 1 when a step failed. */
export function runSteps(steps: readonly Step[]): void {
  const lines = steps.map(({ what, command, env = {} }) => {
    const setting = Object.entries(env).map(([name, value]) => `${name}=${value} `);
    console.log(`\n> ${setting.join('')}${command}`);
    const start = performance.now();
    const [program = '', ...args] = command.split(' ');
    const { status } = spawnSync(program, args, {
      cwd: projectRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    if (status !== 0) process.exitCode = 1;
    return `${status === 0 ? 'passed' : 'FAILED'}  ${what} (${Math.round((performance.now() - start) / 1000)} s)`;
  });
  console.log(`\n${lines.join('\n')}`);
}
