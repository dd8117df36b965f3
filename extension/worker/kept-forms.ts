/**
 * Whether what was kept has the form that this code writes. Another version may have written it, or something half of it. A field without a check does not compile.
 */
import type {
  ApiChange,
  BodyVerdict,
  Bundle,
  Danger,
  DetectionResult,
  Explained,
  ExplainedFile,
  ExplainedSpan,
  FileReport,
  LineSpan,
  Location,
  LookPlace,
  MovedLines,
  NamePlace,
  NotLooked,
  Opportunity,
  Refactoring,
  Rewrite,
  RenamePlaces,
} from '../../engine/results/result.js';
import type { ChangedFile, ChangeList, FileVersion, KnownList } from '../../github/source.js';
import { SKIP_REASONS } from '../../ui/labels.js';
import type { SkippedFile } from '../../ui/work.js';
import type { Excerpt } from '../messages.js';

/** What is kept of a result. */
export interface KeptResult {
  readonly result: DetectionResult;
  readonly skipped: readonly SkippedFile[];
  /** The only code of a result: the texts are not there when it is taken again. */
  readonly excerpts: readonly Excerpt[];
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isShare: Check = (value) => typeof value === 'number' && value >= 0 && value <= 1;
const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);

/** A check of all fields of a form. */
function form<Form>(fields: { readonly [Field in keyof Form]-?: Check }): (value: unknown) => value is Form {
  const checks = Object.entries<Check>(fields);
  return (value): value is Form => {
    if (!isObject(value)) return false;
    const own = new Map<string, unknown>(Object.entries(value));
    return checks.every(([name, check]) => check(own.get(name)));
  };
}

const isVersion = form<FileVersion>({ commit: isText, path: isText, blob: maybe(isText), uncertain: maybe(isFlag) });

const isSkipReason = oneOf(...Object.keys(SKIP_REASONS));

const isChangedFile = form<ChangedFile>({
  before: maybe(isVersion),
  after: maybe(isVersion),
  unreadable: maybe(form<NonNullable<ChangedFile['unreadable']>>({ reason: isSkipReason, detail: isText })),
  patch: maybe(isText),
});

const isList = form<ChangeList>({
  files: listOf((file) => isChangedFile(file) && (file.before ?? file.after) !== undefined),
  commits: maybe(form<NonNullable<ChangeList['commits']>>({ before: orNull(isText), after: isText })),
  elsewhere: maybe(form<NonNullable<ChangeList['elsewhere']>>({ commit: isText, owner: isText, repository: isText })),
  missing: maybe(isText),
  note: maybe(isText),
});

/** Whether a value is a list as it is kept. */
export const isKnownList = form<KnownList>({ etag: isText, list: isList });

const isLocation = form<Location>({
  filePath: isText,
  startLine: isCount,
  endLine: isCount,
  startColumn: isCount,
  endColumn: isCount,
  codeElementType: isText,
  description: isText,
  codeElement: orNull(isText),
  nameLine: maybe(isCount),
});

const isUnedited = form<Exclude<BodyVerdict, { readonly kind: 'edited' }>>({ kind: oneOf('same', 'names', 'effect') });
const isEdited = form<Extract<BodyVerdict, { readonly kind: 'edited' }>>({ kind: oneOf('edited'), lines: isCount, reason: isText });

const REFACTORING = {
  type: isText,
  description: isText,
  leftSideLocations: listOf(isLocation),
  rightSideLocations: listOf(isLocation),
  level: oneOf('high', 'low'),
  editedLines: maybe(isCount),
  body: maybe((value) => isUnedited(value) || isEdited(value)),
  confidence: maybe(isShare),
  comparable: maybe(oneOf(false)),
  family: isText,
  kind: form<Refactoring['kind']>({
    verbs: listOf(isText),
    object: isText,
    aspect: maybe(isText),
    becomes: maybe(isText),
    noun: maybe(isText),
  }),
  summary: form<Refactoring['summary']>({ before: maybe(isText), after: isText, context: isText, sentence: isText }),
} satisfies Readonly<Record<string, Check>>;

const isRefactoring = form<Refactoring>(REFACTORING);

const isMovedLines = form<MovedLines>({
  ...REFACTORING,
  type: oneOf('Moved Lines', 'Copied Lines'),
  family: oneOf('moved-lines'),
  lines: listOf((stretch) => Array.isArray(stretch) && stretch.length === 3 && stretch.every(isCount)),
  how: oneOf('elsewhere', 'members', 'statements', 'copied'),
  within: maybe(isText),
  indented: maybe(Number.isSafeInteger),
});

const areNames = form<RenamePlaces['names']>({ before: isText, after: isText });
const isBundle = form<Bundle>({ head: orNull(isCount), members: listOf(isCount), names: maybe(areNames) });
const isReport = form<FileReport>({ status: isText, detail: maybe(isText) });
const isSpan = form<LineSpan>({ startLine: isCount, endLine: isCount });
const isExplainedSpan = form<ExplainedSpan>({
  startLine: isCount,
  endLine: isCount,
  refactorings: listOf(isCount),
  moved: maybe(listOf(isCount)),
});
const isExplainedFile = form<ExplainedFile>({ changed: isCount, left: isCount, spans: listOf(isExplainedSpan), leftSpans: listOf(isSpan) });
const areExplained = form<Explained>({
  before: recordOf(isExplainedFile),
  after: recordOf(isExplainedFile),
  changed: isCount,
  left: isCount,
});
const isNamePlace = form<NamePlace>({ path: isText, line: isCount, edited: maybe(isFlag), where: maybe(oneOf('code', 'comment')) });
const isRename = form<RenamePlaces>({ refactoring: isCount, names: areNames, places: listOf(isNamePlace), forgotten: listOf(isNamePlace) });

const isLookPlace = form<LookPlace>({
  path: isText,
  startLine: isCount,
  endLine: isCount,
  startColumn: isCount,
  endColumn: isCount,
  role: isText,
});
const isDanger = form<Danger>({
  kind: isText,
  certainty: oneOf('sure', 'likely', 'open'),
  refactoring: orNull(isCount),
  sentence: isText,
  advice: maybe(isText),
  before: listOf(isLookPlace),
  after: listOf(isLookPlace),
  wants: maybe(listOf(isText)),
});
const isOpportunity = form<Opportunity>({
  kind: isText,
  refactoring: orNull(isCount),
  sentence: isText,
  model: isLookPlace,
  places: listOf(isLookPlace),
  tokens: isCount,
});
const isTextOrTexts: Check = (value) => isText(value) || listOf(isText)(value);
const isApiChange = form<ApiChange>({
  kind: isText,
  breaks: oneOf('source', 'binary', 'both', 'behaviour', 'none'),
  element: isText,
  refactoring: orNull(isCount),
  sentence: isText,
  migration: orNull(isText),
  rewrite: maybe(listOf(form<Rewrite>({ recipe: isText, options: recordOf(isTextOrTexts) }))),
  before: listOf(isLookPlace),
  after: listOf(isLookPlace),
});
const isNotLooked = form<NotLooked>({ path: orNull(isText), what: isText });

const isResult = form<DetectionResult>({
  refactorings: listOf(isRefactoring),
  bundles: listOf(isBundle),
  files: recordOf(isReport),
  hitTimeout: isFlag,
  explained: maybe(areExplained),
  moved: maybe(listOf(isMovedLines)),
  renames: maybe(listOf(isRename)),
  dangers: maybe(listOf(isDanger)),
  opportunities: maybe(listOf(isOpportunity)),
  apiChanges: maybe(listOf(isApiChange)),
  notLooked: maybe(listOf(isNotLooked)),
});

const isSkipped = form<SkippedFile>({ path: isText, reason: isSkipReason, detail: maybe(isText) });
const isExcerpt = form<Excerpt>({ refactoring: isCount, side: oneOf('before', 'after'), start: isCount, lines: listOf(isText) });

/** Whether a value is a result as it is kept. */
export const isKeptResult = form<KeptResult>({ result: isResult, skipped: listOf(isSkipped), excerpts: listOf(isExcerpt) });
