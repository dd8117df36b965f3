import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression, ExpressionKind } from '../model/expression.js';
import type { Statement, StatementKind } from '../model/statement.js';

/** RefactoringMiner's names for kinds of syntax, which its JSON calls `codeElementType`. */

const STATEMENTS: Readonly<Record<StatementKind, string>> = {
  expression: 'EXPRESSION_STATEMENT',
  localVariable: 'VARIABLE_DECLARATION_STATEMENT',
  return: 'RETURN_STATEMENT',
  throw: 'THROW_STATEMENT',
  break: 'BREAK_STATEMENT',
  continue: 'CONTINUE_STATEMENT',
  yield: 'YIELD_STATEMENT',
  assert: 'ASSERT_STATEMENT',
  empty: 'EMPTY_STATEMENT',
  constructorInvocation: 'CONSTRUCTOR_INVOCATION',
  superConstructorInvocation: 'SUPER_CONSTRUCTOR_INVOCATION',
  localType: 'TYPE_DECLARATION_STATEMENT',
  case: 'SWITCH_CASE',
  block: 'BLOCK',
  if: 'IF_STATEMENT',
  for: 'FOR_STATEMENT',
  enhancedFor: 'ENHANCED_FOR_STATEMENT',
  while: 'WHILE_STATEMENT',
  do: 'DO_STATEMENT',
  switch: 'SWITCH_STATEMENT',
  try: 'TRY_STATEMENT',
  catch: 'CATCH_CLAUSE',
  finally: 'FINALLY_BLOCK',
  synchronized: 'SYNCHRONIZED_STATEMENT',
  labeled: 'LABELED_STATEMENT',
};

const EXPRESSIONS: Readonly<Record<ExpressionKind, string>> = {
  name: 'SIMPLE_NAME',
  fieldAccess: 'FIELD_ACCESS',
  this: 'THIS_EXPRESSION',
  super: 'THIS_EXPRESSION',
  number: 'NUMBER_LITERAL',
  string: 'STRING_LITERAL',
  character: 'CHARACTER_LITERAL',
  boolean: 'BOOLEAN_LITERAL',
  null: 'NULL_LITERAL',
  classLiteral: 'TYPE_LITERAL',
  invocation: 'METHOD_INVOCATION',
  superInvocation: 'SUPER_METHOD_INVOCATION',
  constructorInvocation: 'CONSTRUCTOR_INVOCATION',
  creation: 'CLASS_INSTANCE_CREATION',
  arrayCreation: 'ARRAY_CREATION',
  arrayInitializer: 'ARRAY_INITIALIZER',
  arrayAccess: 'ARRAY_ACCESS',
  infix: 'INFIX_EXPRESSION',
  prefix: 'PREFIX_EXPRESSION',
  postfix: 'POSTFIX_EXPRESSION',
  assignment: 'ASSIGNMENT',
  conditional: 'TERNARY_OPERATOR',
  cast: 'CAST_EXPRESSION',
  instanceof: 'INSTANCEOF_EXPRESSION',
  lambda: 'LAMBDA_EXPRESSION',
  methodReference: 'METHOD_REFERENCE',
  parenthesized: 'PARENTHESIZED_EXPRESSION',
  switch: 'SWITCH_EXPRESSION',
  declaration: 'VARIABLE_DECLARATION_EXPRESSION',
  pattern: 'PATTERN',
  type: 'TYPE',
  other: 'EXPRESSION',
};

export function elementOfStatement(statement: Statement): string {
  return STATEMENTS[statement.kind];
}

export function elementOfExpression(expression: Expression): string {
  if (expression.kind === 'constructorInvocation' && expression.label === 'super') return 'SUPER_CONSTRUCTOR_INVOCATION';
  return EXPRESSIONS[expression.kind];
}

export function elementOfVariable(variable: VariableDeclaration): string {
  switch (variable.kind) {
    case 'field':
      return 'FIELD_DECLARATION';
    case 'enumConstant':
      return 'ENUM_CONSTANT_DECLARATION';
    case 'recordComponent':
      return 'RECORD_COMPONENT';
    case 'local':
      return 'VARIABLE_DECLARATION_STATEMENT';
    case 'for':
    case 'resource':
      return 'VARIABLE_DECLARATION_EXPRESSION';
    case 'lambdaParameter':
      return variable.type ? 'SINGLE_VARIABLE_DECLARATION' : 'LAMBDA_EXPRESSION_PARAMETER';
    case 'parameter':
    case 'enhancedFor':
    case 'catch':
    case 'pattern':
      return 'SINGLE_VARIABLE_DECLARATION';
  }
}
