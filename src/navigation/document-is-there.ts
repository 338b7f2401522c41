/**
 * Asks the host whether it has the document of a page. Instead, the host may send an error page, a network its sign-in page,
 * or nothing may arrive. Loading one of these would remove the phone numbers from the screen.
 */
export async function documentIsThere(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok && (await response.text()).includes(`data-page="${path}"`);
  } catch {
    return false;
  }
}
