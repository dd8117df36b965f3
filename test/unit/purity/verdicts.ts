import type { BodyVerdict, Refactoring } from '../../../engine/results/result.js';
import { detectorOfTests, moved } from '../peek/changes.js';

type Texts = Record<string, string>;

/** What is said of the bodies of the refactorings of a type; edits with their reason. */
export async function verdicts(before: Texts, after: Texts, type: string): Promise<readonly string[]> {
  const detector = await detectorOfTests();
  const { refactorings } = await detector.detect({ before, after });
  const found = refactorings.filter((one) => one.type === type);
  if (found.length === 0) throw new Error(`No ${type}: ${refactorings.map(({ description }) => description).join('; ')}`);
  return found.map(({ body }: Refactoring) => (body ? said(body) : 'nothing'));
}

const said = (body: BodyVerdict): string => (body.kind === 'edited' ? `${String(body.lines)}: ${body.reason}` : body.kind);

/** A method of the class `Wheel`, and what it is in the class `Stone`; both have `more` besides. */
export const ofMoved = async (before: string, after: string): Promise<string> =>
  (await verdicts(...moved(before, after), 'Move Method'))[0] ?? '';

/** The members of one class, before and after. */
export const ofClass = async (before: string, after: string, type: string): Promise<string> => {
  const file = (members: string): Texts => ({ 'mill/Mill.java': `package mill;\n\nclass Mill {\n${members}\n}\n` });
  return (await verdicts(file(before), file(after), type))[0] ?? '';
};
