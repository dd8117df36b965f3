import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { expressionsOf } from '../../facts/bindings.js';
import { countShared, haveOneText } from '../../facts/expressions/covering.js';
import type { VariablePair } from '../../matching/variables/variables.js';
import { contains } from '../../text/span.js';
import type { BodyChange } from '../changes/body-changes.js';
import { extractedVariables, type VariableExtraction } from '../values/extracted-variables.js';
import type { ExtractionDirection } from '../values/value-readings.js';

/**
 * Variables that both sides declare under one name, with values that have nothing in common, of which the one stands in place on the other side (710 pairs, 659 alike):
 *
 *     Oven oven = new Oven(gas, 3);      ->   Grill grill = new Grill(hearth, gas, 3);        Extract Variable grill
 *     Grill grill = Grill.of(oven);           Oven oven = new Oven(grill);
 *
 * A variable that was declared in front of the place was there already, unless it held something else altogether.
 */
export function revaluedVariables(
  change: BodyChange,
  locals: readonly VariablePair[],
  direction: ExtractionDirection,
): readonly VariableExtraction[] {
  const [host, other] = direction === 'extract' ? (['after', 'before'] as const) : (['before', 'after'] as const);
  const partners = new Map(locals.filter(isRevalued).map((pair) => [pair[host], pair[other]]));
  const candidates = [...partners.keys()];
  return extractedVariables(change, candidates, direction, new Set(candidates)).filter(({ variable, inPlace }) => {
    const partner = partners.get(variable);
    // a statement with the block that declares it is no other place
    const places = inPlace.filter(({ span }) => partner && !contains(span, partner.span));
    if (!partner || places.length === 0) return false;
    const [before, after] = direction === 'extract' ? [partner, variable] : [variable, partner];
    const isLater = places.some(({ span }) => span.start < partner.span.start);
    if (direction === 'extract' ? isLater : !isLater && places.every((one) => holdsValue(one, variable))) return direction === 'extract';
    return !areAligned(change, before, after);
  });
}

/** The value as a whole, not only what it was made of. */
function holdsValue(place: Statement, { initializer }: VariableDeclaration): boolean {
  return initializer !== null && expressionsOf(place).some(({ text }) => text === initializer.text);
}

function isRevalued({ before, after }: VariablePair): boolean {
  const [was, is] = [before.initializer, after.initializer];
  return (
    before.kind === 'local' &&
    after.kind === 'local' &&
    before.name === after.name &&
    was !== null &&
    is !== null &&
    !isPart(was, is) &&
    !isPart(is, was)
  );
}

/** Whether the one is in the other: `crew(ship)` in `crew(ship).name()`. */
function isPart(one: Expression, whole: Expression): boolean {
  return descendants(whole).some(({ text }) => text === one.text);
}

/** Whether the one value became the other, instead of being replaced by it. */
function areAligned({ body }: BodyChange, before: VariableDeclaration, after: VariableDeclaration): boolean {
  const declares = (statement: Statement, variable: VariableDeclaration): boolean => statement.variables.includes(variable);
  const mapping = allMappings(body?.mappings ?? []).find((one) => declares(one.before, before) && declares(one.after, after));
  const [was, is] = [before.initializer, after.initializer];
  if (!mapping || !was || !is) return false;
  if (was.kind === is.kind && was.label === is.label && countShared(was.arguments ?? [], is.arguments ?? [], haveOneText) > 0) return true;
  return !mapping.replacements.some((one) => one.before === was && one.after === is);
}
