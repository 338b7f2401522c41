/** The response of a host. */
export interface HostResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The absolute address that a redirect leads to; undefined without a redirect. */
  readonly location: string | undefined;
}

/** Thrown if there is no response from an address. The message says why, as the end of “The address …”. */
export class NoResponse extends Error {
  constructor(
    readonly address: string,
    reason: string,
  ) {
    super(reason);
  }
}

const seconds = 15;

/** Reasons for no response, by the error codes of Node.js. */
const reasons: readonly (readonly [codes: RegExp, reason: string])[] = [
  [/ENOTFOUND|EAI_AGAIN/, 'cannot be found: look for a typo in the domain, and check that this computer is online'],
  [/ECONNREFUSED|EHOSTUNREACH|ENETUNREACH/, 'does not respond: no server is running there'],
  [/TIMEOUT|TIMEDOUT|TimeoutError/i, `does not respond within ${seconds} seconds`],
  [
    /CERT|SIGNATURE|ISSUER|CHAIN/,
    'has a certificate that browsers do not accept: it is not the site’s, or this network requires you to log in first',
  ],
  [/SSL|EPROTO/, 'does not respond over HTTPS'],
  [/ECONNRESET|EPIPE|UND_ERR_SOCKET/, 'closes the connection'],
];

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error & { readonly cause?: Error & { readonly code?: string } };
  const code = cause?.code ?? name;
  const [, reason = 'does not respond'] = reasons.find(([codes]) => codes.test(code)) ?? [];
  return `${reason} (${code})`;
}

/** Requests an address. @throws NoResponse */
export type SendRequest = (address: string, method?: 'GET' | 'HEAD') => Promise<HostResponse>;

/** Requests an address as a browser does on its first visit, but does not follow redirects. */
export const request: SendRequest = async (address, method = 'GET') => {
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
    throw new NoResponse(address, reasonOf(error));
  }
};
