/**
 * What became of moved lines: whether a block went elsewhere as a whole, whether definitions changed their order, or code did whose order may matter. Where no model of the
 * language says in which body a line is, its text does, and what is doubtful counts as code whose order matters.
 */
import { append, groupBy } from '../text/grouping.js';
import { heaviestInOrder } from '../text/in-order.js';
import { indentationOf } from './line-facts.js';
import type { MovedBlock } from './moved-lines.js';
import type { ShownFile, ShownText } from './shown-files.js';
import { TextJudge } from './text-judge.js';

export type How = 'elsewhere' | 'members' | 'statements' | 'copied';

/** Lines of a block that are in one body, and are in one now: where the first of them is, and how many they are. */
export interface Place {
  /** Names both bodies. */
  readonly bodies: string;
  readonly before: number;
  readonly after: number;
  readonly count: number;
  /** By how many columns what is around them is indented otherwise; null where that is not known. */
  readonly shift: number | null;
}

/** What is known of one block by itself. */
export interface Fate {
  readonly how: How;
  /** Of members: the type that they are in. */
  readonly within?: string;
  /** Where its order matters: what is in the same bodies has to be in its old order, and indented alike, else it was changed. */
  readonly places: readonly Place[];
}

/** A block and what became of it. */
export interface SettledBlock extends MovedBlock {
  readonly how: How;
  readonly within?: string;
}

/** What a model of a language knows of a block; undefined where there is no model. */
export type Judge = (block: MovedBlock) => Fate | undefined;

/** Says of each block what became of it. */
export function settled(blocks: readonly MovedBlock[], files: readonly ShownFile[], judge: Judge): readonly SettledBlock[] {
  const before = new Map(files.flatMap((file) => (file.before ? [[file.before.path, file] as const] : [])));
  const after = new Map(files.flatMap((file) => (file.after ? [[file.after.path, file] as const] : [])));
  const byText = new TextJudge();
  const fates = new Map<MovedBlock, Fate>();
  for (const block of blocks) {
    const [one, other] = [before.get(block.before.path), after.get(block.after.path)];
    if (!one?.before || !other?.after) continue;
    const fate = judge(block) ?? byText.judged(block, one, other);
    fates.set(block, isText(block, one.before, other.after) ? { ...fate, how: fate.how === 'copied' ? 'copied' : 'statements' } : fate);
  }
  const displaced = displacedOf(fates, byText);
  return blocks.map((block) => {
    const fate = fates.get(block);
    const how = displaced.has(block) ? 'statements' : (fate?.how ?? 'statements');
    return { ...block, how, ...(how === 'members' && fate?.within !== undefined && { within: fate.within }) };
  });
}

/** Something in two bodies: a part of a block, or a line that stayed where it was, which has no block. */
interface Thing extends Omit<Place, 'bodies'> {
  readonly block: MovedBlock | null;
}

/** What stayed is never what moved. */
const STANDS = 1_000_000;

/** Blocks that are not in the order of the others of their bodies, and of what stayed there, or that are indented otherwise than these. */
function displacedOf(fates: ReadonlyMap<MovedBlock, Fate>, byText: TextJudge): ReadonlySet<MovedBlock> {
  const things = new Map<string, Thing[]>();
  for (const [block, { places }] of fates) for (const place of places) append(things, place.bodies, { ...place, block });
  const displaced = new Set<MovedBlock>();
  for (const [bodies, moved] of things) {
    const stayed = byText.stayedIn(bodies).map(([before, after]) => ({ before, after, count: STANDS, shift: 0, block: null }));
    const all: readonly Thing[] = [...stayed, ...moved].sort((a, b) => a.before - b.before);
    const standing = heaviestInOrder(
      all,
      (thing) => thing.after,
      (thing) => thing.count,
    );
    const shift = all.find((thing) => thing.shift !== null)?.shift ?? heaviestShift(moved);
    for (const thing of moved) if (thing.block && (!standing.has(thing) || thing.block.shift !== shift)) displaced.add(thing.block);
  }
  return displaced;
}

/** By how many columns most of some things are indented otherwise. */
function heaviestShift(things: readonly Thing[]): number {
  const shifts = [...groupBy(things, ({ block }) => block?.shift ?? 0)].map(
    ([shift, alike]) => [shift, alike.reduce((sum, { count }) => sum + count, 0)] as const,
  );
  return shifts.reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as const)[0];
}

/** How a text of several lines begins or ends, in any language. */
const DELIMITER = /"""|'''|`|<<[-~]?['"]?[A-Z]/g;

/** Whether a text of several lines may begin or end in a block whose indentation changed: then it says something else now. */
function isText(block: MovedBlock, before: ShownText, after: ShownText): boolean {
  const isOdd = (line: string): boolean => (line.match(DELIMITER)?.length ?? 0) % 2 === 1;
  return (
    block.lines.some(([one]) => isOdd(before.lines[one - 1] ?? '')) &&
    block.lines.some(([one, other]) => indentationOf(before.lines[one - 1] ?? '') !== indentationOf(after.lines[other - 1] ?? ''))
  );
}
