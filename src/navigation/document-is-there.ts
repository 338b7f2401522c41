/**
 * Requests the document of a page, and returns whether it arrives. If an error page, the sign-in page of a Wi-Fi network, or
 * nothing arrives instead, loading the address would remove the phone numbers from the screen.
 */
export async function documentIsThere(path: string): Promise<boolean> {
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    return response.ok && (await response.text()).includes(`data-page="${path}"`);
  } catch {
    return false;
  }
}
