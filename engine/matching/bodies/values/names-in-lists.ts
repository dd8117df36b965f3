import { descendants, type Expression } from '../../../model/expression.js';
import { editDistance, normalizedDistance } from '../../../text/similarity.js';
import { replaceWord } from '../../../text/words.js';
import { isReference } from '../../../facts/bindings.js';
import { isLiteral } from '../../../facts/expressions/covering.js';

/** A name of a call, and the one that stands for it now. */
export type NamesInLists = readonly (readonly [before: Expression, after: Expression])[];

/** What a list reads like when one of its names is another one. */
interface Reading {
  readonly partner: Expression;
  readonly texts: readonly string[];
  readonly distance: number;
}

/**
 * Where a call that is all of a statement got more or fewer arguments, a name that is gone became the new one in its place, counted from the front or
 * from the back, that brings the two lists nearest, as long as they have one argument in common then:
 *
 *     return page(names);        ->   return page(title, this, 5);      names -> title
 *     return page(key, names);   ->   return page(5, key, title);       names -> title
 *
 * With fewer new names than gone ones nothing tells which of them it was, and beside arguments that all stayed several names in the place of one are
 * what it was split into.
 */
export function namesInLists(before: Expression, after: Expression): NamesInLists {
  const [given, instead] = [before.arguments ?? [], after.arguments ?? []];
  if (given.length === instead.length || given.length === 0 || instead.length === 0) return [];
  const [namesBefore, namesAfter] = [namesOf(before), namesOf(after)];
  const gone = [...namesBefore].filter(([name]) => !namesAfter.has(name));
  const fresh = new Set([...namesAfter.keys()].filter((name) => !namesBefore.has(name)));
  if (gone.length === 0 || gone.length > fresh.size || isSplit(given, instead)) return [];
  const goal = instead.map(({ text }) => text);
  const pairs: (readonly [Expression, Expression])[] = [];
  let texts: readonly string[] = given.map(({ text }) => text);
  for (const [name, reference] of gone) {
    const apart = editDistance(listed(texts), listed(goal));
    let best: Reading | null = null;
    for (const partner of inItsPlace(reference, given, instead)) {
      if (!fresh.has(partner.label)) continue;
      const replaced = texts.map((text) => replaceWord(text, name, partner.label));
      if (editDistance(listed(replaced), listed(goal)) >= apart) continue;
      const distance = normalizedDistance(listed(replaced), listed(goal));
      if (!best || distance <= best.distance) best = { partner, texts: replaced, distance };
    }
    if (!best) continue;
    texts = best.texts;
    fresh.delete(best.partner.label);
    pairs.push([reference, best.partner]);
  }
  return texts.some((text) => goal.includes(text)) ? pairs : [];
}

/** The arguments that the other list does not have. */
export function exchangedIn(
  given: readonly Expression[],
  instead: readonly Expression[],
): { readonly gone: readonly Expression[]; readonly fresh: readonly Expression[] } {
  const [before, after] = [new Set(given.map(({ text }) => text)), new Set(instead.map(({ text }) => text))];
  return { gone: given.filter(({ text }) => !after.has(text)), fresh: instead.filter(({ text }) => !before.has(text)) };
}

/** `print(page, size)` against `print(page, width, height)`: the first argument stayed the first, and the last one the last, unless it is what changed. */
function isSplit(given: readonly Expression[], instead: readonly Expression[]): boolean {
  const { gone, fresh } = exchangedIn(given, instead);
  const [one, other] = [given.at(-1), instead.at(-1)];
  const keepsEnds =
    given[0]?.text === instead[0]?.text && (one?.text === other?.text || (one === gone[0] && fresh.some((name) => name === other)));
  return keepsEnds && gone.length === 1 && fresh.length > 1 && [...gone, ...fresh].every(({ kind }) => kind === 'name');
}

/** The names that stand, or make the same argument of it, where a name stood: from the front, and from the back. */
function inItsPlace(name: Expression, given: readonly Expression[], instead: readonly Expression[]): readonly Expression[] {
  const at = given.findIndex((argument) => argument === name || descendants(argument).includes(name));
  const argument = given[at];
  if (!argument) return [];
  return [instead[at], instead.at(at - given.length)].flatMap((other) => {
    if (!other) return [];
    if (argument === name) return other.kind === 'name' ? [other] : [];
    return [...namesOf(other).values()].filter(({ label }) => replaceWord(argument.text, name.label, label) === other.text);
  });
}

function listed(texts: readonly string[]): string {
  return `(${texts.join(', ')})`;
}

/** The names that an expression says, each with its first place. */
function namesOf(expression: Expression): ReadonlyMap<string, Expression> {
  const found = new Map<string, Expression>();
  for (const part of descendants(expression))
    if (part.kind === 'name' && isReference(part) && !found.has(part.label)) found.set(part.label, part);
  return found;
}

/**
 * Names that one name stands for, or that it gives out: `draw(width, height)` against `draw(size)` and `draw(size.width(), size.height(), 3)`; and the
 * reverse.
 */
export function areMergedLists({ arguments: one }: Expression, { arguments: other }: Expression): boolean {
  return isMergedInto(one ?? [], other ?? []) || isMergedInto(other ?? [], one ?? []);
}

function isMergedInto(several: readonly Expression[], instead: readonly Expression[]): boolean {
  const names = several.filter(({ kind }) => kind === 'name').length;
  if (names < 2 || !several.every((one) => one.kind === 'name' || isLiteral(one))) return false;
  const [whole, ...more] = instead.filter((one) => !isLiteral(one));
  if (!whole) return false;
  if (more.length === 0) return whole.kind === 'name' || isGivenOut(whole);
  const given = instead.filter(isGivenOut);
  return (
    given.length > 1 &&
    given.every(({ receiver }) => receiver?.text === given[0]?.receiver?.text) &&
    instead.every((one) => one.kind === 'name' || isLiteral(one) || isGivenOut(one))
  );
}

function isGivenOut({ kind, receiver }: Expression): boolean {
  return kind === 'invocation' && receiver?.kind === 'name';
}
