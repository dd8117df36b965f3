/** Every second case, from the first; `cases-2` has the others, so that two run at once. */
import { expect, it } from 'vitest';
import { checkCases } from '../support/case-invariants.js';
import { discoverCases } from '../support/cases.js';

const cases = discoverCases();

it('has cases', () => {
  expect(cases.length).toBeGreaterThan(0);
});

checkCases(cases.filter((_, at) => at % 2 === 0));
