import { content } from '../content/mission';
import { TextPage } from './TextPage';

export const meta = content;

/** Specification section 2: /mission. */
export function Page() {
  return <TextPage content={content} />;
}
