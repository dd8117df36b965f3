import type { DetectionFamily } from './family.js';

export const restructureLoop: DetectionFamily = { id: 'restructure-loop', label: 'Restructure loops', types: [], detect: () => [] };
