/** The plain data the panel shows: how far the work has come, what was found, and what could not be looked at. */
import type { Danger, FileStatus, Refactoring } from '../engine/results/result.js';

export type { Place, Side } from '../shown/places.js';

/** One refactoring of the page. `id` is its place in the engine's order, stable for one analysis. */
export interface Item {
  readonly id: number;
  readonly refactoring: Refactoring;
  /** Of one that stands for a danger, whose places it has: what is said of it. Its id is below 0. */
  readonly danger?: Danger;
}

/** Counts are files, except in `detect`, where they are the engine's own steps. */
export interface WorkProgress {
  readonly stage: 'connect' | 'wait' | 'list' | 'fetch' | 'parse' | 'match' | 'detect';
  readonly done: number;
  readonly total: number;
  /** What else the reader should know meanwhile, as a sentence: that it is another try. */
  readonly note?: string;
}

/** Why there is no result, as one sentence for the reader. */
export interface WorkFailure {
  /** What went wrong, as a word; some failures can be mended in the settings. */
  readonly code?: string;
  readonly sentence: string;
  /** When trying again may work, in milliseconds since 1970; absent when the reader need not wait. */
  readonly retryAt?: number;
}

export type Work =
  | { readonly phase: 'working'; readonly progress: WorkProgress }
  | { readonly phase: 'finished'; readonly incomplete: boolean }
  | { readonly phase: 'failed'; readonly failure: WorkFailure }
  | { readonly phase: 'stopped' };

/** Why a changed file was not analysed, or only in part; the engine's reasons and those of fetching it. */
export type SkipReason =
  Exclude<FileStatus, 'analysed' | 'unchanged'> | 'too-deep' | 'too-much' | 'stuck' | 'not-text' | 'lfs-pointer' | 'not-listed';

export interface SkippedFile {
  readonly path: string;
  readonly reason: SkipReason;
  /** A short plain sentence that says more. */
  readonly detail?: string;
}

/** Which of the changed files the result speaks of. */
export interface Coverage {
  /** Files that took part, those of which something was left out among them. */
  readonly analysed: number;
  readonly total: number;
  /** Files that were left out, or of which something was (`partly`). */
  readonly skipped: readonly SkippedFile[];
  /** What else the reader should know of the comparison, as a sentence. */
  readonly note?: string;
  /** Where list and texts came from, as a sentence. */
  readonly way?: string;
  /** When files that were not read can be asked for again, in milliseconds since 1970. */
  readonly retryAt?: number;
  /** How many more calls GitHub's API allows; absent when it was not asked, or has no limit. */
  readonly rate?: RateLimit;
}

/** A limit of GitHub's API. */
export interface RateLimit {
  readonly limit: number;
  readonly remaining: number;
  /** When the count starts anew, in milliseconds since 1970. */
  readonly resetAt: number;
}

/** Whether the page shows a diff that Reflens knows how to mark. */
export type DiffView = 'searching' | 'found' | 'unknown';

/** How the list is ordered: by file and line, by type, or what changes most lines first. */
export type SortOrder = (typeof SORT_ORDERS)[number];
export const SORT_ORDERS = ['place', 'type', 'size'] as const;

/** How much of the change is left to read: changed lines of both versions, and those that no refactoring explains. */
export interface LeftOver {
  readonly left: number;
  readonly changed: number;
}

/** A file of which every changed line is explained. */
export interface DoneFile {
  readonly anchor: string;
  readonly path: string;
}

/** GitHub's "Viewed" controls of these files: how many can be ticked, how many were ticked by Reflens, and whether it is at it. */
export interface Ticks {
  readonly open: number;
  readonly ticked: number;
  readonly busy: boolean;
}

/** What is shown of what is worth a look besides refactorings. */
export interface LookSettings {
  readonly dangers: boolean;
  readonly opportunities: boolean;
  readonly apiChanges: boolean;
  /** Keys of what the reader called not useful at its place, the last ones first. */
  readonly notUseful: readonly string[];
}

/** What the reader may call not useful before the first of it is forgotten: some kilobytes, which each page is told. */
export const MOST_NOT_USEFUL = 500;

/** What is kept between pages. */
export interface PanelSettings extends LookSettings {
  readonly showLow: boolean;
  readonly collapsed: boolean;
  /** Beside the page, which makes room for it, instead of over it. */
  readonly docked: boolean;
  /** CSS pixels of the docked panel. */
  readonly width: number;
  readonly sort: SortOrder;
  /** Types that the reader never wants to see. */
  readonly hiddenTypes: readonly string[];
}

/** CSS pixels of the docked panel: narrower cuts names off, wider leaves too little of the page. */
export const NARROWEST = 280;
export const WIDEST = 720;

export const DEFAULT_PANEL: PanelSettings = {
  showLow: false,
  collapsed: true,
  docked: true,
  width: 360,
  sort: 'place',
  hiddenTypes: [],
  dangers: true,
  opportunities: true,
  apiChanges: true,
  notUseful: [],
};
