import type { Finding, View } from '../findings/view.js';
import type { Refactoring } from '../results/result.js';
import { EvidenceOf, type Evidence } from './evidence.js';
import { confidenceOf } from './model.js';

/** The refactorings, each with how sure it is. `findings`: what each of them was made of. `wasCut`: not everything was looked at. */
export function withConfidences(
  refactorings: readonly Refactoring[],
  findings: readonly Finding[],
  {
    view,
    wasCut,
    onGrounds,
  }: { readonly view: View; readonly wasCut: boolean; readonly onGrounds?: ((grounds: readonly Evidence[]) => void) | undefined },
): readonly Refactoring[] {
  const evidence = new EvidenceOf(view, findings, wasCut);
  return refactorings.map((one, index) => {
    const finding = findings[index];
    const grounds = finding ? evidence.for(finding) : [];
    onGrounds?.(grounds);
    return { ...one, confidence: confidenceOf(grounds) };
  });
}
