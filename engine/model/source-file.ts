import type { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import type { Dictionary, Tokens } from '../text/tokens.js';
import type { TypeDeclaration } from './declarations.js';
import type { LanguageTraits } from './traits.js';

/** One file of one version, lowered to the language-neutral model. */
export interface SourceFile {
  readonly path: string;
  /** The adapter's id, e.g. `java`. */
  readonly language: string;
  readonly traits: LanguageTraits;
  readonly text: string;
  readonly lines: LineIndex;
  /** Dotted; empty for the default package. */
  readonly packageName: string;
  readonly packageSpan: Span | null;
  readonly imports: readonly Import[];
  /** Top-level types, in source order. Nested, local and anonymous ones hang below them. */
  readonly types: readonly TypeDeclaration[];
  /** The parts that break the syntax, in source order; empty where something is missing. The model holds what could be read. */
  readonly unread: readonly Span[];
  /** The text as tokens, comments included. Made anew at each call. */
  tokenize(dictionary: Dictionary): Tokens;
}

/** Whether two pieces of code read alike to the letter. */
export function sameText(file: SourceFile, span: Span, otherFile: SourceFile, otherSpan: Span): boolean {
  if (span.end - span.start !== otherSpan.end - otherSpan.start) return false;
  return file.text.slice(span.start, span.end) === otherFile.text.slice(otherSpan.start, otherSpan.end);
}

/**
 * Whether what the one file declares is seen in the other without being imported: so are the files of one package; what a module declares is seen in itself
 * alone. The files may be of different versions.
 */
export function sharesPackage(one: SourceFile, other: SourceFile): boolean {
  return one.packageName === other.packageName && (one.path === other.path || !(isModule(one) || isModule(other)));
}

function isModule({ types }: SourceFile): boolean {
  return types.some(({ kind }) => kind === 'module');
}

export interface Import {
  /** `java.util.List`, or `java.util` when `onDemand`. */
  readonly name: string;
  readonly isStatic: boolean;
  /** A wildcard import. */
  readonly onDemand: boolean;
  readonly span: Span;
}

/** All files of one version of a change. */
export interface CodeModel {
  readonly files: readonly SourceFile[];
}
