import { migrateTestTypes } from '../catalogue/migrate-test.js';
import { assertThrows } from './tests/assert-throws.js';
import type { DetectionFamily } from './family.js';
import type { Finding } from '../findings/finding.js';
import { testMigrations } from './tests/test-migrations.js';

/** Tests that say the same with another means of their framework. */
export const migrateTest: DetectionFamily = {
  ...migrateTestTypes,
  *detect({ comparison }): Iterable<Finding> {
    yield* assertThrows(comparison);
    yield* testMigrations(comparison);
  },
};
