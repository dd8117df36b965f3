import { referencesTo, variableOf } from '../findings/view.js';
import { isField, type Method, type VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { isWritten } from '../symbols/effects.js';
import { bare } from './same-code.js';

/** Whether two calls act on new objects, each on its own: `new A().b()` and `new C().d()` give the same in either order. */
export function onOtherNewObjects(one: Expression, other: Expression, method: Method): boolean {
  const [first, second] = [newObjectOf(one, method), newObjectOf(other, method)];
  if (!first || !second || first === second) return false;
  return !names(one, second, method) && !names(other, first, method);
}

/** Where the chain of a call begins, when that is a new object: the creation, or the local variable that keeps nothing else. */
function newObjectOf(call: Expression, method: Method): Expression | VariableDeclaration | null {
  let root = bare(call);
  while (root.receiver && root.kind !== 'creation') root = bare(root.receiver);
  if (isNew(root)) return root;
  const variable = root.kind === 'name' ? variableOf(method, root) : null;
  return variable && keepsNewObjects(variable, method) ? variable : null;
}

/** The code of an anonymous type can reach whatever is around it. */
const isNew = ({ kind, anonymousType }: Expression): boolean => kind === 'creation' && !anonymousType;

function keepsNewObjects(variable: VariableDeclaration, method: Method): boolean {
  if (isField(variable) || !variable.initializer || !isNew(bare(variable.initializer))) return false;
  return referencesTo(method, variable)
    .filter(isWritten)
    .every(({ parent }) => parent?.children[1] !== undefined && isNew(bare(parent.children[1])));
}

/** Whether a call is handed what a variable keeps. */
const names = (call: Expression, object: Expression | VariableDeclaration, method: Method): boolean =>
  descendants(call).some((part) => part.kind === 'name' && variableOf(method, part) === object);
