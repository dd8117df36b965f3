import type { Change, DetectOptions } from './api.js';
import type { Finding } from './detection/family.js';
import { withEditedLines } from './explained/edited-lines.js';
import { explain } from './explained/explain.js';
import { renamePlaces } from './explained/rename-places.js';
import { FAMILIES } from './detection/registry.js';
import type { Languages, ParsedText } from './languages/parser.js';
import type { Comparison } from './matching/comparison.js';
import { compareModels } from './matching/compare.js';
import type { SourceFile } from './model/source-file.js';
import type { DetectionResult, FileReport } from './results/result.js';
import { toResult } from './results/to-result.js';
import { Clock } from './clock.js';

/** Files above this many UTF-16 units are left out: generated tables and minified bundles would take the whole budget. */
const LARGEST_FILE = 4_000_000;

/** The engine's pipeline: read both versions, match what corresponds, detect refactorings in what changed, hand them out, and tell which lines they explain. */
export async function analyze(languages: Languages, change: Change, options: DetectOptions = {}): Promise<DetectionResult> {
  const clock = new Clock(options);
  const reader = new Reader(languages, clock);
  try {
    await reader.read(change);
    await clock.enter('match', reader.paths);
    const comparison = compareModels(
      { files: reader.before },
      { files: reader.after },
      change.renames ?? {},
      () => clock.timeIsUp(),
      options.trace ?? null,
    );
    await clock.enter('detect', reader.paths);
    const findings = detect(comparison, clock);
    const { result, indexOf } = toResult(findings, reader.reports, clock.hitTimeout);
    if (clock.timeIsUp()) return { ...result, hitTimeout: true };
    if (options.explain === false) return result;
    await clock.enter('explain');
    const { explained, marks } = explain(comparison, findings, indexOf, change.renames ?? {}, {
      ...(options.onEvidence && { onEvidence: options.onEvidence }),
    });
    return {
      ...result,
      refactorings: withEditedLines(result.refactorings, explained),
      explained,
      renames: renamePlaces(comparison, result, marks, explained),
    };
  } finally {
    clock.stop();
    reader.close();
  }
}

/** Parses and lowers what changed. A file whose text is the same on both sides is not parsed at all. */
class Reader {
  readonly before: SourceFile[] = [];
  readonly after: SourceFile[] = [];
  readonly reports: Record<string, FileReport> = {};
  paths = 0;
  readonly #open: ParsedText[] = [];

  constructor(
    private readonly languages: Languages,
    private readonly clock: Clock,
  ) {}

  async read(change: Change): Promise<void> {
    // sorted: what is found must not depend on the order in which somebody lists the files
    const paths = [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])].sort();
    this.paths = paths.length;
    for (const [done, path] of paths.entries()) {
      await this.clock.progress('parse', done, paths.length);
      this.reports[path] = await this.#readFile(path, change.before[path], change.after[path]);
    }
  }

  async #readFile(path: string, before: string | undefined, after: string | undefined): Promise<FileReport> {
    if (before !== undefined && before === after) return { status: 'unchanged' };
    const parser = await this.languages.parserFor(path);
    if (!parser) return { status: 'unknown-language' };
    if (Math.max(before?.length ?? 0, after?.length ?? 0) > LARGEST_FILE)
      return { status: 'too-large', detail: `more than ${LARGEST_FILE / 1_000_000} million characters` };
    if (this.clock.timeIsUp()) return { status: 'over-budget' };
    const lower = async (text: string | undefined): Promise<SourceFile | null> => {
      if (text === undefined) return null;
      await this.clock.enter('parse');
      const parsed = parser.parse(path, text);
      this.#open.push(parsed);
      await this.clock.enter('lower');
      return parsed.lower();
    };
    const versions = { before: await lower(before), after: await lower(after) };
    if (versions.before) this.before.push(versions.before);
    if (versions.after) this.after.push(versions.after);
    return reportOn(versions);
  }

  /** Frees the syntax trees: the models must not be used any more. */
  close(): void {
    for (const parsed of this.#open) parsed.close();
  }
}

function reportOn(files: { readonly before: SourceFile | null; readonly after: SourceFile | null }): FileReport {
  const broken = [files.before, files.after].filter((file) => file !== null && file.syntaxErrors > 0 && file.types.length === 0);
  return broken.length > 0 ? { status: 'does-not-parse', detail: 'no type declaration could be read' } : { status: 'analysed' };
}

function detect(comparison: Comparison, clock: Clock): Finding[] {
  const findings: Finding[] = [];
  for (const family of FAMILIES) {
    if (clock.timeIsUp()) break;
    findings.push(...family.detect({ comparison, findings }));
  }
  return findings;
}
