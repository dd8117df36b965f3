#!/usr/bin/env node
/** The command line: `reflens <commit>`, `reflens <A..B>`, `reflens --before DIR --after DIR`, `reflens https://github.com/…`. */
import { SITE } from '../../github/page.js';
import type { Progress } from '../api.js';
import type { DetectionResult } from '../results/result.js';
import { EXIT, holdsWhatFails, isWhole, type ExitStatus } from './exit.js';
import { elsewhereOf } from './whole-version-texts.js';
import { Failure, WrongArgument } from './failure.js';
import { changeOfFolders } from './folders.js';
import { formatResult } from './format.js';
import { changeOfCommit, changeOfRange } from './git.js';
import { markdownOf } from './markdown.js';
import { parseCommand, USAGE, UsageError, type Checking, type Detecting, type Mining, type Releasing, type Source } from './options.js';
import type { PageChange } from './page.js';
import { hideProgress, print, printJson, showProgress, takesColours, tell, watchOutput } from './printing.js';
import { notLookedSentences } from './look-text.js';
import { wantedOf } from './wanted.js';
import { WatchedDetector, type WatchedOptions } from './watched-detector.js';

/** package.json's version, put here by the build. */
declare const REFLENS_VERSION: string;

/** Milliseconds for a change, unless told otherwise: far more than any of some thousand real commits takes. */
const BUDGET = 300_000;

async function changeOf(source: Source): Promise<PageChange> {
  switch (source.kind) {
    case 'commit':
      return { ...(await changeOfCommit(source.repository, source.revision)), notes: [], missing: null };
    case 'range':
      return { ...(await changeOfRange(source.repository, source.range)), notes: [], missing: null };
    case 'folders':
      return { ...changeOfFolders(source.before, source.after), notes: [], missing: null };
    case 'page': {
      // Its client need not be loaded for anything else.
      const { changeOfPage } = await import('./page.js');
      return changeOfPage(source.page, process.env.GITHUB_TOKEN || undefined);
    }
  }
}

async function main(args: readonly string[]): Promise<ExitStatus> {
  const site = siteOf(process.env.GITHUB_SERVER_URL);
  const command = parseCommand(args, site);
  switch (command.kind) {
    case 'help':
      print(USAGE);
      return EXIT.done;
    case 'version':
      print(REFLENS_VERSION);
      return EXIT.done;
    case 'mine':
      return mineHistory(command.mining, site, command.allowPartial);
    case 'check':
      return checkOf(command);
    case 'api':
      return apiOf(command);
    case 'detect':
      return detectIn(command);
  }
}

async function detectIn({ source, format, wanted, look, everywhere, failOn, budget, allowPartial }: Detecting): Promise<ExitStatus> {
  const { result, change, notes, missing } = await detected(source, {
    budget: budget ?? BUDGET,
    ...look,
    ...(everywhere && { elsewhere: await elsewhereOf(source) }),
  });
  for (const note of notes) tell(note);
  const { renames } = change;
  if (format === 'json') printJson(JSON.stringify({ ...wantedOf(result, wanted), notes }, null, 2));
  else if (format === 'sarif') printJson((await import('./look-sarif.js')).lookSarif(result, REFLENS_VERSION));
  else if (format === 'markdown') print(markdownOf(result, { ...wanted, renames, notes }));
  else print(formatResult(result, { colour: takesColours(), ...wanted, ...(renames && { renames }) }));
  if (holdsWhatFails(result, failOn)) return EXIT.refused;
  return statusOfPart(isWhole(result) && missing === null && !(failOn !== null && result.notLooked), allowPartial);
}

/** What breaks for users, as a report, and as a recipe if there is a file for one. */
async function apiOf({ source, format, failsOnBreaking, openRewrite, budget, allowPartial }: Releasing): Promise<ExitStatus> {
  const { result, change, notes, missing } = await detected(source, { budget: budget ?? BUDGET, apiChanges: true });
  const { apiJson, apiMarkdown } = await import('./api-text.js');
  const { versionStepOf } = await import('./versions.js');
  const { apiChanges: changes = [], files, hitTimeout } = result;
  const told = [...notes, ...notLookedSentences(result)];
  for (const note of notes) tell(note);
  const report = { changes, version: versionStepOf(change), notes: told };
  if (format === 'json') printJson(apiJson(report, { refactorings: result.refactorings, files, hitTimeout }));
  else if (format === 'sarif') printJson((await import('./look-sarif.js')).lookSarif(result, REFLENS_VERSION));
  else print(apiMarkdown(report));
  if (openRewrite !== null) (await import('./openrewrite.js')).writeRecipe(openRewrite, changes);
  if (failsOnBreaking && holdsWhatFails(result, 'breaking')) return EXIT.refused;
  return statusOfPart(isWhole(result) && missing === null && !result.notLooked, allowPartial);
}

/** Reads a change and analyses it. */
async function detected(source: Source, options: WatchedOptions): Promise<Detected> {
  const { change, files, notes: remarks, missing } = await changeOf(source);
  const detector = new WatchedDetector();
  const found = await detector.detect(change, { ...options, onProgress: progressed, onSearch: searched }).finally(() => detector.close());
  hideProgress();
  return {
    result: { ...found, files: { ...found.files, ...files } },
    change,
    notes: [...remarks, ...(missing === null ? [] : [missing])],
    missing,
  };
}

interface Detected extends Pick<PageChange, 'change' | 'missing'> {
  readonly result: DetectionResult;
  /** Sentences about what was compared. */
  readonly notes: readonly string[];
}

function statusOfPart(isAll: boolean, allowPartial: boolean): ExitStatus {
  if (isAll || allowPartial) return EXIT.done;
  tell(`Not everything was analysed, so the exit status is ${EXIT.notAnalysed}; --allow-partial makes it ${EXIT.done}.`);
  return EXIT.notAnalysed;
}

async function checkOf({ source, allowed, format, budget }: Checking): Promise<ExitStatus> {
  const { analysed, statusOf } = await import('./check.js');
  const { receiptJson, receiptMarkdown, receiptText } = await import('./receipt-text.js');
  const { receiptSarif } = await import('./sarif.js');
  const { receipt: receiptFor, notes } = await analysed(source, process.env.GITHUB_TOKEN || undefined, {
    budget: budget ?? BUDGET,
    onProgress: progressed,
  });
  const receipt = receiptFor(allowed);
  hideProgress();
  for (const note of notes) tell(note);
  if (format === 'json') printJson(receiptJson(receipt, notes));
  else if (format === 'sarif') printJson(receiptSarif(receipt, REFLENS_VERSION));
  else print(format === 'markdown' ? receiptMarkdown(receipt, notes) : receiptText(receipt));
  return statusOf(receipt);
}

const progressed = ({ stage, done, total }: Progress): void => showProgress(`${stage} ${stage === 'parse' ? `${done}/${total}` : '…'}`);

const searched = (done: number, total: number): void => showProgress(`search ${done}/${total} files`);

/** The origin that addresses are on. The token goes there alone, so that it is named by the environment and not by an address. */
function siteOf(address: string | undefined): string {
  if (address === undefined || address === '') return SITE;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new UsageError(`GITHUB_SERVER_URL is no address of a server: "${address}".`);
  return new URL(address).origin;
}

async function mineHistory(mining: Mining, site: string, allowPartial: boolean): Promise<ExitStatus> {
  const { mine } = await import('./mine.js');
  // Otherwise a process that is interrupted leaves its locks behind.
  for (const [signal, status] of INTERRUPTED) process.once(signal, () => process.exit(status));
  const mined = await mine(mining, {
    token: process.env.GITHUB_TOKEN || undefined,
    site,
    print: printJson,
    onProgress: (count, total) => showProgress(`${count} of ${total} commits`),
  });
  hideProgress();
  for (const note of mined.notes) tell(note);
  const { done, known, merges, failed, inPart, unread } = mined;
  const counts = [
    `${done} commits analysed`,
    ...(inPart > 0 ? [`${inPart} of them only in part`] : []),
    ...(known > 0 ? [`${known} were there already`] : []),
    ...(merges > 0 ? [`${merges} ${merges === 1 ? 'is a merge' : 'are merges'}`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unread > 0 ? [`${unread} could not be read`] : []),
  ];
  tell(`${counts.join(', ')}.`);
  return failed + inPart + unread > 0 && !allowPartial ? EXIT.notAnalysed : EXIT.done;
}

/** With which status a process ends that is told to, by custom: 128 and the signal's number. */
const INTERRUPTED = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

function explain(error: unknown): ExitStatus {
  hideProgress();
  if (error instanceof UsageError) tell(error.message, 'Try reflens --help.');
  else if (error instanceof Failure || isOfSystem(error)) tell(error.message);
  // Anything else is ours to mend, so it comes with its place.
  else if (error instanceof Error)
    tell(
      `${error.name}: ${error.message}`,
      error.stack
        ?.split('\n')
        .filter((line) => /^ +at /.test(line))
        .join('\n'),
    );
  else tell(String(error));
  return error instanceof WrongArgument ? EXIT.wrongArguments : EXIT.notAnalysed;
}

/** The system refused, and its words name what it was about: a disk that is full, a name that is too long. */
const isOfSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

watchOutput();
process.exitCode = await main(process.argv.slice(2)).catch(explain);
