import type { Import, SourceFile } from '../model/source-file.js';
import { TOKEN_KIND } from '../text/tokens.js';
import { checkpoint } from '../text/work.js';
import type { Explanation } from './explain.js';
import { union, type MarkedFile } from './marks.js';
import { align, mayAlign } from './alignment.js';

/**
 * Import lines that follow from what was reported: the imported type was moved or renamed, or the code that uses it came here, or left.
 *
 *     import a.Order;   ->   import b.Order;        Move Class a.Order to b.Order
 *                            import java.util.Set;  a method that uses Set was moved here, and nothing else here is new about Set
 */
export function explainImports(explanation: Explanation): void {
  const { view, files, changes } = explanation;
  const after = new Map(view.after.files.map((file) => [file.path, file]));
  for (const file of view.before.files) {
    checkpoint();
    const other = after.get(files.get(file.path) ?? '') ?? partner(explanation, file);
    const has = new Set(other?.imports.map(textOf));
    if (other && (changes.any(file, file.imports, 'before') || changes.any(other, other.imports, 'after'))) pairs(explanation, file, other);
    for (const one of file.imports) if (!has.has(textOf(one))) followsFromUses(explanation, file, one, 'before');
  }
  const before = new Map([...files].map(([one, other]) => [other, one]));
  const sources = new Map(view.before.files.map((file) => [file.path, file]));
  for (const file of view.after.files) {
    checkpoint();
    const other = sources.get(before.get(file.path) ?? '') ?? null;
    const had = new Set(other?.imports.map(textOf));
    for (const one of file.imports) if (!had.has(textOf(one))) followsFromUses(explanation, file, one, 'after');
  }
}

function textOf({ name, isStatic, onDemand }: Import): string {
  return `${isStatic ? 'static ' : ''}${name}${onDemand ? '.*' : ''}`;
}

/** The file to which the file's first type went, when no file is compared with it. */
function partner({ view, files }: Explanation, file: SourceFile): SourceFile | null {
  const taken = new Set(files.values());
  const pair = view.typePairs.find(
    ({ before, after }) => before.file === file && !before.outer && !after.outer && !taken.has(after.file.path),
  );
  return pair?.after.file ?? null;
}

/** Imports that stand on both sides, equal or with another name that was reported. */
function pairs({ marks, rules, view, files, index }: Explanation, before: SourceFile, after: SourceFile): void {
  const one = marks.of({ file: before }, 'before');
  const other = marks.of({ file: after }, 'after');
  const sides = { before: one.tokens, after: other.tokens, methodBefore: null, methodAfter: null };
  const open = new Set(after.imports);
  const moves = files.get(before.path) === after.path ? [] : movesBetween(view, index, before, after);
  const compare = (a: Import, b: Import): boolean => {
    const listBefore = one.tokens.own(a.span, []);
    const listAfter = other.tokens.own(b.span, []);
    if (!mayAlign(sides, listBefore, listAfter, rules)) return false;
    const pieces = align(sides, listBefore, listAfter, rules);
    if (pieces.some(({ kind }) => kind === 'edited')) return false;
    marks.aligned(sides, listBefore, listAfter, pieces, moves);
    open.delete(b);
    return true;
  };
  const rest = before.imports.filter((a) => {
    checkpoint(open.size);
    const same = [...open].find((b) => textOf(a) === textOf(b));
    return !same || !compare(a, same);
  });
  const known = new Set(rest.map(textOf));
  for (const a of rest) {
    for (const b of open) {
      checkpoint();
      if (a.isStatic === b.isStatic && a.onDemand === b.onDemand && !known.has(textOf(b)) && compare(a, b)) break;
    }
  }
}

function movesBetween(view: Explanation['view'], index: Explanation['index'], before: SourceFile, after: SourceFile): readonly number[] {
  return view.typePairs
    .filter((pair) => pair.before.file === before && pair.after.file === after && !pair.before.outer)
    .map((pair) => index.indices(pair.before, pair.after, () => true))
    .reduce(union, []);
}

/**
 * A new import is explained when the file's new uses of the name are all explained, and one of them by a refactoring; a removed one when the uses that went are.
 * The first is about what the code needs now, the second about what it no longer needs.
 */
function followsFromUses({ marks, changes, moved }: Explanation, file: SourceFile, imported: Import, side: 'before' | 'after'): void {
  if (imported.onDemand || !changes.touch(file, imported.span, side)) return;
  const marked = marks.of({ file }, side);
  const name = imported.name.slice(imported.name.lastIndexOf('.') + 1);
  const uses = usesOf(marked, imported, name);
  if (uses.length === 0) return;
  const changed = new Set(changes.of(file, side));
  let because: readonly number[] = [];
  for (const token of uses) {
    if (!changed.has(file.lines.lineOf(marked.tokens.tokens.starts[token] ?? 0))) continue;
    const reasons = marks.reasonsOf(marked, token);
    if (reasons === null) return;
    // a member that only changed its order uses what it used
    because = union(because, moved.apart(reasons).refactorings);
  }
  if (because.length > 0)
    marks.alone(
      marked.tokens,
      side,
      marked.tokens.own(imported.span, []).filter((token) => !marked.tokens.isComment(token)),
      because,
    );
}

/** The tokens of the name outside of imports. */
function usesOf({ tokens }: MarkedFile, imported: Import, name: string): number[] {
  const { file } = tokens;
  const end = file.imports.reduce((last, { span }) => Math.max(last, span.end), imported.span.end);
  checkpoint(file.imports.length + tokens.tokens.count);
  const word = tokens.dictionary.numberOf(name);
  const uses: number[] = [];
  for (let token = tokens.at(end); token < tokens.tokens.count; token++)
    if (tokens.word(token) === word && tokens.tokens.kinds[token] === TOKEN_KIND.word) uses.push(token);
  return uses;
}
