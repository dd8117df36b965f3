import type { Danger } from '../../../engine/results/look.js';
import { detectorOfTests } from '../peek/changes.js';

/** What is found in a change of one file. */
export async function dangersIn(before: string, after: string): Promise<readonly Danger[]> {
  const detector = await detectorOfTests();
  const path = 'src/a/A.java';
  const { dangers } = await detector.detect({ before: { [path]: before }, after: { [path]: after } }, { dangers: true });
  return dangers ?? [];
}

/** The sentences about a kind, each with how sure it is, of a change of one class's members. */
export async function told(kind: string, before: string, after: string): Promise<readonly string[]> {
  const found = await dangersIn(`class Shop {\n${before}\n}\n`, `class Shop {\n${after}\n}\n`);
  return found.filter((one) => one.kind === kind).map(({ certainty, sentence }) => `${certainty}: ${sentence}`);
}
