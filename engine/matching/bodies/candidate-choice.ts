import type { Expression } from '../../model/expression.js';
import type { Statement, StatementKind } from '../../model/statement.js';
import type { Aligner } from './alignment/alignment.js';
import type { StatementMapping } from './body-mapping.js';
import { covers, withoutCast, withoutParentheses } from '../../facts/expressions/covering.js';
import type { Fragment } from './fragments.js';
import { append, include } from '../../text/grouping.js';

/** Two fragments that can have become each other, and what had to be replaced for it. */
export interface Candidate {
  readonly before: Fragment;
  readonly after: Fragment;
  readonly aligner: Aligner;
  /** Of the texts; see `StatementMapping`. */
  readonly distance: number;
}

/** What is mapped so far. */
export interface MappedSoFar {
  isTaken(candidate: Candidate): boolean;
  readonly mappings: () => readonly StatementMapping[];
  take(candidate: Candidate): void;
}

/**
 * Which candidates are taken (findBestMatch of paper 003). The statements of the side that has fewer choose in the order of the source:
 *
 *   1. what a variable stands in for its value:       put(find(id), 1)  ->  User user = find(id); put(find(other), 1); put(user, 1);     the second put
 *   2. for a statement in a composite, what stands in one of the same kind
 *   3. the nearer text, depth, position
 *
 * Declarations are chosen last, since what is done with a variable tells which it was.
 */
export function takeBest(candidates: readonly Candidate[], chooser: 'before' | 'after', values: HeldValues, soFar: MappedSoFar): void {
  const choices = new Map<Fragment, Candidate[]>();
  const declarations = candidates.filter(({ before, after }) => declares(before) && declares(after));
  for (const candidate of candidates)
    if (!declares(candidate.before) || !declares(candidate.after)) append(choices, candidate[chooser], candidate);
  const fragments = [...choices.keys()].sort((x, y) => x.order - y.order);
  for (const fragment of fragments) {
    const left = (choices.get(fragment) ?? []).filter((candidate) => !soFar.isTaken(candidate));
    const compare = (x: Candidate, y: Candidate): number =>
      Number(values.isHeld(y)) - Number(values.isHeld(x)) ||
      Number(isElsewhere(x, fragment.statement)) - Number(isElsewhere(y, fragment.statement)) ||
      nearer(x, y);
    const [first] = left;
    if (first) soFar.take(left.length === 1 ? first : left.reduce((x, y) => (compare(x, y) <= 0 ? x : y)));
  }
  takeDeclarations(declarations, soFar);
}

/** Negative when the first is the nearer pair: by text, depth, position. What stands around says nothing (1,456 changes). */
function nearer(x: Candidate, y: Candidate): number {
  const depth = ({ before, after }: Candidate): number => Math.abs(before.statement.depth - after.statement.depth);
  const index = ({ before, after }: Candidate): number => Math.abs(before.statement.index - after.statement.index);
  const order = ({ before, after }: Candidate): number => Math.abs(before.order - after.order);
  return (
    x.distance - y.distance ||
    depth(x) - depth(y) ||
    index(x) - index(y) ||
    order(x) - order(y) ||
    x.before.order - y.before.order ||
    x.after.order - y.after.order
  );
}

/**
 * Whether the one that chooses stands in a composite and the other does not stand in such a one, or under more or fewer conditions; of a `try` (150 pairs)
 * also in as many others, and as deep.
 */
function isElsewhere({ before, after }: Candidate, chooser: Statement): boolean {
  const kind = kindAround(chooser);
  if (kind === null) return false;
  if (kindAround(before.statement) !== kindAround(after.statement)) return true;
  const isOtherwise = (of: StatementKind): boolean => countAround(before.statement, of) !== countAround(after.statement, of);
  if (kind === 'try') return before.statement.depth !== after.statement.depth || isOtherwise('try');
  return kind === 'if' && isOtherwise('if');
}

/** The kind of the composite that a statement stands in, braces looked through; null in the method's own block. */
function kindAround({ parent }: Statement): StatementKind | null {
  let around = parent;
  while (around?.kind === 'block') around = around.parent;
  return around?.kind ?? null;
}

function countAround({ parent }: Statement, kind: StatementKind): number {
  let count = 0;
  for (let current = parent; current; current = current.parent) if (current.kind === kind) count++;
  return count;
}

function declares({ statement, expression }: Fragment): boolean {
  return expression === null && statement.kind === 'localVariable';
}

/**
 * The nearest pair of all first; but of several that differ in names alone, and of several that differ in more, those that the mapped uses of the
 * variables speak for:
 *
 *     int a = f(x); int b = f(y); use(a); send(b);   ->   int c = f(y); int d = f(x); use(c); send(d);      a -> c, b -> d
 *
 * They do not speak for another name where the variable of the same name is as near, nor where that one stayed in its place, however far (2,800 pairs):
 *
 *     start(); Box a = open(4); use(a);   ->   start(); Box a = open(9, WIDE); Box b = open(4); use(b);      a -> a
 */
function takeDeclarations(declarations: readonly Candidate[], soFar: MappedSoFar): void {
  const uses = declarations.length > 1 ? new MappedUses(soFar.mappings()) : null;
  const inNames = declarations.filter(differsInNames);
  const [near, all] = [countOf(inNames), countOf(declarations)];
  const names = new Set(inNames);
  const kept = new Map<Fragment, Candidate[]>();
  for (const candidate of declarations)
    if (keepsName(candidate) && holdsAlike(candidate)) for (const one of [candidate.before, candidate.after]) append(kept, one, candidate);
  const inPlace = new Set<Candidate>();
  for (const candidate of declarations) for (const one of rivalsOf(candidate, kept)) if (staysInPlace(one, candidate)) inPlace.add(one);
  const keyed = declarations.map((candidate) => {
    if (inPlace.has(candidate)) return { candidate, support: IN_PLACE };
    const { before, after } = candidate;
    const counts = names.has(candidate) ? near : all;
    const alone = counts.get(before) === 1 && counts.get(after) === 1;
    const support = alone || !uses ? 0 : uses.support(candidate);
    // the only one that differs so little needs nobody to speak for it, and nobody speaks for another
    const outdone =
      (!names.has(candidate) && (near.has(before) || near.has(after))) ||
      rivalsOf(candidate, kept).some((one) => nearer(one, candidate) < 0);
    return { candidate, support: outdone ? Math.min(support, 0) : support };
  });
  keyed.sort((x, y) => y.support - x.support || nearer(x.candidate, y.candidate));
  for (const { candidate, support } of keyed) {
    if (support >= 0 && !soFar.isTaken(candidate)) soFar.take(candidate);
  }
}

/** More than the uses of a variable can say. */
const IN_PLACE = 2;

/** Those that kept their name and that one can become only instead of this pair. */
function rivalsOf(candidate: Candidate, kept: ReadonlyMap<Fragment, readonly Candidate[]>): readonly Candidate[] {
  if (keepsName(candidate)) return [];
  return [...(kept.get(candidate.before) ?? []), ...(kept.get(candidate.after) ?? [])];
}

function keepsName({ before, after }: Candidate): boolean {
  return nameOf(before) === nameOf(after);
}

/** What the two variables hold is of one kind; calls have one name or ask one object. */
function holdsAlike({ before, after }: Candidate): boolean {
  const [one, other] = [before, after]
    .map(({ statement: { variables } }) => variables[0]?.initializer)
    .map((value) => value && withoutCast(value));
  if (!one || !other || one.kind !== other.kind) return false;
  return one.kind !== 'invocation' || one.label === other.label || one.receiver?.text === other.receiver?.text;
}

/** Both neighbours read as before; or the one before it does, and what it could be instead stands right behind. */
function staysInPlace({ before, after }: Candidate, instead: Candidate): boolean {
  const [[previous, next], [previousAfter, nextAfter]] = [neighboursOf(before), neighboursOf(after)];
  if (previous?.text !== previousAfter?.text || !next || !nextAfter) return false;
  return next.text === nextAfter.text || (previous !== undefined && nextAfter === instead.after.statement);
}

type Neighbour = Statement | undefined;

function neighboursOf({ statement: { parent, index } }: Fragment): readonly [Neighbour, Neighbour] {
  return [parent?.children[index - 1], parent?.children[index + 1]];
}

/** How many candidates each fragment has. */
function countOf(candidates: readonly Candidate[]): ReadonlyMap<Fragment, number> {
  const counts = new Map<Fragment, number>();
  for (const { before, after } of candidates) for (const one of [before, after]) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** Nothing was replaced but variables, or the name of the call that the statement is about. */
function differsInNames({ before, aligner: { replacements } }: Candidate): boolean {
  if (replacements.every(({ kind }) => kind === 'variable')) return true;
  const [only, ...more] = replacements;
  return (
    only !== undefined &&
    more.length === 0 &&
    only.kind === 'invocation' &&
    only.before === before.statement.variables[0]?.initializer &&
    only.before.label !== only.after.label &&
    only.before.receiver?.text === only.after.receiver?.text &&
    argumentsOf(only.before) === argumentsOf(only.after)
  );
}

function argumentsOf(call: Expression): string {
  return (call.arguments ?? []).map((one) => one.text).join();
}

function nameOf({ statement }: Fragment): string {
  return statement.variables[0]?.name ?? '';
}

/** Which variables became which in mapped statements. */
class MappedUses {
  readonly #before = new Map<string, Set<string>>();
  readonly #after = new Map<string, Set<string>>();

  constructor(mappings: readonly StatementMapping[]) {
    for (const { replacements } of mappings) {
      for (const { kind, before, after } of replacements) {
        if (kind !== 'variable' || before.kind !== 'name' || after.kind !== 'name') continue;
        include(this.#before, before.label, after.label);
        include(this.#after, after.label, before.label);
      }
    }
  }

  /** 1 when a use of the one became a use of the other, -1 when uses say something else, 0 when they say nothing. */
  support({ before, after }: Candidate): number {
    const [one, other] = [nameOf(before), nameOf(after)];
    if (one === other) return 0;
    if (this.#before.get(one)?.has(other)) return 1;
    return this.#before.has(one) || this.#after.has(other) ? -1 : 0;
  }
}

/** The values that unmapped declarations give to their variables. */
export class HeldValues {
  readonly #before = new Map<string, Set<string>>();
  readonly #after = new Map<string, Set<string>>();

  constructor(before: readonly Fragment[], after: readonly Fragment[]) {
    note(this.#before, before);
    note(this.#after, after);
  }

  /** Whether a value stands on one side where the other has a variable that holds it, declared on this side alone. */
  isHeld({ aligner }: Candidate): boolean {
    if (this.#before.size + this.#after.size === 0) return false;
    const holds = (values: ReadonlyMap<string, ReadonlySet<string>>, name: string, value: string): boolean =>
      values.get(name)?.has(value) ?? false;
    return aligner.replacements.some(
      ({ before, after }) =>
        (after.kind === 'name' && holds(this.#after, after.label, withoutParentheses(before).text)) ||
        (before.kind === 'name' && holds(this.#before, before.label, withoutParentheses(after).text)),
    );
  }
}

function note(values: Map<string, Set<string>>, leaves: readonly Fragment[]): void {
  for (const fragment of leaves) {
    if (!declares(fragment)) continue;
    for (const { name, initializer } of fragment.statement.variables)
      if (initializer && covers(initializer)) include(values, name, withoutParentheses(initializer).text);
  }
}

/** Whether the first number that differs is the smaller one. */
export function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
