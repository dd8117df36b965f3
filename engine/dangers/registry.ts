import { doesNotCompile } from './does-not-compile.js';
import type { DangerKind } from './kind.js';
import { lostMember } from './lost-member.js';
import { lostOverride } from './lost-override.js';
import { lostProtection } from './lost-protection.js';
import { newOverride } from './new-override.js';
import { otherEvaluation } from './other-evaluation.js';
import { otherMeaning } from './other-meaning.js';
import { otherOverload } from './other-overload.js';
import { withVerdict } from './verdict.js';

/** All kinds, in the order in which readers see them: what is wrong most surely and hardest to see comes first. */
export const DANGER_KINDS: readonly DangerKind[] = [
  otherEvaluation,
  lostProtection,
  otherMeaning,
  newOverride,
  lostOverride,
  lostMember,
  otherOverload,
  doesNotCompile,
].map(withVerdict);
