#!/usr/bin/env node
/** The command line: `reflens <commit>`, `reflens <A..B>`, `reflens --before DIR --after DIR`, `reflens https://github.com/…`. */
import { SITE } from '../../github/page.js';
import type { Progress } from '../api.js';
import type { DetectionResult } from '../results/result.js';
import { Failure } from './failure.js';
import { changeOfFolders } from './folders.js';
import { formatResult } from './format.js';
import { changeOfCommit, changeOfRange } from './git.js';
import { createDetector } from './index.js';
import { markdownOf } from './markdown.js';
import { parseCommand, USAGE, UsageError, type Mining, type Source } from './options.js';
import type { PageChange } from './page.js';

/** package.json's version, put here by the build. */
declare const REFLENS_VERSION: string;

const EXIT = { ok: 0, failure: 1, usage: 2 } as const;

async function changeOf(source: Source): Promise<PageChange> {
  switch (source.kind) {
    case 'commit':
      return { ...(await changeOfCommit(source.repository, source.revision)), notes: [] };
    case 'range':
      return { ...(await changeOfRange(source.repository, source.range)), notes: [] };
    case 'folders':
      return { change: changeOfFolders(source.before, source.after), files: {}, notes: [] };
    case 'page': {
      // Its client need not be loaded for anything else.
      const { changeOfPage } = await import('./page.js');
      return changeOfPage(source.page, process.env.GITHUB_TOKEN || undefined);
    }
  }
}

/** One line that is overwritten, and only where somebody watches. */
function showProgress({ stage, done, total }: Progress): void {
  process.stderr.write(`\r\u001b[K${stage} ${stage === 'parse' ? `${done}/${total}` : '…'}`);
}

async function main(args: readonly string[]): Promise<number> {
  const site = siteOf(process.env.GITHUB_SERVER_URL);
  const command = parseCommand(args, site);
  if (command.kind === 'help') return print(USAGE);
  if (command.kind === 'version') return print(REFLENS_VERSION);

  if (command.kind === 'mine') return mineHistory(command.mining, site);
  const { change, files, notes } = await changeOf(command.source);
  for (const note of notes) process.stderr.write(`reflens: ${note}\n`);
  const detector = await createDetector();
  const watched = process.stderr.isTTY;
  const found = await detector.detect(change, {
    ...(watched ? { onProgress: showProgress } : {}),
    ...(command.budget === null ? {} : { budget: command.budget }),
  });
  if (watched) process.stderr.write('\r\u001b[K');
  const result = { ...found, files: { ...found.files, ...files } };
  if (command.format === 'json') return print(JSON.stringify(command.lowLevel ? result : highLevelOf(result), null, 2));
  if (command.format === 'markdown') return print(markdownOf(result, { lowLevel: command.lowLevel, renames: change.renames, notes }));
  // hasColors() knows NO_COLOR, FORCE_COLOR and what the terminal can do; it exists on terminals only.
  const colour = process.stdout.isTTY && process.stdout.hasColors();
  return print(formatResult(result, { colour, lowLevel: command.lowLevel, renames: change.renames }));
}

/** The origin that addresses are on. The token goes there alone, so that it is named by the environment and not by an address. */
function siteOf(address: string | undefined): string {
  if (address === undefined || address === '') return SITE;
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    throw new UsageError(`GITHUB_SERVER_URL is no address of a server: "${address}".`);
  return new URL(address).origin;
}

async function mineHistory(mining: Mining, site: string): Promise<number> {
  const watched = process.stderr.isTTY;
  const { mine } = await import('./mine.js');
  const { done, known, failed } = await mine(mining, {
    token: process.env.GITHUB_TOKEN || undefined,
    site,
    print: (line) => void process.stdout.write(`${line}\n`),
    onProgress: (count, total) => void (watched && process.stderr.write(`\r\u001b[K${count} of ${total} commits`)),
  });
  if (watched) process.stderr.write('\r\u001b[K');
  const notes = [
    `${done} commits analysed`,
    ...(known > 0 ? [`${known} were there already`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ];
  process.stderr.write(`reflens: ${notes.join(', ')}.\n`);
  return failed > 0 ? EXIT.failure : EXIT.ok;
}

/** A result without low-level refactorings; bundles name the others by their new places. */
function highLevelOf(result: DetectionResult): DetectionResult {
  const kept = result.refactorings.flatMap(({ level }, index) => (level === 'high' ? [index] : []));
  const places = new Map(kept.map((index, place) => [index, place]));
  const bundles = result.bundles.flatMap(({ head, members, ...rest }) => {
    const left = members.flatMap((member) => places.get(member) ?? []);
    const first = head === null ? null : places.get(head);
    return first === undefined || left.length === 0 ? [] : [{ ...rest, head: first, members: left }];
  });
  return { ...result, refactorings: result.refactorings.filter(({ level }) => level === 'high'), bundles };
}

function print(text: string): number {
  process.stdout.write(`${text}\n`);
  return EXIT.ok;
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`reflens: ${error.message}\nTry reflens --help.\n`);
    return EXIT.usage;
  }
  // Anything else than a Failure is ours to mend, so it comes with its stack.
  process.stderr.write(
    `reflens: ${error instanceof Failure ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  return EXIT.failure;
}

// `reflens … | head` closes the pipe early: that is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.ok : EXIT.failure));

process.exitCode = await main(process.argv.slice(2)).catch(explain);
