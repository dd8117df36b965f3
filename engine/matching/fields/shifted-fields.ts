import { isField, type Field } from '../../model/declarations.js';
import { checkpoint } from '../../text/work.js';
import type { FieldPair } from '../comparison.js';
import type { ComparedBodies } from './field-evidence.js';
import type { OpenType } from './renamed-fields.js';
import { VariableEvidence } from '../variables/variable-evidence.js';

/** Uses that say, taken together, that two fields were renamed of which one has the other's name now: so many do not come by chance. */
const FEWEST_USES = 3;

/**
 * Two fields that were renamed, the first to the name that the second had (432 made-up changes):
 *
 *     Crew crew, hands; … send(crew); crew.open(); draw(hands);   ->   Crew hands, mates; … send(hands); hands.open(); draw(mates);
 *
 * Types and values say nothing, nor what uses the name in both versions.
 */
export function shiftedFields(open: readonly OpenType[], bodies: readonly ComparedBodies[]): readonly (readonly [FieldPair, FieldPair])[] {
  const types = open.filter(({ gone, fresh }) => gone.length > 0 && fresh.length > 0);
  const uses = types.length > 0 ? usesOf(new Set(types.flatMap(({ before }) => before.fields)), bodies) : NONE;
  if (uses.size === 0) return [];
  const becameAny = [...uses.values()].flatMap((row) => [...row.keys()]);
  return types.flatMap(({ before, after, gone, fresh }) =>
    gone.flatMap((first): readonly (readonly [FieldPair, FieldPair])[] => {
      const [taken, ...others] = uses.get(first) ?? [];
      const second = taken && before.fields.find(({ name }) => name === taken[0].name);
      if (!taken || !second || others.length > 0 || !after.fields.includes(taken[0])) return [];
      const [last, ...more] = [...(uses.get(second) ?? [])].filter(([field]) => field !== taken[0]);
      if (!last || more.length > 0 || !fresh.includes(last[0]) || taken[1].size + last[1].size < FEWEST_USES) return [];
      if (becameAny.filter((field) => field === last[0]).length > 1) return [];
      return [
        [
          { before: first, after: taken[0], relation: 'signature' },
          { before: second, after: last[0], relation: 'signature' },
        ],
      ];
    }),
  );
}

type Uses = ReadonlyMap<Field, ReadonlyMap<Field, ReadonlySet<unknown>>>;

const NONE: Uses = new Map();

/** What fields became, with the statements that say so. */
function usesOf(fields: ReadonlySet<Field>, bodies: readonly ComparedBodies[]): Uses {
  const uses = new Map<Field, Map<Field, Set<unknown>>>();
  for (const { before, after, body } of bodies) {
    checkpoint();
    if (!body || body.mappings.every((mapping) => mapping.identical)) continue;
    const evidence = VariableEvidence.of(before, after, body);
    for (const one of evidence.seenBefore()) {
      if (!isField(one) || !fields.has(one)) continue;
      const row = uses.get(one) ?? new Map<Field, Set<unknown>>();
      uses.set(one, row);
      for (const { after: other, mapping } of evidence.from(one))
        if (isField(other)) row.set(other, (row.get(other) ?? new Set<unknown>()).add(mapping));
    }
  }
  return uses;
}
