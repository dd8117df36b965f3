import type { LanguageTraits } from '../../../model/traits.js';
import { JAVA_LIBRARY, JAVA_MEMBERS, JAVA_NAMES } from './names.js';
import { JAVA_ASSERTIONS, JAVA_TESTS } from './tests.js';
import { JAVA_TEXT } from './text.js';
import { JAVA_TYPES } from './types.js';

/** What the engine asks of Java besides its model. */
export const JAVA_TRAITS: LanguageTraits = {
  names: JAVA_NAMES,
  members: JAVA_MEMBERS,
  tests: JAVA_TESTS,
  assertions: JAVA_ASSERTIONS,
  types: JAVA_TYPES,
  library: JAVA_LIBRARY,
  text: JAVA_TEXT,
  descriptions: { missingType: 'null' },
};
