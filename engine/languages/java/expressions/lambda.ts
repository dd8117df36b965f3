import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Statement } from '../../../model/statement.js';
import { childIn, type SyntaxNode } from '../../syntax.js';
import { lowerExpression, other } from './expressions.js';
import { BLOCK_DEPTH, type Lowering } from '../lowering.js';
import { printParameters, printStatement } from '../printing/print-statement.js';
import { lowerBody } from '../statements/statements.js';
import { JavaVariable, parametersOf, spanOf } from '../declarations/variables.js';

/** Lowers `x -> e`, `(x,y) -> {…}`. The block is printed within the text, and lowered to statements with texts of their own. */
export function lowerLambda(lowering: Lowering, node: SyntaxNode): Expression {
  const parameters = childIn(node, 'parameters');
  const body = childIn(node, 'body');
  if (parameters === null || body === null) return other(lowering, node);
  const { out } = lowering;
  const start = out.length;
  const declarations = lowering.printing > 0 ? [] : lambdaParameters(lowering, node, parameters);
  if (parameters.type === 'formal_parameters') printParameters(lowering, parameters);
  else if (parameters.type === 'inferred_parameters') out.append(`(${parameters.children.map((name) => lowering.slice(name)).join(',')})`);
  else out.append(lowering.slice(parameters));
  out.append(' -> ');
  if (body.type !== 'block') return lowering.make('lambda', node, start, { declarations, children: [lowerExpression(lowering, body)] });
  return lowering.make('lambda', node, start, { declarations, block: lowerBlock(lowering, body) });
}

function lowerBlock(lowering: Lowering, body: SyntaxNode): Statement | null {
  lowering.depth += BLOCK_DEPTH;
  lowering.printing++;
  printStatement(lowering, body);
  lowering.printing--;
  const block = lowering.printing > 0 || lowering.isTooDeep() ? null : lowering.separately(() => lowerBody(lowering, body));
  lowering.depth -= BLOCK_DEPTH;
  return block;
}

function lambdaParameters(lowering: Lowering, lambda: SyntaxNode, list: SyntaxNode): readonly VariableDeclaration[] {
  const scope = spanOf(lambda);
  if (list.type === 'formal_parameters') return parametersOf(lowering.around.file, list, 'lambdaParameter', scope);
  const names = list.type === 'inferred_parameters' ? list.children : [list];
  return names.map((name) => {
    const span = spanOf(name);
    return new JavaVariable({
      kind: 'lambdaParameter',
      name: lowering.slice(name),
      nameSpan: span,
      type: null,
      varargs: false,
      modifiers: [],
      annotations: [],
      initializer: null,
      span,
      declarationSpan: span,
      scope,
    });
  });
}
