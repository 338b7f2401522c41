import { vi } from 'vitest';

/** Opens the site as somebody who has asked the browser to save data, for whom no page is prefetched. */
export function saveData(): void {
  const { connection } = navigator as unknown as { readonly connection: object };
  vi.spyOn(connection as { readonly saveData: boolean }, 'saveData', 'get').mockReturnValue(true);
}
