/** What the page says to a visitor. */
export const greeting = (name: string) => `Hello, ${name}!`;
