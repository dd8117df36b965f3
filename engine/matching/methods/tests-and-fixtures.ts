import { hasAnnotation, isTest, type Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf } from '../../model/statement.js';
import { withBlocks } from '../../facts/bindings.js';
import { isTelling, type Agreement } from './method-similarity.js';
import { nameOf } from '../../facts/declarations/method-signatures.js';

/** The annotations by which JUnit calls methods around tests. */
const FIXTURES: readonly string[] = ['Before', 'BeforeEach', 'BeforeAll', 'BeforeClass', 'After', 'AfterEach', 'AfterAll', 'AfterClass'];

/**
 * What JUnit calls at the same time around tests goes on as soon as one statement does, under whatever name.
 *
 *     @Before void fill() { open(); load(7); mark(); }   ->   @Before void prepare() { open(); stow(7); }
 */
export function areOneFixture(before: Method, after: Method): boolean {
  return FIXTURES.some((name) => hasAnnotation(before, name) && hasAnnotation(after, name));
}

/** A statement goes on, and not just as another one of the same shape. */
export function keepsStatement({ body }: Agreement): boolean {
  return body !== null && body.mappings.some((one) => one.distance < ANOTHER_STATEMENT && isTelling(one));
}

const ANOTHER_STATEMENT = 0.4;

/**
 * One of the two is a test, and the other neither is nor asserts anything: a method does not become another one in this way, wherever it goes.
 *
 *     @Test void opens() { door.open(); }   ->   void openAll() { door.open(); }                              elsewhere: another method
 *     @Test void opens() { door.open(); assertTrue(lit); }   ->   void openAll() { door.open(); assertTrue(lit); }       the same
 */
export function losesTest(before: Method, after: Method): boolean {
  if (!isTestOfOne(before, after)) return false;
  return !asserts(isTest(before) ? after : before);
}

/** Within a type a test goes on only as what another annotation makes of it: under its name, as long as it does what it did, or when that asserts something. */
export function staysTest(before: Method, after: Method, { body, exact, mapped, unmappedBefore, unmappedAfter }: Agreement): boolean {
  if (!isTestOfOne(before, after)) return true;
  if (before.annotations.length === 0 || after.annotations.length === 0) return false;
  const isAsItWas = body !== null && exact === mapped && unmappedBefore + unmappedAfter === 0;
  return isAsItWas || nameOf(before) === nameOf(after) || !losesTest(before, after);
}

/** With `@ParameterizedTest` it is a test still. */
function isTestOfOne(before: Method, after: Method): boolean {
  return isTest(before) !== isTest(after) && ![before, after].some((one) => hasAnnotation(one, 'ParameterizedTest'));
}

/** Whether a method calls an assertion of whatever library. */
function asserts({ body, innerTypes }: Method): boolean {
  const isOwn = body !== null && statementsOf(body).some(({ expressions }) => expressions.flatMap(withBlocks).some(isAssertion));
  return isOwn || innerTypes.some(({ methods }) => methods.some(asserts));
}

function isAssertion({ kind, label }: Expression): boolean {
  return (kind === 'invocation' || kind === 'methodReference') && ASSERTION.test(label);
}

const ASSERTION = /^(?:assert|expect|fail$)/;
