import type { Opportunity } from '../../../engine/results/result.js';
import { sourceDetector } from '../../support/detector.js';

const detector = sourceDetector();

/** The opportunities of a change of Java files; texts that stand alone are the file `A.java`. */
export async function opportunitiesOf(
  before: string | Readonly<Record<string, string>>,
  after: string | Readonly<Record<string, string>>,
): Promise<readonly Opportunity[]> {
  const files = (text: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    typeof text === 'string' ? { 'A.java': text } : text;
  const result = await (await detector).detect({ before: files(before), after: files(after) }, { opportunities: true });
  return result.opportunities ?? [];
}
