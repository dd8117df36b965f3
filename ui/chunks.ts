/**
 * A long list in chunks of rows: those near the view are drawn, the others are boxes of the height they had, or will have as far as one can tell. Rows lie in the page's
 * own flow, so they may be as high as they like.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { Row } from './list-rows.js';

/** Rows of a chunk: few enough to draw in some milliseconds, many enough for a reader who scrolls fast. */
const ROWS = 20;

/** CSS pixels around the view in which chunks are drawn: about a screen. */
const NEAR = 800;

/** CSS pixels of rows as they mostly are, for chunks that were never drawn. */
const HEIGHTS: Readonly<Record<Row['kind'], number>> = { heading: 29, item: 69, renames: 73, place: 24 };

export interface Chunk {
  /** Its first row's key. */
  readonly key: string;
  readonly rows: readonly Row[];
  /** Rows before it. */
  readonly offset: number;
}

/** Cuts rows into chunks. A chunk begins with a heading where one is near, so that the heading stays in view while its rows are. */
export function chunksOf(rows: readonly Row[]): readonly Chunk[] {
  const chunks: Chunk[] = [];
  let start = 0;
  for (let index = 1; index <= rows.length; index++) {
    const full = index - start >= ROWS;
    const atHeading = rows[index]?.kind === 'heading' && index - start >= ROWS / 2;
    if (index < rows.length && !full && !atHeading) continue;
    chunks.push({ key: rows[start]?.key ?? '', rows: rows.slice(start, index), offset: start });
    start = index;
  }
  return chunks;
}

/** CSS pixels that rows will have, more or less. */
export const estimatedHeight = (rows: readonly Row[]): number => rows.reduce((sum, { kind }) => sum + HEIGHTS[kind], 0);

interface DrawnChunks {
  /** Whether a chunk is near the view. */
  readonly isNear: (key: string) => boolean;
  /** CSS pixels that a chunk had when it was drawn last. */
  readonly heightOf: (key: string) => number | undefined;
}

/** Watches which chunks are near the view. Their elements are the children of `list` and tell their chunk by `data-chunk`. */
export function useDrawnChunks(
  chunks: readonly Chunk[],
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): DrawnChunks {
  const [near, setNear] = useState<ReadonlySet<string>>(() => new Set(chunks.slice(0, 1).map(({ key }) => key)));
  const heights = useRef(new Map<string, number>());
  // Chunks are new with every letter of a search; what counts is where they begin.
  const keys = chunks.map(({ key }) => key).join('\n');
  const isOne = chunks.length < 2;
  useEffect(() => {
    if (isOne) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect } of entries) {
          const key = target.getAttribute('data-chunk');
          if (key !== null && target.childElementCount > 0) heights.current.set(key, boundingClientRect.height);
        }
        setNear((before) => withEntries(before, entries));
      },
      { root: scroller.current, rootMargin: `${NEAR}px 0px` },
    );
    for (const element of list.current?.children ?? []) watcher.observe(element);
    return () => watcher.disconnect();
  }, [keys, isOne, scroller, list]);
  return { isNear: (key) => near.has(key), heightOf: (key) => heights.current.get(key) };
}

function withEntries(before: ReadonlySet<string>, entries: readonly IntersectionObserverEntry[]): ReadonlySet<string> {
  const after = new Set(before);
  for (const { target, isIntersecting } of entries) {
    const key = target.getAttribute('data-chunk') ?? '';
    if (isIntersecting) after.add(key);
    else after.delete(key);
  }
  return after;
}
