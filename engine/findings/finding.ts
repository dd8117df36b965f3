import type { Annotation, Field, Method, TypeDeclaration, TypeReference, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { SourceFile } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import type { Span } from '../text/span.js';

/** Something that takes part in a finding. Makers are in `elements.ts`. */
export type Element =
  | { readonly kind: 'type'; readonly type: TypeDeclaration }
  | { readonly kind: 'method'; readonly method: Method }
  | { readonly kind: 'field'; readonly field: Field }
  /** What a field holds from the start. */
  | { readonly kind: 'value'; readonly field: Field }
  | { readonly kind: 'variable'; readonly variable: VariableDeclaration; readonly file: SourceFile }
  | { readonly kind: 'annotation'; readonly annotation: Annotation; readonly file: SourceFile }
  | { readonly kind: 'typeReference'; readonly reference: TypeReference; readonly file: SourceFile }
  | { readonly kind: 'statement'; readonly statement: Statement; readonly file: SourceFile }
  /** `all`: it is the whole condition of an `if`, or the whole body of a lambda. */
  | { readonly kind: 'expression'; readonly expression: Expression; readonly file: SourceFile; readonly all?: 'condition' | 'lambdaBody' }
  /** A package, a folder, a modifier: what has no declaration of its own. */
  | { readonly kind: 'name'; readonly name: string };

/** A place of an element, and what it is in the finding, in RefactoringMiner's words: `original method declaration`. */
export interface Part {
  readonly element: Element;
  readonly role: string;
  readonly file: SourceFile;
  readonly span: Span;
}

/** One version's share in a finding. */
export interface FindingSide {
  /** What the finding is about: what became what, what is gone, what is new. Several where several became one. */
  readonly subject: readonly Element[];
  /** The declarations around it, the nearest first, as far as they matter. */
  readonly within: readonly Element[];
  /** Everything that takes part, with its role. */
  readonly parts: readonly Part[];
}

/** What a family reports: data alone. `sentences.ts` makes words of it. */
export interface Finding {
  /** RefactoringMiner's name; the catalogue tells what it means. */
  readonly type: string;
  readonly before: FindingSide;
  readonly after: FindingSide;
}

/** A finding. What is left out of a side is empty. */
export function finding(type: string, sides: { readonly before: Partial<FindingSide>; readonly after: Partial<FindingSide> }): Finding {
  return { type, before: { ...NOTHING, ...sides.before }, after: { ...NOTHING, ...sides.after } };
}

const NOTHING: FindingSide = { subject: [], within: [], parts: [] };
