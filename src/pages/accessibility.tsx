import { content } from '../content/accessibility';
import { TextPage } from './TextPage';

export const meta = content;

/** An extension: the accessibility statement. */
export function Page() {
  return <TextPage content={content} />;
}
