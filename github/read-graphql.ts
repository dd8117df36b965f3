/**
 * Texts through GraphQL: many in one call, with their modes, ids and whether they are whole. What GraphQL cuts off, or gives in another encoding, is read one by one.
 *
 *     repository { c0: object(oid: …) { … on Commit { f0: file(path: …) { mode type object { … on Blob { oid text … } } } f1: … } } c1: … }
 */
import { LARGEST_TEXT } from '../engine/text/largest-text.js';
import { own } from '../engine/text/own.js';
import type { GithubApi } from './api.js';
import { blobId } from './blob-id.js';
import { ReflensError, type FailureCode } from './failures.js';
import { fieldsOf, isFields } from './fields.js';
import type { RepositoryPlace } from './walk-trees.js';
import { Forbearance, settled, type ReadOne } from './read-single.js';
import { missingFile, tooLargeFile, UnreadableFile, type Deliver, type FileVersion, type NextFile } from './source.js';

/** Files in the first query: few, so that there is something to look at soon. */
const FIRST_BATCH = 20;

/** Files in one query. 600 texts, those of 300 files, then take seven; GitHub answers a hundred texts of usual length within two seconds. */
const BATCH = 100;

/** Queries under way at once. */
const AT_ONCE = 3;

/** Git's modes of what is no file. */
const MODES = { link: 0o120000, submodule: 0o160000 } as const;

export interface GraphqlReading {
  readonly api: GithubApi;
  readonly place: RepositoryPlace;
  /** Reads one file that queries do not give whole. */
  readonly readWhole: ReadOne;
  /** Told with each answer whether the repository is private. */
  readonly onPrivacy: (isPrivate: boolean) => void;
}

/** What a query tells of one file. */
interface Entry {
  readonly mode: number;
  readonly object: { readonly oid?: string; readonly byteSize?: number; readonly text?: string | null } | null;
}

/** Reads files in batches; see `Source.read`. */
export async function readByGraphql(reading: GraphqlReading, next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void> {
  let size = FIRST_BATCH;
  const forbearance = new Forbearance();
  const readWhole: ReadOne = (file, own) => forbearance.over(reading.readWhole(file, own));
  const work = async (): Promise<void> => {
    for (;;) {
      const batch = take(next, size);
      size = BATCH;
      if (batch.length === 0) return;
      await readBatch({ ...reading, readWhole }, batch, deliver, signal);
    }
  };
  await settled(Array.from({ length: AT_ONCE }, work));
  forbearance.end();
}

function take(next: NextFile, most: number): FileVersion[] {
  const files: FileVersion[] = [];
  while (files.length < most) {
    const file = next();
    if (!file) break;
    files.push(file);
  }
  return files;
}

async function readBatch(reading: GraphqlReading, files: readonly FileVersion[], deliver: Deliver, signal: AbortSignal): Promise<void> {
  let entries: ReadonlyMap<FileVersion, Entry | null>;
  try {
    entries = await ask(reading, files, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!isTooMuch(error) && !isClosed(error)) throw error;
    // A query that takes GitHub too long fails as a whole: fewer files may not. Where there is no GraphQL, not for this token, or too much of it, each file is asked for by itself.
    if (files.length > 1 && !isClosed(error)) {
      const half = Math.ceil(files.length / 2);
      await readBatch(reading, files.slice(0, half), deliver, signal);
      await readBatch(reading, files.slice(half), deliver, signal);
      return;
    }
    entries = new Map();
  }
  for (const file of files) {
    const entry = entries.get(file);
    deliver(file, entry === null ? missingFile() : await outcomeOf(reading, file, entry, signal));
  }
}

/** GitHub's own time was up, or it tripped: worth trying with less. */
const isTooMuch = (error: unknown): boolean =>
  error instanceof ReflensError && (error.failure.code === 'github' || error.failure.code === 'unexpected-answer');

/** There is no such thing here, or not for this token; or it says more than can be taken in, of which halves may have as much again, and again. */
const isClosed = (error: unknown): boolean => error instanceof ReflensError && CLOSED.includes(error.failure.code);

const CLOSED: readonly FailureCode[] = ['not-found', 'forbidden', 'too-large'];

async function outcomeOf(
  reading: GraphqlReading,
  file: FileVersion,
  entry: Entry | undefined,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | UnreadableFile> {
  if (entry?.mode === MODES.link) return new UnreadableFile('not-a-file', 'a symbolic link');
  if (entry?.mode === MODES.submodule) return new UnreadableFile('not-a-file', 'a submodule');
  const { text, oid, byteSize = 0 } = entry?.object ?? {};
  if (byteSize > LARGEST_TEXT) return tooLargeFile(LARGEST_TEXT);
  if (typeof text === 'string') {
    const bytes = new TextEncoder().encode(text);
    // Cut off, or of another encoding: then it is not the content that has this id. Binary ones, which texts of two bytes a letter are to GitHub, have none.
    if ((await blobId(bytes)) === oid) return bytes;
  }
  try {
    return await reading.readWhole(file, signal);
  } catch (error) {
    if (error instanceof UnreadableFile) return error;
    throw error;
  }
}

async function ask(
  { api, place, onPrivacy }: GraphqlReading,
  files: readonly FileVersion[],
  signal: AbortSignal,
): Promise<ReadonlyMap<FileVersion, Entry | null>> {
  const commits = [...new Set(files.map(({ commit }) => commit))];
  const declarations = [...commits.map((_, index) => `$c${index}: GitObjectID!`), ...files.map((_, index) => `$p${index}: String!`)];
  const fields = commits.map((commit, index) => {
    const paths = files.flatMap((file, at) => (file.commit === commit ? [`f${at}: file(path: $p${at}) { ...entry }`] : []));
    return `c${index}: object(oid: $c${index}) { ... on Commit { ${paths.join(' ')} } }`;
  });
  const query = `query texts($owner: String!, $name: String!, ${declarations.join(', ')}) {
  repository(owner: $owner, name: $name) { isPrivate ${fields.join('\n    ')} }
}
fragment entry on TreeEntry { mode object { oid ... on Blob { byteSize text } } }`;
  const variables = {
    owner: place.owner,
    name: place.repo,
    ...Object.fromEntries(commits.map((commit, index) => [`c${index}`, commit])),
    ...Object.fromEntries(files.map(({ path }, index) => [`p${index}`, path])),
  };
  const { data, isWhole } = await api.query(query, variables, signal);
  const { isPrivate, ...objects } = fieldsOf(fieldsOf(data).repository);
  onPrivacy(isPrivate !== false);
  return new Map(
    files.flatMap((file, index) => {
      const commit = own(objects, `c${commits.indexOf(file.commit)}`);
      const entry = entryOf(own(fieldsOf(commit), `f${index}`));
      // Where the commit itself is not told, as of a fork's, or something went wrong, nothing is known of the file.
      return entry === null && (!isWhole || !isFields(commit)) ? [] : [[file, entry] as const];
    }),
  );
}

/** Null when the version has no such file. An entry of another form is one that has to be read by itself. */
function entryOf(value: unknown): Entry | null {
  if (value === null || value === undefined) return null;
  const { mode, object } = fieldsOf(value);
  const { oid, byteSize, text } = fieldsOf(object);
  return {
    mode: typeof mode === 'number' ? mode : 0,
    object: {
      ...(typeof oid === 'string' && { oid }),
      ...(typeof byteSize === 'number' && { byteSize }),
      ...(typeof text === 'string' && { text }),
    },
  };
}
