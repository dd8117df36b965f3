/** Every second case, from the second. */
import { checkCases } from '../support/case-invariants.js';
import { discoverCases } from '../support/cases.js';

checkCases(discoverCases().filter((_, at) => at % 2 === 1));
