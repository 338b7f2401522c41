/**
 * Asks the host whether it has the document of a page. The answer may be an error, a network's sign-in page, or nothing.
 * Loading that would remove the phone numbers from the screen.
 */
export async function documentIsThere(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok && (await response.text()).includes(`data-page="${path}"`);
  } catch {
    return false;
  }
}
