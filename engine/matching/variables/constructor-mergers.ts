import { isThisMember } from '../../facts/expressions/expression-facts.js';
import { isReference } from '../../facts/bindings.js';
import type { Statement } from '../../model/statement.js';
import type { Field, Method, VariableDeclaration } from '../../model/declarations.js';
import { withoutTypeArguments } from '../../facts/expressions/expression-facts.js';
import type { Merger } from './merged-parameters.js';
import { typeText } from '../../facts/declarations/declared-types.js';

const known = new WeakMap<Method, { readonly after: Method; readonly merger: Merger | null }>();

/**
 * Of what two constructors keep only one thing is left where several were:
 *
 *     Yard(Gate gate, Fence fence) { this.gate = gate; this.fence = fence; }   ->   Yard(Border border) { this.border = border; }
 *
 * One that has the type of one of the several, and not of all, is that one under another name. So is one whose name begins with its name, or the reverse,
 * kept or not: then the others are too few (`Yard(Border border, String gateLabel)`, 360 pairs; of three the peer merges the other two of some).
 * A field that is in both versions says that nothing was merged: what it held is set elsewhere now, or made of the one (256 pairs, no exception). So does one that the
 * type doesn't declare.
 */
export function constructorMerger(before: Method, after: Method): Merger | null {
  if (before.kind !== 'constructor' || after.kind !== 'constructor') return null;
  const cached = known.get(before);
  if (cached?.after === after) return cached.merger;
  const merger = mergerOf(before, after);
  known.set(before, { after, merger });
  return merger;
}

/** The fields that the merged parameters are kept in, several and one; null when there is no such merger, or a field is missing. */
export function fieldsOfMerger(before: Method, after: Method): readonly [readonly Field[], readonly [Field]] | null {
  const merger = constructorMerger(before, after);
  if (!merger) return null;
  const [many, single] = merger.direction === 'merge' ? [before, after] : [after, before];
  const fieldOf = (method: Method, { name }: VariableDeclaration): readonly Field[] =>
    method.declaringType.fields.filter((field) => field.name === name);
  const several = merger.several.flatMap((one) => fieldOf(many, one));
  const [one] = fieldOf(single, merger.one);
  return one && several.length === merger.several.length ? [several, [one]] : null;
}

function mergerOf(before: Method, after: Method): Merger | null {
  const [all, others] = [keptParameters(before), keptParameters(after)];
  const without = (list: readonly VariableDeclaration[], rest: Method): readonly VariableDeclaration[] =>
    list.filter(({ name }) => rest.parameters.every((other) => other.name !== name));
  const [gone, fresh] = [without(all, after), without(others, before)];
  const direction = gone.length > 1 ? 'merge' : 'split';
  const [several, [one, ...more]] = direction === 'merge' ? [gone, fresh] : [fresh, gone];
  if (several.length < 2 || !one || more.length > 0) return null;
  const alike = several.filter((part) => typeName(part) === typeName(one)).length;
  const candidates = direction === 'merge' ? without(after.parameters, before) : without(before.parameters, after);
  if (several.some((part) => candidates.some(({ name }) => part.name.startsWith(name) || name.startsWith(part.name)))) return null;
  if (alike > 0 && (direction === 'merge' || alike < several.length)) return null;
  const [many, single] = direction === 'merge' ? [before, after] : [after, before];
  if (!several.every(({ name }) => hasField(many, name)) || !hasField(single, one.name)) return null;
  if ([...several, one].some(({ name }) => hasField(before, name) && hasField(after, name))) return null;
  return { direction, several, one };
}

function hasField({ declaringType }: Method, name: string): boolean {
  return declaringType.fields.some((field) => field.name === name);
}

/** Without type arguments. */
function typeName(parameter: VariableDeclaration): string {
  return withoutTypeArguments(typeText(parameter));
}

/** Parameters that go to fields of their names. */
function keptParameters(method: Method): readonly VariableDeclaration[] {
  const names = (method.body?.children ?? []).flatMap((statement) => {
    const name = fieldSet(statement);
    const value = statement.expressions[0]?.children[1];
    return value?.kind === 'name' && value.label === name ? [name] : [];
  });
  return names.flatMap((name) => method.parameters.find((parameter) => parameter.name === name) ?? []);
}

/** `x` of `this.x = y;` for a variable `y`. */
function fieldSet({ expressions: [first, ...more] }: Statement): string | null {
  if (first?.kind !== 'assignment' || first.label !== '=' || more.length > 0) return null;
  const [target, value] = first.children;
  return target && value && isThisMember(target) && isReference(value) ? target.label : null;
}
