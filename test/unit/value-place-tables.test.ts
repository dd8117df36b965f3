import { expect, test } from 'vitest';
import { PUT_IN, TAKEN_OUT } from '../../engine/matching/value-place-tables.js';
import { PLACES } from '../../engine/matching/value-places.js';

test('each row says something known of each place', () => {
  const row = new RegExp(`^[awzgso?-]{${PLACES.length}}$`);
  const rows = [PUT_IN, TAKEN_OUT].flatMap(({ here, elsewhere }) => [here, elsewhere].flatMap((table) => Object.values(table).flat()));
  expect(rows.filter((one) => !row.test(one))).toEqual([]);
});
