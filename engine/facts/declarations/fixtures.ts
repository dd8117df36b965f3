import type { Method } from '../../model/declarations.js';

/** What a test framework calls before tests, and after them: by annotations, and by names where there are none. */
const STARTS: ReadonlySet<string> = new Set(['Before', 'BeforeEach', 'BeforeAll', 'BeforeClass']);
const START_NAMES: ReadonlySet<string> = new Set(['setUp', 'prepare']);
const ENDS: ReadonlySet<string> = new Set(['After', 'AfterEach', 'AfterAll', 'AfterClass']);
const END_NAMES: ReadonlySet<string> = new Set(['tearDown']);

/** Whether a test framework calls a method around tests, and when; null for any other method. */
export function fixtureOf({ name, annotations }: Method): 'start' | 'end' | null {
  if (START_NAMES.has(name) || annotations.some((one) => STARTS.has(one.name))) return 'start';
  return END_NAMES.has(name) || annotations.some((one) => ENDS.has(one.name)) ? 'end' : null;
}
