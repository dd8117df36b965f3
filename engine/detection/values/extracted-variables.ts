import type { VariableDeclaration } from '../../model/declarations.js';
import type { Statement } from '../../model/statement.js';
import { allMappings, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { belongsToHeader } from '../../matching/variables/header-variables.js';
import type { BodyChange } from '../changes/body-changes.js';
import { BodySides } from './body-sides.js';
import { leavesByName, leftoverWithValue } from './leftover-values.js';
import { isDeclaredInstead, isNamedInstead } from './mapped-values.js';
import type { ExtractionDirection } from './value-readings.js';

/** A variable that stands on one side where its initializer stands on the other. */
export interface VariableExtraction {
  readonly variable: VariableDeclaration;
  /** Statements with the initializer, on the side without the variable. */
  readonly inPlace: readonly Statement[];
  /** Statements with the variable's name, on the side that declares it. */
  readonly named: readonly Statement[];
}

interface Places {
  readonly inPlace: Set<Statement>;
  readonly named: Set<Statement>;
}

/**
 * Which of the candidates hold what was written in place on the other side:
 *
 *     send(find(id));   ->   User user = find(id); send(user);      user
 *
 * The initializer may name variables that were renamed, or that were extracted themselves. Of the `carried`, which went along with code to
 * another method, only a mapped statement with the name says that they were extracted here.
 */
export function extractedVariables(
  change: BodyChange,
  candidates: readonly VariableDeclaration[],
  direction: ExtractionDirection,
  carried: ReadonlySet<VariableDeclaration> = new Set(),
): readonly VariableExtraction[] {
  const { body } = change;
  if (!body || body.identical || candidates.length === 0) return [];
  const sides = new BodySides(change, direction);
  const withValue = candidates.filter((one) => !belongsToHeader(one) && sides.values.valuesOf(one).length > 0);
  const found = new Map<VariableDeclaration, Places>();
  for (const mapping of allMappings(body.mappings)) {
    if (mapping.identical) continue;
    for (const variable of withValue) {
      const isNamed = isNamedInstead(mapping, variable, sides);
      if (isNamed || (!carried.has(variable) && isDeclaredInstead(mapping, variable, sides))) note(mapping, variable, isNamed);
    }
  }
  for (const variable of withValue) {
    const places = found.get(variable);
    const leaves = places?.named.size === 0 ? (sides.leavingWith('return', variable) ?? sides.leavingWith('throw', variable)) : null;
    if (leaves) places?.named.add(leaves);
    if (places || carried.has(variable)) continue;
    const left = leavesByName(variable, sides, body);
    const inPlace = left?.inPlace ?? leftoverWithValue(variable, sides);
    if (inPlace) found.set(variable, { inPlace: new Set([inPlace]), named: new Set(left ? [left.named] : []) });
  }
  for (const [variable, by] of sides.values.underlying(withValue.filter((one) => found.has(one)))) {
    const places = found.get(by);
    if (!places || found.has(variable) || carried.has(variable)) continue;
    if ([...places.inPlace].some((one) => sides.values.holdsValue(one, variable))) found.set(variable, places);
  }
  return withValue.flatMap((variable) => {
    const places = found.get(variable);
    return places ? [{ variable, inPlace: [...places.inPlace], named: [...places.named] }] : [];
  });

  function note(mapping: StatementMapping, variable: VariableDeclaration, isNamed: boolean): void {
    const [host, other] = sides.statementsOf(mapping);
    const places = found.get(variable) ?? { inPlace: new Set<Statement>(), named: new Set<Statement>() };
    places.inPlace.add(other);
    if (isNamed) for (const statement of sides.namesIn(host, variable)) places.named.add(statement);
    found.set(variable, places);
  }
}
