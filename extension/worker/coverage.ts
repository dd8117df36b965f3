/** Of which files a result speaks, and why not of the others. */
import { adapterFor } from '../../engine/languages/registry.js';
import type { DetectionResult, FileReport } from '../../engine/results/result.js';
import { pathOf, type ChangeList } from '../../github/source.js';
import type { Coverage, SkippedFile } from '../../ui/work.js';

/** Puts together what the list, the reading and the engine left out. */
export function coverageOf({ files, missing, note }: ChangeList, unread: readonly SkippedFile[], result: DetectionResult): Coverage {
  const reportOn = (path: string): FileReport | undefined => (Object.hasOwn(result.files, path) ? result.files[path] : undefined);
  const skipped = new Map(unread.map((file) => [file.path, file]));
  for (const file of files) {
    const path = pathOf(file);
    if (skipped.has(path)) continue;
    if (adapterFor(path) === null) skipped.set(path, { path, reason: 'unknown-language' });
    else {
      const reports = [file.before, file.after].map((version) => version && reportOn(version.path));
      const poor = reports.filter(isPoor).sort((one, other) => Number(one.status === 'partly') - Number(other.status === 'partly'))[0];
      if (poor) skipped.set(path, { path, reason: poor.status, ...(poor.detail !== undefined && { detail: poor.detail }) });
    }
  }
  const list = [...skipped.values()];
  const analysed = files.length - list.filter(({ reason }) => reason !== 'partly').length;
  if (missing !== undefined) list.push({ path: 'further files', reason: 'not-listed', detail: missing });
  return { analysed, total: files.length, skipped: list, ...(note !== undefined && { note }) };
}

type PoorReport = FileReport & { readonly status: Exclude<FileReport['status'], 'analysed' | 'unchanged'> };

const isPoor = (report: FileReport | undefined): report is PoorReport =>
  report !== undefined && report.status !== 'analysed' && report.status !== 'unchanged';
