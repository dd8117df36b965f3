import type { Expression } from '../../../model/expression.js';
import { childIn, type SyntaxNode } from '../../syntax.js';
import { lowerExpression, other } from './expressions.js';
import { MAX_DEPTH, type Lowering } from '../lowering.js';

/**
 * Lowers a chain of binary operators. The tree nests to the left, as deep as the chain is long; so it is gone down in a loop, and built up
 * from its first operand. Neighbours with one operator become one expression.
 */
export function lowerInfix(lowering: Lowering, node: SyntaxNode): Expression {
  const links: { node: SyntaxNode; operator: string; right: SyntaxNode }[] = [];
  let first = node;
  while (first.type === 'binary_expression') {
    const left = childIn(first, 'left');
    const operator = childIn(first, 'operator');
    const right = childIn(first, 'right');
    if (left === null || operator === null || right === null) break;
    links.push({ node: first, operator: operator.type, right });
    first = left;
  }
  const changes = links.filter((link, index) => index > 0 && link.operator !== links[index - 1]?.operator).length;
  if (links.length === 0 || lowering.depth + changes > MAX_DEPTH) return other(lowering, node);

  const start = lowering.out.length;
  let result = lowerExpression(lowering, first);
  for (let index = links.length - 1; index >= 0;) {
    const operator = links[index]?.operator ?? '';
    const operands = [result];
    let outermost = node;
    for (; index >= 0; index--) {
      const link = links[index];
      if (link === undefined || link.operator !== operator) break;
      lowering.out.append(` ${operator} `);
      operands.push(lowerExpression(lowering, link.right));
      outermost = link.node;
    }
    result = lowering.makePlain('infix', outermost, start, operator, operands);
  }
  return result;
}
