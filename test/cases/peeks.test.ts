/** The check of peeks, which the cases ask, contradicts what is wrong; and an edit is never hidden. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, Detector } from '../../engine/api.js';
import type { Peek, PeekPiece, PeekRow, Refactoring } from '../../engine/results/result.js';
import { discoverCases, readChange } from '../support/cases.js';
import { wrongWith } from '../support/check-peek.js';
import { sourceDetector } from '../support/detector.js';
import { Random } from '../support/random.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const cases = discoverCases();

/** Of so many cases one is spoilt, and of so many one is edited: more than a hundred of them have enough to edit. */
const EVERY = 15;
const EVERY_EDITED = 4;

describe('the check', () => {
  it('contradicts a peek that hides an edit, misses a line or changes a text', async () => {
    let tried = 0;
    for (const each of cases.filter((_, at) => at % EVERY === 0)) {
      const change = readChange(each);
      const detection = await detector.open(change);
      const { result } = detection;
      for (const index of result.refactorings.keys()) {
        const peek = detection.peek(index);
        const at = peek?.rows.findIndex(({ edited }) => edited) ?? -1;
        const row = peek?.rows[at];
        if (!peek || !row) continue;
        tried++;
        const spoilt = (fresh: PeekRow | null): Peek => ({
          ...peek,
          rows: peek.rows.flatMap((one, here) => (here === at ? (fresh ?? []) : one)),
        });
        const line = (spoil: (piece: PeekPiece) => PeekPiece, { before, after } = row): PeekRow => ({
          ...row,
          before: before && { ...before, pieces: before.pieces.map(spoil) },
          after: after && { ...after, pieces: after.pieces.map(spoil) },
        });
        const hidden = line(({ change: _, ...piece }) => piece);
        const retold = line((piece) => ({ ...piece, text: `${piece.text}x` }));
        for (const wrong of [spoilt(hidden), spoilt({ ...hidden, edited: false }), spoilt(retold), spoilt(null)])
          expect(wrongWith(change, result, wrong)).not.toEqual([]);
      }
      detection.close();
    }
    expect(tried).toBeGreaterThan(20);
  });
});

/** Refactorings whose peek shows the whole code of the end after the change. */
const WHOLE = /^(Move|Pull Up|Push Down|Rename|Move And Rename|Extract|Extract And Move) Method$/;
/** What somebody may have changed on the way, and which no refactoring accounts for. */
const EDITS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w.])(\d+)(?![\w.])/g, '4711'],
  [/(?<=\s)(\+|-)(?=\s)/g, '*'],
  [/(?<=\s)(<|>)(?=\s)/g, '!='],
];

describe('an edit in code that went elsewhere', () => {
  it('is marked wherever the refactoring is still found', async () => {
    const random = new Random(20);
    let tried = 0;
    const hidden: string[] = [];
    for (const each of cases.filter((_, at) => at % EVERY_EDITED === 0)) {
      const change = readChange(each);
      const { refactorings } = await detector.detect(change, { explain: false });
      const one = refactorings.find(({ type }) => WHOLE.test(type));
      const edit = one && edited(change, one, random);
      if (!one || !edit) continue;
      const detection = await detector.open(edit.change);
      const index = detection.result.refactorings.findIndex(({ description }) => description === one.description);
      const peek = index < 0 ? null : detection.peek(index);
      if (peek) {
        tried++;
        if (!isMarked(peek, edit.line, edit.fresh)) hidden.push(`${each.name}: ${edit.fresh} in line ${edit.line}`);
      }
      detection.close();
    }
    expect(hidden).toEqual([]);
    expect(tried).toBeGreaterThan(30);
  }, 120_000);
});

/** The change with one number or operator inside of the refactored code exchanged. */
function edited(
  change: Change,
  { rightSideLocations: [end] }: Refactoring,
  random: Random,
): { change: Change; line: number; fresh: string } | null {
  const text = end && change.after[end.filePath];
  if (!end || text === undefined) return null;
  const lines = text.split('\n');
  const places = lines.flatMap((line, at) =>
    at + 1 > end.startLine && at + 1 < end.endLine && !/^\s*(\*|\/)/.test(line)
      ? EDITS.flatMap(([pattern, fresh]) =>
          [...line.matchAll(pattern)].map((match) => ({ at, start: match.index, length: match[0].length, fresh })),
        )
      : [],
  );
  const place = places.length > 0 ? random.pick(places) : undefined;
  if (!place) return null;
  const line = lines[place.at] ?? '';
  lines[place.at] = line.slice(0, place.start) + place.fresh + line.slice(place.start + place.length);
  return { change: { ...change, after: { ...change.after, [end.filePath]: lines.join('\n') } }, line: place.at + 1, fresh: place.fresh };
}

const isMarked = (peek: Peek, line: number, fresh: string): boolean =>
  peek.editedLines > 0 &&
  peek.rows.some(
    ({ after }) => after?.line === line && after.pieces.some(({ text, change }) => change === 'edited' && text.includes(fresh)),
  );
