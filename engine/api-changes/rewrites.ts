import { hasModifier, type Method, type TypeDeclaration } from '../model/declarations.js';
import type { Rewrite } from '../results/look.js';
import type { Arguments } from './arguments.js';
import type { Executable } from './surface.js';
import type { Term } from './terms.js';
import type { Versions } from './versions.js';

const JAVA = 'org.openrewrite.java';

/** `a.b.Outer$Inner`, as OpenRewrite names types. */
export function binaryName(type: TypeDeclaration): string {
  return type.outer ? `${binaryName(type.outer)}$${type.name}` : type.qualifiedName;
}

export const changeType = (before: TypeDeclaration, after: TypeDeclaration): Rewrite => ({
  recipe: `${JAVA}.ChangeType`,
  options: { oldFullyQualifiedTypeName: binaryName(before), newFullyQualifiedTypeName: binaryName(after) },
});

export const changePackage = (from: string, to: string): Rewrite => ({
  recipe: `${JAVA}.ChangePackage`,
  options: { oldPackageName: from, newPackageName: to },
});

/** The steps by which OpenRewrite mends calls; none where one of them is not known. The first pattern is of the method before, each further one of what the steps made of it. */
export function rewritesOf(before: Executable, next: Method, { now, dropped }: Arguments, versions: Versions): readonly Rewrite[] {
  const { method, owner } = before;
  if (!method || !owner || !before.parameters.every(isPlain)) return [];
  const holder = versions.ways.types.get(owner);
  const isHere = holder === next.declaringType;
  const steps: Rewrite[] = [];
  let name = method.kind === 'constructor' ? '<constructor>' : method.name;
  let types = before.parameters.map(patternOf);
  const pattern = (): string => `${binaryName(owner)} ${name}(${types.join(', ')})`;
  if (!isHere) {
    if (!before.isStatic || !hasModifier(next, 'static') || next.name !== method.name) return [];
    steps.push({
      recipe: `${JAVA}.ChangeMethodTargetToStatic`,
      options: { methodPattern: pattern(), fullyQualifiedTargetTypeName: binaryName(next.declaringType) },
    });
    return now.length === types.length && now.every(({ from, around, fits }, i) => from === i && fits && !around) ? steps : [];
  }
  if (now.some(({ around, fits }) => around !== null || !fits)) return [];
  for (const index of [...dropped].reverse()) {
    steps.push({ recipe: `${JAVA}.DeleteMethodArgument`, options: { methodPattern: pattern(), argumentIndex: String(index) } });
    types.splice(index, 1);
  }
  const kept = method.parameters.filter((_, i) => !dropped.includes(i)).map((one) => one.name);
  const order = now.flatMap(({ from }) => (from === null ? [] : [method.parameters[from]?.name ?? '']));
  if (order.join() !== kept.join()) {
    steps.push({
      recipe: `${JAVA}.ReorderMethodArguments`,
      options: { methodPattern: pattern(), newParameterNames: order, oldParameterNames: kept },
    });
    types = order.map((one) => types[kept.indexOf(one)] ?? '*');
  }
  for (const [index, { from, value, parameter }] of now.entries()) {
    if (from !== null) continue;
    const literal = value && literalOf(value);
    const type = parameter.type?.text ?? '';
    if (!literal || !LITERAL_TYPES.has(type)) return [];
    steps.push({
      recipe: `${JAVA}.AddLiteralMethodArgument`,
      options: { methodPattern: pattern(), argumentIndex: String(index), literal, primitiveType: type },
    });
    types.splice(index, 0, type === 'String' ? 'java.lang.String' : type);
  }
  if (next.name !== method.name && method.kind !== 'constructor') {
    steps.push({ recipe: `${JAVA}.ChangeMethodName`, options: { methodPattern: pattern(), newMethodName: next.name } });
    name = next.name;
  }
  return steps;
}

const LITERAL_TYPES: ReadonlySet<string> = new Set(['String', 'int', 'short', 'long', 'float', 'double', 'boolean', 'char']);

/** What stands in a literal: `5`, `true`, `abc`. */
function literalOf({ kind, text }: { readonly kind: string; readonly text: string }): string | null {
  if (kind === 'number' || kind === 'boolean') return text;
  const inner = text.slice(1, -1);
  return (kind === 'string' || kind === 'character') && !/["\\]/.test(inner) ? inner : null;
}

const isPlain = (term: Term): boolean => term.kind !== 'variable' && (term.kind !== 'array' || isPlain(term.of));

/** A type as a method's pattern names it; one that was not seen may be in any package. */
function patternOf(term: Term): string {
  if (term.kind === 'array') return `${patternOf(term.of)}[]`;
  if (term.kind !== 'named') return '*';
  if (term.symbol?.kind === 'declared') return binaryName(term.symbol.type);
  return term.symbol?.kind === 'unseen' && !term.name.includes('.') ? `*..${term.name}` : term.name;
}
