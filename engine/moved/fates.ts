/**
 * What became of moved lines: whether a block went elsewhere as a whole, whether definitions changed their order, or code did whose order may matter. Where no model of the
 * language says in which body a line is, its text does, and what is doubtful counts as code whose order matters.
 */
import { heaviestInOrder } from '../text/in-order.js';
import { areWholeDefinitions } from './definitions.js';
import { indentationOf, isComment, isEnding } from './line-facts.js';
import type { LineRange, MovedBlock } from './moved-lines.js';
import type { ShownFile, ShownText } from './shown-files.js';

export type How = 'elsewhere' | 'members' | 'statements' | 'copied';

/** What is known of one block by itself. */
export interface Fate {
  readonly how: How;
  /** Of members: the type that they are in. */
  readonly within?: string;
  /** Blocks of the same key have to be in their old order, else their order changed. Null: their order means nothing. */
  readonly orderIn: string | null;
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
  const fates = new Map<MovedBlock, Fate>();
  const ordered = new Map<string, MovedBlock[]>();
  for (const block of blocks) {
    const [one, other] = [before.get(block.before.path), after.get(block.after.path)];
    if (!one?.before || !other?.after) continue;
    const fate = judge(block) ?? fateByText(block, one.before, other.after, one === other);
    fates.set(block, isText(block, one.before, other.after) ? { ...fate, how: fate.how === 'copied' ? 'copied' : 'statements' } : fate);
    if (fate.orderIn !== null) ordered.set(fate.orderIn, [...(ordered.get(fate.orderIn) ?? []), block]);
  }
  const displaced = new Set<MovedBlock>();
  for (const several of ordered.values()) {
    const sorted = [...several].sort((a, b) => a.before.startLine - b.before.startLine);
    const standing = heaviestInOrder(
      sorted,
      (block) => block.after.startLine,
      (block) => block.lines.length,
    );
    for (const block of sorted) if (!standing.has(block)) displaced.add(block);
  }
  return blocks.map((block) => {
    const fate = fates.get(block);
    const how = displaced.has(block) ? 'statements' : (fate?.how ?? 'statements');
    return { ...block, how, ...(how === 'members' && fate?.within !== undefined && { within: fate.within }) };
  });
}

function fateByText(block: MovedBlock, before: ShownText, after: ShownText, isSameFile: boolean): Fate {
  if (block.kind === 'copied') return { how: 'copied', orderIn: null };
  const whole = areWhole(before, block.before) && areWhole(after, block.after);
  if (!isSameFile) return { how: 'elsewhere', orderIn: whole ? null : `${block.before.path} ${block.after.path}` };
  const [from, to] = [outermost(before, block.before.startLine), outermost(after, block.after.startLine)];
  if (from !== null && to !== null && from !== to)
    return { how: 'elsewhere', orderIn: whole ? null : [block.before.path, from, to].join('\n') };
  return { how: whole ? 'members' : 'statements', orderIn: null };
}

const areWhole = (text: ShownText, { startLine, endLine }: LineRange): boolean => areWholeDefinitions(text, startLine, endLine);

/** The line without indentation that a line is under; null when it is under none, or that is not shown. */
function outermost({ lines }: ShownText, line: number): string | null {
  if (indentationOf(lines[line - 1] ?? '') === 0) return null;
  for (let at = line - 2; at >= 0; at--) {
    const text = lines[at] ?? null;
    if (text === null) return null;
    const trimmed = text.trim();
    if (trimmed !== '' && indentationOf(text) === 0 && !isComment(trimmed) && !isEnding(trimmed) && !trimmed.startsWith('@'))
      return trimmed;
  }
  return null;
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
