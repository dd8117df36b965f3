/** The one question that decides whether something acts: in a module of its own, since tests outside of a browser can make no such event. */

/** Whether the browser made an event, for what the reader did. What a script makes, `click()` included, never counts as that. */
export const isTrusted = (event: Event): boolean => event.isTrusted;
