import { content } from '../content/treatment';
import { TextPage } from './TextPage';

export const meta = content;

/** Specification section 2: /treatment. */
export function Page() {
  return <TextPage content={content} form />;
}
