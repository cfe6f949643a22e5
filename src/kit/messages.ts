/** The words about data that do not fit a schema. */
export const issueMessages = {
  stray: (place: string): string => `There is no "${place}".`,
  missing: (place: string): string => `"${place}" is missing.`,
  at: (place: string | null, message: string): string => (place === null ? `${message}.` : `${place}: ${message}.`),
};
