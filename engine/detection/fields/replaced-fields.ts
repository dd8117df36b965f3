import { isField, type Field } from '../../model/declarations.js';
import type { MatchingResult } from '../../matching/result.js';
import { VariableEvidence } from '../../matching/variables/variable-evidence.js';
import { describeFields } from '../../findings/member-findings.js';
import type { Finding } from '../../findings/finding.js';

/** Uses of one field that became uses of another do not come in ones by chance. */
const FEWEST_USES = 2;

/**
 * Replace Attribute: a field that is still there is used no more where a new one of its type is used now.
 *
 *     int low;  int sum() { return low + low; }   ->   int low;  int mid;  int sum() { return mid + mid; }
 */
export function* replacedFields(comparison: MatchingResult): Iterable<Finding> {
  const added = new Set<Field>(comparison.addedFields);
  const kept = new Map(comparison.fieldPairs.filter((pair) => pair.relation === 'same').map((pair) => [pair.before, pair.after]));
  if (added.size === 0) return;
  const uses = new Map<Field, Map<Field, number>>();
  for (const { before, after, body } of comparison.methodPairs) {
    if (!body || body.identical) continue;
    const evidence = VariableEvidence.of(before, after, body);
    for (const one of evidence.seenBefore()) {
      if (!isField(one) || !kept.has(one)) continue;
      for (const { after: other } of evidence.from(one)) {
        if (!isField(other)) continue;
        const row = uses.get(one) ?? new Map<Field, number>();
        row.set(other, (row.get(other) ?? 0) + 1);
        uses.set(one, row);
      }
    }
  }
  for (const [one, row] of uses) {
    const [only] = [...row];
    const home = kept.get(one)?.declaringType;
    if (
      row.size !== 1 ||
      !only ||
      !added.has(only[0]) ||
      only[0].declaringType !== home ||
      only[1] < FEWEST_USES ||
      one.type?.text !== only[0].type?.text
    )
      continue;
    yield describeFields('Replace Attribute', { before: one, after: only[0] }, 'replaced attribute declaration');
  }
}
