/** Between two pages of a text that was read from a file with pages. */
export const pageBreak = '\f';
