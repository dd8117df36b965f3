import type { DetectionFamily } from './family.js';

export const replaceAnonymousClass: DetectionFamily = { id: 'replace-anonymous-class', label: 'Replace anonymous classes', types: [], detect: () => [] };
