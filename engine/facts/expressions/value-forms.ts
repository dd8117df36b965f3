import type { Expression } from '../../model/expression.js';
import { isComparison } from './condition-parts.js';
import { isLiteral } from './covering.js';
import { holdsCall, holdsText, isThisMember } from './expression-facts.js';

/**
 * What kind of value a method gives back. `chain`: a call on the answer to a call; `member`: `deck.size`, `Limits.MOST`; `answered`: a member of an answer;
 * `compared`, `computed`: of calls; `named`: a name that is asked for its type or for `null`; `ofNames`: compared or computed of names and numbers; `joined`: with
 * `&&` or `||`. What is denied, turned negative, cast or an element is told by what is asked there: something for itself (`Plain`), or with something that is
 * handed over (`With`), or nothing (`Name`).
 */
export type ValueForm =
  | 'call'
  | 'chain'
  | 'member'
  | 'answered'
  | 'name'
  | 'creation'
  | 'compared'
  | 'named'
  | 'computed'
  | 'ofNames'
  | 'joinedNames'
  | 'joined'
  | 'deniedPlain'
  | 'deniedWith'
  | 'negative'
  | 'castPlain'
  | 'castWith'
  | 'castName'
  | 'chosen'
  | 'element'
  | 'elementName'
  | 'text'
  | 'textName'
  | 'lambda'
  | 'reference'
  | 'literal'
  | 'truth'
  | 'null';

export function formOf(value: Expression): ValueForm | null {
  switch (value.kind) {
    case 'invocation':
      return value.receiver?.kind === 'invocation' ? 'chain' : 'call';
    case 'fieldAccess':
      if (isThisMember(value)) return 'name';
      return value.receiver?.kind === 'invocation' ? 'answered' : 'member';
    case 'creation':
      return value.anonymousType ? null : 'creation';
    case 'infix':
      return formOfInfix(value);
    case 'instanceof':
      return value.children[0]?.kind === 'name' ? 'named' : null;
    case 'prefix':
      return formOfPrefix(value);
    case 'cast':
      return formOfCast(value);
    case 'conditional':
      return 'chosen';
    case 'arrayAccess':
      return formOfElement(value);
    case 'methodReference':
      return 'reference';
    case 'boolean':
      return 'truth';
    case 'name':
    case 'lambda':
    case 'null':
      return value.kind;
    default:
      return isLiteral(value) ? 'literal' : null;
  }
}

function formOfInfix(value: Expression): ValueForm {
  const isAsking = holdsCall(value);
  if (value.label === '&&' || value.label === '||') return isAsking ? 'joined' : 'joinedNames';
  if (value.label === '+' && holdsText(value)) return isAsking ? 'text' : 'textName';
  if (isAsking) return isComparison(value) ? 'compared' : 'computed';
  return value.children.some(({ kind }) => kind === 'null') ? 'named' : 'ofNames';
}

function formOfPrefix({ label, children: [operand] }: Expression): ValueForm | null {
  if (operand?.kind !== 'invocation') return null;
  if (label === '-') return 'negative';
  if (label !== '!') return null;
  return isPlain(operand) ? 'deniedPlain' : 'deniedWith';
}

function formOfCast({ children }: Expression): ValueForm | null {
  const inner = children.at(-1);
  if (inner?.kind === 'name') return 'castName';
  if (inner?.kind !== 'invocation') return null;
  return isPlain(inner) ? 'castPlain' : 'castWith';
}

function formOfElement({ children }: Expression): ValueForm | null {
  const index = children.at(-1);
  if (index?.kind === 'invocation') return 'element';
  return index?.kind === 'name' ? 'elementName' : null;
}

const isPlain = (call: Expression): boolean => (call.arguments ?? []).length === 0;
