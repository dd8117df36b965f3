/** A part of an answer or a page of which nothing is known but that it has members. */
export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The members of a value; none when it has none. */
export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
