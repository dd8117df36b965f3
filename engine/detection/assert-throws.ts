import type { Expression } from '../model/expression.js';
import { leavesOf, statementsOf, type Statement } from '../model/statement.js';
import { hasModifier, type Method } from '../model/declarations.js';
import { allMappings, type BodyMapping } from '../matching/body-mapping.js';
import type { Comparison } from '../matching/comparison.js';
import { expressionsOf } from '../matching/bindings.js';
import { withoutParentheses } from '../matching/covering.js';
import { wrappedExpression } from '../matching/leaf-alignment.js';
import { finding } from './documented.js';
import type { CodeLocation, Finding } from './family.js';
import { expressionLocation, methodLocation, statementLocation } from './locations.js';
import { expressionText, inMethod } from './print.js';

/** Calls that take the code that is to throw. Their relatives (`catchThrowable`, `assertThatCode`, …) are not told as this refactoring. */
const ASSERTIONS: ReadonlySet<string> = new Set(['assertThrows', 'assertThatThrownBy']);

/**
 * Code of a test that stands in an assertion about what it throws now, whether a catch, an annotation, a rule or nothing told of it before:
 *
 *     try { f(a); fail(); } catch(E e) { }   ->   assertThrows(E.class,() -> f(b));
 */
export function* assertThrows(comparison: Comparison): Iterable<Finding> {
  for (const { before, after, body } of comparison.methodPairs) {
    if (!body || body.identical || hasModifier(before, 'abstract')) continue;
    const assertions = assertionsIn(after);
    if (assertions.length === 0) continue;
    const had = assertionsIn(before);
    const free = new FreeCode(before, body);
    for (const assertion of assertions) {
      const { call, statement } = assertion;
      if (had.some((one) => one.call.text === call.text)) continue;
      const already = had.filter((one) => one.call.label === call.label).map((one) => one.statement);
      const code = codeOf(assertion).flatMap((one) => {
        const original = free.take(one, statement, already);
        return original ? [{ one, original }] : [];
      });
      if (code.length === 0) continue;
      yield finding(
        'Assert Throws',
        `${expressionText(call)} in ${inMethod(after)}`,
        [
          ...code.map(({ original }) => statementLocation(before.file, original, 'original code', true)),
          methodLocation(before, 'original method declaration'),
        ],
        [...code.map(({ one }) => codeLocation(after, one)), methodLocation(after, 'method declaration with introduced assertThrows')],
      );
    }
  }
}

interface Assertion {
  readonly call: Expression;
  readonly statement: Statement;
  /** A lambda or a method reference. */
  readonly argument: Expression;
}

function assertionsIn(method: Method): readonly Assertion[] {
  if (!method.body) return [];
  const found: Assertion[] = [];
  for (const statement of statementsOf(method.body)) {
    for (const call of expressionsOf(statement)) {
      if (call.kind !== 'invocation' || !ASSERTIONS.has(call.label)) continue;
      const argument = call.arguments?.find(({ kind }) => kind === 'lambda' || kind === 'methodReference');
      if (argument) found.push({ call, statement, argument });
    }
  }
  return found;
}

/** A statement of the asserted lambda, the expression that it is, or the statement around a method reference. */
interface AssertedCode {
  readonly expression: Expression;
  readonly statement: Statement | null;
}

function codeOf({ argument, statement }: Assertion): readonly AssertedCode[] {
  if (argument.kind === 'methodReference') return [{ expression: argument, statement }];
  if (argument.block)
    return statementsOf(argument.block)
      .filter((one) => !one.composite)
      .flatMap((one) => {
        const expression = wrappedExpression(one);
        return expression ? [{ expression, statement: one }] : [];
      });
  const body = argument.children.at(-1);
  return body ? [{ expression: body, statement: null }] : [];
}

function codeLocation(method: Method, { expression, statement }: AssertedCode): CodeLocation {
  const role = 'assertThrows code';
  if (statement) return statementLocation(method.file, statement, role, true);
  return { ...expressionLocation(method.file, expression, role), codeElementType: 'LAMBDA_EXPRESSION_BODY' };
}

/** The leaves of a test as it was that are not known to have become something else. */
class FreeCode {
  readonly #leaves: readonly Statement[];
  readonly #partners = new Map<Statement, Statement>();
  readonly #taken = new Set<Statement>();

  constructor(method: Method, body: BodyMapping) {
    this.#leaves = leavesOf(method.body);
    for (const { before, after } of allMappings(body.mappings)) this.#partners.set(before, after);
  }

  /** The leaf that some asserted code was, the one that reads most like it first. */
  take(code: AssertedCode, around: Statement, already: readonly Statement[]): Statement | null {
    const open = this.#leaves.filter((leaf) => {
      const partner = this.#partners.get(leaf);
      const kept = partner && (partner.span.start < around.span.start || partner.span.end > around.span.end);
      return !this.#taken.has(leaf) && !kept && !already.includes(leaf);
    });
    const found =
      open.find((leaf) => valueOf(leaf)?.text === code.expression.text) ??
      open.find((leaf) => runs(leaf, code.expression)) ??
      open.find((leaf) => handsOn(leaf, code.expression));
    if (found) this.#taken.add(found);
    return found ?? null;
  }
}

function valueOf(leaf: Statement): Expression | null {
  const value = wrappedExpression(leaf);
  return value && withoutParentheses(value);
}

/** The same call, with other arguments or on another variable. */
function runs(leaf: Statement, code: Expression): boolean {
  const value = valueOf(leaf);
  if (!value) return false;
  if (code.kind === 'methodReference') {
    if (code.label === 'new') return value.kind === 'creation' && value.children[0]?.text === code.receiver?.text;
    return value.kind === 'invocation' && value.label === code.label && value.receiver?.text === code.receiver?.text;
  }
  if (value.kind !== code.kind || value.arguments?.length !== code.arguments?.length) return false;
  if (value.kind === 'creation') return value.children[0]?.text === code.children[0]?.text;
  return value.kind === 'invocation' && value.label === code.label && (alikeReceivers(value, code) || equalArguments(value, code));
}

function equalArguments(one: Expression, other: Expression): boolean {
  const [texts, others] = [one, other].map((call) => call.arguments?.map((argument) => argument.text).join() ?? '');
  return texts !== '' && texts === others;
}

function alikeReceivers(one: Expression, other: Expression): boolean {
  if (one.receiver?.text === other.receiver?.text) return true;
  return isPlain(one.receiver) && isPlain(other.receiver);
}

function isPlain(receiver: Expression | null): boolean {
  return receiver === null || receiver.kind === 'name' || receiver.kind === 'fieldAccess';
}

/** `assertEquals(1,a.list().get(b));` and `list.get(b)`: what was asserted about, or handed on, is run on a variable of its own. */
function handsOn(leaf: Statement, code: Expression): boolean {
  const [value] = leaf.expressions;
  if (value?.kind !== 'invocation' || code.kind !== 'invocation') return false;
  return (value.arguments ?? []).some(
    (argument) =>
      argument.kind === 'invocation' &&
      argument.label === code.label &&
      argument.arguments?.length === code.arguments?.length &&
      argument.receiver?.text !== code.receiver?.text,
  );
}
