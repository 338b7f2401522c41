import { createContext, type MouseEvent, useContext } from 'react';
import type { RoutePath } from '../../routing/paths';

/** What a link may ask of the application that it stands in. */
export interface Navigation {
  /** Fetches a page's chunk ahead of the click; does nothing on a metered or slow connection. */
  prefetch(path: RoutePath): void;
  /** Takes a click over from the browser and shows the page, at once or when its chunk has come. */
  follow(event: MouseEvent, path: RoutePath): void;
}

/** Without an application around it (a part tested alone) a link is a plain link. */
const plain: Navigation = { prefetch: () => {}, follow: () => {} };

export const NavigationContext = createContext<Navigation>(plain);

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
