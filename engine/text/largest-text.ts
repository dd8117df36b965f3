/** Texts of more UTF-16 units are left out: generated tables and minified bundles would take the whole budget. What fetches files need not fetch more. */
export const LARGEST_TEXT = 4_000_000;

/** What is said of a text that was left out for that. */
export const tooLarge = (): string => `more than ${LARGEST_TEXT / 1_000_000} million characters`;

/** Texts in languages that are not known are compared line by line up to this many UTF-16 units: larger ones are data, of which nobody asks where a line went. */
export const LARGEST_BY_LINES = 1_000_000;
