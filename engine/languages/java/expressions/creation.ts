import type { TypeDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { printAnnotation } from '../declarations/annotations.js';
import { lowerArguments, lowerExpression, lowerType, lowerTypeArguments, other } from './expressions.js';
import { BLOCK_DEPTH, type Lowering } from '../lowering.js';
import { printClassBody } from '../printing/print-declaration.js';
import { anonymousType } from '../declarations/types.js';
import { isAnnotation } from '../printing/type-text.js';
import { addAll } from '../../../text/lists.js';

/** Lowers `new T(…)`, with or without a class body. */
export function lowerCreation(lowering: Lowering, node: SyntaxNode): Expression {
  const typeNode = childIn(node, 'type');
  if (typeNode === null) return other(lowering, node);
  const { out } = lowering;
  const start = out.length;
  const children: Expression[] = [];
  const outer = node.children[0];
  let receiver: Expression | null = null;
  if (outer !== undefined && outer.field === '' && !isAnnotation(outer) && outer.type !== 'class_body') {
    receiver = lowerExpression(lowering, outer);
    children.push(receiver);
    out.append('.');
  }
  out.append('new ');
  addAll(children, lowerTypeArguments(lowering, childIn(node, 'type_arguments')));
  for (const child of node.children) if (isAnnotation(child)) writeAnnotation(lowering, child);
  const type = lowerType(lowering, typeNode);
  children.push(type);
  const name = `new ${type.label}`;
  lowering.names.push(name);
  const args = lowerArguments(lowering, childIn(node, 'arguments'));
  for (const argument of args) children.push(argument);
  const body = childOf(node, 'class_body');
  const anonymous = body === null ? null : lowerClassBody(lowering, body, typeNode, name);
  lowering.names.pop();
  return lowering.make('creation', node, start, { label: type.label, children, receiver, arguments: args, anonymousType: anonymous });
}

function writeAnnotation(lowering: Lowering, node: SyntaxNode): void {
  printAnnotation(lowering, node);
  lowering.out.append(' ');
}

function lowerClassBody(lowering: Lowering, body: SyntaxNode, type: SyntaxNode, name: string): TypeDeclaration | null {
  lowering.depth += BLOCK_DEPTH;
  lowering.printing++;
  printClassBody(lowering, body);
  lowering.printing--;
  let anonymous: TypeDeclaration | null = null;
  if (lowering.printing === 0 && !lowering.isTooDeep()) {
    anonymous = anonymousType({ ...lowering.around, names: [...lowering.names] }, body, type, name);
    lowering.types.push(anonymous);
  }
  lowering.depth -= BLOCK_DEPTH;
  return anonymous;
}
