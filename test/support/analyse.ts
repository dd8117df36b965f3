// Runs the worker's analysis over a source, with the real engine or a given one, keeping what it keeps in memory.
import type { Detector } from '../../engine/api.js';
import type { JobReport } from '../../extension/messages.js';
import { Analysis, type Wishes } from '../../extension/worker/analysis.js';
import { KeptDetection } from '../../extension/worker/kept-detection.js';
import { pageKey, changePageOf, type ChangePage } from '../../github/page.js';
import { GithubSource, type SourceOptions } from '../../github/github-source.js';
import { blobId } from '../../github/blob-id.js';
import type { FileVersion, RecordCache, Source, TextCache } from '../../github/source.js';
import { sourceDetector } from './detector.js';

/** One engine for all visits of a test file; detections take turns. */
const shared = sourceDetector();

/** Texts by blob id and by name, as the extension's cache has them. */
export class MemoryTexts implements TextCache {
  readonly texts = new Map<string, Uint8Array<ArrayBuffer>>();
  readonly #names = new Map<string, string>();

  get(id: string, { commit, path, blob }: FileVersion): Promise<Uint8Array<ArrayBuffer> | undefined> {
    return Promise.resolve(this.texts.get(blob ?? this.#names.get(`${id} ${commit} ${path}`) ?? ''));
  }

  async put(id: string, { commit, path }: FileVersion, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const blob = await blobId(bytes);
    this.texts.set(blob, bytes);
    this.#names.set(`${id} ${commit} ${path}`, blob);
  }

  trim(): Promise<void> {
    return Promise.resolve();
  }
}

export class MemoryRecords implements RecordCache {
  readonly records = new Map<string, string>();

  get(key: string): Promise<unknown> {
    const text = this.records.get(key);
    return Promise.resolve(text === undefined ? undefined : JSON.parse(text));
  }

  put(key: string, value: unknown): Promise<void> {
    this.records.set(key, JSON.stringify(value));
    return Promise.resolve();
  }

  drop(key: string): Promise<void> {
    this.records.delete(key);
    return Promise.resolve();
  }

  trim(): Promise<void> {
    return Promise.resolve();
  }
}

export interface Visit {
  readonly reports: readonly JobReport[];
  readonly last: Extract<JobReport, { kind: 'finished' }>;
  readonly descriptions: readonly string[];
}

export interface VisitOptions extends Partial<SourceOptions> {
  readonly cache?: TextCache;
  readonly records?: RecordCache;
  readonly keep?: Wishes['keep'];
  readonly textsFrom?: number;
  readonly detector?: Detector;
  readonly onReport?: (report: JobReport) => void;
  readonly signal?: AbortSignal;
}

export function pageAt(address: string): ChangePage {
  const page = changePageOf(new URL(address));
  if (!page) throw new Error(`${address} shows no change`);
  return page;
}

/** One visit of a page, from its address to the last report. Rejects as the analysis does. */
export async function visit(address: string, options: VisitOptions = {}): Promise<Visit> {
  const {
    cache = new MemoryTexts(),
    records = new MemoryRecords(),
    keep = 'all',
    detector,
    onReport,
    signal,
    textsFrom,
    ...sourceOptions
  } = options;
  const page = pageAt(address);
  const source: Source = new GithubSource(page, { place: 'Reflens’ settings', ...sourceOptions });
  const reports: JobReport[] = [];
  const tools = { source, cache, records, detector: detector ?? (await shared), kept: new KeptDetection(), engineVersion: 'test' };
  const report = (one: JobReport): void => {
    reports.push(one);
    onReport?.(one);
  };
  await new Analysis(
    tools,
    { page: pageKey(page), keep, ...(textsFrom !== undefined && { textsFrom }) },
    report,
    signal ?? new AbortController().signal,
  ).run();
  const last = reports.find(({ kind }) => kind === 'finished');
  if (last?.kind !== 'finished') throw new Error('did not finish');
  const descriptions = reports
    .flatMap((one) => (one.kind === 'refactorings' ? one.refactorings : []))
    .map(({ description }) => description);
  return { reports, last, descriptions };
}
