import type { DetectionFamily } from './family.js';

export const restructureConditional: DetectionFamily = { id: 'restructure-conditional', label: 'Restructure conditionals', types: [], detect: () => [] };
