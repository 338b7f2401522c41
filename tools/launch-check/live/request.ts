/** What a host answers. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Where a redirect leads to, as a whole address; undefined if it is none. */
  readonly location: string | undefined;
}

/** An address gives no answer; the message says why, in words that follow the address. */
export class NoAnswer extends Error {
  constructor(
    readonly address: string,
    reason: string,
  ) {
    super(reason);
  }
}

const seconds = 15;

/** Why there is no answer, by the codes of Node's network. */
const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'cannot be found: look for a slip in the domain, and whether this computer is online'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'does not answer: no server is running there'],
  [/TIMEOUT|TIMEDOUT|TimeoutError/i, `does not answer within ${seconds} seconds`],
  [
    /CERT|SIGNATURE|ISSUER|CHAIN/,
    'has a certificate that browsers do not accept: it is not the site’s, or this network asks to log in first',
  ],
  [/SSL|EPROTO/, 'does not answer in HTTPS'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'breaks the connection off'],
];

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { readonly cause?: Error & { readonly code?: string } };
  const code = cause?.code ?? name;
  const [, reason = 'does not answer'] = reasons.find(([codes]) => codes.test(code)) ?? [];
  return `${reason} (${code})`;
}

/** Requests an address. @throws NoAnswer */
export type Ask = (address: string, method?: 'GET' | 'HEAD') => Promise<Answer>;

/** Requests an address as a browser on its first visit would, without following redirects. */
export const request: Ask = async (address, method = 'GET') => {
  try {
    const response = await fetch(address, {
      method,
      redirect: 'manual',
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip', 'cache-control': 'no-cache' },
      signal: AbortSignal.timeout(seconds * 1000),
    });
    const { status, headers } = response;
    const target = status >= 300 && status < 400 ? headers.get('location') : null;
    const location = target === null ? undefined : new URL(target, address).href;
    return { status, headers, body: await response.text(), location };
  } catch (error) {
    throw new NoAnswer(address, reasonOf(error));
  }
};
