import type { Statement } from '../model/statement.js';
import type { Fragment } from './fragments.js';

/**
 * Rounds 1 and 2 of Algorithm 1 for leaves: pairs of equal text. A text that occurs once on each side is safe. Of one that occurs more often
 * (`break;`, `return false;`), first those next to a safe pair are taken, then those at equal depth, then the rest, by how much of their
 * surroundings agrees.
 */
export function pairIdentical(before: readonly Fragment[], after: readonly Fragment[]): [Fragment, Fragment][] {
  const groups = new Map<string, { before: Fragment[]; after: Fragment[] }>();
  for (const one of before) {
    const group = groups.get(one.text);
    if (group) group.before.push(one);
    else groups.set(one.text, { before: [one], after: [] });
  }
  for (const one of after) groups.get(one.text)?.after.push(one);

  const pairs = new Map<Fragment, Fragment>();
  const taken = new Set<Fragment>();
  const partners = new Map<Statement, Statement>();
  const pair = (b: Fragment, a: Fragment): void => {
    pairs.set(b, a);
    taken.add(a);
    if (!b.expression && !a.expression) partners.set(b.statement, a.statement);
  };
  for (const group of groups.values()) {
    const [b] = group.before;
    const [a] = group.after;
    if (group.before.length === 1 && group.after.length === 1 && b && a) pair(b, a);
  }
  spread(before, after, pairs, taken, pair, 1);
  spread(before, after, pairs, taken, pair, -1);
  for (const group of groups.values()) {
    const restBefore = group.before.filter((one) => !pairs.has(one));
    const restAfter = group.after.filter((one) => !taken.has(one));
    pairRest(restBefore, restAfter, partners, pair);
  }
  return [...pairs];
}

/** Follows the order of the source from every pair: the next leaf of both sides is a pair too when its text and depth are equal. */
function spread(
  before: readonly Fragment[],
  after: readonly Fragment[],
  pairs: ReadonlyMap<Fragment, Fragment>,
  taken: ReadonlySet<Fragment>,
  pair: (b: Fragment, a: Fragment) => void,
  step: 1 | -1,
): void {
  const position = new Map<Fragment, number>();
  after.forEach((one, i) => position.set(one, i));
  const from = step === 1 ? 0 : before.length - 1;
  for (let i = from; i >= 0 && i < before.length; i += step) {
    const current = before[i];
    const next = before[i + step];
    if (!current || !next || pairs.has(next)) continue;
    const partner = pairs.get(current);
    const at = partner === undefined ? undefined : position.get(partner);
    const candidate = at === undefined ? undefined : after[at + step];
    if (candidate && !taken.has(candidate) && candidate.text === next.text && candidate.statement.depth === next.statement.depth)
      pair(next, candidate);
  }
}

/** Above this many pairs of one text they are paired in source order: looking at the surroundings of each would be quadratic. */
const MOST_REPETITIONS = 4_000;

function pairRest(
  before: Fragment[],
  after: Fragment[],
  partners: ReadonlyMap<Statement, Statement>,
  pair: (b: Fragment, a: Fragment) => void,
): void {
  if (before.length === 0 || after.length === 0) return;
  if (before.length * after.length > MOST_REPETITIONS) {
    for (let i = 0; i < Math.min(before.length, after.length); i++) pair(before[i] as Fragment, after[i] as Fragment);
    return;
  }
  const candidates = before.flatMap((b) =>
    after.map((a) => ({
      b,
      a,
      depth: Math.abs(b.statement.depth - a.statement.depth),
      context: contextAgreement(b, a, partners),
      index: Math.abs(b.statement.index - a.statement.index),
      order: Math.abs(b.order - a.order),
    })),
  );
  candidates.sort(
    (x, y) =>
      x.depth - y.depth ||
      y.context - x.context ||
      x.index - y.index ||
      x.order - y.order ||
      x.b.order - y.b.order ||
      x.a.order - y.a.order,
  );
  const used = new Set<Fragment>();
  for (const { b, a } of candidates) {
    if (used.has(b) || used.has(a)) continue;
    used.add(b);
    used.add(a);
    pair(b, a);
  }
}

/** How far up the enclosing headers are equal, and whether the neighbours are mapped to each other or read the same. */
export function contextAgreement(before: Fragment, after: Fragment, partners: ReadonlyMap<Statement, Statement>): number {
  let score = 0;
  let b = before.statement.parent;
  let a = after.statement.parent;
  while (b && a && b.kind === a.kind && b.text === a.text) {
    if (b.kind !== 'block') score += 2;
    b = b.parent;
    a = a.parent;
  }
  for (const step of [-1, 1]) {
    const neighbourBefore = before.statement.parent?.children[before.statement.index + step];
    const neighbourAfter = after.statement.parent?.children[after.statement.index + step];
    if (!neighbourBefore || !neighbourAfter) score += neighbourBefore || neighbourAfter ? 0 : 1;
    else if (partners.get(neighbourBefore) === neighbourAfter) score += 2;
    else if (neighbourBefore.text === neighbourAfter.text) score += 1;
  }
  return score;
}
