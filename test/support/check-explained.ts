/**
 * Checks the explained lines of a result without the code that made them: tokens are tree-sitter's, and what a refactoring allows is read from its own
 * description and places. What it reports are contradictions: lines that claim to be explained and are not.
 */
import type { Change } from '../../engine/api.js';
import type {
  DetectionResult,
  Evidence,
  ExplainedFile,
  ExplainedSpan,
  EvidencePlace,
  Location,
  Refactoring,
} from '../../engine/results/result.js';
import { movedContradictions } from './check-moved.js';
import { javaLeaves, type Leaf } from './leaves.js';

type Side = 'before' | 'after';
type Files = Readonly<Record<Side, ReadonlyMap<string, CheckedFile>>>;

/** A file of one side with what is said of it. */
interface CheckedFile {
  readonly path: string;
  readonly text: string;
  readonly leaves: readonly Leaf[];
  /** By start. */
  readonly evidence: { readonly place: EvidencePlace; readonly item: Evidence }[];
  readonly explained: ReadonlySet<number>;
  readonly lineStarts: readonly number[];
}

/** Every contradiction as a sentence with its place. */
export async function contradictions(
  change: Pick<Change, 'before' | 'after' | 'patches'>,
  result: DetectionResult,
  evidence: readonly Evidence[],
  grammars: string | null = null,
): Promise<string[]> {
  const { explained } = result;
  if (!explained) return [];
  const files = { before: new Map<string, CheckedFile>(), after: new Map<string, CheckedFile>() };
  const told = new Set(evidence.flatMap(({ moved }) => moved.map((one) => one - result.refactorings.length)));
  for (const side of ['before', 'after'] as const) {
    const paths = new Set([...Object.keys(explained[side]), ...evidence.flatMap((item) => item[side]?.path ?? [])]);
    for (const path of paths) {
      // of other languages only moved lines are explained
      if (!path.endsWith('.java')) continue;
      const text = change[side][path];
      if (text === undefined) return [`${path} (${side}) is explained, but is no file of the change`];
      // lines that are elsewhere as they are need no tokens: they are checked by their texts
      const spans = explained[side][path]?.spans.filter((span) => !isByLines(span, told)) ?? [];
      files[side].set(path, await checkedFile(path, text, spans, grammars));
    }
  }
  for (const item of evidence) {
    for (const side of ['before', 'after'] as const) {
      const place = item[side];
      if (place) files[side].get(place.path)?.evidence.push({ place, item });
    }
  }
  const found: string[] = [];
  for (const file of [...files.before.values(), ...files.after.values()])
    file.evidence.sort((a, b) => a.place.start - b.place.start || b.place.end - a.place.end);
  for (const side of ['before', 'after'] as const) {
    for (const file of files[side].values()) {
      found.push(...uncovered(file, side), ...hiddenGaps(file, side, files));
    }
  }
  for (const item of evidence) found.push(...wrongEvidence(item, result, files));
  found.push(...outOfOrder(evidence, files));
  found.push(...movedContradictions(change, result, told));
  return found;
}

/** Whether blocks of lines explain a span, and nothing else: those of which no tokens tell. */
const isByLines = ({ refactorings, moved = [] }: ExplainedSpan, told: ReadonlySet<number>): boolean =>
  refactorings.length === 0 && moved.length > 0 && moved.every((one) => !told.has(one));

async function checkedFile(
  path: string,
  text: string,
  spans: readonly { readonly startLine: number; readonly endLine: number }[],
  grammars: string | null,
): Promise<CheckedFile> {
  const lineStarts = [0];
  for (const match of text.matchAll(/\r\n|\r|\n/g)) lineStarts.push(match.index + match[0].length);
  const explained = new Set<number>();
  for (const { startLine, endLine } of spans) for (let line = startLine; line <= endLine; line++) explained.add(line);
  return { path, text, leaves: await javaLeaves(text, grammars), evidence: [], explained, lineStarts };
}

function lineOf({ lineStarts }: CheckedFile, offset: number): number {
  let low = 0;
  let high = lineStarts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}

function at(file: CheckedFile, side: Side, offset: number): string {
  return `${file.path}:${String(lineOf(file, offset))} (${side})`;
}

/** The evidence that covers an offset. */
function covering(file: CheckedFile, offset: number): Evidence[] {
  const { evidence } = file;
  let low = 0;
  let high = evidence.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((evidence[middle]?.place.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const found: Evidence[] = [];
  for (let index = low - 1; index >= 0 && index > low - LOOK_BACK; index--) {
    const entry = evidence[index];
    if (entry && entry.place.end > offset) found.push(entry.item);
  }
  return found;
}

/** Pieces that may begin before one that covers an offset. */
const LOOK_BACK = 200;

/** Every token on an explained line needs evidence, to its end: of `>=` the engine can explain the `>` alone. */
function* uncovered(file: CheckedFile, side: Side): Generator<string> {
  for (const leaf of file.leaves) {
    for (const start of leaf.comment ? lineParts(file, leaf) : [leaf.start]) {
      const first = lineOf(file, start);
      const last = leaf.comment ? first : lineOf(file, leaf.end - 1);
      for (let line = first; line <= last; line++) {
        if (
          file.explained.has(line) &&
          (covering(file, start).length === 0 || (!leaf.comment && covering(file, leaf.end - 1).length === 0))
        ) {
          yield `${at(file, side, start)} counts as explained, but nothing explains ${JSON.stringify(leaf.text.slice(0, 60))}`;
          break;
        }
      }
    }
  }
}

/** Where the text of each line of a comment begins. */
function lineParts(file: CheckedFile, leaf: Leaf): number[] {
  const parts: number[] = [];
  for (const match of leaf.text.matchAll(/[^\r\n]+/g)) {
    const text = match[0].search(/\S/);
    if (text >= 0) parts.push(leaf.start + match.index + text);
  }
  return parts;
}

function codeBetween(file: CheckedFile, start: number, end: number): readonly Leaf[] {
  let low = 0;
  let high = file.leaves.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((file.leaves[middle]?.start ?? 0) < start) low = middle + 1;
    else high = middle;
  }
  const found: Leaf[] = [];
  for (let index = low; index < file.leaves.length; index++) {
    const leaf = file.leaves[index];
    if (!leaf || leaf.end > end) break;
    if (!leaf.comment) found.push(leaf);
  }
  return found;
}

/** Two tokens that follow each other on an explained line, and did not before: what stood between them must have gone for a reason, too. */
function* hiddenGaps(file: CheckedFile, side: Side, files: Files): Generator<string> {
  const other: Side = side === 'before' ? 'after' : 'before';
  let previous: Leaf | null = null;
  for (const leaf of file.leaves) {
    if (leaf.comment) continue;
    const one: Leaf | null = previous;
    previous = leaf;
    if (!one || !file.explained.has(lineOf(file, leaf.start)) || lineOf(file, one.start) !== lineOf(file, leaf.start)) continue;
    const [ends, begins] = [covering(file, one.start), covering(file, leaf.start)];
    // what a refactoring put there, or took away as a whole, has no neighbours of old
    if ([...ends, ...begins].some(({ kind }) => kind === 'ruled')) continue;
    const joins = ends.flatMap((a) => begins.filter((b) => b.moved.join() === a.moved.join()).map((b) => ({ a: a[other], b: b[other] })));
    if (joins.length === 0) continue;
    const honest = joins.some(({ a, b }) => {
      if (!a || !b || a.path !== b.path) return true;
      const origin = files[other].get(a.path);
      if (!origin || b.start < a.end) return true;
      const between = codeBetween(origin, a.end, b.start).filter(({ start }) => covering(origin, start).length === 0);
      // whole statements that stood between them are read on their own lines
      return between.length === 0 || /^[;{}]$/.test(one.text) || /^[{}]$/.test(leaf.text) || BOUNDARY.has(between.at(-1)?.text ?? '');
    });
    if (!honest)
      yield `${at(file, side, leaf.start)} counts as explained, but something between ${one.text} and ${leaf.text} is not accounted for`;
  }
}

const BOUNDARY: ReadonlySet<string> = new Set([';', '{', '}', 'else']);

function plain(file: CheckedFile, place: EvidencePlace): string {
  return file.text
    .slice(place.start, place.end)
    .replace(/^\*(?!\/)\s?/, '')
    .replace(/\s+/g, ' ');
}

function* wrongEvidence(item: Evidence, { refactorings, explained, moved = [] }: DetectionResult, files: Files): Generator<string> {
  const before = item.before ? files.before.get(item.before.path) : undefined;
  const after = item.after ? files.after.get(item.after.path) : undefined;
  const where =
    item.after && after ? at(after, 'after', item.after.start) : before && item.before ? at(before, 'before', item.before.start) : '?';
  for (const index of [...item.moved, ...item.because])
    if (!refactorings[index] && !(item.moved.includes(index) && moved[index - refactorings.length]?.how === 'members'))
      yield `${where} is explained by refactoring ${String(index)}, which there is not`;
  if (item.kind === 'kept') {
    if (!before || !after || !item.before || !item.after) yield `${where} is said to be kept, but has one end only`;
    else if (plain(before, item.before) !== plain(after, item.after))
      yield `${where} is said to be kept, but ${plain(before, item.before)} became ${plain(after, item.after)}`;
    return;
  }
  if (item.because.length === 0) {
    yield `${where} is said to follow from a refactoring, but from none in particular`;
    return;
  }
  const side = item.before ? 'before' : 'after';
  const [file, place] = [before ?? after, item.before ?? item.after];
  if (file && place && (!item.before || !item.after) && /^import\b/.test(file.text.slice(place.start, place.end))) {
    if (!importFollows(file, place, item.because, explained?.[side][place.path]))
      yield `${where} an import is said to follow from code that does not use it, or not only`;
    return;
  }
  const reasons = item.because.flatMap((index) => refactorings[index] ?? []);
  const one = before && item.before ? textOf(before, item.before) : null;
  const other = after && item.after ? textOf(after, item.after) : null;
  if (!reasons.some((reason) => allows(reason, one, other, item, files)))
    yield `${where} ${one ?? 'nothing'} became ${other ?? 'nothing'}, which is not what ${reasons[0]?.description ?? ''} says`;
}

function textOf(file: CheckedFile, place: EvidencePlace): string {
  return sliceLeaves(file, place)
    .map(({ text }) => text)
    .join(' ');
}

function sliceLeaves(file: CheckedFile, place: EvidencePlace): readonly Leaf[] {
  return codeBetween(file, place.start, place.end);
}

/** Names that refactorings of these types give: `x : int to y : long in …`, `a.A renamed to b.B`, `public f() : void renamed to public g() : void`. */
function allows(reason: Refactoring, before: string | null, after: string | null, item: Evidence, files: Files): boolean {
  const texts = [before, after].filter((text) => text !== null);
  if (/Modifier$/.test(reason.type) && !texts.every((text) => wordsOf(text).every((word) => MODIFIERS.has(word)))) return false;
  if (/^(Add|Remove|Modify) .*Annotation$/.test(reason.type) && !texts.every((text) => text.startsWith('@'))) return false;
  if (/^(Add|Remove) /.test(reason.type) && texts.length > 1) return false;
  const words = vocabulary(reason);
  // descriptions name types without their packages
  const named = `${before ?? ''} ${after ?? ''}`.replace(/(?:\b[a-z]\w* \. )+(?=[A-Z])/g, '');
  const strange = wordsOf(named).filter((word) => !words.has(word) && !GRAMMAR.has(word));
  if (/^(Rename (Variable|Parameter|Attribute)|Replace|Parameterize|Localize)/.test(reason.type) && before !== null && after !== null) {
    const names =
      /^\D+? (?:public |protected |private |package )?([\w$]+) : .*? to (?:public |protected |private |package )?([\w$]+) : /.exec(
        reason.description.slice(reason.type.length - 1),
      );
    if (names && (wordsOf(before).at(-1) !== names[1] || wordsOf(after).at(-1) !== names[2])) return false;
  }
  if (strange.length === 0) return true;
  // the code that was extracted, and the call that stands there now; or the reverse
  if (/Extract|Inline/.test(reason.type) && item.before && item.after)
    return isInside(item.before, reason.leftSideLocations, files.before) && isInside(item.after, reason.rightSideLocations, files.after);
  // an import follows from the uses of what it imports; a head from the declaration that is new or gone
  const sides = [...(item.before ? [reason.leftSideLocations] : []), ...(item.after ? [reason.rightSideLocations] : [])];
  return sides.length === 1;
}

function isImport({ text }: CheckedFile, offset: number): boolean {
  let start = offset;
  while (start > 0 && text.charAt(start - 1) !== '\n' && text.charAt(start - 1) !== '\r') start--;
  return /^\s*import\b/.test(text.slice(start, offset));
}

/** What is imported is used where these refactorings explain it, and on no line that is left to read where nobody does. */
function importFollows(file: CheckedFile, place: EvidencePlace, because: readonly number[], lines: ExplainedFile | undefined): boolean {
  const name = wordsOf(file.text.slice(place.start, place.end)).at(-1);
  const uses = file.leaves.filter((leaf) => leaf.text === name && leaf.start > place.end && !isImport(file, leaf.start));
  const isLeft = (line: number): boolean =>
    lines?.leftSpans.some(({ startLine, endLine }) => startLine <= line && line <= endLine) ?? false;
  const reasons = uses.map(({ start }) => covering(file, start));
  return (
    reasons.some((items) => items.some(({ moved, because: own }) => [...moved, ...own].some((one) => because.includes(one)))) &&
    uses.every(({ start }, at) => reasons[at]?.length !== 0 || !isLeft(lineOf(file, start)))
  );
}

/** The piece lies in one of the refactoring's places that is more than a whole declaration. */
function isInside(piece: EvidencePlace, places: readonly Location[], files: ReadonlyMap<string, CheckedFile>): boolean {
  const file = files.get(piece.path);
  if (!file) return false;
  return places.some((place) => {
    if (place.filePath !== piece.path || /DECLARATION$/.test(place.codeElementType)) return false;
    const start = (file.lineStarts[place.startLine - 1] ?? 0) + place.startColumn - 1;
    const end = (file.lineStarts[place.endLine - 1] ?? 0) + place.endColumn - 1;
    return start <= piece.start && piece.end <= end;
  });
}

function vocabulary(reason: Refactoring): ReadonlySet<string> {
  const places = [...reason.leftSideLocations, ...reason.rightSideLocations];
  return new Set(wordsOf([reason.description, ...places.map(({ codeElement }) => codeElement ?? '')].join(' ')));
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
}

const MODIFIERS: ReadonlySet<string> = new Set([
  ...['public', 'protected', 'private', 'static', 'final', 'abstract', 'synchronized', 'volatile', 'transient', 'sealed', 'default'],
  ...['non', 'native', 'strictfp'],
]);
const GRAMMAR: ReadonlySet<string> = new Set([
  'this',
  'final',
  'throws',
  'import',
  'static',
  'extends',
  'implements',
  'return',
  'new',
  'super',
]);

/** A piece of text that is the same on both sides. */
interface KeptPair {
  readonly before: EvidencePlace;
  readonly after: EvidencePlace;
}

/**
 * What stayed where it was, and what moved together, is in one order on both sides. What one method held several times, and a method was extracted from (or
 * the reverse), is so in each of these copies.
 */
function* outOfOrder(evidence: readonly Evidence[], files: Files): Generator<string> {
  const groups = new Map<string, Map<string, KeptPair>>();
  for (const { kind, before, after, moved } of evidence) {
    if (kind !== 'kept' || !before || !after) continue;
    const file = files.after.get(after.path);
    if (!file || /^\s*(import|\/[/*]|\*)/.test(file.text.slice(file.lineStarts[lineOf(file, after.start) - 1], after.end))) continue;
    const key = `${moved.join()} ${before.path} ${after.path}`;
    const group = groups.get(key) ?? new Map<string, KeptPair>();
    // one piece may be told for two reasons
    groups.set(key, group.set(`${String(before.start)} ${String(after.start)}`, { before, after }));
  }
  for (const group of groups.values()) {
    const pairs = [...group.values()].sort((a, b) => a.after.start - b.after.start || a.before.start - b.before.start);
    const copies = Math.max(mostOften(pairs.map(({ before }) => before.start)), mostOften(pairs.map(({ after }) => after.start)));
    const first = withoutPlace(pairs, copies);
    const file = first && files.after.get(first.after.path);
    if (file) yield `${at(file, 'after', first.after.start)} is said to be in its old order, but stood before what precedes it`;
  }
}

/** How often the value that occurs most often does. */
function mostOften(values: readonly number[]): number {
  const counts = new Map<number, number>();
  let most = 0;
  for (const value of values) {
    const count = (counts.get(value) ?? 0) + 1;
    counts.set(value, count);
    most = Math.max(most, count);
  }
  return most;
}

/** The first pair that fits in none of so many sequences which go on on both sides. `pairs` are in the order of the after side. */
function withoutPlace(pairs: readonly KeptPair[], copies: number): KeptPair | null {
  const ends: KeptPair[] = [];
  for (const pair of pairs) {
    // of the sequences that it can go on with, the one that ends last: others remain for what stood before
    const open = ends.filter(({ before, after }) => before.start < pair.before.start && after.start < pair.after.start);
    const last = open.reduce<KeptPair | null>((best, one) => (best && best.before.start > one.before.start ? best : one), null);
    if (last) ends[ends.indexOf(last)] = pair;
    else if (ends.length < copies) ends.push(pair);
    else return pair;
  }
  return null;
}
