import { content } from '../content/privacy';
import { TextPage } from './TextPage';

export const meta = content;

/** An extension: what happens to a visitor’s data. */
export function Page() {
  return <TextPage content={content} />;
}
