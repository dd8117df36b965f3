/** What the system's errors mean, in words that follow "could not be read: ". */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOENT: 'it is not there',
  ENOTDIR: 'there is a file where a folder should be',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in circles',
  ENAMETOOLONG: 'its name is too long',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk takes no changes',
  EMFILE: 'too many files are open',
};

/** Why the system refused. Errors that are none of the system's are thrown again: they are ours to mend. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') throw error;
  return Object.hasOwn(REASONS, error.code) ? (REASONS[error.code] ?? error.code) : error.message;
}
