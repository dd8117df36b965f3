/** What `git diff-tree --raw -z` prints. */

/** One version of something that changed. */
export interface Version {
  readonly path: string;
  readonly kind: 'file' | 'link' | 'submodule';
  /** Whether a file may be run. */
  readonly isExecutable: boolean;
  /** Of the object that has its content. */
  readonly id: string;
}

/** A version is null where there is none: the file was added, or deleted. */
export interface ChangedFile {
  readonly before: Version | null;
  readonly after: Version | null;
}

/** Reads `:100644 100644 <id> <id> M\0path\0` and so on; two paths after a rename. */
export function parseRawDiff(raw: Buffer): ChangedFile[] {
  const files: ChangedFile[] = [];
  // By bytes: a path is any of them but NUL.
  const fields = raw.toString('latin1').split('\0');
  for (let at = 0; at + 1 < fields.length;) {
    const [modeBefore = '', modeAfter = '', idBefore = '', idAfter = '', status = ''] = (fields[at++] ?? '').slice(1).split(' ');
    const beforePath = nameOf(fields[at++] ?? '');
    const afterPath = status.startsWith('R') ? nameOf(fields[at++] ?? '') : beforePath;
    files.push({ before: versionOf(modeBefore, beforePath, idBefore), after: versionOf(modeAfter, afterPath, idAfter) });
  }
  return files;
}

function versionOf(mode: string, path: string, id: string): Version | null {
  if (mode.startsWith('100')) return { path, kind: 'file', isExecutable: mode === '100755', id };
  if (mode.startsWith('120')) return { path, kind: 'link', isExecutable: false, id };
  if (mode.startsWith('160')) return { path, kind: 'submodule', isExecutable: false, id };
  return null;
}

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A path of bytes as text. Bytes that are no UTF-8 are told as Git tells them (`caf\351.txt`), so that two paths stay two. */
function nameOf(bytes: string): string {
  try {
    return UTF8.decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return bytes.replace(/[\u0080-\u00ff]/g, (byte) => `\\${byte.charCodeAt(0).toString(8)}`);
  }
}
