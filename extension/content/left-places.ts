/** Where the lines are that nobody explains: by file, and in the order in which a reader meets them. */
import type { Explained, ExplainedFile } from '../../engine/results/result.js';
import type { Side } from '../../ui/work.js';
import { isChangedCell } from '../github/code-text.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';
import type { Slices } from './slices.js';

/** One file of the page: both versions are in one table. */
export interface LeftFile {
  readonly path: string;
  readonly before?: ExplainedFile;
  readonly after?: ExplainedFile;
  readonly left: number;
  readonly changed: number;
}

/** Changed lines that follow each other and are left to read. */
export interface LeftPlace {
  readonly anchor: string;
  readonly path: string;
  readonly side: Side;
  readonly line: number;
  readonly endLine: number;
  /** The first of its lines that the page shows now. */
  readonly cell: HTMLTableCellElement | null;
}

/** What is known of each file, by the anchor of its table, in the order of paths. */
export function leftByAnchor(explained: Explained, files: FileMap): ReadonlyMap<string, LeftFile> {
  const found = new Map<string, { path: string; before?: ExplainedFile; after?: ExplainedFile }>();
  for (const side of ['after', 'before'] as const) {
    for (const [path, file] of Object.entries(explained[side])) {
      const anchor = files.anchor(path, side);
      if (anchor === undefined) continue;
      const known = found.get(anchor);
      found.set(anchor, { ...known, path: known?.path ?? path, [side]: file });
    }
  }
  const sum = (count: (file: ExplainedFile) => number, ...both: readonly (ExplainedFile | undefined)[]): number =>
    both.reduce((total, file) => total + (file ? count(file) : 0), 0);
  return new Map(
    [...found]
      .sort(([, one], [, other]) => (one.path < other.path ? -1 : 1))
      .map(([anchor, { path, before, after }]) => [
        anchor,
        {
          path,
          ...(before && { before }),
          ...(after && { after }),
          left: sum(({ left }) => left, before, after),
          changed: sum(({ changed }) => changed, before, after),
        },
      ]),
  );
}

/** All places in the page's order; those of files that are not on the page yet come last. Lines that touch are one place, of whatever sides they are. */
export async function orderedPlaces(
  files: ReadonlyMap<string, LeftFile>,
  tables: DiffTables,
  slices: Slices,
): Promise<readonly LeftPlace[]> {
  const shown = [...tables.all.keys()].filter((anchor) => files.has(anchor));
  const others = [...files.keys()].filter((anchor) => !shown.includes(anchor));
  const places: LeftPlace[] = [];
  for (const anchor of [...shown, ...others]) {
    const file = files.get(anchor);
    if (!file) continue;
    const table = tables.table(anchor);
    const lines = table ? await tables.lines(table, slices.pause) : null;
    const here: LeftPlace[] = [];
    for (const side of ['before', 'after'] as const) {
      for (const { startLine, endLine } of file[side]?.leftSpans ?? []) {
        const first = lines?.firstShown(side, startLine, endLine);
        const cell = (first === undefined ? undefined : lines?.cell(side, first)) ?? null;
        here.push({ anchor, path: file.path, side, line: startLine, endLine, cell });
      }
      const turn = slices.pause();
      if (turn) await turn;
    }
    here.sort(byPlace);
    for (const [at, place] of here.entries()) if (!touches(here[at - 1], place)) places.push(place);
  }
  return places;
}

/**
 * The first place below (1) or the last one above (-1) a height of the window, in pixels; with none there, what comes after all that is shown. Found by halves: a large
 * page has thousands of places.
 */
export function nearestPlace(places: readonly LeftPlace[], step: -1 | 1, height: number): LeftPlace | undefined {
  const onPage = places.filter(({ cell }) => cell !== null);
  const shownFrom = (index: number, direction: -1 | 1, end: number): number | undefined => {
    for (let at = index; at !== end; at += direction) if (isShown(onPage[at])) return at;
    return undefined;
  };
  let low = 0;
  let high = onPage.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = shownFrom(middle, 1, high);
    if (at === undefined || isBelow(onPage[at], height, step)) high = middle;
    else low = at + 1;
  }
  const found = shownFrom(step === 1 ? low : low - 1, step, step === 1 ? onPage.length : -1);
  if (found !== undefined) return onPage[found];
  const last = shownFrom(step === 1 ? onPage.length - 1 : 0, step === 1 ? -1 : 1, step === 1 ? -1 : onPage.length);
  const end = last === undefined ? undefined : onPage[last];
  return end ? places[places.indexOf(end) + step] : places.at(step === 1 ? 0 : -1);
}

const isShown = (place: LeftPlace | undefined): boolean => (place?.cell ? boxOf(place.cell) : null) !== null;

/** Whether a shown place is below a height; one at the height itself is neither below nor above. */
function isBelow(place: LeftPlace | undefined, height: number, step: -1 | 1): boolean {
  const top = (place?.cell && boxOf(place.cell)?.top) ?? 0;
  return step === 1 ? top > height : top >= height;
}

/** Where a line stands; of one in a file that the browser keeps for later, where the file stands, which is far away. Null when it is hidden. */
function boxOf(cell: HTMLTableCellElement): DOMRect | null {
  const table = cell.closest('table');
  let drawn: Element | null = table;
  while (drawn && !isLaidOut(drawn)) drawn = drawn.parentElement;
  const box = (drawn === table ? cell : drawn)?.getClientRects()[0];
  return box ?? null;
}

/** False for what is kept for later: what is in it has no place yet, and asking for one would lay all of it out. */
const isLaidOut = (element: Element): boolean => !element.checkVisibility() || element.checkVisibility({ contentVisibilityAuto: true });

function byPlace(one: LeftPlace, other: LeftPlace): number {
  if (!one.cell || !other.cell) return one.cell ? -1 : other.cell ? 1 : one.line - other.line;
  if (one.cell === other.cell) return 0;
  return one.cell.compareDocumentPosition(other.cell) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** A removed line and the one in its place are read together: they stand in one row, or rows of one run of changes lie between them. */
function touches(previous: LeftPlace | undefined, { cell }: LeftPlace): boolean {
  const start = previous?.cell?.closest('tr');
  const row = cell?.closest('tr');
  if (!start || !row) return false;
  for (let current: Element | null = start; current; current = current.nextElementSibling) {
    if (current === row) return true;
    if (![...current.children].some((child) => child instanceof HTMLTableCellElement && isChangedCell(child))) return false;
  }
  return false;
}
