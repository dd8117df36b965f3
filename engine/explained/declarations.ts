import type { FieldPair, MethodPair, TypePair } from '../findings/view.js';
import { movesMember, movesType, type TypeFacts } from '../catalogue/facts.js';
import type { Field, Method, TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { Span } from '../text/span.js';
import { align } from './alignment.js';
import { checkpoint } from '../text/work.js';
import type { Explanation } from './explain.js';
import { mappedStatements } from './extracted-code.js';
import type { Placed } from './finding-index.js';
import { displacedBetween } from './displaced.js';
import { heaviestInOrder } from '../text/in-order.js';
import { movedMember } from './moved-members.js';
import { ownOfMethod, ownOfType } from './own-code.js';
import { typeMoveReasons } from './type-name-rules.js';
import { append } from '../text/grouping.js';

/** Findings that put a member elsewhere. */
const putsElsewhere = (facts: TypeFacts): boolean =>
  movesMember(facts) || (facts.object === 'method' && (facts.verbs.includes('merge') || facts.verbs.includes('split')));

export type MemberPair = MethodPair | FieldPair | TypePair;

/** Compares every declaration with what became of it, in the order in which both sides have them. */
export function explainDeclarations(explanation: Explanation): void {
  const { view, declarations, bodies } = explanation;
  const typePairs = view.typePairs.filter(({ before, after, isInner: goesAlong }) => !goesAlong && !isInner(before) && !isInner(after));
  const byBefore = new Map(typePairs.map((pair) => [pair.before, pair]));
  const methodPairs = view.methodPairs.filter(({ before, after }) => !isInner(before.declaringType) && !isInner(after.declaringType));
  for (const pair of typePairs) declarations.addType(pair);
  for (const pair of view.fieldPairs) declarations.addField(pair);
  for (const pair of methodPairs) {
    checkpoint();
    declarations.addMethod(pair);
    if (pair.body) bodies.addVariables(pair.before, pair.after, pair.body);
  }

  const members = new Map<TypePair | null, MemberPair[]>([[null, []]]);
  const homeOf = (before: TypeDeclaration | null, after: TypeDeclaration | null): TypePair | undefined => {
    const pair = before ? byBefore.get(before) : undefined;
    return pair && pair.after === after ? pair : undefined;
  };
  for (const pair of typePairs) append(members, homeOf(pair.before.outer, pair.after.outer) ?? null, pair);
  // the components of a record belong to its head
  const fieldPairs = view.fieldPairs.filter(({ before, after }) => before.kind !== 'recordComponent' && after.kind !== 'recordComponent');
  for (const pair of [...methodPairs, ...fieldPairs]) {
    checkpoint();
    const home = homeOf(pair.before.declaringType, pair.after.declaringType);
    if (home) append(members, home, pair);
    else {
      const because = reported(explanation, pair);
      if (because) member(explanation, pair, because);
    }
  }
  const walk = (around: TypePair | null, reasons: readonly number[] | null): void => {
    const inside = (members.get(around) ?? []).sort((a, b) => a.before.span.start - b.before.span.start);
    const standing = around ? standingOf(explanation, inside) : standingInFiles(explanation, inside);
    // of constants in another order each has another number
    const areCounted = inside.some((pair) => isCounted(pair) && !standing.has(pair));
    for (const pair of inside) {
      checkpoint();
      // a member stands where its type is, unless it changed its order there
      const here = around && standing.has(pair) && !(areCounted && isCounted(pair)) ? reasons : null;
      const reordered = (): readonly number[] | null =>
        !standing.has(pair) && (reasons || !around) ? movedMember(explanation, around, pair, reasons ?? []) : null;
      if (isTypePair(pair)) {
        const own = here ? null : reasonsOfType(explanation, pair, byBefore);
        const isSaid = own !== null && (own.length > 0 || standing.has(pair));
        const because = here ?? (isSaid ? own : reordered());
        if (because) typeItself(explanation, pair, because, members.get(pair) ?? []);
        walk(pair, because);
        continue;
      }
      // out of order, or its type is elsewhere and nobody said so: it may have been reported by itself
      const because = here ?? reported(explanation, pair) ?? reordered();
      if (because) member(explanation, pair, because);
    }
  };
  walk(null, null);
  explainHeads(explanation, typePairs, byBefore);
}

export function isTypePair(pair: MemberPair): pair is TypePair {
  return 'types' in pair.before;
}

const inner = new WeakMap<TypeDeclaration, boolean>();

/** Whether a type, or one around it, is declared in a body: it is part of the statement around it. */
export function isInner(type: TypeDeclaration): boolean {
  const known = inner.get(type);
  if (known !== undefined) return known;
  const found = type.enclosingMember !== null || (type.outer !== null && isInner(type.outer));
  inner.set(type, found);
  return found;
}

/** The refactorings that brought a type to where it is; none when it is where it was; null when nobody said that it moved. */
function reasonsOfType(
  { index, files }: Explanation,
  pair: TypePair,
  pairs: ReadonlyMap<TypeDeclaration, TypePair>,
): readonly number[] | null {
  const { before, after } = pair;
  const sameFile = files.get(before.file.path) === after.file.path;
  if (sameFile && before.outer === null && after.outer === null) return [];
  const reasons = before.outer || after.outer ? index.indices(before, after, movesType) : typeMoveReasons(pair, pairs, index);
  return reasons.length > 0 ? reasons : null;
}

const isCounted = (pair: MemberPair): boolean => 'kind' in pair.before && pair.before.kind === 'enumConstant';

/** The refactorings that put a member where it is; null when none did. */
function reported({ index }: Explanation, pair: MethodPair | FieldPair): readonly number[] | null {
  const because = index.indices(pair.before, pair.after, putsElsewhere);
  return because.length > 0 ? because : null;
}

/** The members that stayed in order, when the others moved: as a reader sees it, for whom a member stayed of which a comparison of lines shows most where it is now. */
function standingOf({ changes, files }: Explanation, inside: readonly MemberPair[]): ReadonlySet<MemberPair> {
  const stayed = ({ before, after }: MemberPair): number =>
    files.get(before.file.path) === after.file.path ? changes.stayed(before, after) : 0;
  return heaviestInOrder(
    inside,
    (pair) => pair.after.span.start,
    (pair) => 1 + stayed(pair) * MUCH,
  );
}

/** How much more than a member an unchanged line weighs: no type has so many members. */
const MUCH = 10_000;

/** The same of the types at the top of each file; those that are in another file stay out of it. */
function standingInFiles(explanation: Explanation, inside: readonly MemberPair[]): ReadonlySet<MemberPair> {
  const ofFile = new Map<SourceFile, MemberPair[]>();
  const standing = new Set<MemberPair>();
  for (const pair of inside)
    if (
      isTypePair(pair) &&
      !pair.before.outer &&
      !pair.after.outer &&
      explanation.files.get(pair.before.file.path) === pair.after.file.path
    )
      append(ofFile, pair.before.file, pair);
    else standing.add(pair);
  for (const pairs of ofFile.values()) for (const pair of standingOf(explanation, pairs)) standing.add(pair);
  return standing;
}

const ENDS: ReadonlySet<string> = new Set([';', '{', '}']);
/** Characters before a declaration that are searched for the end of what stands there. */
const LONGEST_COMMENT = 4_000;

/** Whether a line of either side changed. What stayed as it is needs no explanation. */
function touched({ changes }: Explanation, { before, after }: MemberPair): boolean {
  const spanOf = (one: Method | Field | TypeDeclaration): Span => {
    const { start, end } = 'declarationSpan' in one ? one.declarationSpan : one.span;
    let from = start;
    // comments before it belong to it
    while (from > 0 && start - from < LONGEST_COMMENT && !ENDS.has(one.file.text.charAt(from - 1))) from--;
    return { start: from, end };
  };
  return changes.touch(before.file, spanOf(before), 'before') || changes.touch(after.file, spanOf(after), 'after');
}

/** The head of a type, its braces, and what stands between its members. */
function typeItself(explanation: Explanation, pair: TypePair, moves: readonly number[], members: readonly MemberPair[]): void {
  if (moves.length === 0 && !touched(explanation, pair)) return;
  const { marks, rules } = explanation;
  const before = marks.of(pair.before, 'before').tokens;
  const after = marks.of(pair.after, 'after').tokens;
  const sides = { before, after, methodBefore: null, methodAfter: null };
  const unit = { before: ownOfType(before, pair.before), after: ownOfType(after, pair.after) };
  const pieces = align(sides, unit.before, unit.after, rules);
  const ordered = [...members].sort((a, b) => a.before.span.start - b.before.span.start);
  const anchors = [...standingOf(explanation, ordered)]
    .sort((a, b) => a.before.span.start - b.before.span.start)
    .map((each) => ({
      before: before.at(each.before.span.start),
      after: after.at(each.after.span.start),
    }));
  marks.aligned(sides, unit.before, unit.after, pieces, moves, displacedBetween({ ...unit, pieces }, anchors));
}

function member(explanation: Explanation, pair: MethodPair | FieldPair, moves: readonly number[]): void {
  if (moves.length === 0 && !touched(explanation, pair)) return;
  if ('body' in pair) {
    const { before, after, body } = pair;
    if (explanation.marks.equalDeclarations(before, after, moves)) return;
    if (!body || body.identical) whole(explanation, before, before.span, after, after.span, [before, after], moves);
    else {
      compare(explanation, pair, [before, after], moves, (file, method) => ownOfMethod(file, method));
      mappedStatements(explanation, body.mappings, before, after, moves);
    }
  } else {
    const { before, after } = pair;
    // `int a, b;` is one declaration of two fields
    const shared = pair.before.declaringType.fields.find((field) => field.declarationSpan.start === before.declarationSpan.start);
    if (shared !== before && before.kind !== 'enumConstant') return;
    const places = [before, after].map(({ file, declarationSpan }) => ({ file, span: declarationSpan }));
    if (!places[0] || !places[1] || !explanation.marks.equalDeclarations(places[0], places[1], moves))
      whole(explanation, before, before.declarationSpan, after, after.declarationSpan, null, moves);
  }
}

function compare<Declaration extends Placed & { readonly file: SourceFile }>(
  { marks, rules }: Explanation,
  pair: { readonly before: Declaration; readonly after: Declaration },
  methods: readonly [Method, Method] | null,
  moves: readonly number[],
  own: (file: ReturnType<Explanation['marks']['of']>['tokens'], declaration: Declaration) => number[],
): void {
  const before = marks.of(pair.before, 'before').tokens;
  const after = marks.of(pair.after, 'after').tokens;
  const sides = { before, after, methodBefore: methods?.[0] ?? null, methodAfter: methods?.[1] ?? null };
  const a = own(before, pair.before);
  const b = own(after, pair.after);
  marks.aligned(sides, a, b, align(sides, a, b, rules), moves);
}

function whole(
  explanation: Explanation,
  before: Method | Field,
  spanBefore: Span,
  after: Method | Field,
  spanAfter: Span,
  methods: readonly [Method, Method] | null,
  moves: readonly number[],
): void {
  compare(
    explanation,
    { before: { file: before.file, span: spanBefore }, after: { file: after.file, span: spanAfter } },
    methods,
    moves,
    (file, { span }) => file.own(span, []),
  );
}

/** The package line of each file, with the comments before it. */
function explainHeads(explanation: Explanation, typePairs: readonly TypePair[], byBefore: ReadonlyMap<TypeDeclaration, TypePair>): void {
  const { files, view, changes } = explanation;
  const seen = new Set<SourceFile>();
  const head = (before: SourceFile, after: SourceFile, moves: readonly number[]): void => {
    if (seen.has(before) || seen.has(after) || !before.packageSpan || !after.packageSpan) return;
    seen.add(before).add(after);
    if (moves.length === 0 && !changes.touch(before, before.packageSpan, 'before') && !changes.touch(after, after.packageSpan, 'after'))
      return;
    compare(
      explanation,
      { before: { file: before, span: before.packageSpan }, after: { file: after, span: after.packageSpan } },
      null,
      moves,
      (file, { span }) => file.own(span, []),
    );
  };
  const tops = typePairs.filter(({ before, after }) => !before.outer && !after.outer);
  for (const pair of tops) {
    const { before, after } = pair;
    const because = typeMoveReasons(pair, byBefore, explanation.index);
    if (because.length > 0 && before.file.packageName !== after.file.packageName) {
      const from = before.file.packageName.split(/(\.)/).map((part) => explanation.dictionary.numberOf(part));
      const to = after.file.packageName.split(/(\.)/).map((part) => explanation.dictionary.numberOf(part));
      const span = before.file.packageSpan;
      if (span) explanation.rules.addWords({ before: from, after: to, because, withinBefore: { file: before.file, span } });
    }
    if (files.get(before.file.path) === after.file.path) head(before.file, after.file, []);
    else if (because.length > 0) head(before.file, after.file, because);
  }
  const after = new Map(view.after.files.map((file) => [file.path, file]));
  for (const file of view.before.files) {
    const other = after.get(files.get(file.path) ?? '');
    if (other) head(file, other, []);
  }
}
