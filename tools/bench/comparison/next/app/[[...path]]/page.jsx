import parse, { attributesToProps, domToReact, Element } from 'html-react-parser';
import { ContactForm } from '../../generated/ContactForm.js';
import { Header } from '../../generated/Header.js';
import pages from '../../generated/pages.json';
import { Slider } from '../../generated/Slider.js';
import { Link } from '../../router';

export const generateStaticParams = () => pages.map(({ path }) => ({ path: path.split('/').filter(Boolean) }));

/** Renames the only attribute in the pages for which the parser does not know React's name. */
const withReactNames = (html) => html.replaceAll(' fetchpriority="', ' fetchPriority="');

/** A page's HTML as React elements, with the site's interactive components and Next.js's links. */
export default async function Page({ params }) {
  const path = `/${(await params).path?.join('/') ?? ''}`;
  const { tags, body, slides } = pages.find((page) => page.path === path);
  const components = {
    Header: <Header />,
    Slider: <Slider slides={slides} />,
    ContactForm: <ContactForm />,
  };
  const options = {
    replace(node) {
      if (!(node instanceof Element)) return undefined;
      const { name, attribs, children } = node;
      if (name === 'x-component') return components[attribs.name];
      if (name !== 'a' || !attribs.href?.startsWith('/')) return undefined;
      const { href, ...rest } = attribs;
      return (
        <Link to={href} {...attributesToProps(rest)}>
          {domToReact(children, options)}
        </Link>
      );
    },
  };
  return [parse(withReactNames(tags)), parse(withReactNames(body), options)];
}
