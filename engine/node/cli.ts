#!/usr/bin/env node
/** The command line: `reflens <commit>`, `reflens <A..B>`, `reflens --before DIR --after DIR`, `reflens https://github.com/…`. */
import type { Change, Progress } from '../api.js';
import { Failure } from './failure.js';
import { changeOfFolders } from './folders.js';
import { formatResult } from './format.js';
import { changeOfCommit, changeOfRange } from './git.js';
import { createDetector } from './index.js';
import { parseCommand, USAGE, UsageError, type Source } from './options.js';
import type { PageChange } from './page.js';

/** package.json's version, put here by the build. */
declare const REFLENS_VERSION: string;

const EXIT = { ok: 0, failure: 1, usage: 2 } as const;

async function changeOf(source: Source): Promise<PageChange> {
  const local = (change: Change): PageChange => ({ change, files: {}, notes: [] });
  switch (source.kind) {
    case 'commit':
      return local(await changeOfCommit(source.repository, source.revision));
    case 'range':
      return local(await changeOfRange(source.repository, source.range));
    case 'folders':
      return local(changeOfFolders(source.before, source.after));
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
  const command = parseCommand(args);
  if (command.kind === 'help') return print(USAGE);
  if (command.kind === 'version') return print(REFLENS_VERSION);

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
  if (command.json) {
    const refactorings = result.refactorings.filter(({ level }) => command.lowLevel || level === 'high');
    return print(JSON.stringify({ ...result, refactorings }, null, 2));
  }
  // hasColors() knows NO_COLOR, FORCE_COLOR and what the terminal can do; it exists on terminals only.
  const colour = process.stdout.isTTY && process.stdout.hasColors();
  return print(formatResult(result, { colour, lowLevel: command.lowLevel, renames: change.renames }));
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
