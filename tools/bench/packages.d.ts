// The packages of tools/bench/package.json are installed on first use. These are the parts of their interfaces that the
// measurements call, so that the project's types can be checked without them.

declare module 'lighthouse' {
  interface Audit {
    readonly title: string;
    readonly score: number | null;
    readonly displayValue?: string;
    readonly numericValue?: number;
  }
  interface Category {
    readonly score: number | null;
    readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
  }
  export interface Report {
    readonly categories: Readonly<Record<string, Category>>;
    readonly audits: Readonly<Record<string, Audit>>;
    readonly environment: { readonly hostUserAgent: string };
    readonly runtimeError?: { readonly message: string };
  }
  export default function lighthouse(
    url: string,
    flags: { readonly port: number; readonly logLevel: 'error'; readonly disableFullPageScreenshot: boolean },
  ): Promise<{ readonly lhr: Report } | undefined>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
  }): Promise<{ readonly port: number; kill(): void }>;
}

declare module 'selfsigned' {
  export function generate(
    attributes: readonly { readonly name: string; readonly value: string }[],
  ): Promise<{ readonly private: string; readonly cert: string }>;
}
