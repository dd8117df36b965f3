// Receipts of small changes, from texts or bytes.
import { CATALOGUE } from '../../engine/results/catalogue.js';
import type { Receipt } from '../../engine/results/receipt.js';
import { Allowed, parseAllowed } from '../../engine/receipt/allowed.js';
import type { ChangedFile, EntryKind } from '../../engine/receipt/changed-file.js';
import { check } from '../../engine/receipt/check.js';
import { changeOfWhole } from '../../engine/node/whole-change.js';
import { versionOf } from '../../engine/node/whole-text.js';
import type { Detector } from '../../engine/api.js';
import { sourceDetector } from './detector.js';

/** A text, bytes, or one of them with what it is; null where there is no file. */
export type Version = string | Uint8Array | { readonly kind: EntryKind; readonly content: string } | null;

/** A change: by path, or `before -> after`, both versions. */
export type Versions = Readonly<Record<string, readonly [before: Version, after: Version]>>;

const version = (path: string, one: Version): ChangedFile['before'] => {
  if (one === null) return null;
  const { kind, content } = typeof one === 'object' && 'kind' in one ? one : { kind: 'file' as const, content: one };
  const isRead = kind === 'file' || kind === 'executable';
  return versionOf(path, kind, isRead ? { bytes: typeof content === 'string' ? new TextEncoder().encode(content) : content } : null);
};

/** The files of a change, as `check` takes them. */
export const filesOf = (versions: Versions): ChangedFile[] =>
  Object.entries(versions).map(([paths, [before, after]]) => {
    const [from = '', to = from] = paths.split(' -> ');
    return { before: version(from, before), after: version(to, after) };
  });

/** What `--only` names. */
export function allowing(only: string): Allowed {
  const allowed = parseAllowed(
    only,
    CATALOGUE.types.map(({ type }) => type),
  );
  if (!(allowed instanceof Allowed)) throw new Error(`“${only}” names nothing that is known.`);
  return allowed;
}

/** The receipt of a change. */
export async function receiptOf(versions: Versions, only: string, detector?: Detector): Promise<Receipt> {
  const files = filesOf(versions);
  const engine = detector ?? (await sourceDetector());
  return check({ files, result: await engine.detect(changeOfWhole(files)), missing: [] }, allowing(only));
}
