import { migrateTestTypes } from '../catalogue/migrate-test.js';
import { assertThrows } from './assert-throws.js';
import type { DetectionFamily, Finding } from './family.js';
import { testMigrations } from './test-migrations.js';

/** Tests that say the same with another means of their framework. */
export const migrateTest: DetectionFamily = {
  ...migrateTestTypes,
  *detect({ comparison }): Iterable<Finding> {
    yield* assertThrows(comparison);
    yield* testMigrations(comparison);
  },
};
