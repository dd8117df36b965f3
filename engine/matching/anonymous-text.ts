/** Whether a text may hold an anonymous type, `new A(…) {`: asked before members are lowered, so that those without one are left alone. */
export function mayHoldAnonymousType(text: string): boolean {
  return ANONYMOUS.test(text);
}

const ANONYMOUS = /\bnew\s[^;{}]*\)\s*\{/;
