import { type ClinicFacts, checkClinic } from './clinic';
import { checkEnvironment, type Environment } from './environment';

export interface LaunchState {
  readonly site: ClinicFacts;
  /** The variables that a production build would see. */
  readonly env: Environment;
  /** The day of the launch, in local time. */
  readonly today: Date;
  /** The built site, if there is one. `formAction` is the address that its contact form posts to. */
  readonly dist?: { readonly formAction: string | undefined };
}

/** Something that must change before the site goes live. */
export interface Finding {
  readonly what: string;
  readonly where: string;
  readonly todo: string;
}

/** A build for the mock service posts to its own origin, so its form has a relative address. */
function checkDist(dist: LaunchState['dist']): readonly Finding[] {
  if (dist?.formAction === undefined || URL.canParse(dist.formAction)) return [];
  return [
    {
      what: 'The built site sends its messages to the mock e-mail service.',
      where: 'dist/',
      todo: 'Run "npm run build". ("npm start" and "npm test" build for the mock service.)',
    },
  ];
}

/** Lists everything that must change before a clinic goes live with the site. */
export function launchFindings({ site, env, today, dist }: LaunchState): readonly Finding[] {
  return [...checkClinic(site, today), ...checkEnvironment(env), ...checkDist(dist)];
}

/** The findings as the command prints them. */
export function launchReport(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'Launch check: nothing left to change.';
  const items = findings.map(
    ({ what, where, todo }, index) => `${index + 1}. ${what}\n   Where: ${where}\n   To do: ${todo}`,
  );
  return `${items.join('\n\n')}\n\nLaunch check: ${findings.length} left to change before this site goes live.`;
}
