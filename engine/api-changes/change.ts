import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { ApiChange, Breaks, LookPlace, Rewrite } from '../results/look.js';
import type { Span } from '../text/span.js';
import type { ApiKind } from './kind.js';

type Declaration = TypeDeclaration | Method | Field;

/** What a family says of a change; what is absent is empty. */
export interface Told {
  readonly element: string;
  readonly sentence: string;
  /** Where users have less to do than the kind says. */
  readonly breaks?: Breaks;
  readonly refactoring?: number | null;
  readonly migration?: string | null;
  readonly rewrite?: readonly Rewrite[];
  readonly before?: Declaration | null;
  readonly after?: Declaration | null;
}

/** A change as it is handed out. */
export function apiChange(
  kind: ApiKind,
  { element, sentence, breaks = kind.breaks, refactoring = null, migration = null, rewrite = [], before, after }: Told,
): ApiChange {
  return {
    kind: kind.id,
    breaks,
    element,
    refactoring,
    sentence,
    migration,
    ...(rewrite.length > 0 && { rewrite }),
    before: before ? [placeOfName(before)] : [],
    after: after ? [placeOfName(after)] : [],
  };
}

/** Where a declaration has its name. */
function placeOfName(declaration: Declaration): LookPlace {
  return lookPlace(
    declaration.file,
    declaration.nameSpan,
    'parameters' in declaration ? 'the method' : 'fields' in declaration ? 'the type' : 'the field',
  );
}

export function lookPlace({ path, lines }: SourceFile, { start, end }: Span, role: string): LookPlace {
  return {
    path,
    startLine: lines.lineOf(start),
    endLine: lines.lineOf(end),
    startColumn: lines.columnOf(start),
    endColumn: lines.columnOf(end),
    role,
  };
}

/** `Outer.Inner`: a type without its package. */
export function shortName(type: TypeDeclaration): string {
  return type.outer ? `${shortName(type.outer)}.${type.name}` : type.name;
}

/** `send(Message,int...)`: a method as a reader writes it. */
export function signatureOf(name: string, parameters: readonly VariableDeclaration[]): string {
  return `${name}(${parameters.map(({ type, varargs }) => `${type?.text ?? ''}${varargs ? '...' : ''}`).join(', ')})`;
}
