import type { Expression } from '../../../model/expression.js';
import { Statement } from '../../../model/statement.js';
import { childIn, type SyntaxNode } from '../../syntax.js';
import { lowerExpression, other, unwrapped } from '../expressions/expressions.js';
import { BLOCK_DEPTH, type Lowering } from '../lowering.js';
import { lowerCallAsPattern } from '../expressions/patterns.js';
import { printStatement } from '../printing/print-statement.js';
import { lowerInto, statementOf } from './statements.js';
import { spanOf } from '../declarations/variables.js';

/** Lowers a switch that is a value. Its cases hang below `block`. */
export function lowerSwitchExpression(lowering: Lowering, node: SyntaxNode): Expression {
  const condition = unwrapped(childIn(node, 'condition'));
  const body = childIn(node, 'body');
  if (condition === null || body === null) return other(lowering, node);
  const start = lowering.out.length;
  lowering.out.append('switch (');
  const children = [lowerExpression(lowering, condition)];
  lowering.depth += BLOCK_DEPTH;
  lowering.printing++;
  printStatement(lowering, body);
  lowering.printing--;
  let block: Statement | null = null;
  if (lowering.printing === 0 && !lowering.isTooDeep()) {
    block = lowering.separately(() => new Statement('block', '{', spanOf(body), lowerCases(lowering, body, true), [], []));
  }
  lowering.depth -= BLOCK_DEPTH;
  return lowering.make('switch', node, start, { children, block });
}

/** The cases of a switch, each followed by its statements. The value of an arrow case of a switch expression is a `yield`. */
export function lowerCases(lowering: Lowering, block: SyntaxNode, isValue: boolean): Statement[] {
  const result: Statement[] = [];
  for (const group of block.children) {
    const isRule = group.type === 'switch_rule';
    for (const child of group.children) {
      if (child.type === 'switch_label') result.push(caseOf(lowering, child, isRule));
      else if (isRule && isValue && child.type === 'expression_statement') result.push(yielded(lowering, child));
      else lowerInto(lowering, child, result);
    }
  }
  return result;
}

function yielded(lowering: Lowering, node: SyntaxNode): Statement {
  const value = node.children[0];
  if (value === undefined) return statementOf(lowering, node, 'yield', []);
  return lowering.separately(() => {
    const expression = lowerExpression(lowering, value);
    lowering.out.append(';');
    return statementOf(lowering, node, 'yield', [expression]);
  });
}

function caseOf(lowering: Lowering, label: SyntaxNode, isRule: boolean): Statement {
  const mark = isRule ? '->' : ':';
  const found = lowering.text.indexOf(mark, label.end);
  const end = found < 0 ? label.end : found + mark.length;
  return lowering.separately(() => {
    const expressions = writeLabel(lowering, label, isRule);
    return new Statement('case', lowering.out.text, { start: label.start, end }, [], expressions, []);
  });
}

/** Writes `case A, B:`, `case P p when c ->`, `default:`. */
export function writeLabel(lowering: Lowering, label: SyntaxNode, isRule: boolean): Expression[] {
  const { out } = lowering;
  const expressions: Expression[] = [];
  for (const child of label.children) {
    if (child.type === 'case') out.append('case ');
    else if (child.type === 'default') out.append('default');
    else if (child.type === 'guard') {
      const condition = child.children[0];
      out.append(' when ');
      if (condition !== undefined) expressions.push(lowerExpression(lowering, condition));
    } else if (child.type === 'ERROR') {
      // `case A _, B _ ->`: the grammar knows one pattern a label
      const patterns = child.children.filter(({ type }) => type === 'pattern');
      for (const part of patterns.length > 0 ? patterns : [child]) {
        if (expressions.length > 0) out.append(', ');
        expressions.push(part === child ? other(lowering, child, / ?,$/) : lowerExpression(lowering, part));
      }
    } else if (child.type !== ',' && child.type !== ':') {
      if (expressions.length > 0) out.append(', ');
      expressions.push(lowerCallAsPattern(lowering, child));
    }
  }
  out.append(isRule ? ' ->' : ':');
  return expressions;
}
