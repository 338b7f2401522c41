/**
 * Whether the host has the document of a page: not a network's sign-in page in its place, an error, or nothing. To load a
 * document that is not there would replace the phone numbers on the screen by the browser's own error page.
 */
export async function documentIsThere(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok && (await response.text()).includes(`data-page="${path}"`);
  } catch {
    return false;
  }
}
