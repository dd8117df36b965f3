/** One analysis, from the page's address to the last report: list, read, detect, hand over. */
import type { Detector } from '../../engine/api.js';
import { adapterFor } from '../../engine/languages/registry.js';
import type { DetectionResult, FileReport } from '../../engine/results/result.js';
import type { Coverage, SkippedFile } from '../../ui/work.js';
import type { JobReport, ListedFile } from '../messages.js';
import { readChange } from '../../github/read-change.js';
import { pathOf, type ChangedFile, type ChangeList, type Source, type TextCache } from '../../github/source.js';

/** Milliseconds for the engine; then it returns what it has. Longer than any commit of the development oracle needs by far. */
const BUDGET = 120_000;

/** Refactorings per message: each message is one task on the page's thread, and should take it a few milliseconds only. */
const BATCH = 100;

/** Milliseconds between two reports of the same stage; a bar that moves more often helps nobody. */
const REPORT_EVERY = 100;

export interface Tools {
  readonly source: Source;
  readonly cache: TextCache;
  readonly detector: Detector;
}

/** Analyses a change. Resolves after the last report; rejects with what a source rejected with, or the signal's reason. */
export async function analyse({ source, cache, detector }: Tools, report: (report: JobReport) => void, signal: AbortSignal): Promise<void> {
  const progress = steady(report);
  progress('list', 0, 0);
  const list = await source.list(signal);
  const { files } = list;
  report({ kind: 'files', files: files.map(listedFile) });
  const known = files.filter(isKnown);
  const { change, skipped } = await readChange(known, {
    source,
    cache,
    signal,
    onProgress: (done, total) => progress('fetch', done, total),
  });
  const result = await detector.detect(change, {
    signal,
    budget: BUDGET,
    onProgress: ({ stage, done, total }) => progress(stage, done, total),
  });
  for (let start = 0; start < result.refactorings.length; start += BATCH) {
    report({ kind: 'refactorings', refactorings: result.refactorings.slice(start, start + BATCH) });
  }
  report({ kind: 'finished', coverage: coverageOf(list, skipped, result), bundles: result.bundles, incomplete: result.hitTimeout });
  await cache.trim();
}

const isKnown = (file: ChangedFile): boolean => adapterFor(pathOf(file)) !== null;

function listedFile(file: ChangedFile): ListedFile {
  const path = pathOf(file);
  return file.before && file.before.path !== path ? { path, beforePath: file.before.path } : { path };
}

/** Reports a stage's beginning and end at once, and what is between them now and then. */
function steady(
  report: (report: JobReport) => void,
): (stage: Extract<JobReport, { kind: 'progress' }>['progress']['stage'], done: number, total: number) => void {
  let lastStage = '';
  let lastTime = 0;
  return (stage, done, total) => {
    const now = performance.now();
    if (stage === lastStage && done < total && now - lastTime < REPORT_EVERY) return;
    lastStage = stage;
    lastTime = now;
    report({ kind: 'progress', progress: { stage, done, total } });
  };
}

function coverageOf({ files, missing, note }: ChangeList, unread: readonly SkippedFile[], result: DetectionResult): Coverage {
  const skipped = new Map(unread.map((file) => [file.path, file]));
  for (const file of files) {
    const path = pathOf(file);
    if (skipped.has(path)) continue;
    if (!isKnown(file)) skipped.set(path, { path, reason: 'unknown-language' });
    else {
      const reports = [file.before, file.after].map((version) => version && result.files[version.path]);
      const poor = reports.find(isPoor);
      if (poor) skipped.set(path, { path, reason: poor.status, ...(poor.detail !== undefined && { detail: poor.detail }) });
    }
  }
  const analysed = files.length - skipped.size;
  const list = [...skipped.values()];
  if (missing !== undefined) list.push({ path: 'further files', reason: 'not-listed', detail: missing });
  return { analysed, total: files.length, skipped: list, ...(note !== undefined && { note }) };
}

type PoorReport = FileReport & { readonly status: Exclude<FileReport['status'], 'analysed' | 'unchanged'> };

const isPoor = (report: FileReport | undefined): report is PoorReport =>
  report !== undefined && report.status !== 'analysed' && report.status !== 'unchanged';
