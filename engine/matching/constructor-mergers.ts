import type { Field, Method, VariableDeclaration } from '../model/declarations.js';
import type { Statement } from '../model/statement.js';
import { withoutTypeArguments } from './expression-facts.js';
import { typeText } from './parameters.js';

/** Parameters of a constructor in whose place one stands, or the reverse, by what the constructor does with them alone. */
export interface ConstructorMerger {
  readonly direction: 'merge' | 'split';
  readonly several: readonly VariableDeclaration[];
  readonly one: VariableDeclaration;
  /** They are kept in fields of their names; else they are handed on to another constructor. */
  readonly kept: boolean;
}

const known = new WeakMap<Method, { readonly after: Method; readonly merger: ConstructorMerger | null }>();

/**
 * Of what two constructors keep, or hand on, only one thing is left where several were:
 *
 *     Yard(Gate gate, Fence fence) { this.gate = gate; this.fence = fence; }   ->   Yard(Border border) { this.border = border; }
 *
 * One that has the type of one of the several, and not of all, is that one under another name.
 */
export function constructorMerger(before: Method, after: Method): ConstructorMerger | null {
  if (before.kind !== 'constructor' || after.kind !== 'constructor') return null;
  const cached = known.get(before);
  if (cached?.after === after) return cached.merger;
  const merger = mergerOf(before, after, keptParameters, true) ?? mergerOf(before, after, passedParameters, false);
  known.set(before, { after, merger });
  return merger;
}

/** The fields that the merged parameters are kept in, several and one; null when there is no such merger, or a field is missing. */
export function fieldsOfMerger(before: Method, after: Method): readonly [readonly Field[], readonly [Field]] | null {
  const merger = constructorMerger(before, after);
  if (!merger?.kept) return null;
  const [many, single] = merger.direction === 'merge' ? [before, after] : [after, before];
  const fieldOf = (method: Method, { name }: VariableDeclaration): readonly Field[] =>
    method.declaringType.fields.filter((field) => field.name === name);
  const stillThere = (name: string): boolean =>
    [before, after].every(({ declaringType }) => declaringType.fields.some((field) => field.name === name));
  if ([...merger.several, merger.one].some(({ name }) => stillThere(name))) return null;
  const several = merger.several.flatMap((one) => fieldOf(many, one));
  const [one] = fieldOf(single, merger.one);
  return one && several.length === merger.several.length ? [several, [one]] : null;
}

function mergerOf(
  before: Method,
  after: Method,
  parametersOf: (method: Method) => readonly VariableDeclaration[],
  kept: boolean,
): ConstructorMerger | null {
  const [all, others] = [parametersOf(before), parametersOf(after)];
  const without = (list: readonly VariableDeclaration[], rest: Method): readonly VariableDeclaration[] =>
    list.filter(({ name }) => rest.parameters.every((other) => other.name !== name));
  const [gone, fresh] = [without(all, after), without(others, before)];
  const direction = gone.length > 1 ? 'merge' : 'split';
  const [several, [one, ...more]] = direction === 'merge' ? [gone, fresh] : [fresh, gone];
  if (several.length < 2 || !one || more.length > 0) return null;
  const alike = several.filter((part) => typeName(part) === typeName(one)).length;
  if (alike > 0 && (direction === 'merge' || alike < several.length)) return null;
  return { direction, several, one, kept };
}

/** Without type arguments. */
function typeName(parameter: VariableDeclaration): string {
  return withoutTypeArguments(typeText(parameter));
}

/** Parameters that go to fields of their names. */
function keptParameters(method: Method): readonly VariableDeclaration[] {
  return parametersNamed(method, (statement) => {
    const [expression] = statement.expressions;
    if (statement.kind !== 'expression' || expression?.kind !== 'assignment' || expression.label !== '=') return [];
    const [target, value] = expression.children;
    const isKept =
      target?.kind === 'fieldAccess' && target.receiver?.kind === 'this' && value?.kind === 'name' && value.label === target.label;
    return isKept ? [value.label] : [];
  });
}

/** Parameters that the constructor hands on as they are. */
function passedParameters(method: Method): readonly VariableDeclaration[] {
  return parametersNamed(method, ({ kind, expressions: [call] }) =>
    kind === 'constructorInvocation' || kind === 'superConstructorInvocation'
      ? (call?.arguments ?? []).flatMap((argument) => (argument.kind === 'name' ? [argument.label] : []))
      : [],
  );
}

function parametersNamed(method: Method, namesIn: (statement: Statement) => readonly string[]): readonly VariableDeclaration[] {
  const names = (method.body?.children ?? []).flatMap(namesIn);
  return names.flatMap((name) => method.parameters.find((parameter) => parameter.name === name) ?? []);
}
