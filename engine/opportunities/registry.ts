import { copyLeft } from './copy-left.js';
import type { OpportunityKind } from './kind.js';
import { literalLeft } from './literal-left.js';

/** All kinds, in the order in which readers see them. */
export const OPPORTUNITY_KINDS: readonly OpportunityKind[] = [copyLeft, literalLeft];
