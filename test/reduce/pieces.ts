/** What can be taken out of a change so that it stays one: files, imports, comments, members, statements. */
import { Language, Parser, type Node } from 'web-tree-sitter';
import type { Change } from '../../engine/api.js';
import { startRuntime, type GrammarLoader } from '../../engine/languages/runtime.js';
import { append } from '../../engine/text/grouping.js';

export type Side = 'before' | 'after';

/** A stretch of one file's text; the whole file when there are no offsets. */
interface Cut {
  readonly side: Side;
  readonly path: string;
  readonly from?: number;
  readonly to?: number;
}

/** What is taken out at once. */
export type Piece = readonly Cut[];

/** How coarse the pieces are: the coarse ones are tried first. */
export const GRAINS = ['files', 'noise', 'members', 'member', 'statements', 'statement'] as const;
export type Grain = (typeof GRAINS)[number];

const SIDES: readonly Side[] = ['before', 'after'];
const NOISE = new Set(['import_declaration', 'line_comment', 'block_comment']);
const BODIES = new Set(['class_body', 'interface_body', 'enum_body_declarations', 'annotation_type_body', 'record_declaration_body']);
const BLOCKS = new Set(['block', 'switch_block_statement_group', 'constructor_body']);

/** Reads Java texts into pieces. */
export class Cutter {
  private constructor(private readonly parser: Parser) {}

  /** `load` gives the grammars. */
  static async create(load: GrammarLoader): Promise<Cutter> {
    await startRuntime(load);
    const parser = new Parser();
    parser.setLanguage(await Language.load(await load('tree-sitter-java.wasm')));
    return new Cutter(parser);
  }

  /**
   * All members of other names than those that a description speaks of, as one piece; with `used`, those stay too of which the mentioned ones speak.
   * Types stay as long as something in them does.
   */
  unmentioned(change: Change, description: string, used: boolean): Piece {
    const names = new Set(namesOf(description));
    const members: { readonly cut: Cut; readonly own: readonly string[]; readonly within: Node }[] = [];
    const trees = SIDES.flatMap((side) =>
      Object.entries(change[side]).flatMap(([path, text]) => {
        const tree = this.parser.parse(text);
        for (const node of tree ? nodesBelow(tree.rootNode) : [])
          if (fits(node, 'member'))
            members.push({ cut: { side, path, from: node.startIndex, to: node.endIndex }, own: declaredNames(node), within: node });
        return tree ? [tree] : [];
      }),
    );
    const isMentioned = ({ own }: { readonly own: readonly string[] }): boolean => own.some((name) => names.has(name));
    if (used)
      for (const { within } of members.filter(isMentioned))
        if (!within.childForFieldName('body')?.type.endsWith('_body')) for (const name of namesOf(within.text)) names.add(name);
    const kept = members.filter(isMentioned);
    const result = members.filter(
      (one) =>
        !kept.includes(one) &&
        !kept.some(
          ({ cut }) =>
            cut.side === one.cut.side &&
            cut.path === one.cut.path &&
            (cut.from ?? 0) > (one.cut.from ?? 0) &&
            (cut.to ?? 0) < (one.cut.to ?? 0),
        ),
    );
    for (const tree of trees) tree.delete();
    return result.map(({ cut }) => cut);
  }

  /** The pieces of a change. Of `members` and `statements`, those that read alike in both versions are one piece; of `member` and `statement`, each is one. */
  pieces(change: Change, grain: Grain): Piece[] {
    if (grain === 'files') return filePieces(change);
    const found: { readonly cut: Cut; readonly key: string; readonly depth: number }[] = [];
    for (const side of SIDES)
      for (const [path, text] of Object.entries(change[side])) {
        const tree = this.parser.parse(text);
        if (!tree) continue;
        const visit = (node: Node, depth: number): void => {
          if (fits(node, grain)) found.push({ cut: { side, path, from: node.startIndex, to: node.endIndex }, key: keyOf(node), depth });
          for (const child of node.namedChildren) if (child) visit(child, depth + 1);
        };
        visit(tree.rootNode, 0);
        tree.delete();
      }
    found.sort((x, y) => x.depth - y.depth);
    if (grain === 'noise') return found.length === 0 ? [] : [found.map(({ cut }) => cut)];
    if (grain === 'member' || grain === 'statement') return found.map(({ cut }) => [cut]);
    const byKey = new Map<string, Cut[]>();
    for (const { cut, key } of found) append(byKey, key, cut);
    return [...byKey.values()].filter((cuts) => cuts.length > 1);
  }
}

/** The names that a piece of text speaks of. */
const namesOf = (text: string): readonly string[] => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];

/** A file in both versions, and then in each. */
function filePieces(change: Change): Piece[] {
  const paths = [...new Set(SIDES.flatMap((side) => Object.keys(change[side])))];
  const pieces = paths.map((path) => SIDES.filter((side) => change[side][path] !== undefined).map((side) => ({ side, path })));
  return [...pieces, ...pieces.filter(({ length }) => length > 1).flatMap((piece) => piece.map((cut) => [cut]))];
}

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of node.namedChildren) if (child) yield* nodesBelow(child);
}

function declaredNames(member: Node): readonly string[] {
  const named = [member, ...member.childrenForFieldName('declarator')];
  return named.flatMap((node) => node?.childForFieldName('name')?.text ?? []);
}

function fits(node: Node, grain: Grain): boolean {
  if (grain === 'noise') return NOISE.has(node.type);
  const within = grain === 'members' || grain === 'member' ? BODIES : BLOCKS;
  return within.has(node.parent?.type ?? '') && !NOISE.has(node.type) && node.type !== 'switch_label' && node.type !== 'enum_constant';
}

/** A member is known by what stands before its body, a statement by its text. */
function keyOf(node: Node): string {
  const body = node.childForFieldName('body');
  const text = body === null || BLOCKS.has(node.parent?.type ?? '') ? node.text : node.text.slice(0, body.startIndex - node.startIndex);
  return text.replaceAll(/\s+/g, ' ');
}

/** The change without these pieces. */
export function without(change: Change, pieces: readonly Piece[]): Change {
  const cut = (side: Side): Record<string, string> => {
    const byPath = new Map<string, Cut[]>();
    for (const one of pieces.flat()) if (one.side === side) append(byPath, one.path, one);
    const result: Record<string, string> = {};
    for (const [path, text] of Object.entries(change[side])) {
      const cuts = byPath.get(path) ?? [];
      if (cuts.some(({ from }) => from === undefined)) continue;
      result[path] = cutOut(text, cuts);
    }
    return result;
  };
  return { before: cut('before'), after: cut('after') };
}

function cutOut(text: string, cuts: readonly Cut[]): string {
  let at = 0;
  let result = '';
  for (const { from = 0, to = 0 } of [...cuts].sort((x, y) => (x.from ?? 0) - (y.from ?? 0))) {
    if (from >= at) result += text.slice(at, from);
    at = Math.max(at, to);
  }
  return (result + text.slice(at)).replaceAll(/\n\s*\n+/g, '\n');
}
