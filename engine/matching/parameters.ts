import type { Method, VariableDeclaration } from '../model/declarations.js';
import { constructorMerger } from './constructor-mergers.js';
import type { ParameterMatch } from './comparison.js';
import type { VariableEvidence } from './variable-evidence.js';

/** The type of a parameter as descriptions print it, `int...` included; empty where none is written. */
export function typeText(variable: VariableDeclaration): string {
  return (variable.type?.text ?? '') + (variable.varargs ? '...' : '');
}

/** The same with the package, where it is written. */
export function qualifiedTypeText(variable: VariableDeclaration): string {
  return (variable.type?.qualifiedText ?? '') + (variable.varargs ? '...' : '');
}

/**
 * Pairs the parameters of two versions of a method: by name and type, by name, by what the bodies do with them, then by type and place.
 *
 *     f(int a, String b)   ->   f(String text, int a)      a = a, b -> text when the body says so, or when no other String is left
 */
export function matchParameters(before: Method, after: Method, evidence: VariableEvidence | null): ParameterMatch {
  if (sameParameters(before, after))
    return {
      pairs: before.parameters.map((one, i) => ({ before: one, after: after.parameters[i] as VariableDeclaration })),
      removed: [],
      added: [],
    };
  const restBefore = new Set(before.parameters);
  const restAfter = new Set(after.parameters);
  const partners = new Map<VariableDeclaration, VariableDeclaration>();
  const pair = (one: VariableDeclaration, other: VariableDeclaration): void => {
    restBefore.delete(one);
    restAfter.delete(other);
    partners.set(one, other);
  };
  const pairWhere = (accept: (one: VariableDeclaration, other: VariableDeclaration) => boolean): void => {
    for (const one of restBefore) {
      const other = [...restAfter].find((candidate) => accept(one, candidate));
      if (other) pair(one, other);
    }
  };
  pairWhere((one, other) => one.name === other.name && typeText(one) === typeText(other));
  pairWhere((one, other) => one.name === other.name);
  const merger = constructorMerger(before, after);
  const merged = merger ? [...merger.several, merger.one] : [];
  const open = merged.filter((one) => restBefore.delete(one) || restAfter.delete(one));
  if (evidence) {
    pairWhere((one, other) => evidence.agrees(one, other));
  }
  // What the bodies use for something else is no rename, however well type and place agree.
  const free = (one: VariableDeclaration, other: VariableDeclaration): boolean =>
    !evidence || (evidence.from(one).length === 0 && evidence.to(other).length === 0);
  const sameType = (one: VariableDeclaration, other: VariableDeclaration): boolean => typeText(one) === typeText(other);
  const samePlace = (one: VariableDeclaration, other: VariableDeclaration): boolean =>
    before.parameters.indexOf(one) === after.parameters.indexOf(other);
  const isAlone = (one: VariableDeclaration, rest: Iterable<VariableDeclaration>): boolean =>
    [...rest].filter((variable) => sameType(one, variable)).length === 1;
  // write(char[] c, int from, int to) -> write(char[] c, int at, int length): which of the two is which nobody knows
  const isPlain = before.parameters.length <= FEW_PARAMETERS && before.parameters.length === after.parameters.length;
  pairWhere(
    (one, other) =>
      sameType(one, other) &&
      samePlace(one, other) &&
      free(one, other) &&
      (isAlone(one, restBefore) || isAlone(one, restAfter) || isPlain || sharesWords(one.name, other.name)),
  );
  pairWhere(
    (one, other) =>
      sameType(one, other) && isAlone(one, restBefore) && isAlone(one, restAfter) && restBefore.size === restAfter.size && free(one, other),
  );
  // f(int a, Registry registry) -> f(int a, Context context): the only one that changed is in its old place. Of two, those that have a part of the
  // name: f(long start, int size) -> f(Node startNode, Range limits)
  const places = (method: Method, rest: Iterable<VariableDeclaration>): string =>
    [...rest].map((one) => method.parameters.indexOf(one)).join();
  if (before.parameters.length === after.parameters.length && places(before, restBefore) === places(after, restAfter)) {
    const alone = restBefore.size === 1 && [...partners].every(([one, other]) => one.name === other.name);
    pairWhere((one, other) => samePlace(one, other) && free(one, other) && (alone || sharesWords(one.name, other.name)));
  }
  // what several became, or one became several, is neither gone nor another one's new name
  for (const one of open) (before.parameters.includes(one) ? restBefore : restAfter).add(one);
  return {
    pairs: before.parameters.flatMap((one) => {
      const other = partners.get(one);
      return other ? [{ before: one, after: other }] : [];
    }),
    removed: before.parameters.filter((one) => restBefore.has(one)),
    added: after.parameters.filter((one) => restAfter.has(one)),
  };
}

/** So many parameters are told by their places alone. */
const FEW_PARAMETERS = 2;

/** One name begins or ends with the other, word by word: `start`, `startNode`; not `num`, `number`. */
function sharesWords(name: string, other: string): boolean {
  const [short, long] = [name, other].map(wordsOf).sort((x, y) => x.length - y.length) as [string[], string[]];
  return short.every((word, i) => word === long[i]) || short.every((word, i) => word === long[long.length - short.length + i]);
}

function wordsOf(name: string): string[] {
  return name.split(/_|(?<=[a-z0-9])(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** Nothing changed in the list: the case of most methods, so it costs nothing else. */
function sameParameters(before: Method, after: Method): boolean {
  return (
    before.parameters.length === after.parameters.length &&
    before.parameters.every((one, i) => {
      const other = after.parameters[i];
      return other !== undefined && one.name === other.name && typeText(one) === typeText(other);
    })
  );
}
