/** The first lines of an end, for its card: what the worker sent, or what the page shows of them. */
import { rankedLocations } from '../../ui/places.js';
import type { CodeLine } from '../../ui/hover-card.js';
import type { Item, Side } from '../../ui/work.js';
import { codeText } from '../github/code-text.js';
import type { Excerpt } from '../messages.js';
import type { DiffTables } from './diff-tables.js';
import type { FileMap } from './file-map.js';

/** Lines of an end on a card. */
const LINES = 7;

const keyOf = (id: number, side: Side): string => `${id} ${side}`;

export class Excerpts {
  #kept: ReadonlyMap<string, Excerpt> = new Map();

  /** Takes what the worker sent for the refactorings that are listed from now on. */
  keep(excerpts: readonly Excerpt[]): void {
    this.#kept = new Map(excerpts.map((excerpt) => [keyOf(excerpt.refactoring, excerpt.side), excerpt]));
  }

  /** The first lines of one end, without the indentation that they share; none where nobody has them. */
  lines({ id, refactoring }: Item, side: Side, files: FileMap, tables: DiffTables): readonly CodeLine[] {
    const kept = this.#kept.get(keyOf(id, side));
    if (kept) return dedent(kept.lines.map((text, index) => ({ line: kept.start + index, text })));
    const [location] = rankedLocations(refactoring, side);
    const anchor = location && files.anchor(location.filePath, side);
    const table = anchor === undefined ? null : tables.table(anchor);
    const shown = table && tables.known(table);
    if (!location || !shown) return [];
    const start = location.nameLine ?? location.startLine;
    const lines: CodeLine[] = [];
    for (let line = start; line <= Math.min(location.endLine, start + LINES - 1); line++) {
      const cell = shown.cell(side, line);
      if (!cell) break;
      lines.push({ line, text: codeText(cell) });
    }
    return dedent(lines);
  }
}

/** Code stands at the card's edge, whatever its depth in its file. */
function dedent(lines: readonly CodeLine[]): readonly CodeLine[] {
  const depths = lines.filter(({ text }) => text.trim() !== '').map(({ text }) => /^\s*/.exec(text)?.[0].length ?? 0);
  const depth = depths.reduce((least, one) => Math.min(least, one), depths[0] ?? 0);
  return lines.map(({ line, text }) => ({ line, text: text.slice(depth).trimEnd() }));
}
