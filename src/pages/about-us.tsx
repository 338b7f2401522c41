import { content } from '../content/about';
import { TextPage } from './TextPage';

export const meta = content;

/** Specification section 2: /about-us. */
export function Page() {
  return <TextPage content={content} form />;
}
