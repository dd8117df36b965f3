import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import { Statement } from '../../../model/statement.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { printModifiers } from '../declarations/annotations.js';
import { lowerExpression, lowerType } from '../expressions/expressions.js';
import type { Lowering } from '../lowering.js';
import { lowerStatements, withinScope } from './statements.js';
import { dimensionsText } from '../printing/type-text.js';
import { JavaVariable, singleVariable, spanOf } from '../declarations/variables.js';
import { addAll } from '../../../text/lists.js';

/**
 * Lowers a `try` with its `catch` and `finally` clauses to siblings. The statements of their blocks are their own children: the blocks
 * themselves are no statements.
 */
export function lowerTry(lowering: Lowering, node: SyntaxNode, into: Statement[]): void {
  into.push(lowering.separately(() => tryStatement(lowering, node)));
  for (const clause of node.children) {
    if (clause.type === 'catch_clause') into.push(lowering.separately(() => catchClause(lowering, clause)));
    else if (clause.type === 'finally_clause') {
      const block = childOf(clause, 'block');
      if (block !== null) into.push(new Statement('finally', 'finally', spanOf(block), statementsOf(lowering, block), [], []));
    }
  }
}

function tryStatement(lowering: Lowering, node: SyntaxNode): Statement {
  const { out } = lowering;
  const body = childIn(node, 'body');
  const variables: VariableDeclaration[] = [];
  const expressions: Expression[] = [];
  withinScope(lowering, body?.end ?? node.end, () => {
    out.append('try');
    for (const resource of childIn(node, 'resources')?.children ?? []) {
      if (resource.type !== 'resource') continue;
      out.append(expressions.length === 0 ? '(' : '; ');
      const expression = lowerResource(lowering, resource);
      if (expression === null) continue;
      addAll(variables, expression.declarations);
      expressions.push(expression);
    }
    if (expressions.length > 0) out.append(')');
  });
  const { text } = out;
  return new Statement('try', text, spanOf(node), statementsOf(lowering, body), expressions, variables);
}

function statementsOf(lowering: Lowering, block: SyntaxNode | null): Statement[] {
  return block === null ? [] : withinScope(lowering, block.end, () => lowerStatements(lowering, block.children));
}

/** Lowers one resource of a `try`: a declaration, or the name of a variable that exists. */
export function lowerResource(lowering: Lowering, node: SyntaxNode): Expression | null {
  const { out } = lowering;
  const start = out.length;
  const name = childIn(node, 'name');
  const type = childIn(node, 'type');
  const value = childIn(node, 'value');
  if (name === null || type === null) {
    const reference = node.children.find((child) => child.type !== 'ERROR');
    return reference === undefined ? null : lowerExpression(lowering, reference);
  }
  printModifiers(lowering, childOf(node, 'modifiers'));
  const children = [lowerType(lowering, type)];
  out.append(` ${lowering.slice(name)}${dimensionsText(lowering.text, childIn(node, 'dimensions'), 'in a statement')}`);
  if (value !== null) {
    out.append('=');
    children.push(lowerExpression(lowering, value));
  }
  const scope = { start: name.start, end: Math.max(lowering.scopeEnd, node.end) };
  const variable = singleVariable(lowering.around.file, node, 'resource', scope, value === null ? null : (children[1] ?? null));
  const declarations = variable === null ? [] : [new JavaVariable({ ...variable, span: { start: name.start, end: node.end } })];
  return lowering.make('declaration', node, start, { children, declarations });
}

function catchClause(lowering: Lowering, node: SyntaxNode): Statement {
  const parameter = childOf(node, 'catch_formal_parameter');
  const variable = parameter === null ? null : singleVariable(lowering.around.file, parameter, 'catch', spanOf(node), null);
  const isFinal = variable?.modifiers.some(({ name }) => name === 'final') ?? false;
  const text = `catch(${isFinal ? 'final ' : ''}${variable?.name ?? ''})`;
  return new Statement('catch', text, spanOf(node), statementsOf(lowering, childIn(node, 'body')), [], variable === null ? [] : [variable]);
}
