import type { ComponentType } from 'react';
import type { PageMeta } from '../content/types';

/** What a page's module brings: its component, and what the page says about itself. */
export interface Page {
  readonly meta: PageMeta;
  readonly Page: ComponentType;
}
