import { hasAnnotation } from '../../../model/declarations.js';
import type { AssertionTraits, TestTraits } from '../../../model/traits.js';
import { own } from '../../../text/own.js';

const STARTS: ReadonlySet<string> = new Set(['Before', 'BeforeEach', 'BeforeAll', 'BeforeClass']);
const START_NAMES: ReadonlySet<string> = new Set(['setUp', 'prepare']);
const ENDS: ReadonlySet<string> = new Set(['After', 'AfterEach', 'AfterAll', 'AfterClass']);
const END_NAMES: ReadonlySet<string> = new Set(['tearDown']);
const SKIPPING: ReadonlySet<string> = new Set(['Ignore', 'Disabled']);

/** JUnit and TestNG: by annotations, and by names where there are none. */
export const JAVA_TESTS: TestTraits = {
  isTest: (method) => hasAnnotation(method, 'Test'),
  isParameterizedTest: (method) => hasAnnotation(method, 'ParameterizedTest'),
  isSkipping: ({ name }) => SKIPPING.has(name),
  fixtureOf({ name, annotations }) {
    if (START_NAMES.has(name) || annotations.some((one) => STARTS.has(one.name))) return 'start';
    return END_NAMES.has(name) || annotations.some((one) => ENDS.has(one.name)) ? 'end' : null;
  },
};

const EQUALITY = 'isEqualTo';

/** AssertJ's words for JUnit's. */
const LAST_OF_CHAIN: ReadonlyMap<string, string> = new Map([
  ['assertEquals', EQUALITY],
  ['assertNotEquals', 'isNotEqualTo'],
  ['assertTrue', 'isTrue'],
  ['assertFalse', 'isFalse'],
  ['assertNull', 'isNull'],
  ['assertNotNull', 'isNotNull'],
  ['assertSame', 'isSameAs'],
  ['assertNotSame', 'isNotSameAs'],
]);
const ASSERTED: Readonly<Record<string, boolean>> = { assertTrue: true, assertFalse: false };
const ASSUMED: Readonly<Record<string, boolean>> = { assumeTrue: true, assumeFalse: false };
/** Their relatives (`catchThrowable`, `assertThatCode`, …) are not told as Assert Throws. */
const EXPECTING_EXCEPTION: ReadonlySet<string> = new Set(['assertThrows', 'assertThatThrownBy']);

/** JUnit, AssertJ, and Hamcrest's `assertThat(x, matcher)`. */
export const JAVA_ASSERTIONS: AssertionTraits = {
  isBeginning: (name) => name.startsWith('assertThat'),
  lastOfChain: (name) => LAST_OF_CHAIN.get(name),
  isEquality: (name) => name === EQUALITY,
  propertyOf: (name) => (name === 'hasSize' ? 'size' : name === 'isEmpty' ? 'isEmpty' : null),
  asserted: (name) => own(ASSERTED, name) ?? null,
  assumed: (name) => own(ASSUMED, name) ?? null,
  expectsException: (name) => EXPECTING_EXCEPTION.has(name),
  limitsTime: (name) => name === 'assertTimeout',
};
