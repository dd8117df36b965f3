import type { DetectionFamily } from './family.js';

export const migrateTest: DetectionFamily = { id: 'migrate-test', label: 'Migrate tests', types: [], detect: () => [] };
