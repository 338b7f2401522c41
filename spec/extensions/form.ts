/** The background of the button while it reads "Message Sent", in light mode. */
export const sentColor = 'rgb(28, 103, 67)';

/** The example in the hint beside Name: a name that validation rejects, and how to type it. */
export const nameExample = { name: "O'Neil-Cruz", typed: 'O Neil Cruz' } as const satisfies Record<string, string>;
