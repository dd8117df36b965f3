import type { Explanation } from '../explained/explain.js';
import type { Reported } from '../explained/finding-index.js';
import type { Explained, Peek, PeekRow } from '../results/result.js';
import { MovedPeeks } from './moved-peek.js';
import { pairLines, type LinePair } from './line-pairs.js';
import { SideOfPeek, type HighlightsOf } from './side-of-peek.js';
import { compareTokens, type ComparedTokens } from './token-changes.js';
import { Transfers, type MatchedCode, type Transfer, type TransferPlace } from './transfer.js';

/** Rows that are handed out: ten screens. Nobody compares more than that in a small view, and a page should not have to draw it. */
const MOST_ROWS = 600;

/** Compares the code of refactorings with its origin. What the reported refactorings make of each other counts as the same; what nobody accounts for is an edit. */
export class Peeks {
  readonly #transfers: Transfers;
  readonly #moved: MovedPeeks;
  readonly #reported: ReadonlyMap<number, Reported>;

  constructor(
    readonly explanation: Explanation,
    explained: Explained,
    private readonly highlightsOf: HighlightsOf,
  ) {
    this.#moved = new MovedPeeks(explanation, explained, highlightsOf);
    this.#transfers = new Transfers(explanation);
    this.#reported = new Map(explanation.index.all.map((reported) => [reported.index, reported]));
  }

  /**
   * Line by line. Null when there is no such refactoring, or no code of it on both sides. `place` chooses among `Peek.places`; null stands for its own. Numbers behind the
   * last refactoring are those of moved lines.
   */
  at(refactoring: number, place: number | null): Peek | null {
    if (refactoring >= this.explanation.moved.first) return this.#moved.at(refactoring, MOST_ROWS);
    const places = this.#placesOf(refactoring);
    const chosen = place ?? ownPlace(places, refactoring);
    const compared = this.#compare(places, chosen);
    if (!compared) return null;
    const { pairs, before, after } = compared;
    const rows = pairLines(
      before,
      after,
      pairs.map((pair) => ({ before: before.lineOf(pair.before), after: after.lineOf(pair.after) })),
    );
    const shown = rows.slice(0, MOST_ROWS);
    return {
      refactoring: places[chosen]?.refactoring ?? refactoring,
      place: chosen,
      before: before.end,
      after: after.end,
      editedLines: Math.max(before.editedLines, after.editedLines),
      rows: rowsOf(shown, before, after),
      more: rows.length - shown.length,
      places: places.map((one, at) => placeOf(one, at)),
    };
  }

  /** How many lines were edited, on the side that has more of them; null as `at` is. */
  editedLines(refactoring: number): number | null {
    const places = this.#placesOf(refactoring);
    const compared = this.#compare(places, ownPlace(places, refactoring));
    return compared && Math.max(compared.before.editedLines, compared.after.editedLines);
  }

  /** The code as it was compared, and what the matching knows of it, for who judges it; null as `at` is. */
  taken(refactoring: number, place: number | null = null): TakenCode | null {
    const places = this.#placesOf(refactoring);
    const own = place ?? ownPlace(places, refactoring);
    const transfer = places[own]?.make();
    if (!transfer) return null;
    const refactorings = new Set(places.map((place) => place.refactoring));
    const compared = compareTokens(transfer, this.explanation.marks, refactorings);
    return { matched: places[own]?.matched() ?? null, refactorings, transfer, compared };
  }

  /** Whether there is code of both versions to compare: whether `at` would give something. */
  hasCode(refactoring: number): boolean {
    return this.#placesOf(refactoring).length > 0;
  }

  #placesOf(refactoring: number): readonly TransferPlace[] {
    const reported = this.#reported.get(refactoring);
    return reported ? this.#transfers.placesOf(reported) : [];
  }

  #compare(places: readonly TransferPlace[], place: number): Compared | null {
    const transfer = places[place]?.make();
    if (!transfer) return null;
    const { marks } = this.explanation;
    const { pairs, before, after } = compareTokens(transfer, marks, new Set(places.map(({ refactoring }) => refactoring)));
    return {
      pairs,
      before: new SideOfPeek(transfer.before, marks.of(transfer.before, 'before').tokens, before, this.highlightsOf),
      after: new SideOfPeek(transfer.after, marks.of(transfer.after, 'after').tokens, after, this.highlightsOf),
    };
  }
}

/** Code that was taken elsewhere: its tokens aligned, and what the matching knows of it. */
export interface TakenCode {
  readonly matched: MatchedCode | null;
  /** This refactoring and those of its kind that share its other end. */
  readonly refactorings: ReadonlySet<number>;
  readonly transfer: Transfer;
  readonly compared: ComparedTokens;
}

interface Compared extends Pick<ComparedTokens, 'pairs'> {
  readonly before: SideOfPeek;
  readonly after: SideOfPeek;
}

const ownPlace = (places: readonly TransferPlace[], refactoring: number): number =>
  Math.max(
    0,
    places.findIndex((one) => one.refactoring === refactoring),
  );

const placeOf = ({ refactoring, side, file, offset, name }: TransferPlace, place: number): Peek['places'][number] => ({
  refactoring,
  place,
  side,
  path: file.path,
  line: file.lines.lineOf(offset),
  name,
});

function rowsOf(pairs: readonly LinePair[], before: SideOfPeek, after: SideOfPeek): readonly PeekRow[] {
  let lastBefore: number | null = null;
  let lastAfter: number | null = null;
  return pairs.map((pair) => {
    const gap =
      (pair.before !== null && lastBefore !== null && pair.before > lastBefore + 1) ||
      (pair.after !== null && lastAfter !== null && pair.after > lastAfter + 1);
    lastBefore = pair.before ?? lastBefore;
    lastAfter = pair.after ?? lastAfter;
    return {
      before: pair.before === null ? null : before.line(pair.before),
      after: pair.after === null ? null : after.line(pair.after),
      edited: (pair.before !== null && before.isEdited(pair.before)) || (pair.after !== null && after.isEdited(pair.after)),
      ...(gap && { gap }),
    };
  });
}
