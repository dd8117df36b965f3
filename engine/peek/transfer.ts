import type { AlignedTokens } from '../explained/displaced.js';
import type { Explanation } from '../explained/explain.js';
import { toldOfHead } from '../explained/extracted-code.js';
import type { Placed, Reported } from '../explained/finding-index.js';
import { extractsType, inlinesMethod, type TypeFacts } from '../catalogue/facts.js';
import {
  pieceOf,
  type BodyMapping,
  type Element,
  type Extraction,
  type FieldPair,
  type Inlining,
  type MethodPair,
  type StatementMapping,
  type TypePair,
} from '../findings/view.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { remembered } from '../text/grouping.js';
import { contains, type Span } from '../text/span.js';
import { CodeAligner, partOf } from './aligned-code.js';
import { PairIndex } from './pair-index.js';

/** Code of one side, in the order of its file. */
export interface Region {
  readonly file: SourceFile;
  readonly spans: readonly Span[];
}

/** Which code became which. */
export interface Transfer {
  readonly before: Region;
  readonly after: Region;
  readonly units: readonly AlignedTokens[];
  /** Tokens without a counterpart that the refactoring itself speaks of: the head of an extracted method. */
  readonly told: { readonly before: ReadonlySet<number>; readonly after: ReadonlySet<number> };
}

/** One of the places that code of a refactoring came from or went to. */
export interface TransferPlace {
  readonly refactoring: number;
  readonly side: 'before' | 'after';
  readonly file: SourceFile;
  readonly offset: number;
  /** `Orders.print` */
  readonly name: string;
  /** What the matching knows of the code; null where it is no declaration or body of one. */
  readonly matched: () => MatchedCode | null;
  make(): Transfer;
}

/** Code and what became of it: a method as a whole, a part of one in a new method or in the methods that called it; a field; a type. */
export type MatchedCode =
  | { readonly kind: 'method'; readonly pair: MethodPair }
  | { readonly kind: 'field'; readonly pair: FieldPair }
  | { readonly kind: 'type'; readonly pair: TypePair; readonly members: ReturnType<CodeAligner['memberPairs']> }
  | { readonly kind: 'extracted'; readonly extraction: Extraction }
  | { readonly kind: 'inlined'; readonly inlining: Inlining };

type Declaration = Method | Field | TypeDeclaration;

const NONE: ReadonlySet<number> = new Set();
const NOTHING_TOLD = { before: NONE, after: NONE };

/** Finds out which code a refactoring is about. */
export class Transfers {
  readonly #pairs: PairIndex;
  readonly #aligner: CodeAligner;
  /** All places of a method are asked for by each of its findings. */
  readonly #placesOfExtracted = new Map<Method, readonly TransferPlace[]>();
  readonly #placesOfInlined = new Map<Method, readonly TransferPlace[]>();

  constructor(private readonly explanation: Explanation) {
    this.#pairs = new PairIndex(explanation.view);
    this.#aligner = new CodeAligner(explanation, this.#pairs);
  }

  /** The places of a refactoring and of those of its kind that share its other end; none when there is nothing to compare. */
  placesOf(reported: Reported): readonly TransferPlace[] {
    const { facts } = reported;
    const moved = extracts(facts) ? this.#extractions(reported) : inlinesMethod(facts) ? this.#inlinings(reported) : [];
    if (moved.length > 0) return moved;
    if (extractsType(facts)) return this.#extractedTypes(reported);
    const pairs = this.#declarations(reported);
    return pairs.length > 0 ? pairs : this.#enclosing(reported);
  }

  #extractions({ finding }: Reported): readonly TransferPlace[] {
    const found = finding.after.parts.flatMap((place) =>
      this.#pairs.extractions.at(place).filter(({ extracted }) => isSame(extracted, place)),
    );
    const own = found.find((one) => takesFrom(one, finding.before.parts));
    return own ? remembered(this.#placesOfExtracted, own.extracted, () => this.#extractionsOf(own.extracted)) : [];
  }

  #extractionsOf(extracted: Method): readonly TransferPlace[] {
    const all = this.#pairs.extractions.at(extracted).filter((one) => one.extracted === extracted);
    return all.flatMap((one) => {
      const reports = this.explanation.index
        .between(one.sourceBefore, extracted)
        .find((each) => extracts(each.facts) && takesFrom(one, each.finding.before.parts));
      if (!reports) return [];
      const make = (): Transfer => this.#code(one.holder, extracted, one.body, 'after');
      const matched = (): MatchedCode => ({ kind: 'extracted', extraction: one });
      return [place(reports.index, 'before', one.sourceBefore, codeSpans(one.body, 'before')[0], make, matched)];
    });
  }

  #inlinings({ finding }: Reported): readonly TransferPlace[] {
    const found = finding.before.parts.flatMap((place) => this.#pairs.inlinings.at(place).filter(({ inlined }) => isSame(inlined, place)));
    const own = found.find(({ targetAfter }) => isNamed(targetAfter, finding.after.parts));
    return own ? remembered(this.#placesOfInlined, own.inlined, () => this.#inliningsOf(own.inlined)) : [];
  }

  #inliningsOf(inlined: Method): readonly TransferPlace[] {
    const all = this.#pairs.inlinings.at(inlined).filter((one) => one.inlined === inlined);
    return all.flatMap((inlining) => {
      const { targetAfter, holder, body } = inlining;
      const [reports] = this.explanation.index.indices(inlined, targetAfter, inlinesMethod);
      if (reports === undefined) return [];
      const make = (): Transfer => this.#code(inlined, holder, body, 'before');
      return [place(reports, 'after', targetAfter, codeSpans(body, 'after')[0], make, () => ({ kind: 'inlined', inlining }))];
    });
  }

  /** Statements of one method that are the body of another one, which is whole on one side. */
  #code(before: Method, after: Method, body: BodyMapping, whole: 'before' | 'after'): Transfer {
    const method = whole === 'before' ? before : after;
    const { tokens } = this.explanation.marks.of(method, whole);
    const { units, parts } = this.#aligner.statements(before, after, body.mappings);
    const told = new Set(toldOfHead(tokens, method));
    // `return` before what was an expression of a statement
    for (const part of parts)
      for (const token of tokens.own(part.mapping[whole].span, [part[whole]]))
        if (['return', ';'].includes(tokens.text(token))) told.add(token);
    const region = (one: Method, side: 'before' | 'after'): Region => ({
      file: one.file,
      spans: side === whole ? [one.span] : codeSpans(body, side),
    });
    return {
      before: region(before, 'before'),
      after: region(after, 'after'),
      units,
      told: { ...NOTHING_TOLD, [whole]: told },
    };
  }

  #extractedTypes({ finding, index }: Reported): readonly TransferPlace[] {
    const [after] = typesIn(finding.after.subject);
    if (!after) return [];
    return typesIn(finding.before.parts.map(({ element }) => element)).flatMap((before) => {
      const { methods, fields } = this.#aligner.memberPairs(before, after);
      const spans = [...methods.map((pair) => pair.before.span), ...fields.map((pair) => pair.before.declarationSpan)];
      if (spans.length === 0) return [];
      const make = (): Transfer => ({
        before: { file: before.file, spans: outermost(spans) },
        after: { file: after.file, spans: [after.span] },
        units: this.#aligner.members(before, after),
        told: NOTHING_TOLD,
      });
      return [place(index, 'before', before, before.nameSpan, make)];
    });
  }

  /** Declarations that the refactoring names on both sides, and that are pairs. */
  #declarations(reported: Reported): readonly TransferPlace[] {
    const { methods, fields, types } = this.#pairs;
    const ofMethods = this.#named(
      reported,
      methods,
      spanOf,
      (pair) => this.#aligner.methods(pair),
      (pair) => ({ kind: 'method', pair }),
    );
    if (ofMethods.length > 0) return ofMethods;
    for (const span of [(one: Declaration) => ('declarationSpan' in one ? one.declarationSpan : one.span), spanOf]) {
      const ofFields = this.#named(
        reported,
        fields,
        span,
        (pair) => this.#aligner.field(pair),
        (pair) => ({ kind: 'field', pair }),
      );
      if (ofFields.length > 0) return ofFields;
    }
    return this.#named(
      reported,
      types,
      spanOf,
      (pair) => this.#aligner.types(pair),
      (pair) => ({ kind: 'type', pair, members: this.#aligner.memberPairs(pair.before, pair.after) }),
    );
  }

  #named<Pair extends { readonly before: Declaration; readonly after: Declaration }>(
    { finding, index }: Reported,
    pairs: { readonly before: { at(place: Placed): readonly Pair[] }; readonly after: { at(place: Placed): readonly Pair[] } },
    span: (one: Declaration) => Span,
    unitsOf: (pair: Pair) => readonly AlignedTokens[],
    matchedBy: (pair: Pair) => MatchedCode,
  ): readonly TransferPlace[] {
    const at = (one: Declaration): Placed => ({ file: one.file, span: span(one) });
    const own = finding.before.parts.flatMap((place) =>
      pairs.before.at(place).filter(({ before, after }) => isSame(at(before), place) && isNamed(at(after), finding.after.parts)),
    );
    const [first] = own;
    if (!first) return [];
    // the same kind of refactoring took the same code elsewhere, or other code to the same place
    const shared = own.length > 1 ? [] : [...pairs.before.at(at(first.before)), ...pairs.after.at(at(first.after))];
    const all = new Set([...own, ...shared.filter(({ before, after }) => before === first.before || after === first.after)]);
    const sameType = ({ type }: TypeFacts): boolean => type === finding.type;
    const inOrder = [...all].sort((one, other) => compare(at(one.before), at(other.before)) || compare(at(one.after), at(other.after)));
    return inOrder.flatMap((pair) => {
      const [before, after] = [at(pair.before), at(pair.after)];
      const reports = own.includes(pair) ? index : this.explanation.index.indices(before, after, sameType)[0];
      if (reports === undefined) return [];
      const side = inOrder.every((one) => one.after === pair.after) && inOrder.length > 1 ? 'before' : 'after';
      const make = (): Transfer => ({
        before: { file: before.file, spans: [before.span] },
        after: { file: after.file, spans: [after.span] },
        units: unitsOf(pair),
        told: NOTHING_TOLD,
      });
      return [place(reports, side, pair[side], pair[side].nameSpan, make, () => matchedBy(pair))];
    });
  }

  /** The methods around what a refactoring names, or what it names itself where there are none. */
  #enclosing({ finding, index }: Reported): readonly TransferPlace[] {
    const [before, after] = [finding.before.parts[0], finding.after.parts[0]];
    if (!before || !after) return [];
    const around = this.#pairs.methods
      .inFile(before.file)
      .filter((pair) => pair.after.file === after.file && contains(pair.before.span, before.span) && contains(pair.after.span, after.span))
      .sort((one, other) => size(one.before.span) - size(other.before.span))[0];
    const make = (): Transfer => ({
      before: { file: before.file, spans: [around?.before.span ?? before.span] },
      after: { file: after.file, spans: [around?.after.span ?? after.span] },
      units: around ? this.#aligner.methods(around) : [this.#aligner.plain(before, after)],
      told: NOTHING_TOLD,
    });
    return [place(index, 'after', around?.after ?? after, undefined, make)];
  }
}

function place(
  refactoring: number,
  side: 'before' | 'after',
  at: Placed | Declaration,
  span: Span | undefined,
  make: () => Transfer,
  matched: () => MatchedCode | null = () => null,
): TransferPlace {
  return { refactoring, side, file: at.file, offset: (span ?? at.span).start, name: nameOf(at), matched, make };
}

function nameOf(at: Placed | Declaration): string {
  if (!('name' in at)) return '';
  return 'declaringType' in at ? `${at.declaringType.name}.${at.name}` : at.name;
}

/** Where the code of one side is, what lies in another piece left out. */
function codeSpans({ mappings }: BodyMapping, side: 'before' | 'after'): readonly Span[] {
  return outermost(mappings.map((mapping: StatementMapping): Span => partOf(mapping)?.[side] ?? mapping[side].span));
}

function outermost(spans: readonly Span[]): readonly Span[] {
  const sorted = [...spans].sort((one, other) => one.start - other.start || other.end - one.end);
  const kept: Span[] = [];
  for (const span of sorted) {
    const last = kept.at(-1);
    if (!last || !contains(last, span)) kept.push(span);
  }
  return kept;
}

const extracts = ({ verbs }: TypeFacts): boolean => verbs.includes('extract');

const typesIn = (elements: readonly Element[]): readonly TypeDeclaration[] =>
  elements.flatMap((element) => (element.kind === 'type' ? [element.type] : []));

const spanOf = ({ span }: Declaration): Span => span;

const isNamed = (one: Placed, places: readonly Placed[]): boolean => places.some((other) => isSame(one, other));

const isSame = (one: Placed, other: Placed): boolean =>
  one.file === other.file && one.span.start === other.span.start && one.span.end === other.span.end;

const compare = (one: Placed, other: Placed): number =>
  one.file.path < other.file.path ? -1 : one.file.path > other.file.path ? 1 : one.span.start - other.span.start;

const size = ({ start, end }: Span): number => end - start;

/** Whether an extraction took its code from one of the places. */
function takesFrom({ sourceBefore, body }: Extraction, places: readonly Placed[]): boolean {
  return (
    isNamed(sourceBefore, places) &&
    body.mappings.some((mapping) => isNamed({ file: sourceBefore.file, span: pieceOf(mapping, 'before').span }, places))
  );
}
