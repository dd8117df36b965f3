import type { Change, Detection, DetectOptions } from './api.js';
import { withConfidences } from './confidence/confidences.js';
import { explain } from './explained/explain.js';
import { renamePlaces } from './explained/rename-places.js';
import { FAMILIES } from './detection/registry.js';
import type { Finding } from './findings/finding.js';
import { Teller } from './findings/telling.js';
import { viewOf } from './findings/open-view.js';
import type { View } from './findings/view.js';
import type { Languages, ParsedText } from './languages/parser.js';
import { signaturesIn } from './languages/registry.js';
import type { MatchingResult } from './matching/result.js';
import { compareModels, type Perform } from './matching/compare.js';
import type { Highlight } from './model/language.js';
import type { SourceFile } from './model/source-file.js';
import { withEditedLines } from './peek/edited-lines.js';
import { Peeks } from './peek/peek.js';
import { withVerdict, withVerdicts } from './purity/verdicts.js';
import type { Bundle, DetectionResult, FileReport, Look, NotLooked, Peek, Refactoring, RenamePlaces } from './results/result.js';
import { bundlesOf, toldNames } from './results/bundles.js';
import { toResult } from './results/to-result.js';
import { reportOn } from './results/unread.js';
import { generatorOf } from './text/generated.js';
import { isGenerated } from './moved/generated.js';
import { LARGEST_BY_LINES, LARGEST_TEXT, tooLarge } from './text/largest-text.js';
import type { Span } from './text/span.js';
import { TOO_DEEP } from './text/work.js';
import { ALL_WISHES, look } from './look/look.js';
import type { LookWishes } from './results/look.js';
import type { LookedAt } from './symbols/looked-at.js';
import { Clock } from './clock.js';
import { lookElsewhere } from './whole-version-search.js';
import { UnchangedFiles } from './unchanged-files.js';

/** The engine's pipeline: read both versions, match what corresponds, detect refactorings in what changed, hand them out, and tell which lines they explain. */
export async function openDetection(languages: Languages, change: Change, options: DetectOptions = {}): Promise<Detection> {
  const clock = new Clock(options);
  const reader = new Reader(languages, clock);
  const close = (): void => reader.close();
  try {
    await reader.read(change);
    await clock.enter('match', reader.paths);
    const versions = [{ files: reader.before }, { files: reader.after }] as const;
    const perform: Perform = (step) => clock.perform('match', step);
    const comparison = await compareModels(...versions, change.renames ?? {}, perform, options.trace ?? null);
    await clock.enter('detect', reader.paths);
    const teller = new Teller((file) => signaturesIn(file.language));
    const view = viewOf(comparison, await detect(comparison, teller, clock));
    const arranged = toResult(view.findings, (finding) => teller.of(finding));
    const explainAll = (): Explained => {
      const explained = explain(
        { view, indexOf: arranged.indexOf, count: arranged.refactorings.length, texts: reader.textsToCompare(change) },
        { ...(options.onEvidence && { onEvidence: options.onEvidence }) },
      );
      return { ...explained, peeks: new Peeks(explained.explanation, explained.explained, (file, span) => reader.highlights(file, span)) };
    };
    const { refactorings } = arranged;
    const names = arranged.findings.map(toldNames);
    const whole: Whole = { refactorings };
    await clock.perform('explain', () => (whole.bundles = bundlesOf(refactorings, names)));
    const grounds = { view, wasCut: clock.hitTimeout, onGrounds: options.onGrounds };
    await clock.perform('explain', () => (whole.refactorings = withConfidences(refactorings, arranged.findings, grounds)));
    if (options.explain !== false) {
      await clock.enter('explain');
      await clock.perform('explain', () => (whole.explained = explainAll()));
      await clock.perform('explain', () => finish(whole, view, arranged.findings));
    }
    const lookedAt = { view, refactorings: whole.refactorings, findings: arranged.findings, unchanged: () => reader.unchanged.read() };
    const looked = wantsLook(options) ? await lookAtAll(lookedAt, languages, options) : {};
    const result = { ...resultOf(whole, reader.reports, clock), ...looked };
    return new OpenDetection(result, lookedAt, () => whole.explained?.peeks ?? explainAll().peeks, close, options);
  } catch (error) {
    close();
    throw error;
  } finally {
    clock.stop();
  }
}

/** An explanation, and what peeks make of it. */
type Explained = ReturnType<typeof explain> & { readonly peeks: Peeks };

/** What became whole before the time was up. */
interface Whole {
  refactorings: readonly Refactoring[];
  bundles?: readonly Bundle[];
  explained?: Explained;
  renames?: readonly RenamePlaces[];
}

/** What can be asked after the result. Explanations are made when they are first needed, if the result did not need them. */
class OpenDetection implements Detection {
  #peeks: Peeks | null = null;
  #isOpen = true;

  constructor(
    readonly result: DetectionResult,
    private readonly lookedAt: LookedAt,
    private readonly makePeeks: () => Peeks,
    private readonly free: () => void,
    private readonly options: DetectOptions,
  ) {}

  peek(refactoring: number, place?: number): Peek | null {
    if (!this.#isOpen) throw new Error('This detection was closed: ask for peeks before');
    let found: Peek | null = null;
    // a budget of its own: the detection's was another matter
    new Clock({ ...(this.options.budget !== undefined && { budget: this.options.budget }) }).performNow('explain', () => {
      this.#peeks ??= this.makePeeks();
      const peek = this.#peeks.at(refactoring, place ?? null);
      // moved lines, which are numbered behind the refactorings, bring their verdict
      const type = this.result.refactorings[refactoring]?.type;
      found = peek && type !== undefined ? withVerdict(peek, type, this.#peeks) : peek;
    });
    return found;
  }

  look(wishes: LookWishes = ALL_WISHES): Look {
    if (!this.#isOpen) throw new Error('This detection was closed: look before');
    return lookAt(this.lookedAt, wishes, this.options);
  }

  close(): void {
    if (this.#isOpen) this.free();
    this.#isOpen = false;
  }
}

/** How much of the detection's budget looking at more than refactorings may take besides: marks do not wait for it, readers do. */
const LOOK_SHARE = 0.1;

const wantsLook = ({ dangers, opportunities, apiChanges }: LookWishes): boolean => Boolean(dangers ?? opportunities ?? apiChanges);

function lookAt(at: LookedAt, wishes: LookWishes, { budget, signal, timings }: DetectOptions): Look {
  const own: Record<string, number> = {};
  const clock = new Clock({ ...(budget !== undefined && { budget: budget * LOOK_SHARE }), ...(signal && { signal }), timings: own });
  const left = (): readonly NotLooked[] => clock.allLeftOut.map(([path, what]) => ({ path, what }));
  try {
    return look(at, wishes, (step) => clock.performNow('explain', step), left);
  } finally {
    clock.stop();
    if (timings) timings['look'] = own['total'] ?? 0;
  }
}

/** The same with what is looked for outside of the change, if anything is. */
async function lookAtAll(at: LookedAt, languages: Languages, options: DetectOptions): Promise<Look> {
  const { elsewhere, opportunities, ...others } = options;
  if (!elsewhere || !opportunities) return lookAt(at, options, options);
  const [look, found] = [lookAt(at, others, options), await lookElsewhere(at, languages, elsewhere, options)];
  const notLooked = [...(look.notLooked ?? []), ...(found.notLooked ?? [])];
  return { ...look, ...found, ...(notLooked.length > 0 && { notLooked }) };
}

/** Parses and lowers what changed. A file whose text is the same on both sides is not parsed at all. */
class Reader {
  readonly before: SourceFile[] = [];
  readonly after: SourceFile[] = [];
  /** Of entries, not of a prototype: a file may be called `__proto__`. */
  readonly #reports = new Map<string, FileReport>();
  readonly unchanged = new UnchangedFiles();
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
    const parser = await this.languages.parserFor(path);
    if (before !== undefined && before === after) {
      if (parser) this.unchanged.add({ parser, path, text: before });
      return { status: 'unchanged' };
    }
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
      let file: SourceFile | null = null;
      if ((await this.clock.perform('read', () => (file = parsed.lower()))) === 'too deep') isTooDeep = true;
      if (file) this.#parsed.set(file, parsed);
      return file;
    };
    let isTooDeep = false;
    const versions = { before: await lower(before), after: await lower(after) };
    // one version without the other would look like an added or a deleted file
    if ((before !== undefined && versions.before === null) || (after !== undefined && versions.after === null))
      return isTooDeep ? { status: 'does-not-parse', detail: TOO_DEEP } : { status: 'over-budget' };
    const report = reportOn(versions);
    if (report.status === 'does-not-parse') return report;
    if (versions.before) this.before.push(versions.before);
    if (versions.after) this.after.push(versions.after);
    return report;
  }

  /** The texts whose lines are compared: all but what a program wrote, and what is too large. */
  textsToCompare({ before, after, renames = {}, patches = [] }: Change): Change {
    const isCompared = ([path, text]: readonly [string, string]): boolean => {
      const status = this.#reports.get(path)?.status;
      if (status === 'unknown-language') return text.length <= LARGEST_BY_LINES && !isGenerated(path, text);
      return status !== 'generated' && status !== 'too-large';
    };
    const compared = (texts: Change['before']): Change['before'] => Object.fromEntries(Object.entries(texts).filter(isCompared));
    const [one, other] = [compared(before), compared(after)];
    // one version without the other would look like an added or a deleted file
    const isWhole = (path: string): boolean =>
      Object.hasOwn(before, path) === Object.hasOwn(one, path) && Object.hasOwn(after, path) === Object.hasOwn(other, path);
    const whole = (texts: Change['before']): Change['before'] =>
      Object.fromEntries(Object.entries(texts).filter(([path]) => isWhole(path)));
    return {
      before: whole(one),
      after: whole(other),
      renames,
      patches: patches.filter((each) => !isGenerated(each.after ?? each.before ?? '', '')),
    };
  }

  /** What the pieces of a span of a file are, for colouring. */
  highlights(file: SourceFile, span: Span): readonly Highlight[] {
    return this.#parsed.get(file)?.highlight(span) ?? [];
  }

  /** Frees the syntax trees: the models must not be used any more. */
  close(): void {
    for (const parsed of this.#open) parsed.close();
    this.unchanged.close();
  }
}

/** What rests on the explanation, if that is there. */
function finish(whole: Whole, view: View, findings: readonly Finding[]): void {
  const { refactorings, bundles, explained } = whole;
  if (!explained || !bundles) return;
  whole.refactorings = withVerdicts(withEditedLines(refactorings, explained.peeks), explained.peeks);
  whole.renames = renamePlaces(view, { findings, bundles }, explained.explanation.marks, explained.explained);
}

/** Findings, each put into words, which may take long where names are. */
function told(findings: readonly Finding[], teller: Teller): readonly Finding[] {
  for (const finding of findings) teller.of(finding);
  return findings;
}

/** The findings of the families that were done. One that was cut tells nothing: of half of it nobody could tell what the other half would have said. */
async function detect(comparison: MatchingResult, teller: Teller, clock: Clock): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const family of FAMILIES) {
    let found: readonly Finding[] = [];
    await clock.perform('detect', () => (found = told([...family.detect({ comparison, findings })], teller)));
    for (const finding of found) findings.push(finding);
  }
  return findings;
}

/** What was found, and what was left out of which file. */
function resultOf(
  { refactorings, bundles, explained, renames }: Whole,
  reports: Readonly<Record<string, FileReport>>,
  clock: Clock,
): DetectionResult {
  const files = Object.fromEntries(Object.entries(reports).map(([path, report]) => [path, withLeftOut(report, clock.leftOut(path))]));
  return {
    refactorings,
    bundles: bundles ?? [],
    files,
    hitTimeout: clock.hitTimeout,
    ...(explained && { explained: explained.explained, moved: explained.moved }),
    ...(renames && { renames }),
  };
}

function withLeftOut(report: FileReport, leftOut: readonly string[]): FileReport {
  if (leftOut.length === 0 || (report.status !== 'analysed' && report.status !== 'partly')) return report;
  return { status: 'partly', detail: [...(report.detail ? [report.detail] : []), ...leftOut].join('; ') };
}
