import { localsOf, variableOf } from '../findings/view.js';
import { isField, simpleTypeName, type Method, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import type { Span } from '../text/span.js';
import { bare, codeOf, isVariable, LOOPS, writtenBy } from './code.js';
import { tokensIn } from './places.js';

/** Code whose likes are looked for: statements that stand one after another in a body. */
export interface Pattern {
  /** In whose body they stand. */
  readonly method: Method;
  readonly statements: readonly Statement[];
  /** What the last of them returns, if it does more than name a variable: its like may stand anywhere in a statement. */
  readonly result: Expression | null;
  readonly span: Span;
  /** What they declare. */
  readonly inner: ReadonlySet<VariableDeclaration>;
  /** Variables from outside that they write to. */
  readonly written: ReadonlySet<VariableDeclaration>;
  /** The variable that stands in the `return` which was left out at their end. */
  readonly returned: VariableDeclaration | null;
  /** Names of calls, types that are made, members: each of its likes has them all. */
  readonly words: readonly string[];
  readonly leaves: number;
  readonly tokens: number;
}

/** A fragment that is smaller tells nothing (paper 002, FilterSmall: half of the sample, ten elements of a program). */
const FEWEST_LEAVES = 3;
const FEWEST_TOKENS = 25;
/** Tests begin and end alike. */
const FEWEST_LEAVES_OF_TESTS = 4;

/** A loop without a body does something by itself. */
const isLeaf = ({ composite, kind, children }: Statement): boolean =>
  composite ? LOOPS.has(kind) && children.every(isEmpty) : kind !== 'case' && kind !== 'empty';

const isEmpty = ({ kind, children }: Statement): boolean => kind === 'empty' || (kind === 'block' && children.length === 0);

/** The statements as a pattern, without a `return` of a variable at their end; null when they are too few. */
export function patternOf(method: Method, statements: readonly Statement[], isTest: boolean): Pattern | null {
  const last = statements.at(-1);
  const given = last?.kind === 'return' && last.expressions[0] ? bare(last.expressions[0]) : null;
  const isName = given !== null && isVariable(given);
  const kept = isName ? statements.slice(0, -1) : statements;
  const [from, to] = [kept[0], kept.at(-1)];
  if (!from || !to) return null;
  const span = { start: from.span.start, end: to.span.end };
  const code = codeOf(kept);
  const leaves = code.statements.filter(isLeaf).length;
  const tokens = tokensIn(method.file, span);
  if (leaves < (isTest ? FEWEST_LEAVES_OF_TESTS : FEWEST_LEAVES) || tokens < FEWEST_TOKENS) return null;
  const inner = new Set(localsOf(method).filter(({ nameSpan: { start } }) => start >= span.start && start < span.end));
  return {
    method,
    statements: kept,
    result: given && !isName && given.children.length > 0 ? given : null,
    span,
    inner,
    written: writtenIn(method, code.expressions, inner),
    returned: isName ? variableOf(method, given) : null,
    words: wordsOf(method, code.expressions),
    leaves,
    tokens,
  };
}

/** The locals and parameters besides `inner` that some code writes to. */
export function writtenIn(
  method: Method,
  expressions: readonly Expression[],
  inner: ReadonlySet<VariableDeclaration>,
): ReadonlySet<VariableDeclaration> {
  const written = new Set<VariableDeclaration>();
  for (const expression of expressions) {
    const target = writtenBy(expression);
    const variable = target && isVariable(target) ? variableOf(method, target) : null;
    if (variable && !isField(variable) && !inner.has(variable)) written.add(variable);
  }
  return written;
}

function wordsOf(method: Method, expressions: readonly Expression[]): readonly string[] {
  const words = new Set<string>();
  for (const one of expressions) {
    if (one.kind === 'invocation' || one.kind === 'superInvocation' || one.kind === 'methodReference') words.add(one.label);
    else if (one.kind === 'creation')
      for (const type of one.children.slice(0, 2)) if (type.kind === 'type') words.add(simpleTypeName(type.text));
    if (one.kind === 'fieldAccess' && !isVariable(one)) words.add(one.label);
    if (isVariable(one)) {
      const variable = variableOf(method, one);
      if (!variable || isField(variable)) words.add(one.label);
    }
  }
  return [...words].filter((word) => PLAIN_WORD.test(word));
}

/** What can be looked for as a word. */
const PLAIN_WORD = /^[\w$]+$/;
