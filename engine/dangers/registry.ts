import type { DangerKind } from './kind.js';

/** All kinds, in the order in which readers see them: what is wrong most surely and hardest to see comes first. */
export const DANGER_KINDS: readonly DangerKind[] = [];
