/** RefactoringMiner as a running process that answers one change after the other. */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Change } from '../../engine/api.js';
import { canonicalDescription } from '../accuracy/oracle.js';

/** What the peer writes about one change. */
interface Answer {
  readonly refactorings?: readonly { readonly description: string }[];
  /** Why it came to no end. */
  readonly error?: string;
}

const PROJECT = 'change';

/** Asked as `COMMAND commits FOLDER`, with a line of project and id for each change; it answers with a line of JSON. */
export class Peer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'reflens-reduce-'));
  readonly #commits = join(this.#folder, 'commits');
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;
  #asked = 0;

  constructor(command: string) {
    mkdirSync(this.#commits);
    // It unpacks itself where it is started.
    this.#process = spawn(command, ['commits', this.#commits], {
      cwd: this.#folder,
      env: { PEER_HOME: join(this.#folder, 'home'), ...process.env },
    });
    this.#process.stderr.resume();
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** The descriptions of what it finds; null when it has no answer. Rejects when the process has ended. */
  async ask(change: Change): Promise<ReadonlySet<string> | null> {
    this.#asked += 1;
    const [before, after] = ['before', 'after'].map((side) => createHash('sha1').update(`${this.#asked} ${side}`).digest('hex')) as [
      string,
      string,
    ];
    const sides = [
      [before, change.before],
      [after, change.after],
    ] as const;
    for (const [id, texts] of sides) {
      mkdirSync(join(this.#commits, `${PROJECT}-${id}`));
      for (const [path, text] of Object.entries(texts)) {
        const file = join(this.#commits, `${PROJECT}-${id}`, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    }
    const folders = (texts: Readonly<Record<string, string>>): string[] => [...new Set(Object.keys(texts).map(dirname))].sort();
    const listed = join(this.#commits, `${PROJECT}-${after}.json`);
    writeFileSync(
      listed,
      JSON.stringify({
        parentCommitId: before,
        currentCommitId: after,
        filesBefore: Object.keys(change.before),
        filesCurrent: Object.keys(change.after),
        renamedFilesHint: {},
        repositoryDirectoriesBefore: folders(change.before),
        repositoryDirectoriesCurrent: folders(change.after),
      }),
    );
    this.#process.stdin.write(`${PROJECT} ${after}\n`);
    const line = await this.#answers.next();
    for (const [id] of sides) rmSync(join(this.#commits, `${PROJECT}-${id}`), { recursive: true });
    rmSync(listed);
    if (line.done === true) throw new Error('The peer ended.');
    const answer = JSON.parse(line.value) as Answer;
    if (answer.error !== undefined || !answer.refactorings) return null;
    return new Set(answer.refactorings.map(({ description }) => canonicalDescription(description)));
  }

  close(): void {
    this.#process.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
