import { parseArgs } from 'node:util';
import { changePageOfAddress, type ChangePage } from '../../github/page.js';

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
  | {
      readonly kind: 'detect';
      readonly source: Source;
      readonly json: boolean;
      readonly lowLevel: boolean;
      /** Milliseconds, or null for as long as it takes. */
      readonly budget: number | null;
    };

/** The arguments make no sense; the message says why. */
export class UsageError extends Error {}

export const USAGE = `Shows the refactorings of a change.

usage: reflens <commit> [options]              a commit against its first parent
       reflens <A..B> [options]                two commits; A...B begins where B left A
       reflens --before DIR --after DIR        two folders, or two files
       reflens <address> [options]             a page of GitHub: https://github.com/OWNER/NAME/commit/ID,
                                               …/pull/NUMBER, …/compare/A...B

options:
  --repo DIR          the repository (default: the current folder)
  --json              print the result as JSON: refactorings with their places, and what became of each file
  --no-low-level      leave out refactorings inside bodies and details of signatures
  --low-level         show them (default)
  --budget SECONDS    stop looking after this time and print what was found until then
  --version           print the version
  --help              print this

environment:
  GITHUB_TOKEN        a token for GitHub's API, for addresses: without one it answers 60 times an hour, and
                      knows no private repositories

exit status: 0 when the change could be analysed, 1 when not, 2 when the arguments are wrong`;

const OPTIONS = {
  repo: { type: 'string' },
  before: { type: 'string' },
  after: { type: 'string' },
  json: { type: 'boolean' },
  'low-level': { type: 'boolean' },
  'no-low-level': { type: 'boolean' },
  budget: { type: 'string' },
  version: { type: 'boolean', short: 'V' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Reads the command line's arguments (without node and script). Throws `UsageError`. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  if (values['low-level'] && values['no-low-level']) throw new UsageError('--low-level and --no-low-level exclude each other.');
  return {
    kind: 'detect',
    source: sourceOf(values, positionals),
    json: values.json ?? false,
    lowLevel: !values['no-low-level'],
    budget: values.budget === undefined ? null : milliseconds(values.budget),
  };
}

function parse(args: readonly string[]): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    // parseArgs explains itself well; only its error class is not ours.
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sourceOf(values: { repo?: string; before?: string; after?: string }, positionals: readonly string[]): Source {
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
  if (/^https?:/.test(revision)) return addressed(revision, values.repo);
  const repository = values.repo ?? '.';
  const range = /^(.*?)(\.\.\.?)(.*)$/.exec(revision);
  if (!range) return { kind: 'commit', revision, repository };
  const [, from = '', dots, to = ''] = range;
  return { kind: 'range', range: { before: from || 'HEAD', after: to || 'HEAD', fromMergeBase: dots === '...' }, repository };
}

function addressed(address: string, repository: string | undefined): Source {
  const page = changePageOfAddress(address);
  if (!page) throw new UsageError(`"${address}" is no address of a commit, a pull request or a comparison on https://github.com.`);
  if (repository !== undefined) throw new UsageError('An address names its repository itself: --repo does not go with it.');
  return { kind: 'page', page };
}

function milliseconds(seconds: string): number {
  const value = Number(seconds);
  if (seconds.trim() === '' || !(value > 0)) throw new UsageError(`--budget takes a number of seconds, not "${seconds}".`);
  return value * 1000;
}
