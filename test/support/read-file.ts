// Reads one file through a source, as tests of single answers want it.
import { UnreadableFile, type FileVersion, type Source } from '../../github/source.js';

/** The bytes of a file. Rejects as the source does, or with what it delivers instead. */
export async function readFile(source: Source, file: FileVersion, signal = new AbortController().signal): Promise<Uint8Array<ArrayBuffer>> {
  const files = [file];
  const delivered: (Uint8Array<ArrayBuffer> | UnreadableFile)[] = [];
  await source.read(
    () => files.shift(),
    (_file, result) => delivered.push(result),
    signal,
  );
  const [outcome] = delivered;
  if (outcome === undefined) throw new Error('nothing was delivered');
  if (outcome instanceof UnreadableFile) throw outcome;
  return outcome;
}
