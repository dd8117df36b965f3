import type { VariableDeclaration } from '../../model/declarations.js';
import { statementsOf } from '../../model/statement.js';
import { expressionsOf } from '../../facts/bindings.js';
import type { VariableEvidence } from './variable-evidence.js';

/**
 * Whether a loop's counter and the iterator of another loop, paired with it, are two things all the same: where an `if` inside asks each of them something of
 * its own, and, where the elements are got by number, where the one's name is a part of the other's (1,200 made-up loops).
 *
 *     for (Iterator<Lid> walk = lids.iterator(); walk.hasNext();)   ->   for (int at = 0; at < lids.size(); at++)      a rename
 *     for (Iterator<Lid> it = lids.iterator(); it.hasNext();)       ->   for (int i = 0; i < lids.size(); i++)         none: lids.get(i)
 *     … if (isOpen() && walk.hasNext()) { … }                       ->   … if (isOpen() && at != last) { … }           nor here
 */
export function areCounterAndIterator(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  if (one.kind !== 'for' || other.kind !== 'for') return false;
  const [counter, method, iterator] = isCounter(one) ? [one, evidence.before, other] : [other, evidence.after, one];
  const lists = isCounter(counter) ? iteratedBy(iterator) : null;
  if (lists === null) return false;
  if (iterator.name.includes(counter.name) && method.body) {
    const isGot = statementsOf(method.body)
      .flatMap(expressionsOf)
      .some(({ label, receiver, arguments: given }) => label === 'get' && receiver?.text === lists && given?.[0]?.text === counter.name);
    if (isGot) return true;
  }
  const aligned = new Set(evidence.between(one, other).map(({ mapping }) => mapping));
  return evidence.mentioning(one, other).some((mapping) => mapping.before.kind === 'if' && !aligned.has(mapping));
}

/** A counter and an element are different things, although one loop took the place of the other: `for (int i…)`, `for (Task task : tasks)`. */
export function countsAgainst(one: VariableDeclaration, other: VariableDeclaration): boolean {
  return (
    one.kind !== other.kind && (one.kind === 'enhancedFor' || other.kind === 'enhancedFor') && (one.kind === 'for' || other.kind === 'for')
  );
}

function isCounter({ initializer }: VariableDeclaration): boolean {
  return initializer?.kind === 'number';
}

/** A resource is closed at the end, which what was written in place was not; the iterator of a loop is how it goes through its elements. */
export function belongsToHeader(variable: VariableDeclaration): boolean {
  return variable.kind === 'resource' || (variable.kind === 'for' && iteratedBy(variable) !== null);
}

/** What a variable iterates over: the `lids` of `lids.iterator()`. */
function iteratedBy({ initializer }: VariableDeclaration): string | null {
  const asks = initializer?.kind === 'invocation' && (initializer.label === 'iterator' || initializer.label === 'listIterator');
  return asks ? (initializer.receiver?.text ?? null) : null;
}
