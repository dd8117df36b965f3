import { descendants, type Expression } from '../model/expression.js';
import { normalizedDistance } from '../text/similarity.js';
import { Aligner } from './alignment.js';
import { isReference } from './bindings.js';
import { withoutParentheses, type SameExpressions } from './covering.js';
import { isCall } from './expression-facts.js';
import type { Fragment } from './fragments.js';
import { replacedInOperand } from './operands-given-back.js';

/** Leaves without a partner that give back values of which some names stand for one another; the nearest first. */
export function returnedPairs(
  before: readonly Fragment[],
  after: readonly Fragment[],
): readonly (readonly [Fragment, Fragment, Aligner])[] {
  const [gone, fresh] = [before.filter(givesBack), after.filter(givesBack)];
  const candidates = gone.flatMap((b) => fresh.flatMap((a) => candidateOf(b, a) ?? []));
  const taken = new Set<Fragment>();
  return candidates
    .sort((x, y) => x.distance - y.distance)
    .flatMap(({ b, a, aligner }): readonly (readonly [Fragment, Fragment, Aligner])[] => {
      if (taken.has(b) || taken.has(a)) return [];
      taken.add(b).add(a);
      return [[b, a, aligner]];
    });
}

interface Candidate {
  readonly b: Fragment;
  readonly a: Fragment;
  readonly aligner: Aligner;
  readonly distance: number;
}

function candidateOf(b: Fragment, a: Fragment): Candidate | null {
  const [value, instead] = [b.statement.expressions[0], a.statement.expressions[0]];
  if (!value || !instead) return null;
  const aligner = new Aligner();
  const found = replacedInOperand(value, instead);
  for (const { before, after, kind } of found ?? []) aligner.replace(before, after, kind);
  const names = found ? [] : namesGivenBack(value, instead, (x, y) => aligner.same(x, y));
  if (names.length === 0 && !found) return null;
  for (const [one, other] of names) aligner.replace(one, other, 'variable');
  aligner.replace(value, instead);
  return { b, a, aligner, distance: normalizedDistance(b.text, a.text) };
}

function givesBack({ statement, expression }: Fragment): boolean {
  return expression === null && statement.kind === 'return';
}

type NamePair = readonly [before: Expression, after: Expression];

/**
 * The names that stand for one another in two values of which a method gave back the one and gives back the other (1,100 made-up pairs): what is asked, when it is
 * handed nothing or one thing alike, and what is handed over by calls of one kind.
 *
 *     return mark.get();          ->   return sheet.pull();                       return sheet == null ? null : sheet.pull();
 *     return mark.find(key);      ->   return sheet.take(key);                    but not   return sheet.take(door, key);
 *     return shelf.set(mark);     ->   return new Box(sheet);                     but not   return kept(sheet);
 *     return mark == null;        ->   return sheet + 1;                          but not   return 1 + sheet;
 */
function namesGivenBack(before: Expression, after: Expression, same: SameExpressions): readonly NamePair[] {
  const [gone, fresh] = [before, after].map((value) => new Set(referencesIn(value)));
  return standing(before, after, same).filter(([one, other]) => !fresh?.has(one.text) && !gone?.has(other.text));
}

function referencesIn(value: Expression): readonly string[] {
  return descendants(value)
    .filter(isReference)
    .map(({ text }) => text);
}

function standing(a: Expression, b: Expression, same: SameExpressions): readonly NamePair[] {
  if (a.kind === 'conditional' || b.kind === 'conditional') return ofChoices(a, b, same);
  if (a.kind === 'infix' && b.kind === 'infix')
    return a.children.length === b.children.length ? inPlaces(a.children, b.children, same) : [];
  if (a.kind === 'invocation' && b.kind === 'infix') return firstOf(b.children.map((one) => askedOf(a, one, same)));
  if (a.kind === 'infix' && b.kind === 'invocation') return firstOf(a.children.map((one) => askedOf(one, b, same)));
  if (a.kind === 'fieldAccess' && b.kind === 'fieldAccess') return askedOf(a, b, same);
  return isCall(a) && isCall(b) ? ofCalls(a, b, same) : [];
}

/** A call goes on as what a choice comes to, or the reverse; a comparison as what is asked now. */
function ofChoices(a: Expression, b: Expression, same: SameExpressions): readonly NamePair[] {
  const [asked, ...branches] = b.children;
  if (a.kind === 'infix') return asked?.label === a.label ? inPlaces(a.children, asked.children, same) : [];
  if (a.kind === 'invocation') return firstOf(branches.map((branch) => standing(a, withoutParentheses(branch), same)));
  return b.kind === 'invocation' ? firstOf(a.children.slice(1).map((branch) => standing(withoutParentheses(branch), b, same))) : [];
}

function ofCalls(a: Expression, b: Expression, same: SameExpressions): readonly NamePair[] {
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  const isShared = given.some((one) => instead.some((other) => same(one, other)));
  const handed = given.length === instead.length ? inPlaces(given, instead, same) : [];
  const asked = a.kind === 'invocation' && b.kind === 'invocation' ? askedOf(a, b, same) : [];
  if (asked.length > 0 && a.label === b.label) return asked;
  if (!isShared && handed.length === 0) return given.length + instead.length === 0 ? asked : [];
  return isShared || isOneKind(a, b) ? [...asked, ...handed] : [];
}

/** What a call on something is handed is not handed to an own one; an object may be made of either. */
function isOneKind(a: Expression, b: Expression): boolean {
  return a.kind === 'creation' || b.kind === 'creation' || (a.receiver === null) === (b.receiver === null);
}

function askedOf(a: Expression, b: Expression, same: SameExpressions): readonly NamePair[] {
  return a.kind === b.kind && a.receiver && b.receiver ? inPlaces([a.receiver], [b.receiver], same) : [];
}

function inPlaces(list: readonly Expression[], other: readonly Expression[], same: SameExpressions): readonly NamePair[] {
  return list.flatMap((one, i): readonly NamePair[] => {
    const instead = other[i];
    return instead && isReference(one) && isReference(instead) && !same(one, instead) ? [[one, instead]] : [];
  });
}

function firstOf(found: readonly (readonly NamePair[])[]): readonly NamePair[] {
  return found.find(({ length }) => length > 0) ?? [];
}
