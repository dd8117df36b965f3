import { align } from '../explained/alignment.js';
import type { AlignedTokens } from '../explained/displaced.js';
import { isInner } from '../explained/declarations.js';
import type { Explanation } from '../explained/explain.js';
import { alignedStatement, codeOf, valueSpan, wholeStatements } from '../explained/extracted-code.js';
import type { Placed } from '../explained/finding-index.js';
import { ownOfMethod, ownOfType } from '../explained/own-code.js';
import type { Sides } from '../explained/rules.js';
import type { FieldPair, MethodPair, StatementMapping, TypePair } from '../findings/view.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import type { PairIndex } from './pair-index.js';

/** A mapping of which one side is an expression, and where both sides are. */
export interface MappedPart {
  readonly mapping: StatementMapping;
  readonly before: Span;
  readonly after: Span;
}

/** Aligns the tokens of code with those of what became of it, unit by unit: statements, heads, whole declarations. Nothing is marked. */
export class CodeAligner {
  constructor(
    private readonly explanation: Explanation,
    private readonly pairs: PairIndex,
  ) {}

  /** A method with what became of it. */
  methods({ before, after, body }: MethodPair): readonly AlignedTokens[] {
    const sides = this.#sides(before, after, before, after);
    if (!body || body.identical) return [this.#spans(sides, before.span, after.span)];
    const head = this.#lists(sides, ownOfMethod(sides.before, before), ownOfMethod(sides.after, after));
    return [head, ...this.statements(before, after, body.mappings).units];
  }

  /**
   * Statements with what became of them in another method, and the expressions of statements that did. An expression whose code is spoken for by a statement is
   * left out: no token has two counterparts.
   */
  statements(
    before: Method,
    after: Method,
    mappings: readonly StatementMapping[],
  ): { readonly units: readonly AlignedTokens[]; readonly parts: readonly MappedPart[] } {
    const sides = this.#sides(before, after, before, after);
    const units = wholeStatements(mappings).map((mapping) => alignedStatement(sides, mapping, this.explanation.rules));
    const taken = { before: new Set(units.flatMap((unit) => unit.before)), after: new Set(units.flatMap((unit) => unit.after)) };
    const parts: MappedPart[] = [];
    for (const mapping of mappings) {
      const part = partOf(mapping);
      if (!part) continue;
      const [one, other] = [codeOf(sides.before, part.before), codeOf(sides.after, part.after)];
      if (one.some((token) => taken.before.has(token)) || other.some((token) => taken.after.has(token))) continue;
      for (const token of one) taken.before.add(token);
      for (const token of other) taken.after.add(token);
      parts.push(part);
      units.push(this.#lists(sides, one, other));
    }
    return { units, parts };
  }

  field({ before, after }: FieldPair): readonly AlignedTokens[] {
    const sides = this.#sides(before, after, null, null);
    // `int a, b;` is one declaration of two fields
    return isFirstOfDeclaration(before) && isFirstOfDeclaration(after)
      ? [this.#spans(sides, before.declarationSpan, after.declarationSpan)]
      : [this.#spans(sides, before.span, after.span)];
  }

  /** A type with what became of it, all members included that it still has. */
  types(pair: Pick<TypePair, 'before' | 'after'>): readonly AlignedTokens[] {
    return [this.#ownOfTypes(pair), ...this.members(pair.before, pair.after)];
  }

  /** The members that one type had and the other has, those of types in them included. */
  members(before: TypeDeclaration, after: TypeDeclaration): readonly AlignedTokens[] {
    const { methods, fields, types } = this.memberPairs(before, after);
    return [
      ...types.map((pair) => this.#ownOfTypes(pair)),
      ...methods.flatMap((pair) => this.methods(pair)),
      ...fields.flatMap((pair) => this.field(pair)),
    ];
  }

  /** The pairs of those members. */
  memberPairs(
    before: TypeDeclaration,
    after: TypeDeclaration,
  ): { readonly methods: readonly MethodPair[]; readonly fields: readonly FieldPair[]; readonly types: readonly TypePair[] } {
    return {
      types: this.pairs.types.inside(before, after).filter((pair) => pair.before !== before && pair.after !== after),
      methods: this.pairs.methods.inside(before, after).filter((pair) => !isInner(pair.before.declaringType)),
      fields: this.pairs.fields.inside(before, after).filter(
        (pair) =>
          !isInner(pair.before.declaringType) &&
          // the components of a record belong to its head
          pair.before.kind !== 'recordComponent' &&
          pair.after.kind !== 'recordComponent' &&
          (isFirstOfDeclaration(pair.before) || !isFirstOfDeclaration(pair.after)),
      ),
    };
  }

  /** Two pieces of code as they are, from beginning to end. */
  plain(before: Placed, after: Placed): AlignedTokens {
    return this.#spans(this.#sides(before, after, null, null), before.span, after.span);
  }

  #ownOfTypes({ before, after }: Pick<TypePair, 'before' | 'after'>): AlignedTokens {
    const sides = this.#sides(before, after, null, null);
    return this.#lists(sides, ownOfType(sides.before, before), ownOfType(sides.after, after));
  }

  #sides(
    before: { readonly file: SourceFile },
    after: { readonly file: SourceFile },
    methodBefore: Method | null,
    methodAfter: Method | null,
  ): Sides {
    const { marks } = this.explanation;
    return { before: marks.of(before, 'before').tokens, after: marks.of(after, 'after').tokens, methodBefore, methodAfter };
  }

  #spans(sides: Sides, before: Span, after: Span): AlignedTokens {
    return this.#lists(sides, sides.before.own(before, []), sides.after.own(after, []));
  }

  #lists(sides: Sides, before: readonly number[], after: readonly number[]): AlignedTokens {
    return { before, after, pieces: align(sides, before, after, this.explanation.rules) };
  }
}

/** The part of a statement that takes part, and what it became; null when whole statements are mapped, or the other side has no single expression. */
export function partOf(mapping: StatementMapping): MappedPart | null {
  if (!mapping.beforeExpression && !mapping.afterExpression) return null;
  const before = mapping.beforeExpression?.span ?? valueSpan(mapping.before);
  const after = mapping.afterExpression?.span ?? valueSpan(mapping.after);
  return before && after ? { mapping, before, after } : null;
}

function isFirstOfDeclaration(field: Field): boolean {
  return (
    field.kind === 'enumConstant' ||
    field.declaringType.fields.find(({ declarationSpan }) => declarationSpan.start === field.declarationSpan.start) === field
  );
}
