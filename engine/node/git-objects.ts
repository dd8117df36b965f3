/** Objects of a local Git repository: texts of files, and what commits say of themselves. */
import { UnreadableFile } from '../../github/source.js';
import { textOf } from '../../github/text-of.js';
import type { FileReport } from '../results/result.js';
import { LARGEST_BY_LINES, LARGEST_TEXT, tooLarge } from '../text/largest-text.js';
import { Failure } from './failure.js';
import { git, gitBytes, GitError } from './git-process.js';

/** Bytes of UTF-8 that one UTF-16 unit takes at most: a text of more bytes than that has more units than the engine reads. */
const MOST_BYTES = 3 * LARGEST_TEXT;

/** The texts of files by id, and what is to be told of those that have none. Rejects with `Failure` when an object is not there. */
export async function readTexts(repository: string, ids: readonly string[]): Promise<Map<string, string | FileReport>> {
  const contents = await readContents(repository, ids);
  return new Map(
    [...contents].map(([id, content]) => [id, content === null ? { status: 'too-large', detail: tooLarge() } : textIn(content)]),
  );
}

/** The contents of files by id; null for one that is too large for the engine. Rejects with `Failure` when an object is not there. */
export async function readContents(repository: string, ids: readonly string[]): Promise<Map<string, Buffer | null>> {
  const contents = new Map<string, Buffer | null>();
  const wanted: string[] = [];
  for (const { id, size } of await sizesOf(repository, [...new Set(ids)])) {
    if (size === null) throw await lacks(repository);
    if (size > MOST_BYTES) contents.set(id, null);
    else wanted.push(id);
  }
  for (const { id, content } of await readObjects(repository, wanted)) contents.set(id, content);
  return contents;
}

/** Bytes that are read of files in unknown languages, all together: those of a change that people wrote. */
const MOST_BYTES_BY_LINES = 64_000_000;

/** The texts of files of which nobody needs to know more than their lines, by id: without those that are large, or no text, or not there. */
export async function readByLines(repository: string, ids: readonly string[]): Promise<Map<string, string>> {
  const wanted: string[] = [];
  let left = MOST_BYTES_BY_LINES;
  for (const { id, size } of await sizesOf(repository, [...new Set(ids)])) {
    if (size === null || size > LARGEST_BY_LINES || size > left) continue;
    left -= size;
    wanted.push(id);
  }
  const texts = new Map<string, string>();
  for (const { id, content } of await readObjects(repository, wanted)) {
    const text = textIn(content);
    if (typeof text === 'string') texts.set(id, text);
  }
  return texts;
}

/** Read as files of folders and of GitHub are. */
function textIn(content: Buffer): string | FileReport {
  try {
    return textOf(content);
  } catch (error) {
    if (error instanceof UnreadableFile) return { status: 'not-read', detail: error.detail };
    throw error;
  }
}

/** The parents of commits as the commits themselves name them: where a clone was cut off, Git's own lists leave them out. */
export async function parentsOf(repository: string, commits: readonly string[]): Promise<Map<string, readonly string[]>> {
  const parents = new Map<string, readonly string[]>();
  for (const { id, content } of await readObjects(repository, commits)) {
    const [header = ''] = content.toString('latin1').split('\n\n', 1);
    const lines = header.split('\n').filter((line) => line.startsWith('parent '));
    parents.set(
      id,
      lines.map((line) => line.slice('parent '.length)),
    );
  }
  return parents;
}

/** Which of these objects are not there. */
export async function missingOf(repository: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  return new Set((await sizesOf(repository, ids)).filter(({ size }) => size === null).map(({ id }) => id));
}

/** What to say when Git fails over objects that are not there. */
export async function lacks(repository: string, error?: GitError): Promise<Failure> {
  const isPartial = await git(repository, ['config', '--get-regexp', String.raw`^remote\..*\.(promisor|partialclonefilter)$`]).then(
    () => true,
    () => false,
  );
  if (isPartial)
    return new Failure(
      'The repository is a partial clone without the files of this change, and Reflens fetches nothing by itself: "git show" with the commit gets them, "git fetch --refetch --no-filter" everything.',
    );
  return new Failure(
    `The repository lacks objects of this change, so it may be damaged: "git fsck" tells.${error ? ` (${error.said})` : ''}`,
  );
}

/** Null: not there. One Git process tells of them all. */
async function sizesOf(repository: string, ids: readonly string[]): Promise<{ readonly id: string; readonly size: number | null }[]> {
  if (ids.length === 0) return [];
  const answers = (await catFile(repository, '--batch-check', ids)).toString('utf8');
  return answers
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', , size] = line.split(' ');
      return { id, size: size === undefined ? null : Number(size) };
    });
}

/** Objects with what is in them. One Git process reads them all. */
async function readObjects(repository: string, ids: readonly string[]): Promise<{ readonly id: string; readonly content: Buffer }[]> {
  if (ids.length === 0) return [];
  const output = await catFile(repository, '--batch', ids);
  const objects: { readonly id: string; readonly content: Buffer }[] = [];
  // Each answer: "<id> <type> <size>\n<bytes>\n"
  for (let at = 0; at < output.length;) {
    const end = output.indexOf(0x0a, at);
    const [id = '', , size] = output.toString('latin1', at, end).split(' ');
    if (size === undefined) throw await lacks(repository);
    const start = end + 1;
    at = start + Number(size) + 1;
    objects.push({ id, content: output.subarray(start, at - 1) });
  }
  return objects;
}

async function catFile(repository: string, how: string, ids: readonly string[]): Promise<Buffer> {
  try {
    return await gitBytes(repository, ['cat-file', how], `${ids.join('\n')}\n`);
  } catch (error) {
    // Some versions answer that an object is missing, others end.
    throw error instanceof GitError ? await lacks(repository, error) : error;
  }
}
