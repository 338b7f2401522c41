import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { directives as expected } from '../../spec/extensions/policy';

/** A Content-Security-Policy: the sources of each directive, in order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Parses a policy. @throws if a directive occurs twice, because a browser would ignore the second */
export function parsePolicy(text: string): Policy {
  const policy: Record<string, readonly string[]> = {};
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    if (name in policy) throw new Error(`${name} occurs twice`);
    policy[name] = sources;
  }
  return policy;
}

/**
 * The policy that the contract requires, with the hashes of a page.
 * @param otherwise directives that replace those of the contract
 */
export function contractPolicy(
  hashes: { script: readonly string[]; style: readonly string[] },
  otherwise: Policy = {},
): Policy {
  const all: Policy = { ...expected, ...otherwise };
  return Object.fromEntries(
    Object.entries(all).map(([name, sources]) => {
      const own = name === 'script-src' ? hashes.script : hashes.style;
      return [name, sources.flatMap((source) => (source === 'hashes' ? own : [source]))];
    }),
  );
}

/** Hashes the inline scripts or styles of a page. Uses no code of the site or the build, so as not to repeat their mistakes. */
function hashesOf(html: string, element: 'script' | 'style'): readonly string[] {
  const found = [...html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'))];
  const inline = found.filter(([, attributes = '']) => !/\ssrc=|json/.test(attributes)).map(([, , text = '']) => text);
  return [...new Set(inline)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/**
 * Returns the policy of a page, the policy that the contract requires, whether the policy precedes all scripts, styles and
 * links, and the names of inline style and event attributes, which the policy forbids.
 */
export function policyOf(html: string) {
  const page = parse(html);
  const [meta] = page.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
  const first = page.querySelector('script, style, link, noscript');
  const attributes = page.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes));
  return {
    found: parsePolicy(meta?.getAttribute('content') ?? ''),
    wanted: contractPolicy({ script: hashesOf(html, 'script'), style: hashesOf(html, 'style') }),
    isFirst: Boolean(meta && first && meta.range[0] < first.range[0]),
    inlineAttributes: attributes.filter((name) => name === 'style' || /^on/i.test(name)),
  };
}
