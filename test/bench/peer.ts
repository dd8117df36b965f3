/** Runs another detector beside ours on the same commits: `COMMAND commits DIR < list` prints one JSON object a line, with its times. */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import type { CommitId } from '../accuracy/oracle.js';

interface PeerLine {
  readonly sha1: string;
  /** Parsing and building its models. */
  readonly modelMs?: number;
  /** Matching and detecting. */
  readonly diffMs?: number;
  readonly error?: string;
}

/**
 * The peer's milliseconds by commit; commits that it failed on are left out. It runs the warm-up first, whose times are thrown away as ours are.
 * Rejects when the command cannot be run or ends with an error.
 */
export async function runPeer(
  command: string,
  oracle: string,
  warmUp: readonly CommitId[],
  commits: readonly CommitId[],
): Promise<Map<string, number>> {
  const child = spawn(command, ['commits', join(oracle, 'commits')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`${command} ended with code ${code}.`))));
  });
  // Its own error message says more than ours that it no longer reads.
  child.stdin.on('error', () => undefined);
  child.stdin.end([...warmUp, ...commits].map(({ project, sha1 }) => `${project} ${sha1}\n`).join(''));

  const times = new Map<string, number>();
  let lines = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    lines++;
    if (process.stderr.isTTY) process.stderr.write(`\rpeer ${lines}/${warmUp.length + commits.length} `);
    const { sha1, modelMs, diffMs, error } = JSON.parse(line) as PeerLine;
    if (lines > warmUp.length && error === undefined && modelMs !== undefined && diffMs !== undefined) times.set(sha1, modelMs + diffMs);
  }
  await ended;
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  return times;
}
