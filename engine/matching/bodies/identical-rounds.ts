import type { Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { caughtType } from './catch-clauses.js';
import type { Fragment } from './fragments.js';

/**
 * Rounds 1 and 2 of Algorithm 1 for leaves: pairs of equal text. Of a text that occurs more often (`break;`, `return false;`), those of the side that
 * has fewer choose in the order of the source, by what is around them:
 *
 *     if (a) { log(); }   ->   if (b) { log(); }  while (c) { if (a) { log(); } }      the second
 */
export function pairIdentical(before: readonly Fragment[], after: readonly Fragment[]): [Fragment, Fragment][] {
  const groups = new Map<string, { before: Fragment[]; after: Fragment[] }>();
  for (const one of before) {
    const group = groups.get(one.text);
    if (group) group.before.push(one);
    else groups.set(one.text, { before: [one], after: [] });
  }
  for (const one of after) groups.get(one.text)?.after.push(one);
  return [...groups.values()].flatMap((group) => pairGroup(group.before, group.after));
}

/** Above this many pairs of one text they are paired in source order: looking at the surroundings of each would be quadratic. */
const MOST_REPETITIONS = 4_000;

function pairGroup(before: readonly Fragment[], after: readonly Fragment[]): [Fragment, Fragment][] {
  const count = Math.min(before.length, after.length);
  if (count === 0) return [];
  if (before.length * after.length > MOST_REPETITIONS || before.length * after.length === 1)
    return before.slice(0, count).map((b, i) => [b, after[i] as Fragment]);
  const [choosers, others] = before.length <= after.length ? [before, after] : [after, before];
  const left = new Set(others);
  return choosers.map((chooser) => {
    const [first, ...rest] = [...left].map((other) => new Surroundings(chooser, other));
    const best = rest.reduce((x, y) => (y.compare(x) < 0 ? y : x), first as Surroundings);
    left.delete(best.other);
    return choosers === before ? [chooser, best.other] : [best.other, chooser];
  });
}

/** Headers that differ by no more are similar: `if(a(1))`, `if(a(2))`, `if(x())`; not `if(a(1))`, `while(a(1))`. */
const SIMILAR_HEADER = 0.4;

/** What is around two statements of equal text. */
class Surroundings {
  readonly #headers: number;

  constructor(
    readonly chooser: Fragment,
    readonly other: Fragment,
  ) {
    this.#headers = equalHeaders(chooser.statement, other.statement);
  }

  /** Negative when these agree more: in the headers around, in the whole block, in what is caught, depth, likeness of the header, both neighbours, position. */
  compare(than: Surroundings): number {
    return (
      than.#headers - this.#headers ||
      than.#inEqualBlocks() - this.#inEqualBlocks() ||
      than.#catchTheSame() - this.#catchTheSame() ||
      this.#apart('depth') - than.#apart('depth') ||
      than.#underSimilarHeaders() - this.#underSimilarHeaders() ||
      than.#equalNeighbours() - this.#equalNeighbours() ||
      this.#apart('index') - than.#apart('index') ||
      Math.abs(this.chooser.order - this.other.order) - Math.abs(than.chooser.order - than.other.order)
    );
  }

  #apart(key: 'depth' | 'index'): number {
    return Math.abs(this.chooser.statement[key] - this.other.statement[key]);
  }

  #inEqualBlocks(): number {
    const [some, others] = [this.chooser.statement.parent?.children ?? [], this.other.statement.parent?.children ?? []];
    return Number(some.length === others.length && some.every(({ text }, i) => text === others[i]?.text));
  }

  #catchTheSame(): number {
    const [one, other] = [around(this.chooser.statement), around(this.other.statement)];
    return Number(one?.kind === 'catch' && other?.kind === 'catch' && caughtType(one) === caughtType(other));
  }

  #underSimilarHeaders(): number {
    const [one, other] = [around(this.chooser.statement), around(this.other.statement)];
    return Number(one === other || (one !== null && other !== null && normalizedDistance(one.text, other.text) <= SIMILAR_HEADER));
  }

  #equalNeighbours(): number {
    const isEqual = (step: 1 | -1): boolean => {
      const [one, other] = [neighbourOf(this.chooser.statement, step), neighbourOf(this.other.statement, step)];
      return one !== undefined && one.text === other?.text;
    };
    return Number(isEqual(-1) && isEqual(1));
  }
}

function neighbourOf({ parent, index }: Statement, step: 1 | -1): Statement | undefined {
  return parent?.children[index + step];
}

/** The composite that a statement stands in, braces looked through; null in the method's own block. */
function around({ parent }: Statement): Statement | null {
  let current = parent;
  while (current?.kind === 'block') current = current.parent;
  return current;
}

/** How many composites around two statements have equal headers, from the innermost up to the first that differs; one more up to the methods' own blocks. */
function equalHeaders(one: Statement, other: Statement): number {
  let [a, b] = [around(one), around(other)];
  let count = 0;
  while (a && b && a.kind === b.kind && a.text === b.text) {
    count++;
    [a, b] = [around(a), around(b)];
  }
  return a === b ? count + 1 : count;
}

/** More pairs than this are not aligned one by one: a generated 5,000-line method must not take minutes. */
const MOST_PAIRS = 250_000;

/** Whether two lists are too long for each of the one to be aligned with each of the other. */
export function areTooMany(before: readonly Fragment[], after: readonly Fragment[]): boolean {
  return before.length * after.length > MOST_PAIRS;
}
