import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import { Statement, type StatementKind } from '../../../model/statement.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { Modifiers, printModifiers } from '../declarations/annotations.js';
import { lowerArguments, lowerExpression, lowerType, lowerTypeArguments, other, unwrapped } from '../expressions/expressions.js';
import type { Lowering } from '../lowering.js';
import { lowerCases } from './switch.js';
import { lowerTry } from './try.js';
import { dimensionsText, typeReference } from '../printing/type-text.js';
import { localType } from '../declarations/types.js';
import { JavaVariable, singleVariable, spanOf } from '../declarations/variables.js';
import { addAll } from '../../../text/lists.js';

type Handler = (lowering: Lowering, node: SyntaxNode) => Statement;

const NO_STATEMENTS: readonly Statement[] = [];
const NO_VARIABLES: readonly VariableDeclaration[] = [];
const NO_EXPRESSIONS: readonly Expression[] = [];

/** The block of a method, lambda, initializer. */
export function lowerBody(lowering: Lowering, node: SyntaxNode): Statement {
  return block(lowering, node);
}

/** Lowers the statements below a node, in source order. */
export function lowerStatements(lowering: Lowering, nodes: readonly SyntaxNode[]): Statement[] {
  const result: Statement[] = [];
  for (const node of nodes) lowerInto(lowering, node, result);
  return result;
}

/** Lowers one statement; a `try` makes several siblings, an unreadable part as many as can be recognised in it. */
export function lowerInto(lowering: Lowering, node: SyntaxNode, into: Statement[]): void {
  if (node.type === 'try_statement' || node.type === 'try_with_resources_statement') {
    if (lowering.isTooDeep()) into.push(unknown(lowering, node));
    else {
      lowering.depth++;
      lowerTry(lowering, node, into);
      lowering.depth--;
    }
    return;
  }
  if (node.type === 'ERROR') {
    for (const child of node.children) if (HANDLERS.has(child.type) || child.type.startsWith('try_')) lowerInto(lowering, child, into);
    return;
  }
  into.push(lowerStatement(lowering, node));
}

function lowerStatement(lowering: Lowering, node: SyntaxNode): Statement {
  const handler = HANDLERS.get(node.type);
  if (handler === undefined || lowering.isTooDeep()) return unknown(lowering, node);
  lowering.depth++;
  const statement = lowering.separately(() => handler(lowering, node));
  lowering.depth--;
  return statement;
}

function unknown(lowering: Lowering, node: SyntaxNode): Statement {
  return lowering.separately(() => statementOf(lowering, node, 'expression', [other(lowering, node)]));
}

/** A leaf with the text that has been written. */
export function statementOf(lowering: Lowering, node: SyntaxNode, kind: StatementKind, expressions: readonly Expression[]): Statement {
  return new Statement(kind, lowering.out.text, spanOf(node), NO_STATEMENTS, expressions, NO_VARIABLES);
}

/** Runs with the scope of declared variables ending where a node ends. */
export function withinScope<Result>(lowering: Lowering, end: number, run: () => Result): Result {
  const outer = lowering.scopeEnd;
  lowering.scopeEnd = end;
  const result = run();
  lowering.scopeEnd = outer;
  return result;
}

function block(lowering: Lowering, node: SyntaxNode): Statement {
  const children = withinScope(lowering, node.end, () => lowerStatements(lowering, node.children));
  return new Statement('block', '{', spanOf(node), children, NO_EXPRESSIONS, NO_VARIABLES);
}

function branches(lowering: Lowering, node: SyntaxNode, ...fields: readonly string[]): Statement[] {
  const result: Statement[] = [];
  for (const field of fields) {
    const child = childIn(node, field);
    if (child !== null) lowerInto(lowering, child, result);
  }
  return result;
}

/** `if(…)`, `while(…)`, …: a keyword, a condition, branches. */
function conditional(kind: StatementKind, keyword: string, ...fields: readonly string[]): Handler {
  return (lowering, node) => {
    const condition = unwrapped(childIn(node, 'condition') ?? childOf(node, 'parenthesized_expression'));
    lowering.out.append(`${keyword}(`);
    const expressions = condition === null ? [] : [lowerExpression(lowering, condition)];
    lowering.out.append(')');
    return new Statement(kind, lowering.out.text, spanOf(node), branches(lowering, node, ...fields), expressions, NO_VARIABLES);
  };
}

function switchStatement(lowering: Lowering, node: SyntaxNode): Statement {
  const condition = unwrapped(childIn(node, 'condition'));
  lowering.out.append('switch(');
  const expressions = condition === null ? [] : [lowerExpression(lowering, condition)];
  lowering.out.append(')');
  const { text } = lowering.out;
  const body = childIn(node, 'body');
  const cases = body === null ? [] : withinScope(lowering, node.end, () => lowerCases(lowering, body, false));
  return new Statement('switch', text, spanOf(node), cases, expressions, NO_VARIABLES);
}

function forStatement(lowering: Lowering, node: SyntaxNode): Statement {
  return withinScope(lowering, node.end, () => {
    const { out } = lowering;
    const variables: VariableDeclaration[] = [];
    const expressions: Expression[] = [];
    for (const child of node.children) {
      if (child.field !== 'init' && child.field !== 'condition' && child.field !== 'update') continue;
      out.append(expressions.length === 0 ? 'for(' : '; ');
      if (child.type !== 'local_variable_declaration') expressions.push(lowerExpression(lowering, child));
      else {
        const declaration = declarationExpression(lowering, child);
        addAll(variables, declaration.declarations);
        expressions.push(declaration);
      }
    }
    out.append(expressions.length === 0 ? 'for' : ')');
    return new Statement('for', out.text, spanOf(node), branches(lowering, node, 'body'), expressions, variables);
  });
}

function declarationExpression(lowering: Lowering, node: SyntaxNode): Expression {
  const start = lowering.out.length;
  const { expressions, variables } = declareLocals(lowering, node, 'for');
  const end = variables[variables.length - 1]?.span.end ?? node.end;
  const parts = { children: expressions, declarations: variables };
  return lowering.makeAt('declaration', { start: node.start, end }, start, lowering.out.length, parts);
}

function enhancedFor(lowering: Lowering, node: SyntaxNode): Statement {
  const { out } = lowering;
  const variable = singleVariable(lowering.around.file, node, 'enhancedFor', spanOf(node), null);
  const value = childIn(node, 'value');
  out.append('for(');
  if (variable !== null) out.append(`${variable.modifiers.some(({ name }) => name === 'final') ? 'final ' : ''}${variable.name}: `);
  const expressions = value === null ? [] : [lowerExpression(lowering, value)];
  out.append(')');
  const { text } = out;
  const variables = variable === null ? [] : [withoutBody(variable, node)];
  return new Statement('enhancedFor', text, spanOf(node), branches(lowering, node, 'body'), expressions, variables);
}

// The tree has no node for `final T x` of `for (final T x : xs)`.
function withoutBody(variable: JavaVariable, node: SyntaxNode): VariableDeclaration {
  const start = (childOf(node, 'modifiers') ?? childIn(node, 'type') ?? node).start;
  const span = { start, end: (childIn(node, 'dimensions') ?? variable.nameSpan).end };
  return new JavaVariable({ ...variable, span, declarationSpan: span });
}

function localVariable(lowering: Lowering, node: SyntaxNode): Statement {
  const { expressions, variables } = declareLocals(lowering, node, 'local');
  lowering.out.append(';');
  return new Statement('localVariable', lowering.out.text, spanOf(node), NO_STATEMENTS, expressions, variables);
}

/** Writes `final T a=1, b`; gives the type and the initializers, and the variables. */
function declareLocals(
  lowering: Lowering,
  node: SyntaxNode,
  kind: 'local' | 'for',
): { expressions: Expression[]; variables: VariableDeclaration[] } {
  const { out } = lowering;
  const modifierNode = childOf(node, 'modifiers');
  const type = childIn(node, 'type');
  const modifiers = Modifiers.of(lowering.around.file, modifierNode);
  const expressions: Expression[] = [];
  const variables: VariableDeclaration[] = [];
  printModifiers(lowering, modifierNode);
  if (type !== null) expressions.push(lowerType(lowering, type));
  out.append(' ');
  for (const declarator of node.children) {
    if (declarator.type !== 'variable_declarator') continue;
    const name = childIn(declarator, 'name');
    if (name === null) continue;
    if (variables.length > 0) out.append(', ');
    const label = lowering.slice(name);
    const dimensions = childIn(declarator, 'dimensions');
    const value = childIn(declarator, 'value');
    out.append(label + dimensionsText(lowering.text, dimensions, 'in a statement'));
    let initializer: Expression | null = null;
    if (value !== null) {
      out.append('=');
      if (kind === 'local') lowering.names.push(label);
      initializer = lowerExpression(lowering, value);
      if (kind === 'local') lowering.names.pop();
      expressions.push(initializer);
    }
    variables.push(
      new JavaVariable({
        kind,
        name: label,
        nameSpan: spanOf(name),
        type: type === null ? null : typeReference(lowering.text, type, dimensions),
        varargs: false,
        modifiers: modifiers.modifiers,
        annotations: modifiers.annotations,
        initializer,
        span: spanOf(declarator),
        declarationSpan: spanOf(node),
        scope: { start: declarator.start, end: Math.max(lowering.scopeEnd, declarator.end) },
      }),
    );
  }
  return { expressions, variables };
}

/** `return x;`, `throw x;`, …: a keyword and perhaps expressions. */
function keyworded(kind: StatementKind, keyword: string, separator = ''): Handler {
  return (lowering, node) => {
    const { out } = lowering;
    const expressions: Expression[] = [];
    out.append(keyword);
    for (const child of node.children) {
      if (child.type === 'ERROR') continue;
      out.append(expressions.length === 0 ? ' ' : separator);
      expressions.push(lowerExpression(lowering, child));
    }
    out.append(';');
    return statementOf(lowering, node, kind, expressions);
  };
}

function jump(kind: 'break' | 'continue'): Handler {
  return (lowering, node) => {
    const target = childOf(node, 'identifier');
    const label = target === null ? '' : lowering.slice(target);
    const text = label === '' ? `${kind};` : `${kind} ${label};`;
    return new Statement(kind, text, spanOf(node), NO_STATEMENTS, NO_EXPRESSIONS, NO_VARIABLES, null, label);
  };
}

function labeled(lowering: Lowering, node: SyntaxNode): Statement {
  const [name, ...rest] = node.children;
  const label = name === undefined ? '' : lowering.slice(name);
  return new Statement('labeled', `${label}:`, spanOf(node), lowerStatements(lowering, rest), NO_EXPRESSIONS, NO_VARIABLES, null, label);
}

function expressionStatement(lowering: Lowering, node: SyntaxNode): Statement {
  const call = node.children[0];
  if (call?.type === 'method_invocation' && isConstructorName(lowering, childIn(call, 'name')))
    return constructorCall(lowering, call, node);
  const expressions: Expression[] = [];
  for (const child of node.children) if (child.type !== 'ERROR') expressions.push(lowerExpression(lowering, child));
  lowering.out.append(';');
  return statementOf(lowering, node, 'expression', expressions);
}

// A constructor call that does not come first is to the grammar a call like others: see readable.ts.
function isConstructorName(lowering: Lowering, name: SyntaxNode | null): boolean {
  if (name === null || name.end - name.start > 'super'.length) return false;
  const text = lowering.slice(name);
  return text === 'super' || text === 'this';
}

function constructorCall(lowering: Lowering, node: SyntaxNode, statement = node): Statement {
  const { out } = lowering;
  const target = childIn(node, 'constructor') ?? childIn(node, 'name');
  const object = childIn(node, 'object');
  const children: Expression[] = [];
  let receiver: Expression | null = null;
  if (object !== null) {
    receiver = lowerExpression(lowering, object);
    children.push(receiver);
    out.append('.');
  }
  addAll(children, lowerTypeArguments(lowering, childIn(node, 'type_arguments')));
  const label = target === null ? 'this' : lowering.slice(target);
  out.append(label);
  const args = lowerArguments(lowering, childIn(node, 'arguments'));
  addAll(children, args);
  const span = { start: node.start, end: childIn(node, 'arguments')?.end ?? node.end };
  const call = lowering.makeAt('constructorInvocation', span, 0, out.length, { label, children, receiver, arguments: args });
  out.append(';');
  return statementOf(lowering, statement, label === 'super' ? 'superConstructorInvocation' : 'constructorInvocation', [call]);
}

function localTypeStatement(lowering: Lowering, node: SyntaxNode): Statement {
  const type = localType(lowering.around, node);
  if (type === null) return unknown(lowering, node);
  lowering.types.push(type);
  return new Statement('localType', `${type.kind} ${type.name}`, spanOf(node), NO_STATEMENTS, NO_EXPRESSIONS, NO_VARIABLES, type);
}

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['expression_statement', expressionStatement],
  ['local_variable_declaration', localVariable],
  ['block', block],
  ['constructor_body', block],
  ['if_statement', conditional('if', 'if', 'consequence', 'alternative')],
  ['return_statement', keyworded('return', 'return')],
  ['throw_statement', keyworded('throw', 'throw')],
  ['for_statement', forStatement],
  ['enhanced_for_statement', enhancedFor],
  ['while_statement', conditional('while', 'while', 'body')],
  ['do_statement', conditional('do', 'do', 'body')],
  ['switch_expression', switchStatement],
  ['break_statement', jump('break')],
  ['continue_statement', jump('continue')],
  ['yield_statement', keyworded('yield', 'yield')],
  ['assert_statement', keyworded('assert', 'assert', ' : ')],
  ['synchronized_statement', conditional('synchronized', 'synchronized', 'body')],
  ['labeled_statement', labeled],
  ['explicit_constructor_invocation', (lowering, node) => constructorCall(lowering, node)],
  [';', (_, node) => new Statement('empty', ';', spanOf(node), NO_STATEMENTS, NO_EXPRESSIONS, NO_VARIABLES)],
  ['class_declaration', localTypeStatement],
  ['interface_declaration', localTypeStatement],
  ['enum_declaration', localTypeStatement],
  ['record_declaration', localTypeStatement],
  ['annotation_type_declaration', localTypeStatement],
]);
