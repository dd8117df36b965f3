import { inlinesMethod } from '../catalogue/facts.js';
import { allMappings, type Extraction, type Inlining, type StatementMapping } from '../findings/view.js';
import { methodAround, type Method } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { contains, type Span } from '../text/span.js';
import { align } from './alignment.js';
import { checkpoint } from '../text/work.js';
import type { Explanation } from './explain.js';
import { heaviestInOrder } from '../text/in-order.js';
import { displacedTokens, fitsBetween, type AlignedTokens, type Anchor } from './displaced.js';
import { inOrder, isPartOfComposite, ownOfMethod, ownOfStatement } from './own-code.js';
import type { FindingIndex } from './finding-index.js';
import type { RuleSet, Sides } from './rules.js';
import type { TokenFile } from './token-file.js';

/** Code that became a method: what went there equals what was there, the head of the new method and the calls are what the refactoring says. */
export function explainExtractions(explanation: Explanation): void {
  const { view, index, bodies } = explanation;
  const known = view.extractions.map((extraction) => ({
    extraction,
    because: reasonsOf(
      extraction,
      index.indices(extraction.sourceBefore, extraction.extracted, ({ verbs }) => verbs.includes('extract')),
      index,
    ),
  }));
  for (const { extraction, because } of known) {
    checkpoint();
    if (because.length === 0) continue;
    const { holder, sourceAfter, extracted, body, calls } = extraction;
    bodies.addExtraction(extraction, because);
    bodies.addVariables(holder, extracted, body);
    const anchors = mappedStatements(explanation, body.mappings, holder, extracted, because);
    const transfer = { before: holder, after: extracted, caller: sourceAfter, calls, anchors };
    partsOfStatements(explanation, body.mappings, transfer, 'before', because);
    head(explanation, extracted, 'after', because);
    callStatements(explanation, extraction, because);
  }
}

/** The mirror image. */
export function explainInlinings(explanation: Explanation): void {
  const { view, index, bodies } = explanation;
  for (const inlining of view.inlinings) {
    checkpoint();
    const { inlined, targetBefore, targetAfter, holder, body, calls } = inlining;
    const because = reasonsOf(inlining, index.indices(inlined, targetAfter, inlinesMethod), index);
    if (because.length === 0) continue;
    bodies.addInlining(inlining, because);
    bodies.addVariables(inlined, holder, body);
    const anchors = mappedStatements(explanation, body.mappings, inlined, holder, because);
    const transfer = { before: inlined, after: holder, caller: targetBefore, calls, anchors };
    partsOfStatements(explanation, body.mappings, transfer, 'after', because);
    head(explanation, inlined, 'before', because);
    callStatements(explanation, inlining, because);
  }
}

/** Of several refactorings that name both methods, those that name the code: each copy of it has its own. */
function reasonsOf(transfer: Extraction | Inlining, because: readonly number[], { all }: FindingIndex): readonly number[] {
  if (because.length < 2) return because;
  const side = 'extracted' in transfer ? 'before' : 'after';
  const starts = new Set(allMappings(transfer.body.mappings).map((one) => one[side].span.start));
  const own = all.filter(({ finding, index }) => because.includes(index) && finding[side].parts.some(({ span }) => starts.has(span.start)));
  return own.length > 0 ? own.map(({ index }) => index) : because;
}

/** How much more than a statement an unchanged line weighs: no method has so many statements. */
const MUCH = 100_000;

/** Statements that went from one method to another, in the same order, each compared with its origin. Tells where they begin. */
export function mappedStatements(
  { marks, rules, changes }: Explanation,
  mappings: readonly StatementMapping[],
  before: Method,
  after: Method,
  moved: readonly number[],
): readonly Anchor[] {
  const one = marks.of(before, 'before').tokens;
  const other = marks.of(after, 'after').tokens;
  const sides = { before: one, after: other, methodBefore: before, methodAfter: after };
  const statements = wholeStatements(mappings);
  // Where they stayed in their method, a statement stayed of which a comparison of lines shows most as unchanged: the other one is what a reader sees as moved.
  const unchanged = ({ before: { span, children } }: StatementMapping): number =>
    children.length > 0
      ? 1 - changes.count(before.file, { start: span.start, end: span.start }, 'before')
      : 1 + before.file.lines.lineOf(span.end) - before.file.lines.lineOf(span.start) - changes.count(before.file, span, 'before');
  const standing =
    moved.length > 0
      ? new Set(inOrder(statements, (each) => each.after.span.start))
      : heaviestInOrder(
          statements,
          (each) => each.after.span.start,
          (each) => 1 + unchanged(each) * MUCH,
        );
  const units = statements.filter((each) => standing.has(each)).map((mapping) => alignedStatement(sides, mapping, rules));
  const displaced = displacedTokens(units);
  for (const unit of units) marks.aligned(sides, unit.before, unit.after, unit.pieces, moved, displaced);
  return units.flatMap((unit) => {
    const [beforeToken, afterToken] = [unit.before[0], unit.after[0]];
    return beforeToken === undefined || afterToken === undefined || displaced.before.has(beforeToken)
      ? []
      : [{ before: beforeToken, after: afterToken }];
  });
}

/** The mappings of whole statements, in the order of `before`; a block that is the body of another statement is part of that. */
export function wholeStatements(mappings: readonly StatementMapping[]): readonly StatementMapping[] {
  return mappings
    .filter((mapping) => mapping.beforeExpression === null && mapping.afterExpression === null)
    .filter((mapping) => !isPartOfComposite(mapping.before) && !isPartOfComposite(mapping.after))
    .sort((a, b) => a.before.span.start - b.before.span.start || b.before.span.end - a.before.span.end);
}

/** Two statements' own tokens, aligned. */
export function alignedStatement(sides: Sides, { before, after }: StatementMapping, rules: RuleSet): AlignedTokens {
  const a = ownOfStatement(sides.before, before);
  const b = ownOfStatement(sides.after, after);
  return { before: a, after: b, pieces: align(sides, a, b, rules) };
}

interface Transfer {
  readonly before: Method;
  readonly after: Method;
  /** The method on the side of the calls that is left of the source, or was the target. */
  readonly caller: Method;
  readonly calls: readonly Expression[];
  /** Where whole statements begin that went the same way. */
  readonly anchors: readonly Anchor[];
}

/**
 * Expressions that became what a method returns, or came from there:
 *
 *     if (a.isEmpty() || b.isEmpty()) …   ->   if (anyEmpty(a, b)) …        return a.isEmpty() || b.isEmpty();
 *
 * When the expression equals its origin, it may stand where the call stands on the other side.
 */
function partsOfStatements(
  { marks, rules }: Explanation,
  mappings: readonly StatementMapping[],
  { before, after, caller, calls, anchors }: Transfer,
  partSide: 'before' | 'after',
  because: readonly number[],
): void {
  const one = marks.of(before, 'before').tokens;
  const other = marks.of(after, 'after').tokens;
  const sides = { before: one, after: other, methodBefore: before, methodAfter: after };
  const standing = [...anchors];
  for (const mapping of mappings) {
    const part = partSide === 'before' ? mapping.beforeExpression : mapping.afterExpression;
    if (!part) continue;
    const spanBefore = mapping.beforeExpression?.span ?? valueSpan(mapping.before);
    const spanAfter = mapping.afterExpression?.span ?? valueSpan(mapping.after);
    if (!spanBefore || !spanAfter) continue;
    const a = codeOf(one, spanBefore);
    const b = codeOf(other, spanAfter);
    const [first, second] = [a[0], b[0]];
    if (first === undefined || second === undefined || !fitsBetween(standing, { before: first, after: second })) continue;
    const pieces = align(sides, a, b, rules);
    if (pieces.some(({ kind }) => kind === 'edited')) continue;
    standing.push({ before: first, after: second });
    marks.aligned(sides, a, b, pieces, because);
    const [file, statement, value] = partSide === 'before' ? [other, mapping.after, spanAfter] : [one, mapping.before, spanBefore];
    const rest = ownOfStatement(file, statement).filter((token) => !within(file, token, value));
    if (rest.every((token) => ['return', ';'].includes(file.text(token))))
      marks.alone(file, partSide === 'before' ? 'after' : 'before', rest, because);
    for (const call of calls) {
      const called = { file: caller.file, span: call.span };
      if (partSide === 'before') rules.addSpans({ before: { file: before.file, span: part.span }, after: called, because });
      else rules.addSpans({ before: called, after: { file: after.file, span: part.span }, because });
    }
  }
}

/** The expression of a statement that has just one. */
export function valueSpan(statement: Statement): Span | null {
  const [only, another] = statement.expressions;
  return only && !another && !statement.composite ? only.span : null;
}

/** The head of a method that is new, or gone, as the refactoring says: annotations and comments are another matter. */
function head({ marks }: Explanation, method: Method, side: 'before' | 'after', because: readonly number[]): void {
  const { tokens } = marks.of(method, side);
  marks.alone(tokens, side, toldOfHead(tokens, method), because);
}

/** What a refactoring says of the head of a method. */
export function toldOfHead(tokens: TokenFile, method: Method): number[] {
  return ownOfMethod(tokens, method).filter(
    (token) => !tokens.isComment(token) && !method.annotations.some(({ span }) => within(tokens, token, span)),
  );
}

/** Statements that only call the method, or return what it gives: `body(a, b);`. What they pass must be names or constants. */
function callStatements({ marks }: Explanation, transfer: Extraction | Inlining, because: readonly number[]): void {
  const [source, side, mapped] =
    'extracted' in transfer
      ? [transfer.sourceAfter, 'after' as const, transfer.body.mappings.map(({ before }) => before)]
      : [transfer.targetBefore, 'before' as const, transfer.body.mappings.map(({ after }) => after)];
  const { caller } = transfer;
  if (caller !== source && methodAround(caller) !== source) return; // those stand in another extracted method
  const { tokens } = marks.of(caller, side);
  const returns = mapped.some(({ kind }) => kind === 'return');
  for (const call of transfer.calls) {
    const statement = statementAround(caller, call);
    if (!statement || statement.composite || (call.arguments ?? []).some(({ kind }) => !PLAIN.has(kind))) continue;
    const rest = ownOfStatement(tokens, statement).filter((token) => !within(tokens, token, call.span) && !tokens.isComment(token));
    const words = rest.map((token) => tokens.text(token)).join(' ');
    if (words === ';' || (words === 'return ;' && returns)) marks.alone(tokens, side, [...rest, ...codeOf(tokens, call.span)], because);
  }
}

const PLAIN: ReadonlySet<string> = new Set([
  'name',
  'fieldAccess',
  'this',
  'number',
  'string',
  'boolean',
  'null',
  'character',
  'classLiteral',
]);

/** The innermost statement with the expression. */
function statementAround(method: Method, expression: Expression): Statement | null {
  let found: Statement | null = null;
  if (!method.body) return null;
  for (const statement of statementsOf(method.body)) if (contains(statement.span, expression.span)) found = statement;
  return found;
}

/** The tokens of a span, comments left out. */
export function codeOf(file: TokenFile, span: Span): number[] {
  const found: number[] = [];
  for (let token = file.at(span.start); token < file.tokens.count && (file.tokens.ends[token] ?? 0) <= span.end; token++)
    if (!file.isComment(token)) found.push(token);
  return found;
}

function within(file: TokenFile, token: number, span: Span): boolean {
  const start = file.tokens.starts[token] ?? 0;
  return span.start <= start && start < span.end;
}
