import { documented, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/migrate-test.ts`. */
export const migrateTestTypes: FamilyTypes = {
  id: 'migrate-test',
  label: 'Migrate tests',
  types: [
    documented(
      'Parameterize Test',
      'low',
      'A test takes its values as parameters now.',
      'A parameterized test that is new.',
      '@Test void one() { check(1); }',
      '@ParameterizedTest @ValueSource(ints = 1) void values(int n) { check(n); }',
    ),
    documented(
      'Assert Throws',
      'low',
      'An expected exception is asserted where it is thrown.',
      'An assertion about code that was not there before.',
      'try { f(); fail(); } catch (E e) { }',
      'assertThrows(E.class, () -> f());',
    ),
    documented(
      'Assert Timeout',
      'low',
      'An expected duration is asserted where the time is spent.',
      'An assertion about code that was not there before.',
      '@Test(timeout = 10) void t() { f(); }',
      '@Test void t() { assertTimeout(ofMillis(10), () -> f()); }',
    ),
    documented(
      'Replace Conditional With Assumption',
      'low',
      'A test that returned early under a condition assumes its opposite now.',
      'An assumption about something else.',
      'if (windows()) { return; }',
      'assumeFalse(windows());',
    ),
    documented(
      'Replace Assertion With Assumption',
      'low',
      'What a test asserted it assumes now.',
      'An assumption beside the assertion.',
      'assertTrue(ready());',
      'assumeTrue(ready());',
    ),
    documented(
      'Replace Ignore With Assumption',
      'low',
      'A test that was ignored runs under an assumption now.',
      'A test that is no longer ignored.',
      '@Ignore @Test void t() { f(); }',
      '@Test void t() { assumeTrue(ready()); f(); }',
    ),
    documented(
      'Extract Fixture',
      'low',
      'What tests did at their beginning or end is done by a fixture method now.',
      'A fixture method with new code.',
      '@Test void t() { init(); f(); }',
      '@Before void setUp() { init(); }\n@Test void t() { f(); }',
    ),
  ],
};
