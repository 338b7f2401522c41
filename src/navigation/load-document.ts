import { hasDraft } from '../contact/draft';
import { siteSubmissions } from '../contact/site-submission';

/**
 * Requests the document of a page, and returns whether it arrives. If an error page, the sign-in page of a Wi-Fi network, or
 * nothing arrives instead, loading the address would remove the phone numbers from the screen.
 */
async function documentIsThere(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok && (await response.text()).includes(`data-page="${path}"`);
  } catch {
    return false;
  }
}

/**
 * Loads the document at an address, fragment included, if nothing is lost with the present one: no message is in flight, the
 * visitor has no unsent text, and the host has the other document.
 * @param isWanted asked last, because the visitor may have gone elsewhere in the meantime
 */
export async function loadDocument(href: string, isWanted: () => boolean): Promise<void> {
  await siteSubmissions.settled();
  const isThere = await documentIsThere(new URL(href, window.location.href).pathname);
  if (!isThere || hasDraft() || !isWanted()) return;
  // To the current address, `assign` would only scroll to the fragment.
  if (href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
