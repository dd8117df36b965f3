/** Judges one changed file: every changed line, and what a comparison of lines does not show. */
import { OTHER_KINDS } from '../catalogue/sets.js';
import type { DetectionResult } from '../results/result.js';
import type { Allowed } from './allowed.js';
import { withoutBlanks } from './blanks.js';
import { pathOf, type ChangedFile } from './changed-file.js';
import { CodeOrder } from './code-order.js';
import { kindsOfRename } from './file-names.js';
import type { Gaps } from './gaps.js';
import { invisibleIn, type InvisibleLines } from './invisible-lines.js';
import type { Hunk, LineComparison, TextLines } from './line-comparison.js';
import { lineKinds, type LineKinds } from './line-kinds.js';
import type { MovedBlocks } from './moved-blocks.js';
import type { Refusal } from '../results/receipt.js';
import { linesIn, type WhiteSpace } from './white-space.js';

type Side = 'before' | 'after';
const SIDES = ['before', 'after'] as const;

/** What a file is judged with. */
export interface Judging {
  readonly result: DetectionResult;
  readonly allowed: Allowed;
  readonly moved: MovedBlocks;
  readonly invisible: InvisibleLines;
  readonly gaps: Gaps;
}

export interface JudgedFile {
  readonly changed: number;
  readonly refused: number;
  /** Kinds that explain something and are allowed, with the lines that they do. */
  readonly kinds: ReadonlyMap<string, number>;
  readonly refusals: readonly Refusal[];
}

/** What became of a line: what explains it, or why nothing does. */
type Verdict = { readonly kinds: readonly string[] } | { readonly why: string };

/** Changed lines between two that did not change, and what is said of them, by line from 0. */
interface ToldHunk {
  readonly hunk: Hunk;
  readonly before: Map<number, Verdict>;
  readonly after: Map<number, Verdict>;
}

/** Characters of a line that are shown. */
const SHOWN = 120;

const NOT_EXPLAINED = 'not explained';

export class FileJudge {
  readonly #refusals: Refusal[] = [];
  readonly #kinds = new Map<string, number>();
  readonly #order: CodeOrder;
  readonly #lines: { readonly before: LineKinds; readonly after: LineKinds };
  #isSameWhole: boolean | null = null;
  /** What the last line of either version is explained by; absent where it did not change. */
  readonly #last = new Map<Side, Verdict>();
  #changed = 0;
  #refused = 0;
  /** Whether something on a line is explained by more than white space. */
  #isExplained = false;

  /** `isRead`: the engine read the file and says of each line what explains it. */
  constructor(
    private readonly file: ChangedFile,
    private readonly texts: { readonly before: TextLines; readonly after: TextLines },
    private readonly comparison: LineComparison,
    private readonly whiteSpace: WhiteSpace,
    private readonly isRead: boolean,
    private readonly judging: Judging,
  ) {
    this.#order = new CodeOrder(texts);
    const kinds = (side: Side): LineKinds => lineKinds(judging.result, side, file[side]?.path ?? '');
    this.#lines = { before: kinds('before'), after: kinds('after') };
  }

  judge(): JudgedFile {
    const { before, after } = this.file;
    const { hunks, otherEnds } = this.comparison;
    const told = hunks.map((hunk) => ({ hunk, before: this.#explained('before', hunk), after: this.#explained('after', hunk) }));
    for (const one of told) this.#judgeHunk(one, told);
    if (before && after) {
      if (before.path !== after.path)
        this.#settleFile({
          kinds: kindsOfRename(before.path, after.path, this.judging.result.refactorings, (kind) => this.#isAllowed(kind)),
        });
      if (before.encoding !== after.encoding)
        this.#settleFile({
          why: `its encoding changed from ${before.encoding ?? 'none'} to ${after.encoding ?? 'none'}, which nothing explains`,
        });
      this.#judgeEnds(otherEnds);
    } else if (!this.#isExplained && this.#refusals.length === 0)
      this.#settleFile({ why: `the file was ${before ? 'deleted' : 'added'}, which nothing explains` });
    return { changed: this.#changed, refused: this.#refused, kinds: this.#kinds, refusals: this.#refusals };
  }

  #isAllowed(kind: string): boolean {
    return this.judging.allowed.has(kind);
  }

  #judgeHunk({ hunk, ...verdicts }: ToldHunk, all: readonly ToldHunk[]): void {
    // What the engine does not read, or says nothing of, may differ in white space alone.
    const open = (side: Side): readonly number[] => linesIn(hunk[side]).filter((line) => !verdicts[side].has(line));
    const isSame = !this.isRead && (this.whiteSpace.areSame(open('before'), open('after')) || this.#isSameAsWhole(all));
    const isInOrder = !this.isRead || this.#isInOrder(hunk, verdicts);
    if (this.isRead) this.#withNeighbours(hunk, verdicts);
    for (const side of SIDES) {
      const settled = new Map<number, Verdict>();
      for (const line of linesIn(hunk[side])) {
        const verdict = verdicts[side].get(line);
        if (verdict === undefined) settled.set(line, this.#unexplained(side, line, verdicts[side], hunk, isSame));
        else if (!isInOrder && 'kinds' in verdict) settled.set(line, { why: 'the order of the code changed, which nothing explains' });
        else settled.set(line, verdict);
      }
      this.#settle(side, settled);
    }
  }

  /**
   * Whether the whole file, without the lines of which something is said, differs in nothing but white space. Where code was indented otherwise, a comparison of lines may take
   * a brace for another one; then no stretch between two lines that did not change is the same by itself.
   */
  #isSameAsWhole(all: readonly ToldHunk[]): boolean {
    const open = (side: Side): readonly number[] => {
      const told = new Set(all.flatMap(({ [side]: verdicts }) => [...verdicts.keys()]));
      return this.texts[side].lines.flatMap((_, line) => (told.has(line) ? [] : [line]));
    };
    return (this.#isSameWhole ??= this.whiteSpace.areSame(open('before'), open('after')));
  }

  /** What is said of lines; those of which nothing is said are absent. */
  #explained(side: Side, hunk: Hunk): Map<number, Verdict> {
    const verdicts = new Map<number, Verdict>();
    for (const line of linesIn(hunk[side])) {
      const text = this.texts[side].lines[line] ?? '';
      const told = this.#lines[side].get(line);
      if (invisibleIn(text).length > 0 && !this.judging.invisible[side === 'before' ? 'after' : 'before'].has(withoutBlanks(text))) {
        const codes = [...new Set(invisibleIn(text))].map(
          (character) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
        );
        verdicts.set(line, {
          why: `it holds characters that are not seen (${codes.join(', ')}), and no line that says the same was moved`,
        });
      } else if (told === 'left') {
        // In a language that it does not read, the engine knows nothing of white space.
        if (this.isRead) verdicts.set(line, { why: NOT_EXPLAINED });
      } else if (told !== undefined && told.moved.every((index) => this.#holds(index, side, line, text))) {
        // Without a model of the language, white space alone is judged here.
        if (this.isRead || told.moved.length > 0) verdicts.set(line, { kinds: told.kinds });
      }
    }
    return verdicts;
  }

  /** Whether a block has this line; of read files, the engine has compared what is in a block token by token. */
  #holds(index: number, side: Side, line: number, text: string): boolean {
    if (this.isRead) return this.judging.moved.isTaken(index);
    if (text.trim() === '') return this.judging.moved.isTaken(index) && this.#isFreeGap(side, line);
    return this.judging.moved.holds(index, side, line);
  }

  /** A line of which nothing is said. A blank one goes with the lines that it is beside; else it may be one of those that `areSame` but for white space. */
  #unexplained(side: Side, line: number, verdicts: ReadonlyMap<number, Verdict>, hunk: Hunk, areSame: boolean): Verdict {
    const other: Verdict = areSame ? { kinds: [OTHER_KINDS.formatting] } : { why: NOT_EXPLAINED };
    if (!this.#isBlank(side, line)) return other;
    const beside = (step: 1 | -1): Verdict | undefined => {
      for (let at = line + step; at >= hunk[side].from && at < hunk[side].to; at += step)
        if (!this.#isBlank(side, at)) return verdicts.get(at);
      return undefined;
    };
    const found = [beside(-1), beside(1)].filter((verdict) => verdict !== undefined && 'kinds' in verdict);
    return (found.length > 0 && this.#isFreeGap(side, line) ? found[0] : undefined) ?? other;
  }

  /** Whether an empty line means nothing, or is where it was. */
  #isFreeGap(side: Side, line: number): boolean {
    if (this.isRead) return true;
    const starts = [line, line + 1].map((at) => this.whiteSpace.startOf(side, at));
    if (starts.every((start) => start === 'code')) return true;
    const start = starts.find((one) => one === 'literal' || one === 'unknown') ?? null;
    return this.judging.gaps.isKept(side, { path: this.file[side]?.path ?? '', line }, start);
  }

  #isBlank(side: Side, line: number): boolean {
    return (this.texts[side].lines[line] ?? '').trim() === '';
  }

  /** Whether code that nothing claims to have moved is in its order. */
  #isInOrder(hunk: Hunk, verdicts: Readonly<Record<Side, ReadonlyMap<number, Verdict>>>): boolean {
    return this.#order.isKept(hunk, (side, line) => {
      const verdict = verdicts[side].get(line);
      return verdict && 'kinds' in verdict && !this.#isBlank(side, line) ? verdict.kinds : null;
    });
  }

  /** White space on lines beside others that something else explains goes with it. */
  #withNeighbours(hunk: Hunk, verdicts: Readonly<Record<Side, Map<number, Verdict>>>): void {
    const isLayout = (verdict: Verdict): boolean => 'kinds' in verdict && verdict.kinds.join() === OTHER_KINDS.formatting;
    const all = SIDES.flatMap((side) => linesIn(hunk[side]).flatMap((line) => verdicts[side].get(line) ?? []));
    const other = all.find((verdict) => 'kinds' in verdict && !isLayout(verdict));
    if (!other) return;
    for (const side of SIDES) for (const [line, verdict] of verdicts[side]) if (isLayout(verdict)) verdicts[side].set(line, other);
  }

  #judgeEnds(otherEnds: LineComparison['otherEnds']): void {
    const lastEnd = (side: Side): boolean => this.texts[side].ends.at(-1) !== '';
    const verdict = (what: string): Verdict => (this.whiteSpace.endsMeanNothing ? { kinds: [OTHER_KINDS.formatting] } : { why: what });
    // A line without an end is, or was, the last one.
    const others = otherEnds.filter(({ before, after }) => this.texts.before.ends[before] !== '' && this.texts.after.ends[after] !== '');
    const [first, last] = [others[0], others.at(-1)];
    if (first && last)
      this.#settleFile(
        verdict(`what ends its lines changed, from line ${first.after + 1} to line ${last.after + 1}, which nothing explains`),
      );
    if (lastEnd('before') === lastEnd('after') || this.texts.before.lines.length === 0 || this.texts.after.lines.length === 0) return;
    // Another line is the last one, since one moved: it has the end that it had where it was.
    const moved = [...this.#last.values()].find((one) => 'kinds' in one && one.kinds.includes(OTHER_KINDS.movedLines));
    this.#settleFile(
      moved ?? verdict(`its last line ${lastEnd('after') ? 'has an end now' : 'has no end any more'}, which nothing explains`),
    );
  }

  /** Takes verdicts of lines of one side; neighbours that are refused for one reason become one refusal. */
  #settle(side: Side, verdicts: ReadonlyMap<number, Verdict>): void {
    for (const [line, verdict] of verdicts) {
      this.#changed++;
      if (line === this.texts[side].lines.length - 1) this.#last.set(side, verdict);
      const refused = this.#refusalOf(verdict);
      if (refused === null) continue;
      this.#refused++;
      const last = this.#refusals.at(-1);
      const text = withoutBlanks(this.texts[side].lines[line] ?? '').slice(0, SHOWN);
      if (last && last.side === side && last.endLine === line && last.why === refused.why)
        this.#refusals[this.#refusals.length - 1] = { ...last, endLine: line + 1, text: last.text || text };
      else this.#refusals.push({ path: this.file[side]?.path ?? '', side, startLine: line + 1, endLine: line + 1, text, ...refused });
    }
  }

  #settleFile(verdict: Verdict): void {
    const refused = this.#refusalOf(verdict);
    const side = this.file.after ? 'after' : 'before';
    if (refused) this.#refusals.push({ path: pathOf(this.file), side, startLine: null, endLine: null, text: '', ...refused });
  }

  /** Why something is refused; null, and noted by its kinds, when it is not. */
  #refusalOf(verdict: Verdict): Pick<Refusal, 'why' | 'kinds'> | null {
    if ('why' in verdict) return { why: verdict.why, kinds: [] };
    const wrong = verdict.kinds.filter((kind) => !this.#isAllowed(kind));
    if (verdict.kinds.some((kind) => kind !== OTHER_KINDS.formatting)) this.#isExplained = true;
    if (wrong.length > 0)
      return { why: `explained by ${listed(wrong)}, which ${wrong.length === 1 ? 'is' : 'are'} not allowed`, kinds: wrong };
    for (const kind of verdict.kinds) this.#kinds.set(kind, (this.#kinds.get(kind) ?? 0) + 1);
    return null;
  }
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
