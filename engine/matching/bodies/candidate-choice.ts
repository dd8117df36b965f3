import type { Aligner } from './alignment/alignment.js';
import type { StatementMapping } from './body-mapping.js';
import { covers, withoutParentheses } from '../../facts/expressions/covering.js';
import type { Fragment } from './fragments.js';
import { MappedUses } from './mapped-uses.js';
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
 *   2. what replaces variables as the statements that are mapped already do
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
  const uses = candidates.length > 1 ? new MappedUses(soFar.mappings()) : null;
  for (const fragment of fragments) {
    const left = (choices.get(fragment) ?? []).filter((candidate) => !soFar.isTaken(candidate));
    const support = new Map(left.length > 1 ? left.map((one) => [one, supportOf(one, uses)]) : []);
    const compare = (x: Candidate, y: Candidate): number =>
      Number(values.isHeld(y)) - Number(values.isHeld(x)) || (support.get(y) ?? 0) - (support.get(x) ?? 0) || nearer(x, y);
    const [first] = left;
    if (!first) continue;
    const best = left.length === 1 ? first : left.reduce((x, y) => (compare(x, y) <= 0 ? x : y));
    soFar.take(best);
    uses?.add(best.aligner.replacements);
  }
  takeDeclarations(declarations, soFar);
}

/** Whether mapped statements replace variables in the same way (1), in another way (-1), or say nothing of them (0). */
function supportOf({ aligner }: Candidate, uses: MappedUses | null): number {
  const votes = aligner.replacements.map(
    ({ kind, before, after }) => (kind === 'variable' && uses?.support(before.label, after.label)) || 0,
  );
  return votes.includes(-1) ? -1 : votes.includes(1) ? 1 : 0;
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

function declares({ statement, expression }: Fragment): boolean {
  return expression === null && statement.kind === 'localVariable';
}

/**
 * The nearest pair of all first; but of several that a declaration can have become, that which the mapped uses of the variables speak for:
 *
 *     int a = f(x); int b = f(y); use(a); send(b);   ->   int c = f(y); int d = f(x); use(c); send(d);      a -> c, b -> d
 */
function takeDeclarations(declarations: readonly Candidate[], soFar: MappedSoFar): void {
  const uses = declarations.length > 1 ? new MappedUses(soFar.mappings()) : null;
  const counts = countOf(declarations);
  const keyed = declarations.map((candidate) => {
    const isOnly = counts.get(candidate.before) === 1 && counts.get(candidate.after) === 1;
    return { candidate, support: isOnly || !uses ? 0 : uses.support(nameOf(candidate.before), nameOf(candidate.after)) };
  });
  keyed.sort((x, y) => y.support - x.support || nearer(x.candidate, y.candidate));
  for (const { candidate, support } of keyed) if (support >= 0 && !soFar.isTaken(candidate)) soFar.take(candidate);
}

/** How many candidates each fragment has. */
function countOf(candidates: readonly Candidate[]): ReadonlyMap<Fragment, number> {
  const counts = new Map<Fragment, number>();
  for (const { before, after } of candidates) for (const one of [before, after]) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

function nameOf({ statement }: Fragment): string {
  return statement.variables[0]?.name ?? '';
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
