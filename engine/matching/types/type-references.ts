import { simpleTypeName, type TypeDeclaration, type TypeReference } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { allMappings } from '../bodies/body-mapping.js';
import { checkpoint } from '../../text/work.js';
import type { MethodPair } from '../comparison.js';
import { groupBy, include } from '../../text/grouping.js';

/** Types that are gone, each with the new ones that stand in its place in methods that are still there. */
export type TypeReferences = ReadonlyMap<TypeDeclaration, ReadonlySet<TypeDeclaration>>;

/**
 * What methods that are still there say about types that are gone: which new type they create, take, or speak of in its place. The declared type of
 * a variable says nothing here; what several say is in `type-successors.ts`.
 *
 *     hang(new Lamp(3));             ->   hang(new Lantern(3));                Lamp -> Lantern
 *     check("inputs/Lamp.txt");      ->   check("inputs/Lantern.txt");         Lamp -> Lantern
 *     void hang(Lamp it) { … }       ->   void hang(Lantern it) { … }          Lamp -> Lantern
 */
export function typeReferences(
  pairs: readonly MethodPair[],
  removed: Iterable<TypeDeclaration>,
  added: Iterable<TypeDeclaration>,
): TypeReferences {
  const found = new Map<TypeDeclaration, Set<TypeDeclaration>>();
  const gone = groupBy(removed, (type) => type.name);
  const fresh = groupBy(added, (type) => type.name);
  if (gone.size === 0 || fresh.size === 0) return found;
  const tell = (before: string, after: string): void => {
    const types = meant(before, gone);
    if (types.length === 0) return;
    for (const one of types) for (const other of meant(after, fresh)) include(found, one, other);
  };
  for (const { before, after, relation, body } of pairs) {
    checkpoint();
    if (relation === 'signature' && before.parameters.length === after.parameters.length)
      before.parameters.forEach((parameter, at) => tell(named(parameter.type), named(after.parameters[at]?.type ?? null)));
    if (!body || body.identical) continue;
    for (const mapping of allMappings(body.mappings))
      for (const replacement of mapping.replacements) tell(spoken(replacement.before), spoken(replacement.after));
  }
  return found;
}

function named(type: TypeReference | null): string {
  return type ? simpleTypeName(type.text) : '';
}

/** What a replaced expression says: the type that it creates, or its text. */
function spoken(expression: Expression): string {
  switch (expression.kind) {
    case 'string':
      return expression.text;
    case 'creation':
      return simpleTypeName(expression.label);
    case 'type':
      return expression.parent?.kind === 'creation' ? simpleTypeName(expression.text) : '';
    case 'methodReference':
      return expression.receiver?.label ?? '';
    default:
      return '';
  }
}

/** The types that the words of a text name. */
function meant(text: string, types: ReadonlyMap<string, readonly TypeDeclaration[]>): readonly TypeDeclaration[] {
  return text.match(/\w+/g)?.flatMap((word) => types.get(word) ?? []) ?? [];
}
