import type { ApiFamily } from './kind.js';

/** All families, in the order in which readers see them. */
export const API_FAMILIES: readonly ApiFamily[] = [];
