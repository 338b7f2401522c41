import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isModified } from './is-modified';
import { routeAt } from './route-at';

/**
 * Lets the router follow links within the site, all by one listener: about 70 of React Router's own links, each of which
 * reads and resolves the location, slow a tap down (docs/decisions/0073). Every other address, such as that of a document of
 * the clinic, is the browser's.
 */
export function useLinkClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0 || isModified(event)) return;
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.origin !== window.location.origin || link.target || link.hasAttribute('download')) return;
      const isHere = link.pathname === window.location.pathname;
      if (!isHere && routeAt(link.pathname) !== link.pathname) return;
      event.preventDefault();
      // As with the browser's own links, a link to where the visitor is adds nothing to the history.
      navigate(link.pathname + link.search + link.hash, { replace: link.href === window.location.href });
    }
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}
