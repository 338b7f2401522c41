import type { Page } from '@playwright/test';

/**
 * Inserts text at the caret, as a paste does. Copied text can contain invisible characters. Contacts apps on iOS and
 * Android put U+202D and U+202C around a phone number, so that it reads from left to right
 * (https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides). Web pages put U+200B, and Word puts U+00AD,
 * where a long address may break.
 */
export const paste = (page: Page, text: string): Promise<void> => page.keyboard.insertText(text);
