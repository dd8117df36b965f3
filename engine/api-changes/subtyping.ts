import { mayBeSameType } from '../symbols/type-symbols.js';
import { checkpoint } from '../text/work.js';
import { OBJECT_NAME, type Term, type Terms } from './terms.js';

/** Bounds of variables that are variables: more of them in a row are rather a circle. */
const DEEPEST_BOUND = 8;

/** Types within types that are compared: deeper ones are rather a circle, `T extends Comparable<? super T>`. */
const DEEPEST_TYPE = 60;

const BOXES: ReadonlyMap<string, string> = new Map([
  ['boolean', 'java.lang.Boolean'],
  ['byte', 'java.lang.Byte'],
  ['short', 'java.lang.Short'],
  ['char', 'java.lang.Character'],
  ['int', 'java.lang.Integer'],
  ['long', 'java.lang.Long'],
  ['float', 'java.lang.Float'],
  ['double', 'java.lang.Double'],
]);

const PRIMITIVE = /^(?:boolean|byte|short|char|int|long|float|double|void)$/;

export const isPrimitive = (term: Term): term is Term & { kind: 'named' } => term.kind === 'named' && PRIMITIVE.test(term.name);

/** What is left of a type in compiled code: `java.util.List`, `int[]`. */
export function erasureOf(term: Term, depth = 0): string {
  checkpoint();
  switch (term.kind) {
    case 'named':
      return term.name;
    case 'array':
      return `${erasureOf(term.of, depth)}[]`;
    case 'wildcard':
      return OBJECT_NAME;
    case 'variable': {
      const bound = depth < DEEPEST_BOUND ? term.bounds()[0] : undefined;
      return bound === undefined ? OBJECT_NAME : erasureOf(bound, depth + 1);
    }
  }
}

/** Whether two types are compiled to the same. */
export const haveSameErasure = (one: Term, other: Term): boolean => mayBeSameType(erasureOf(one), erasureOf(other));

export function isSameTerm(one: Term, other: Term): boolean {
  checkpoint();
  switch (one.kind) {
    case 'named':
      return (
        other.kind === 'named' &&
        mayBeSameType(one.name, other.name) &&
        one.arguments.length === other.arguments.length &&
        one.arguments.every((term, i) => isSameTerm(term, other.arguments[i] ?? term))
      );
    case 'variable':
      return other.kind === 'variable' && one.level === other.level && one.index === other.index;
    case 'array':
      return other.kind === 'array' && isSameTerm(one.of, other.of);
    case 'wildcard':
      return other.kind === 'wildcard' && one.bound === other.bound && isSameTerm(one.of, other.of);
  }
}

/** Whether one of them is the box of the other: `int`, `Integer`. */
export function areBoxed(one: Term, other: Term): boolean {
  const [first, second] = [erasureOf(one), erasureOf(other)];
  return BOXES.get(first) === second || BOXES.get(second) === first;
}

/** Whether a value of a type goes where another is wanted, without boxing. What is not known of a type does not make it one. */
export function isSubtype(term: Term, other: Term, terms: Terms, depth = 0): boolean {
  checkpoint();
  if (depth > DEEPEST_TYPE) return false;
  if (isPrimitive(term) || isPrimitive(other)) return isSameTerm(term, other);
  if (other.kind === 'named' && other.name === OBJECT_NAME) return true;
  switch (term.kind) {
    case 'wildcard':
      return term.bound === 'extends' && isSubtype(term.of, other, terms, depth + 1);
    case 'variable':
      return isSameTerm(term, other) || term.bounds().some((bound) => isSubtype(bound, other, terms, depth + 1));
    case 'array':
      return other.kind === 'array' && isSubtype(term.of, other.of, terms, depth + 1);
    case 'named':
      if (other.kind !== 'named') return false;
      if (mayBeSameType(term.name, other.name)) return areContained(term.arguments, other.arguments, terms, depth + 1);
      return isAboveSubtype(term, other, terms, depth);
  }
}

function isAboveSubtype(term: Term, other: Term & { kind: 'named' }, terms: Terms, depth: number): boolean {
  const seen = new Set<string>();
  const queue: Term[] = [term];
  for (const one of queue)
    for (const above of terms.above(one)) {
      checkpoint();
      if (above.kind !== 'named' || seen.has(above.name)) continue;
      seen.add(above.name);
      if (mayBeSameType(above.name, other.name)) return areContained(above.arguments, other.arguments, terms, depth + 1);
      queue.push(above);
    }
  return false;
}

/** Whether type arguments go where others are wanted; raw types go everywhere, with a warning. */
export function areContained(given: readonly Term[], wanted: readonly Term[], terms: Terms, depth = 0): boolean {
  if (given.length !== wanted.length) return given.length === 0 || wanted.length === 0;
  return given.every((term, i) => isContained(term, wanted[i] ?? term, terms, depth));
}

function isContained(given: Term, wanted: Term, terms: Terms, depth: number): boolean {
  if (wanted.kind !== 'wildcard') return isSameTerm(given, wanted);
  if (wanted.bound === 'extends') {
    const upper = given.kind !== 'wildcard' ? given : given.bound === 'extends' ? given.of : terms.object;
    return isSubtype(upper, wanted.of, terms, depth + 1);
  }
  if (given.kind === 'wildcard') return given.bound === 'super' && isSubtype(wanted.of, given.of, terms, depth + 1);
  return isSubtype(wanted.of, given, terms, depth + 1);
}

/** Whether a type speaks of a type variable of which something holds. */
export function mentions(term: Term, holds: (level: string, index: number) => boolean): boolean {
  checkpoint();
  switch (term.kind) {
    case 'variable':
      return holds(term.level, term.index);
    case 'array':
    case 'wildcard':
      return mentions(term.of, holds);
    case 'named':
      return term.arguments.some((one) => mentions(one, holds));
  }
}
