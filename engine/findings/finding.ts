import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';

/** A place that takes part in a finding, before it is turned into lines and columns. */
export interface CodeLocation {
  readonly file: SourceFile;
  readonly span: Span;
  /** RefactoringMiner's name of the syntax, e.g. `METHOD_DECLARATION`. */
  readonly codeElementType: string;
  /** The role, e.g. `original method declaration`. */
  readonly role: string;
  readonly codeElement: string | null;
  /** Offset of the declared name, when documentation or annotations may stand before it. */
  readonly nameStart?: number;
}

/** What a family reports. */
export interface Finding {
  readonly type: string;
  readonly description: string;
  readonly before: readonly CodeLocation[];
  readonly after: readonly CodeLocation[];
}
