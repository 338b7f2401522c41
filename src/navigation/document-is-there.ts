/**
 * Asks the host whether it has the document of a page. It may answer with an error, a network's sign-in page, or nothing.
 * Loading such a document would replace the phone numbers on the screen with the browser's error page.
 */
export async function documentIsThere(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok && (await response.text()).includes(`data-page="${path}"`);
  } catch {
    return false;
  }
}
