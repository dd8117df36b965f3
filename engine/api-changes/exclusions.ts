import type { Annotation, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';

/** Folders around packages in which nobody outside uses anything, and parts of packages that say so. */
const OWN_FOLDERS: ReadonlySet<string> = new Set(
  'test tests it jmh integrationTest integration-test testFixtures androidTest samples sample examples example generated benchmarks'.split(
    ' ',
  ),
);
const OWN_PACKAGES: ReadonlySet<string> = new Set(['internal', 'impl', 'private', 'shaded']);

/** Annotations that say that a declaration is not for users. */
const OWN_ANNOTATIONS: ReadonlySet<string> = new Set(['Internal', 'InternalApi', 'VisibleForTesting', 'RestrictedApi']);

/** Annotations that say that a declaration is for users who do not mind that it changes. */
const UNSTABLE_ANNOTATIONS: ReadonlySet<string> = new Set(['Beta', 'Experimental', 'Incubating', 'Preview']);

const simpleName = ({ name }: Annotation): string => name.slice(name.lastIndexOf('.') + 1);

/** Whether a file holds nothing that users see. */
export function isOwnFile({ path, packageName }: SourceFile): boolean {
  const packages = packageName.split('.');
  if (packages.some((segment) => OWN_PACKAGES.has(segment))) return true;
  const folders = path.split('/').slice(0, -1);
  const isBelowPackage = folders.slice(-packages.length).join('.') === packageName;
  return folders.slice(0, isBelowPackage ? -packages.length : folders.length).some((folder) => OWN_FOLDERS.has(folder));
}

interface Annotated {
  readonly annotations: readonly Annotation[];
}

/** Whether a declaration says that it is not for users. */
export const isOwn = ({ annotations }: Annotated): boolean =>
  annotations.some((one) => OWN_ANNOTATIONS.has(simpleName(one)) || (simpleName(one) === 'API' && /\bINTERNAL\b/.test(one.text)));

/** The annotation by which a declaration, or a type around it, says that it still changes: `@Beta`; null when there is none. */
export function unstableMarkOf(declaration: Annotated, type: TypeDeclaration | null): string | null {
  const own = declaration.annotations.find((one) => UNSTABLE_ANNOTATIONS.has(simpleName(one)));
  if (own) return `@${simpleName(own)}`;
  return type ? unstableMarkOf(type, type.outer) : null;
}
