import type { Explanation } from '../explained/explain.js';
import type { TakenCode } from '../peek/peek.js';
import type { TokenFile } from '../explained/token-file.js';
import type { MatchedCode } from '../peek/transfer.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import { largest } from '../text/lists.js';
import { covering, type Span } from '../text/span.js';
import { treeOf } from '../text/trees.js';

type Side = 'before' | 'after';
const SIDES: readonly Side[] = ['before', 'after'];
const NOWHERE: Span = { start: 0, end: 0 };

/** What the tokens of code that was taken elsewhere say by themselves. Comments, and what stands before a body, are no edits: refactorings of their own tell of heads. */
export class TokenEdits {
  readonly #edited: Readonly<Record<Side, readonly number[]>>;

  constructor(
    private readonly taken: TakenCode,
    private readonly explanation: Explanation,
  ) {
    this.#edited = { before: this.#edits('before'), after: this.#edits('after') };
  }

  /** Whether no token of the code was edited. */
  get isNone(): boolean {
    return SIDES.every((side) => this.#edited[side].length === 0);
  }

  /** How many lines of code were edited, on the side that has more of them; one at least. */
  get lines(): number {
    return this.#lines(() => true);
  }

  /** The same of some places alone. */
  linesOf(places: readonly Readonly<Record<Side, Span | null>>[]): number {
    const isInside = {
      before: covering(places.flatMap(({ before }) => before ?? [])),
      after: covering(places.flatMap(({ after }) => after ?? [])),
    };
    return this.#lines((token, side) => isInside[side](startOf(this.#tokensOf(side), token)));
  }

  #lines(counts: (token: number, side: Side) => boolean): number {
    const counted = SIDES.map((side) => {
      const { tokens } = this.#tokensOf(side);
      const { lines } = this.taken.transfer[side].file;
      const some = this.#edited[side].filter((token) => counts(token, side));
      return new Set(some.map((token) => lines.lineOf(tokens.starts[token] ?? 0))).size;
    });
    return Math.max(1, largest(counted));
  }

  /** The edits outside of some places, as their words. */
  outside(places: Readonly<Record<Side, readonly Span[]>>): { readonly side: Side; readonly text: string } | null {
    for (const side of ['after', 'before'] as const) {
      const file = this.#tokensOf(side);
      const isInside = covering(places[side]);
      const found = this.#edited[side].find((token) => !isInside(startOf(file, token)));
      if (found !== undefined) return { side, text: file.text(found) };
    }
    return null;
  }

  /** Whether the reported refactorings put other words in the place of some. */
  get saysOtherwise(): boolean {
    const file = this.#tokensOf('after');
    const isCounted = countedIn(bodySpans(this.taken.matched, 'after'));
    return this.taken.transfer.units.some(({ pieces, after }) =>
      pieces.some(({ kind, beforeStart, beforeEnd, afterStart, afterEnd }) => {
        if (kind !== 'ruled' || beforeStart === beforeEnd || afterStart === afterEnd) return false;
        return isCounted(startOf(file, after[afterStart] ?? 0));
      }),
    );
  }

  #edits(side: Side): readonly number[] {
    const file = this.#tokensOf(side);
    const isCounted = countedIn(bodySpans(this.taken.matched, side));
    return [...this.taken.compared[side]].flatMap(([token, { kind }]) => {
      if (kind !== 'edited' || file.isComment(token)) return [];
      return isCounted(startOf(file, token)) ? [token] : [];
    });
  }

  #tokensOf(side: Side): TokenFile {
    return this.explanation.marks.of({ file: this.taken.transfer[side].file }, side).tokens;
  }
}

/** Where the bodies of code are on a side; null: everything counts. */
function bodySpans(matched: MatchedCode | null, side: Side): readonly Span[] | null {
  switch (matched?.kind) {
    case 'method':
      return [matched.pair[side].bodySpan ?? NOWHERE];
    case 'field':
      return [valueSpanOf(matched.pair[side])];
    case 'type':
      return membersOf(matched.pair[side]);
    case 'extracted':
      return side === 'after' ? [matched.extraction.extracted.bodySpan ?? NOWHERE] : null;
    case 'inlined':
      return side === 'before' ? [matched.inlining.inlined.bodySpan ?? NOWHERE] : null;
    case undefined:
      return null;
  }
}

/** What a field holds: its value, or the arguments and the body of a constant. */
export function valueSpanOf(field: Field): Span {
  if (field.kind === 'enumConstant') return { start: field.nameSpan.end, end: field.span.end };
  return field.initializer?.span ?? NOWHERE;
}

/** The members of a type and of all types in it, those that have a partner without their heads. */
function membersOf(type: TypeDeclaration): readonly Span[] {
  const ofMethod = ({ bodySpan, span }: Method): Span => bodySpan ?? span;
  const types = treeOf(type, (one) => one.types);
  return types.flatMap(({ methods, fields }) => [...methods.map(ofMethod), ...fields.map(valueSpanOf)]);
}

/** Whether what begins at an offset counts. */
function countedIn(spans: readonly Span[] | null): (offset: number) => boolean {
  return spans ? covering(spans) : () => true;
}

function startOf({ tokens }: TokenFile, token: number): number {
  return tokens.starts[token] ?? 0;
}
