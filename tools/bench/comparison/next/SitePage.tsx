import parse, {
  attributesToProps,
  type DOMNode,
  domToReact,
  Element,
  type HTMLReactParserOptions,
} from 'html-react-parser';
import { ContactForm } from './generated/ContactForm.js';
import { Header } from './generated/Header.js';
import pages from './generated/pages.json';
import { Slider } from './generated/Slider.js';
import { Link } from './router';

/** Renames the only attribute in the pages for which the parser does not know React's name. */
const withReactNames = (html: string) => html.replaceAll(' fetchpriority="', ' fetchPriority="');

/** A page's HTML as React elements, with the site's interactive components and Next.js's links. */
export function SitePage({ path }: { readonly path: string }) {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  const componentAt = (name: string | undefined) => {
    if (name === 'Header') return <Header path={path} />;
    return name === 'Slider' ? <Slider slides={page.slides} /> : <ContactForm />;
  };
  const options: HTMLReactParserOptions = {
    replace(node) {
      if (!(node instanceof Element)) return undefined;
      const { name, attribs, children } = node;
      if (name === 'x-component') return componentAt(attribs.name);
      if (name !== 'a' || !attribs.href?.startsWith('/')) return undefined;
      const { href: to, ...rest } = attribs;
      return (
        <Link to={to} {...attributesToProps(rest)}>
          {domToReact(children as DOMNode[], options)}
        </Link>
      );
    },
  };
  return (
    <>
      {parse(withReactNames(page.tags))}
      {parse(withReactNames(page.body), options)}
    </>
  );
}
