import { parseArgs } from 'node:util';
import { changePageOfAddress, SITE, type ChangePage } from '../../github/page.js';
import type { LookWishes } from '../api.js';
import { SETS } from '../catalogue/sets.js';
import { Allowed, parseAllowed } from '../receipt/allowed.js';
import { CATALOGUE } from '../results/catalogue.js';
import { EXIT_MEANINGS } from './exit.js';
import { WrongArgument } from './failure.js';
import type { Wanted } from './wanted.js';

/** What the command line compares. */
export type Source =
  | { readonly kind: 'commit'; readonly revision: string; readonly repository: string }
  | { readonly kind: 'range'; readonly range: Range; readonly repository: string }
  | { readonly kind: 'folders'; readonly before: string; readonly after: string }
  | { readonly kind: 'page'; readonly page: ChangePage };

/** `A..B`: from A to B. `A...B`: from where B left A. An end that is left out is HEAD. */
export interface Range {
  readonly before: string;
  readonly after: string;
  readonly fromMergeBase: boolean;
}

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'version' }
  | Detecting
  | Checking
  | Releasing
  | { readonly kind: 'mine'; readonly mining: Mining; readonly allowPartial: boolean };

/** One change to look at. */
export interface Detecting {
  readonly kind: 'detect';
  readonly source: Source;
  readonly format: 'text' | 'json' | 'markdown' | 'sarif';
  readonly wanted: Wanted;
  /** What else is looked for. */
  readonly look: LookWishes;
  /** Whether opportunities are looked for in all files of the version after. */
  readonly everywhere: boolean;
  /** What makes the exit status 1 when it is found; null: nothing does. */
  readonly failOn: FailOn | null;
  /** Milliseconds, or null for the usual time. */
  readonly budget: number | null;
  /** Whether it is well when not everything was analysed. */
  readonly allowPartial: boolean;
}

/** `sure`: a danger that is sure. `likely`: one that is likely, or sure. `breaking`: a change that breaks sources or binaries of users. */
export type FailOn = (typeof FAIL_ON)[number];
const FAIL_ON = ['sure', 'likely', 'breaking'] as const;

/** A change as users of the code meet it. */
export interface Releasing {
  readonly kind: 'api';
  readonly source: Source;
  readonly format: 'markdown' | 'json' | 'sarif';
  readonly failsOnBreaking: boolean;
  /** A file for a recipe of OpenRewrite; null for none. */
  readonly openRewrite: string | null;
  /** Milliseconds, or null for the usual time. */
  readonly budget: number | null;
  readonly allowPartial: boolean;
}

/** A change that may consist of some things only. */
export interface Checking {
  readonly kind: 'check';
  readonly source: Source;
  readonly allowed: Allowed;
  readonly format: 'text' | 'json' | 'markdown' | 'sarif';
  /** Milliseconds, or null for the usual time. */
  readonly budget: number | null;
}

/** A history to go through. */
export interface Mining {
  /** A folder with a repository, `OWNER/NAME` on GitHub, or the https address of a repository. */
  readonly repository: string;
  /** Git's own words for dates: `2026-01-01`, `3 months ago`. */
  readonly since: string | null;
  readonly until: string | null;
  /** Where the history ends; the default branch if not given. */
  readonly branch: string | null;
  /** A file to append to, and to go on from; null for the standard output. */
  readonly out: string | null;
  /** Analyses at the same time; null for as many as there are cores. */
  readonly jobs: number | null;
  /** Milliseconds for one commit. */
  readonly budget: number | null;
}

/** The arguments make no sense together; the message says why. */
export class UsageError extends WrongArgument {}

export const USAGE = `Shows the refactorings of a change.

usage: reflens <commit> [options]              a commit against its first parent
       reflens <A..B> [options]                two commits; A...B begins where B left A
       reflens --before DIR --after DIR        two folders, or two files
       reflens <address> [options]             a page of GitHub: https://github.com/OWNER/NAME/commit/ID,
                                               …/pull/NUMBER, …/compare/A...B
       reflens check <one of these> --only KINDS [options]   whether a change holds nothing but these kinds of changes
       reflens api <one of these> [options]    what breaks for users of the code, and how they go over
       reflens mine <OWNER/NAME, address or DIR> [options]   every commit of a history, one line of JSON each

options:
  --repo DIR          the repository (default: the current folder)
  --markdown          print the result as Markdown, for a comment or a file
  --json              print the result as JSON: refactorings with their places, what became of each file, and
                      which lines are left to read (docs/json.md tells each field)
  --no-low-level      leave out refactorings inside bodies and details of signatures
  --low-level         show them (default)
  --min-confidence N  leave out refactorings that are less sure, N from 0 to 1 (default: 0; below 0.9 they say
                      "perhaps")
  --dangers           look for what may have gone wrong in the refactorings, too
  --opportunities     look for places where the same could still be done
  --everywhere        look for them in all files of the version after, and not only in those of the change
  --api-changes       look for what breaks for users of the code; api has a report of its own
  --fail-on WHAT      exit status 1 when it is found. sure: a danger that is sure; likely: one that is likely or sure;
                      breaking: what breaks users' sources or binaries (the only one for api)
  --openrewrite FILE  api: write what is sure as a recipe of OpenRewrite, by which users go over
  --budget SECONDS    stop looking after this time and print what was found until then
                      (default: 300; for each commit of mine: 60)
  --allow-partial     exit status 0 also when not everything was analysed
  --only KINDS        check: what is allowed, with commas between: these sets, or types of refactorings (Extract Method)
${Object.entries(SETS)
  .map(([name, meaning]) => `                        ${name.padEnd(13)}${meaning}`)
  .join('\n')}
  --sarif             print as SARIF 2.1.0: the places that check refuses, what breaks for users (api), or what else was
                      looked for (--dangers, --opportunities, --api-changes)
  --since, --until DATE   mine: commits of this time only, in Git's words (2026-01-01, "3 months ago")
  --branch NAME       mine: where the history ends (default: the branch that is checked out, or GitHub's default)
  --out FILE          mine: append to this file, and leave out the commits that it has already; one run at a time
  --jobs NUMBER       mine: commits at the same time (default: one for each core)
  --jsonl             mine: print lines of JSON (default)
  -V, --version       print the version
  -h, --help          print this

environment:
  GITHUB_TOKEN        a token for GitHub, for addresses and for mining: without one its API answers 60 times
                      an hour, and knows no private repositories. It goes to GITHUB_SERVER_URL's server alone
  GITHUB_SERVER_URL   a GitHub Enterprise server that addresses are on (default: https://github.com)
  NO_COLOR            print no colours, whatever the terminal can do

exit status:
${Object.entries(EXIT_MEANINGS)
  .map(([status, meaning]) => `  ${status}  ${meaning.replaceAll('\n', '\n     ')}`)
  .join('\n')}`;

const OPTIONS = {
  repo: { type: 'string' },
  before: { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  jsonl: { type: 'boolean' },
  only: { type: 'string', multiple: true },
  sarif: { type: 'boolean' },
  dangers: { type: 'boolean' },
  opportunities: { type: 'boolean' },
  everywhere: { type: 'boolean' },
  'api-changes': { type: 'boolean' },
  'fail-on': { type: 'string' },
  openrewrite: { type: 'string' },
  since: { type: 'string' },
  until: { type: 'string' },
  branch: { type: 'string' },
  out: { type: 'string' },
  jobs: { type: 'string' },
  'low-level': { type: 'boolean' },
  'no-low-level': { type: 'boolean' },
  'min-confidence': { type: 'string' },
  budget: { type: 'string' },
  'allow-partial': { type: 'boolean' },
  version: { type: 'boolean', short: 'V' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Options that `check` alone has, and those that do not go with it: a part of a change has no receipt. */
const OF_CHECK = ['only'] as const;
/** Options that say what else is looked for. */
const OF_LOOK = ['dangers', 'opportunities', 'api-changes'] as const;
const NOT_OF_CHECK = [
  'allow-partial',
  'low-level',
  'no-low-level',
  'min-confidence',
  ...OF_LOOK,
  'everywhere',
  'fail-on',
  'openrewrite',
] as const;
/** Options that `api` does not have. */
const NOT_OF_API = ['low-level', 'no-low-level', 'min-confidence', ...OF_LOOK, ...OF_CHECK, 'everywhere'] as const;
/** Options that `mine` alone has. */
const OF_MINE = ['since', 'until', 'branch', 'out', 'jobs', 'jsonl'] as const;
/** And those that go with everything else. */
const NOT_OF_MINE = [
  'repo',
  'before',
  'after',
  'json',
  'markdown',
  'low-level',
  'no-low-level',
  'min-confidence',
  'sarif',
  'fail-on',
  'openrewrite',
  'everywhere',
  ...OF_LOOK,
  ...OF_CHECK,
] as const;

/** Why a command has no use for `--min-confidence`. */
const WITHOUT_CONFIDENCE = {
  mine: 'it writes all refactorings, each with its confidence, to choose from afterwards',
  check: 'it goes by the texts, whatever the confidence of a refactoring is',
  api: 'what breaks is read from both versions, and not from refactorings',
} as const;

function notWith(option: string, command: keyof typeof WITHOUT_CONFIDENCE): string {
  return `--${option} does not go with ${command}${option === 'min-confidence' ? `: ${WITHOUT_CONFIDENCE[command]}` : ''}.`;
}

/** Reads the command line's arguments (without node and script). `site` is the origin that addresses are on. Throws `UsageError`. */
export function parseCommand(args: readonly string[], site = SITE): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  if (values['low-level'] && values['no-low-level']) throw new UsageError('--low-level and --no-low-level exclude each other.');
  const budget = values.budget === undefined ? null : milliseconds(values.budget);
  const allowPartial = values['allow-partial'] === true;
  if (positionals[0] === 'mine') {
    const wrong = NOT_OF_MINE.find((name) => values[name] !== undefined);
    if (wrong !== undefined) throw new UsageError(notWith(wrong, 'mine'));
    return { kind: 'mine', mining: miningOf(values, positionals.slice(1), budget), allowPartial };
  }
  const wrong = OF_MINE.find((name) => values[name] !== undefined);
  if (wrong !== undefined) throw new UsageError(`--${wrong} goes with mine only.`);
  const formats = FORMATS.filter((name) => values[name]);
  if (formats.length > 1) throw new UsageError(`--${formats.join(' and --')} exclude each other.`);
  if (positionals[0] === 'check') {
    const odd = NOT_OF_CHECK.find((name) => values[name] !== undefined);
    if (odd !== undefined) throw new UsageError(notWith(odd, 'check'));
    const source = sourceOf(values, positionals.slice(1), site);
    return { kind: 'check', source, allowed: allowedBy(values.only ?? []), format: formats[0] ?? 'text', budget };
  }
  const ofCheck = OF_CHECK.find((name) => values[name] !== undefined);
  if (positionals[0] === 'api') {
    const odd = NOT_OF_API.find((name) => values[name] !== undefined);
    if (odd !== undefined) throw new UsageError(notWith(odd, 'api'));
    return apiOf(values, sourceOf(values, positionals.slice(1), site), formats[0] ?? 'markdown', { budget, allowPartial });
  }
  if (ofCheck !== undefined) throw new UsageError(`--${ofCheck} goes with check only: reflens check … --only renames,moves.`);
  if (values.openrewrite !== undefined) throw new UsageError('--openrewrite goes with api only: reflens api … --openrewrite FILE.');
  const failOn = failOnOf(values['fail-on']);
  const look = lookOf(values, failOn);
  if (values.sarif && Object.keys(look).length === 0)
    throw new UsageError('--sarif goes with check, with api, or with --dangers, --opportunities or --api-changes.');
  const source = sourceOf(values, positionals, site);
  const everywhere = values.everywhere === true;
  if (everywhere && !look.opportunities) throw new UsageError('--everywhere goes with --opportunities only.');
  if (everywhere && source.kind === 'page')
    throw new UsageError('--everywhere reads all files of a version on this disk, and does not go with an address: clone the repository.');
  return {
    kind: 'detect',
    source,
    everywhere,
    format: formats[0] ?? 'text',
    wanted: { lowLevel: !values['no-low-level'], minConfidence: leastConfidence(values['min-confidence'] ?? '0') },
    look,
    failOn,
    budget,
    allowPartial,
  };
}

interface ApiValues {
  readonly openrewrite?: string;
  readonly 'fail-on'?: string;
}

function apiOf(
  values: ApiValues,
  source: Source,
  format: Releasing['format'],
  more: Pick<Releasing, 'budget' | 'allowPartial'>,
): Releasing {
  const failOn = failOnOf(values['fail-on']);
  if (failOn !== null && failOn !== 'breaking') throw new UsageError(`With api, --fail-on takes breaking, not "${failOn}".`);
  const { openrewrite = null } = values;
  if (openrewrite === '') throw new UsageError('--openrewrite takes the name of a file.');
  return { kind: 'api', source, format, failsOnBreaking: failOn === 'breaking', openRewrite: openrewrite, ...more };
}

function failOnOf(value: string | undefined): FailOn | null {
  if (value === undefined) return null;
  const found = FAIL_ON.find((one) => one === value);
  if (!found) throw new UsageError(`--fail-on takes ${FAIL_ON.slice(0, -1).join(', ')} or ${FAIL_ON.at(-1) ?? ''}, not "${value}".`);
  return found;
}

/** What is looked for: what is asked for by name, and what the exit status depends on. */
function lookOf(values: { readonly [Name in (typeof OF_LOOK)[number]]?: boolean }, failOn: FailOn | null): LookWishes {
  return {
    ...((values.dangers || failOn === 'sure' || failOn === 'likely') && { dangers: true }),
    ...(values.opportunities && { opportunities: true }),
    ...((values['api-changes'] || failOn === 'breaking') && { apiChanges: true }),
  };
}

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // parseArgs says well what is wrong; its advice about "--" is about arguments that there are none of here.
    const [what = ''] = (error instanceof Error ? error.message : String(error)).split('. To specify');
    throw new UsageError(what.endsWith('.') ? what : `${what}.`);
  }
}

const FORMATS = ['json', 'markdown', 'sarif'] as const;

/** Reads what is allowed; `name`: what the user wrote it behind. Throws `UsageError`. */
export function allowedBy(texts: readonly string[], name = '--only'): Allowed {
  const types = CATALOGUE.types.map(({ type }) => type);
  const allowed = parseAllowed(texts.join(','), types);
  if (allowed instanceof Allowed) return allowed;
  const sets = Object.keys(SETS).join(', ');
  if (allowed === null) throw new UsageError(`${name} says what is allowed: ${sets}, or types of refactorings such as "Extract Method".`);
  const { name: unknown, suggestions } = allowed;
  const hint = suggestions.length > 0 ? `Did you mean ${suggestions.map((one) => `"${one}"`).join(' or ')}?` : `The sets are ${sets}.`;
  throw new UsageError(`${name}: nothing is called "${unknown}". ${hint}`);
}

interface MiningValues {
  readonly since?: string;
  readonly until?: string;
  readonly branch?: string;
  readonly out?: string;
  readonly jobs?: string;
}

function miningOf(values: MiningValues, [repository, ...more]: readonly string[], budget: number | null): Mining {
  if (repository === undefined || repository === '')
    throw new UsageError('Name a repository: a folder, OWNER/NAME on GitHub, or its address.');
  if (more.length > 0) throw new UsageError(`One repository at a time; "${more.join(' ')}" is too much.`);
  const jobs = values.jobs === undefined ? null : Number(values.jobs);
  if (jobs !== null && !(Number.isInteger(jobs) && jobs > 0)) throw new UsageError(`--jobs takes a whole number, not "${values.jobs}".`);
  const { since = null, until = null, branch = null, out = null } = values;
  return { repository, since, until, branch, out, jobs, budget };
}

function sourceOf(values: { repo?: string; before?: string; after?: string }, positionals: readonly string[], site: string): Source {
  const { before, after } = values;
  if (before !== undefined || after !== undefined) {
    if (before === undefined || after === undefined) throw new UsageError('--before and --after belong together.');
    if (positionals.length > 0) throw new UsageError(`With --before and --after there is no commit to name ("${positionals.join(' ')}").`);
    if (values.repo !== undefined) throw new UsageError('With --before and --after there is no repository to name.');
    return { kind: 'folders', before, after };
  }
  const [revision, ...more] = positionals;
  if (revision === undefined || revision === '') throw new UsageError('Name a commit, a range, or two folders.');
  if (more.length > 0) throw new UsageError(`One commit or range at a time; "${more.join(' ')}" is too much.`);
  if (/^https?:/.test(revision)) return addressed(revision, values.repo, site);
  const repository = values.repo ?? '.';
  const dots = /\.\.\.?/.exec(revision);
  if (!dots) return { kind: 'commit', revision, repository };
  const [from, to] = [revision.slice(0, dots.index), revision.slice(dots.index + dots[0].length)];
  return { kind: 'range', range: { before: from || 'HEAD', after: to || 'HEAD', fromMergeBase: dots[0] === '...' }, repository };
}

function addressed(address: string, repository: string | undefined, site: string): Source {
  const page = changePageOfAddress(address, site);
  if (!page) throw new UsageError(`"${address}" is no address of a commit, a pull request or a comparison on ${site}.`);
  if (repository !== undefined) throw new UsageError('An address names its repository itself: --repo does not go with it.');
  return { kind: 'page', page };
}

function leastConfidence(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= 0 && value <= 1))
    throw new UsageError(`--min-confidence takes a number from 0 to 1, not "${text}".`);
  return value;
}

function milliseconds(seconds: string): number {
  const value = Number(seconds);
  if (seconds.trim() === '' || !(value > 0)) throw new UsageError(`--budget takes a number of seconds, not "${seconds}".`);
  return value * 1000;
}
