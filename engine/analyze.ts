import type { Change, Detection, DetectOptions } from './api.js';
import type { Finding } from './detection/family.js';
import { explain } from './explained/explain.js';
import { renamePlaces } from './explained/rename-places.js';
import { FAMILIES } from './detection/registry.js';
import type { Languages, ParsedText } from './languages/parser.js';
import type { Comparison } from './matching/comparison.js';
import { compareModels } from './matching/compare.js';
import type { Highlight } from './model/language.js';
import type { SourceFile } from './model/source-file.js';
import { withEditedLines } from './peek/edited-lines.js';
import { Peeks } from './peek/peek.js';
import type { DetectionResult, FileReport, Peek } from './results/result.js';
import { toResult } from './results/to-result.js';
import { reportOn } from './results/unread.js';
import { generatorOf } from './text/generated.js';
import { LARGEST_TEXT, tooLarge } from './text/largest-text.js';
import type { Span } from './text/span.js';
import { Clock } from './clock.js';

/** The engine's pipeline: read both versions, match what corresponds, detect refactorings in what changed, hand them out, and tell which lines they explain. */
export async function openDetection(languages: Languages, change: Change, options: DetectOptions = {}): Promise<Detection> {
  const clock = new Clock(options);
  const reader = new Reader(languages, clock);
  try {
    await reader.read(change);
    await clock.enter('match', reader.paths);
    const comparison = compareModels(
      { files: reader.before },
      { files: reader.after },
      change.renames ?? {},
      () => clock.timeIsUp('match'),
      options.trace ?? null,
    );
    await clock.enter('detect', reader.paths);
    const findings = detect(comparison, clock);
    const arranged = toResult(findings, reader.reports, clock.hitTimeout);
    const explainAll = (checkpoint?: () => void): ReturnType<typeof explain> =>
      explain(comparison, findings, arranged.indexOf, change.renames ?? {}, {
        ...(options.onEvidence && { onEvidence: options.onEvidence }),
        ...(checkpoint && { checkpoint }),
      });
    const peeksOf = ({ explanation }: ReturnType<typeof explain>): Peeks =>
      new Peeks(explanation, (file, span) => reader.highlights(file, span));
    const later = (): Peeks => peeksOf(explainAll());
    if (options.explain === false) return new OpenDetection(arranged.result, later, () => reader.close());
    await clock.enter('explain');
    const explained = inTime(clock, explainAll);
    if (!explained) return new OpenDetection({ ...arranged.result, hitTimeout: true }, later, () => reader.close());
    const peeks = peeksOf(explained);
    const refactorings = withEditedLines(arranged.result.refactorings, peeks, () => clock.timeIsUp('explain'));
    const result = {
      ...arranged.result,
      refactorings,
      hitTimeout: clock.hitTimeout,
      explained: explained.explained,
      renames: renamePlaces(comparison, arranged.result, explained.explanation.marks, explained.explained),
    };
    return new OpenDetection(
      result,
      () => peeks,
      () => reader.close(),
    );
  } catch (error) {
    reader.close();
    throw error;
  } finally {
    clock.stop();
  }
}

/** What can be asked after the result. Explanations are made when they are first needed, if the result did not need them. */
class OpenDetection implements Detection {
  #peeks: Peeks | null = null;
  #isOpen = true;

  constructor(
    readonly result: DetectionResult,
    private readonly makePeeks: () => Peeks,
    private readonly free: () => void,
  ) {}

  peek(refactoring: number, place?: number): Peek | null {
    if (!this.#isOpen) throw new Error('This detection was closed: ask for peeks before');
    this.#peeks ??= this.makePeeks();
    return this.#peeks.at(refactoring, place ?? null);
  }

  close(): void {
    if (this.#isOpen) this.free();
    this.#isOpen = false;
  }
}

/** Parses and lowers what changed. A file whose text is the same on both sides is not parsed at all. */
class Reader {
  readonly before: SourceFile[] = [];
  readonly after: SourceFile[] = [];
  /** Of entries, not of a prototype: a file may be called `__proto__`. */
  readonly #reports = new Map<string, FileReport>();
  paths = 0;
  readonly #open: ParsedText[] = [];
  readonly #parsed = new Map<SourceFile, ParsedText>();

  constructor(
    private readonly languages: Languages,
    private readonly clock: Clock,
  ) {}

  get reports(): Readonly<Record<string, FileReport>> {
    return Object.fromEntries(this.#reports);
  }

  async read(change: Change): Promise<void> {
    // sorted: what is found must not depend on the order in which somebody lists the files
    const paths = [...new Set([...Object.keys(change.before), ...Object.keys(change.after)])].sort();
    this.paths = paths.length;
    const textIn = (texts: Change['before'], path: string): string | undefined => (Object.hasOwn(texts, path) ? texts[path] : undefined);
    for (const [done, path] of paths.entries()) {
      await this.clock.progress('parse', done, paths.length, path);
      this.#reports.set(path, await this.#readFile(path, textIn(change.before, path), textIn(change.after, path)));
    }
    for (const [before, after] of Object.entries(change.renames ?? {})) {
      this.#leaveOutWith(before, after, this.before);
      this.#leaveOutWith(after, before, this.after);
    }
  }

  // One version without the other would look like a deleted or an added file: the one of another name goes with the one that does not parse.
  #leaveOutWith(path: string, otherPath: string, files: SourceFile[]): void {
    const other = this.#reports.get(otherPath);
    const place = files.findIndex((file) => file.path === path);
    if (other?.status !== 'does-not-parse' || place < 0) return;
    files.splice(place, 1);
    this.#reports.set(path, { status: 'does-not-parse', detail: `${otherPath}, its other version, does not: ${other.detail ?? ''}` });
  }

  async #readFile(path: string, before: string | undefined, after: string | undefined): Promise<FileReport> {
    if (before !== undefined && before === after) return { status: 'unchanged' };
    const parser = await this.languages.parserFor(path);
    if (!parser) return { status: 'unknown-language' };
    if (Math.max(before?.length ?? 0, after?.length ?? 0) > LARGEST_TEXT) return { status: 'too-large', detail: tooLarge() };
    const generator = generatorOf(before ?? '') ?? generatorOf(after ?? '');
    if (generator !== null) return { status: 'generated', detail: `by ${generator}` };
    const lower = async (text: string | undefined): Promise<SourceFile | null> => {
      if (text === undefined || this.clock.readingIsOver()) return null;
      await this.clock.enter('parse');
      const parsed = parser.parseUnless(() => this.clock.readingIsOver(), path, text);
      if (parsed === null) return null;
      this.#open.push(parsed);
      await this.clock.enter('lower');
      const file = parsed.lower();
      this.#parsed.set(file, parsed);
      return file;
    };
    const versions = { before: await lower(before), after: await lower(after) };
    // one version without the other would look like an added or a deleted file
    if ((before !== undefined && versions.before === null) || (after !== undefined && versions.after === null))
      return { status: 'over-budget' };
    const report = reportOn(versions);
    if (report.status === 'does-not-parse') return report;
    if (versions.before) this.before.push(versions.before);
    if (versions.after) this.after.push(versions.after);
    return report;
  }

  /** What the pieces of a span of a file are, for colouring. */
  highlights(file: SourceFile, span: Span): readonly Highlight[] {
    return this.#parsed.get(file)?.highlight(span) ?? [];
  }

  /** Frees the syntax trees: the models must not be used any more. */
  close(): void {
    for (const parsed of this.#open) parsed.close();
  }
}

/** What is thrown through the explanation to end it. */
class TimeIsUp extends Error {}

/** The whole explanation, or null when the time is up before: of half of it nobody could tell what the other half would have said. */
function inTime<Explained>(clock: Clock, explainAll: (checkpoint: () => void) => Explained): Explained | null {
  const checkpoint = (): void => {
    if (clock.timeIsUp('explain')) throw new TimeIsUp();
  };
  try {
    checkpoint();
    return explainAll(checkpoint);
  } catch (error) {
    if (error instanceof TimeIsUp) return null;
    throw error;
  }
}

function detect(comparison: Comparison, clock: Clock): Finding[] {
  const findings: Finding[] = [];
  for (const family of FAMILIES) {
    if (clock.timeIsUp('detect')) break;
    findings.push(...family.detect({ comparison, findings }));
  }
  return findings;
}
