import type { Page } from '@playwright/test';

/**
 * What people copy brings marks that cannot be seen. Contacts of iOS and Android put U+202D and U+202C around a phone
 * number, so that it reads from left to right (https://www.unicode.org/reports/tr9/#Explicit_Directional_Overrides); a web
 * page puts U+200B where a long address may break, and Word U+00AD. Inserts the text where the caret is, as a paste does.
 */
export const paste = (page: Page, text: string): Promise<void> => page.keyboard.insertText(text);
