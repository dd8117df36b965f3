import type { Expression } from '../../model/expression.js';

/** Types are replaced by types only, everything else by everything else (Algorithm 2, line 10). */
export function compatible(a: Expression, b: Expression): boolean {
  return (a.kind === 'type') === (b.kind === 'type');
}

/** Something is asked or made. */
export function isCall({ kind }: Expression): boolean {
  return kind === 'invocation' || kind === 'creation';
}

/** `"got " + n`: a text, and no sum. */
export function isTextSum({ kind, label, children }: Expression): boolean {
  return kind === 'infix' && label === '+' && children.some((one) => one.kind === 'string');
}

/** What a call is handed, as one text; empty where that is nothing. */
export function argumentText({ arguments: given }: Expression): string {
  return (given ?? []).map(({ text }) => text).join();
}

/** What is asked, where that is not the object itself: `dock` of `dock.load(boat)`, nothing of `load(boat)` and `this.load(boat)`. */
export function receiverOf({ receiver }: Expression): Expression | null {
  return receiver?.kind === 'this' ? null : receiver;
}

/** The type of a creation, cast, …: its first `type` child. */
export function typeOf(expression: Expression): Expression | null {
  return expression.children.find((child) => child.kind === 'type') ?? null;
}

export function withoutTypeArguments(type: string): string {
  const at = type.indexOf('<');
  return at < 0 ? type : type.slice(0, at);
}

export function isThisMember(expression: Expression): boolean {
  return expression.kind === 'fieldAccess' && expression.receiver?.kind === 'this' && expression.receiver.receiver === null;
}

export function memberName(expression: Expression): string | null {
  return expression.kind === 'name' || isThisMember(expression) ? expression.label : null;
}

/** `this.x` and `x`, in whichever order. */
export function isSameMember(a: Expression, b: Expression): boolean {
  return isThisMember(a) !== isThisMember(b) && memberName(a) !== null && memberName(a) === memberName(b);
}

/** Fluent interfaces (paper 003, Fig. 3): more calls of the two chains in common than not. */
export function isSameChain(a: Expression, b: Expression): boolean {
  if (a.receiver?.kind !== 'invocation' || b.receiver?.kind !== 'invocation') return false;
  const callsA = chainOf(a);
  const callsB = chainOf(b);
  const rest = new Map<string, number>();
  for (const call of callsB) rest.set(call, (rest.get(call) ?? 0) + 1);
  let common = 0;
  for (const call of callsA) {
    const count = rest.get(call) ?? 0;
    if (count > 0) {
      common++;
      rest.set(call, count - 1);
    }
  }
  return common > callsA.length + callsB.length - 2 * common;
}

/** The calls of a chain with their arguments, outermost first: `a.b(1).c()` -> `c()`, `b(1)`. */
function chainOf(expression: Expression): string[] {
  const calls: string[] = [];
  for (let current: Expression | null = expression; current?.kind === 'invocation'; current = current.receiver) {
    calls.push(`${current.label}(${(current.arguments ?? []).map((one) => one.text).join()})`);
  }
  return calls;
}

/** Calls or creates something. */
export function computes(expression: Expression): boolean {
  return expression.kind === 'invocation' || expression.kind === 'creation' || expression.children.some(computes);
}
