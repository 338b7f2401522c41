/** The example of the hint beside Name: a name that the check refuses, and how to type it. */
export const nameExample = { name: "O'Neil-Cruz", typed: 'O Neil Cruz' } as const satisfies Record<string, string>;
