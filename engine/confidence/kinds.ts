import { arrives, extractsMethod, inlinesMethod, type TypeFacts } from '../catalogue/facts.js';

/** Kinds of refactorings that are right about as often as each other. */
export type KindOfType =
  | 'property'
  | 'move'
  | 'moveAndRename'
  | 'renameDeclaration'
  | 'renameVariable'
  | 'mergeOrSplit'
  | 'conversion'
  | 'parameter'
  | 'declaration'
  | 'form';

/** The kind of a type; null of the others, which have no weight of their own: code that became a method or a variable, or the reverse, and other types of variables. */
export function kindOfType(facts: TypeFacts): KindOfType | null {
  const { verbs, object, aspect, becomes } = facts;
  if (isProperty(facts)) return 'property';
  if (aspect !== undefined || extractsMethod(facts) || inlinesMethod(facts)) return null;
  const renames = verbs.includes('rename');
  if (arrives(facts)) return renames ? 'moveAndRename' : 'move';
  if (verbs.includes('merge') || verbs.includes('split')) return 'mergeOrSplit';
  if (renames) return object === 'parameter' || object === 'variable' ? 'renameVariable' : 'renameDeclaration';
  if (becomes !== undefined) return 'conversion';
  if (object === 'variable') return null;
  if (object === 'parameter') return 'parameter';
  return object === 'method' || object === 'attribute' || object === 'class' ? 'declaration' : 'form';
}

/** What a declaration says of itself, but for its type: modifiers, annotations, access, exceptions. */
export const isProperty = ({ aspect }: TypeFacts): boolean => aspect !== undefined && aspect !== 'type';
