import type { SourceFile } from '../model/source-file.js';
import type { TypeDeclaration } from '../model/declarations.js';
import type { LookedAt } from '../symbols/looked-at.js';
import type { Lookup } from '../symbols/lookup.js';
import { symbolsOf } from '../symbols/symbols.js';
import { leaveOut } from '../text/work.js';
import { moduleAround, modulesOf, type Module } from './modules.js';
import { Surface } from './surface.js';
import { Terms } from './terms.js';
import { Ways } from './ways.js';

/** A type that users see before, and what they find in its place: its successor when it was renamed or moved; null when nothing is there that they see. */
export interface SeenPair {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration | null;
}

/** What users see of both versions. */
export interface Versions {
  readonly at: LookedAt;
  readonly before: Surface;
  readonly after: Surface;
  readonly pairs: readonly SeenPair[];
  readonly ways: Ways;
  readonly modules: { readonly before: ReadonlyMap<string, Module>; readonly after: ReadonlyMap<string, Module> };
}

const known = new WeakMap<LookedAt, Versions>();

/** Both versions of a change as users see them; made once. */
export function versionsOf(at: LookedAt): Versions {
  const made = known.get(at);
  if (made) return made;
  const versions = make(at);
  known.set(at, versions);
  return versions;
}

function make(at: LookedAt): Versions {
  const { view } = at;
  const successors = new Map<TypeDeclaration, TypeDeclaration>();
  for (const { before, after, isInner } of view.typePairs) if (!isInner) successors.set(before, after);
  const symbols = symbolsOf(at);
  const modules = { before: modulesOf(symbols.before.model.files), after: modulesOf(symbols.after.model.files) };
  const isExported = (file: SourceFile): boolean => {
    const module = moduleAround(file, modules.before);
    // what a module does not export is hidden from those alone who use it as one: a new module takes nothing away here
    return !module || !modules.after.has(module.folder) || module.exports.has(file.packageName);
  };
  const surface = ({ model, supertypes }: Lookup, names: ReadonlyMap<string, string>): Surface =>
    new Surface(model.files, new Terms(supertypes, names), isExported);
  const after = surface(symbols.after, new Map<string, string>());
  const renamed = new Map<string, string>();
  for (const [one, other] of successors)
    if (one.qualifiedName !== other.qualifiedName && !after.typeAt(one.qualifiedName)) renamed.set(one.qualifiedName, other.qualifiedName);
  const before = surface(symbols.before, renamed);
  const isUnread = unreadIn([...symbols.before.model.files, ...symbols.after.model.files]);
  const pairs = before.types
    .filter((type) => before.isVisible(type) && !isUnread(type.file.path))
    .map((type) => ({ before: type, after: seenAfter(type, after, successors) }))
    .filter((pair) => !pair.after || !isUnread(pair.after.file.path));
  return { at, before, after, pairs, ways: new Ways(at, successors), modules };
}

function seenAfter(
  type: TypeDeclaration,
  after: Surface,
  successors: ReadonlyMap<TypeDeclaration, TypeDeclaration>,
): TypeDeclaration | null {
  const found = after.typeAt(type.qualifiedName) ?? successors.get(type) ?? null;
  return found && after.isVisible(found) ? found : null;
}

/** Of files with syntax errors nothing is sure: what seems to be gone may stand where they do not parse. */
function unreadIn(files: readonly SourceFile[]): (path: string) => boolean {
  const paths = new Set(files.filter(({ unread }) => unread.length > 0).map(({ path }) => path));
  for (const path of paths) leaveOut(path, 'what breaks for users: it has syntax errors');
  return (path) => paths.has(path);
}
