#!/usr/bin/env node
/** The command line: `reflens <commit>`, `reflens <A..B>`, `reflens --before DIR --after DIR`. */
import type { Change, Progress } from '../api.js';
import { Failure } from './failure.js';
import { changeOfFolders } from './folders.js';
import { formatResult } from './format.js';
import { changeOfCommit, changeOfRange } from './git.js';
import { createDetector } from './index.js';
import { parseCommand, USAGE, UsageError, type Source } from './options.js';

/** package.json's version, put here by the build. */
declare const REFLENS_VERSION: string;

const EXIT = { ok: 0, failure: 1, usage: 2 } as const;

function changeOf(source: Source): Change | Promise<Change> {
  switch (source.kind) {
    case 'commit':
      return changeOfCommit(source.repository, source.revision);
    case 'range':
      return changeOfRange(source.repository, source.range);
    case 'folders':
      return changeOfFolders(source.before, source.after);
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

  const change = await changeOf(command.source);
  const detector = await createDetector();
  const watched = process.stderr.isTTY;
  const result = await detector.detect(change, {
    ...(watched ? { onProgress: showProgress } : {}),
    ...(command.budget === null ? {} : { budget: command.budget }),
  });
  if (watched) process.stderr.write('\r\u001b[K');
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
