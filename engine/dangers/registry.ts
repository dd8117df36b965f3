import { doesNotCompile } from './does-not-compile.js';
import type { DangerKind } from './kind.js';
import { lostMember } from './lost-member.js';
import { lostOverride } from './lost-override.js';
import { newOverride } from './new-override.js';
import { otherEvaluation } from './other-evaluation.js';
import { otherMeaning } from './other-meaning.js';
import { otherOverload } from './other-overload.js';
import { withVerdict } from './verdict.js';

/** All kinds, in the order in which readers see them: what is wrong most surely and hardest to see comes first. */
export const DANGER_KINDS: readonly DangerKind[] = [
  otherEvaluation,
  otherMeaning,
  newOverride,
  lostOverride,
  lostMember,
  otherOverload,
  doesNotCompile,
].map(withVerdict);
