/** The last moment of a day, in local time. @param day as year-month-day */
export const endOfDay = (day: string) => new Date(`${day}T23:59:59.999`);
