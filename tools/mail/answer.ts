/** The fields of a form in the order sent, including repeated names. */
export type FormEntries = readonly (readonly [name: string, value: unknown])[];

/** The identifiers of an account at the e-mail service, by the names of their fields. */
export type Identifiers = Readonly<Record<'service_id' | 'template_id' | 'user_id', string>>;

/** A response of the e-mail service. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

/**
 * Returns the e-mail service's response to a form (specification section 7). The mock e-mail service and the component tests
 * send it.
 * @param identifiers the only identifiers that the service accepts
 */
export function answerTo(entries: FormEntries, identifiers: Identifiers): Answer {
  for (const [name, expected] of Object.entries(identifiers)) {
    const values = entries.filter(([key]) => key === name).map(([, value]) => value);
    if (values.length !== 1 || values[0] !== expected)
      return { status: 400, text: `The ${name.replace('_', ' ')} is invalid` };
  }
  return { status: 200, text: 'OK' };
}
