import type { Finding } from './finding.js';
import { MINER_WORDING } from './miner-text.js';
import { sentenceOf } from './sentences.js';

const known = new WeakMap<Finding, string>();

/** RefactoringMiner's description of a finding, with its type: `Rename Method public a() : void renamed to public b() : void in class C`. */
export function descriptionOf(finding: Finding): string {
  let description = known.get(finding);
  if (description === undefined) known.set(finding, (description = `${finding.type} ${sentenceOf(finding, MINER_WORDING)}`.trim()));
  return description;
}
