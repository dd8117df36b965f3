import type { Expression } from '../../model/expression.js';
import { leavesOf, statementsOf, type Statement } from '../../model/statement.js';
import { hasModifier, type Method } from '../../model/declarations.js';
import { allMappings, type BodyMapping } from '../../matching/bodies/body-mapping.js';
import type { MatchingResult } from '../../matching/result.js';
import { expressionsOf } from '../../facts/bindings.js';
import { withoutParentheses } from '../../facts/expressions/covering.js';
import { argumentText } from '../../facts/expressions/expression-facts.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import { finding, type Part, type Finding } from '../../findings/finding.js';
import { expressionElement, expressionPart, methodElement, methodPart, statementPart } from '../../findings/elements.js';

/**
 * Code of a test that stands in an assertion about what it throws now, whether a catch, an annotation, a rule, an assertion of another name or nothing told of it
 * before. A test that had such an assertion has no new way of telling it:
 *
 *     try { f(a); fail(); } catch(E e) { }   ->   assertThrows(E.class,() -> f(b));
 */
export function* assertThrows(comparison: MatchingResult): Iterable<Finding> {
  for (const { before, after, body } of comparison.methodPairs) {
    if (!body || body.identical || hasModifier(before, 'abstract')) continue;
    const assertions = assertionsIn(after);
    if (assertions.length === 0) continue;
    const had = assertionsIn(before);
    const free = new FreeCode(before, body);
    for (const assertion of assertions) {
      const { call, statement } = assertion;
      if (had.some((one) => one.call.label === call.label)) continue;
      const code = codeOf(assertion).flatMap((one) => {
        const original = free.take(one, statement);
        return original ? [{ one, original }] : [];
      });
      if (code.length === 0) continue;
      yield finding('Assert Throws', {
        before: {
          within: [methodElement(before)],
          parts: [
            ...code.map(({ original }) => codePart(before, original, 'original code')),
            methodPart(before, 'original method declaration'),
          ],
        },
        after: {
          subject: [expressionElement(after.file, call)],
          within: [methodElement(after)],
          parts: [
            ...code.map(({ one }) => codePart(after, one, 'assertThrows code')),
            methodPart(after, 'method declaration with introduced assertThrows'),
          ],
        },
      });
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
      if (call.kind !== 'invocation' || !call.traits.assertions.expectsException(call.label)) continue;
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
  return argument.kind === 'methodReference' ? [{ expression: argument, statement }] : codeOfLambda(argument);
}

function codeOfLambda({ block, children }: Expression): readonly AssertedCode[] {
  if (block) return leavesOf(block).flatMap(codeOfLeaf);
  const body = children.at(-1);
  return body ? [{ expression: body, statement: null }] : [];
}

function codeOfLeaf(statement: Statement): readonly AssertedCode[] {
  const expression = wrappedExpression(statement);
  return expression ? [{ expression: withoutParentheses(expression), statement }] : [];
}

function codePart(method: Method, { expression, statement }: AssertedCode, role: string): Part {
  if (statement) return statementPart(method.file, statement, role);
  return expressionPart(method.file, expression, role, 'lambdaBody');
}

/** The leaves of a test as it was, and those of the lambdas that it handed on, that are not known to have become something else. */
class FreeCode {
  readonly #code: readonly (AssertedCode & { readonly holder: Statement | null })[];
  readonly #partners = new Map<Statement, Statement>();
  readonly #taken = new Set<AssertedCode>();

  constructor(method: Method, body: BodyMapping) {
    const statements = method.body ? statementsOf(method.body) : [];
    const handedOn = statements.flatMap((holder) =>
      expressionsOf(holder)
        .filter(({ kind }) => kind === 'lambda')
        .flatMap(codeOfLambda)
        .map((code) => ({ ...code, holder })),
    );
    this.#code = [
      ...leavesOf(method.body)
        .flatMap(codeOfLeaf)
        .map((code) => ({ ...code, holder: code.statement })),
      ...handedOn,
    ];
    for (const { before, after } of allMappings(body.mappings)) this.#partners.set(before, after);
  }

  /**
   * The code that some asserted code was, the one that reads most like it first. Whether a lambda was an assertion's (`assertThatCode`,
   * `catchThrowable`, …) or something else's says nothing (asked of the peer with 616 tests).
   *
   *     assertFails(() -> scope.find(a), "unknown");   ->   assertThrows(ScopeException.class, () -> scope.find(b));
   */
  take(code: AssertedCode, around: Statement): AssertedCode | null {
    const open = this.#code.filter((one) => {
      const partner = one.holder && this.#partners.get(one.holder);
      const kept = partner && (partner.span.start < around.span.start || partner.span.end > around.span.end);
      return !this.#taken.has(one) && !kept;
    });
    const found =
      open.find((one) => one.expression.text === code.expression.text) ??
      open.find((one) => runs(one.expression, code.expression)) ??
      open.find((one) => one.statement && handsOn(one.statement, code.expression));
    if (found) this.#taken.add(found);
    return found ?? null;
  }
}

/** The same call, with other arguments or on another variable. */
function runs(value: Expression, code: Expression): boolean {
  if (code.kind === 'methodReference') {
    if (code.label === 'new') return value.kind === 'creation' && value.children[0]?.text === code.receiver?.text;
    return value.kind === 'invocation' && value.label === code.label && value.receiver?.text === code.receiver?.text;
  }
  if (value.kind !== code.kind || value.arguments?.length !== code.arguments?.length) return false;
  if (value.kind === 'creation') return value.children[0]?.text === code.children[0]?.text;
  return value.kind === 'invocation' && value.label === code.label && (alikeReceivers(value, code) || equalArguments(value, code));
}

function equalArguments(one: Expression, other: Expression): boolean {
  const texts = argumentText(one);
  return texts !== '' && texts === argumentText(other);
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
