const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** A count in running text: a word up to twelve, digits from there. */
export const numberWord = (count: number) => words[count] ?? String(count);
