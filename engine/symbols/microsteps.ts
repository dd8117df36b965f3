import type { TypeKind } from '../catalogue/documented.js';
import { arrives, extractsMethod, inlinesMethod, movesMember, movesType, renames, typeFacts } from '../catalogue/facts.js';
import { FAMILY_TYPES } from '../catalogue/families.js';

/**
 * The small steps that a refactoring is made of, none of which has to preserve behaviour by itself (Alves et al., ReFD): a construct is added or removed, and the code that
 * is left means what it then means. To rename is to remove and to add.
 */
export type Microstep =
  | 'addMethod'
  | 'removeMethod'
  | 'moveMethod'
  | 'addField'
  | 'removeField'
  | 'addVariable'
  | 'removeVariable'
  | 'addType'
  | 'removeType'
  | 'changeSupertype'
  | 'renameReferences'
  /** Code stands in another type, and its names are looked up there. */
  | 'rebind'
  | 'moveStatements'
  | 'moveExpression'
  | 'addCall'
  | 'removeCall'
  | 'changeCalls'
  | 'changeType'
  | 'changeContract'
  | 'restructure'
  /** `this` is another object. */
  | 'changeThis'
  | 'changeTest';

/** What a refactoring of a type consists of; asks what kind of refactoring it is, never for its name. */
export function microstepsOf(type: string): readonly Microstep[] {
  const known = steps.get(type);
  if (known) return known;
  const found = [...new Set(stepsOf(typeFacts(type), familyOf.get(type) ?? ''))];
  steps.set(type, found);
  return found;
}

const steps = new Map<string, readonly Microstep[]>();
const familyOf: ReadonlyMap<string, string> = new Map(
  FAMILY_TYPES.flatMap(({ id, types }) => types.map(({ type }) => [type, id] as const)),
);

function stepsOf(kind: TypeKind, family: string): readonly Microstep[] {
  const { object, aspect, verbs } = kind;
  if (family === 'migrate-test') return ['moveStatements', 'changeTest'];
  if (aspect === 'type') return object === 'method' || object === 'parameter' ? ['changeType', ...REPLACED_SIGNATURE] : ['changeType'];
  if (aspect !== undefined || object === 'annotation') return ['changeContract'];
  switch (object) {
    case 'method':
      return methodSteps(kind);
    case 'attribute':
      return ['removeField', 'addField', 'renameReferences', ...(arrives(kind) ? (['rebind'] as const) : [])];
    case 'parameter':
      return renames(kind) ? VARIABLE_RENAMED : REPLACED_SIGNATURE;
    case 'variable':
      return renames(kind) || verbs.includes('merge') || verbs.includes('split') ? VARIABLE_RENAMED : variableSteps(kind);
    case 'class':
    case 'hierarchy':
    case 'package':
    case 'folder':
      return typeSteps(kind, family);
    case 'code':
      return ['moveStatements'];
    case 'statement':
      return ['restructure'];
    case 'expression':
      return family === 'replace-anonymous-class' ? ['changeThis'] : [];
    case 'lines':
      return [];
  }
}

const REPLACED_SIGNATURE: readonly Microstep[] = ['removeMethod', 'addMethod', 'changeCalls'];
const VARIABLE_RENAMED: readonly Microstep[] = ['removeVariable', 'addVariable', 'renameReferences'];

function methodSteps(kind: TypeKind): readonly Microstep[] {
  const bind: readonly Microstep[] = arrives(kind) ? ['rebind'] : [];
  if (extractsMethod(kind)) return ['addMethod', 'moveStatements', 'addCall', ...bind];
  if (inlinesMethod(kind)) return ['removeMethod', 'moveStatements', 'removeCall', ...bind];
  if (movesMember(kind))
    return ['moveMethod', 'addMethod', 'removeMethod', 'rebind', ...(renames(kind) ? (['renameReferences'] as const) : [])];
  if (renames(kind)) return ['removeMethod', 'addMethod', 'renameReferences'];
  return ['removeMethod', 'addMethod', 'moveStatements'];
}

function variableSteps({ becomes }: TypeKind): readonly Microstep[] {
  const member: readonly Microstep[] = becomes === 'attribute' ? ['addField'] : becomes === 'parameter' ? REPLACED_SIGNATURE : [];
  return ['addVariable', 'removeVariable', 'moveExpression', ...member];
}

function typeSteps(kind: TypeKind, family: string): readonly Microstep[] {
  if (movesType(kind)) return ['removeType', 'addType', 'renameReferences', 'rebind'];
  if (family === 'replace-anonymous-class') return ['addType', 'changeThis', 'rebind'];
  return ['addType', ...(kind.verbs.includes('extract') ? [] : (['removeType'] as const)), 'moveMethod', 'rebind', 'changeSupertype'];
}
