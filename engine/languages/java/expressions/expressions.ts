import type { Expression } from '../../../model/expression.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { lowerInfix } from './infix.js';
import { lowerLambda } from './lambda.js';
import { MAX_DEPTH, type Lowering } from '../lowering.js';
import { lowerCreation } from './creation.js';
import { lowerInstanceof, lowerPattern } from './patterns.js';
import { lowerSwitchExpression } from '../statements/switch.js';
import { dimensionsText, isAnnotation, typeText } from '../printing/type-text.js';
import { checkpoint } from '../../../text/work.js';
import { addAll } from '../../../text/lists.js';

type Handler = (lowering: Lowering, node: SyntaxNode) => Expression;

const NO_EXPRESSIONS: readonly Expression[] = [];

/**
 * Lowers an expression and writes its canonical text. Whatever is no known expression, or is nested too deeply, becomes
 * `other` with its text as it stands.
 */
export function lowerExpression(lowering: Lowering, node: SyntaxNode): Expression {
  checkpoint();
  const handler = HANDLERS.get(node.type);
  if (handler === undefined || lowering.isTooDeep()) return other(lowering, node);
  lowering.depth++;
  const expression = handler(lowering, node);
  lowering.depth--;
  return expression;
}

/** An expression that is only its text, without what matches `rest`. */
export function other(lowering: Lowering, node: SyntaxNode, rest?: RegExp): Expression {
  const start = lowering.out.length;
  const raw = lowering.slice(node).trim().replace(/\s+/g, ' ');
  const label = rest === undefined ? raw : raw.replace(rest, '');
  lowering.out.append(label);
  return lowering.makePlain('other', node, start, label);
}

/** The expression in a pair of parentheses that belongs to its statement: `if (…)`. */
export function unwrapped(node: SyntaxNode | null): SyntaxNode | null {
  if (node?.type !== 'parenthesized_expression') return node;
  return node.children.find((child) => child.type !== 'ERROR') ?? null;
}

/** Lowers a list, separated by commas. */
function lowerList(lowering: Lowering, nodes: readonly SyntaxNode[]): Expression[] {
  return nodes.map((node, index) => {
    if (index > 0) lowering.out.append(',');
    return lowerExpression(lowering, node);
  });
}

/** Lowers `(…)` of an invocation or creation. */
export function lowerArguments(lowering: Lowering, node: SyntaxNode | null): readonly Expression[] {
  lowering.out.append('(');
  const result = node === null || node.children.length === 0 ? NO_EXPRESSIONS : lowerList(lowering, node.children);
  lowering.out.append(')');
  return result;
}

/** A type within an expression; the types that it is made of are its children. */
export function lowerType(lowering: Lowering, node: SyntaxNode, dimensions: SyntaxNode | null = null): Expression {
  const start = lowering.out.length;
  const label = typeText(lowering.text, node, 'in a statement') + dimensionsText(lowering.text, dimensions, 'in a statement');
  lowering.out.append(label);
  return lowering.makePlain('type', node, start, label, typeParts(lowering, node, start, label));
}

// The text of a type is printed at once; its parts are found in it from left to right.
function typeParts(lowering: Lowering, node: SyntaxNode, start: number, text: string, depth = 0): readonly Expression[] {
  if (node.children.length === 0 || lowering.printing > 0 || depth >= MAX_DEPTH) return NO_EXPRESSIONS;
  const nodes = node.children.flatMap((child) => (child.type === 'type_arguments' ? child.children : [child]));
  const parts: Expression[] = [];
  let position = 0;
  for (const part of nodes) {
    if (isAnnotation(part) || !TYPES.has(part.type)) continue;
    const label = typeText(lowering.text, part, 'in a statement');
    const found = text.indexOf(label, position);
    if (found < 0) continue;
    position = found + label.length;
    const span = { start: part.start, end: part.end };
    parts.push(
      lowering.makeAt('type', span, start + found, start + position, {
        label,
        children: typeParts(lowering, part, start + found, label, depth + 1),
      }),
    );
  }
  return parts;
}

const TYPES: ReadonlySet<string> = new Set([
  'type_identifier',
  'scoped_type_identifier',
  'generic_type',
  'array_type',
  'annotated_type',
  'wildcard',
  'integral_type',
  'floating_point_type',
  'boolean_type',
  'void_type',
]);

function isType(node: SyntaxNode): boolean {
  return TYPES.has(node.type);
}

/** Lowers `<A,B>` before an invoked name. */
export function lowerTypeArguments(lowering: Lowering, node: SyntaxNode | null): readonly Expression[] {
  if (node === null) return NO_EXPRESSIONS;
  lowering.out.append('<');
  const result: Expression[] = [];
  for (const child of node.children) {
    if (result.length > 0) lowering.out.append(',');
    result.push(lowerType(lowering, child));
  }
  lowering.out.append('>');
  return result;
}

function leaf(kind: Expression['kind'], labelled: boolean): Handler {
  return (lowering, node) => {
    const start = lowering.out.length;
    const text = lowering.slice(node);
    lowering.out.append(text);
    return lowering.makePlain(kind, node, start, labelled ? text : '');
  };
}

function fieldAccess(lowering: Lowering, node: SyntaxNode): Expression {
  const start = lowering.out.length;
  const object = childIn(node, 'object');
  const name = childIn(node, 'field');
  if (object === null || name === null) return other(lowering, node);
  const receiver = receiverOf(lowering, node, object);
  const label = lowering.slice(name);
  lowering.out.append(`.${label}`);
  return name.type === 'this'
    ? lowering.makeCall('this', node, start, '', [receiver], receiver, null)
    : lowering.makeCall('fieldAccess', node, start, label, [receiver], receiver, null);
}

/** What a member is taken from: `a`, `super`, `Outer.super`. */
function receiverOf(lowering: Lowering, node: SyntaxNode, object: SyntaxNode): Expression {
  const start = lowering.out.length;
  const receiver = lowerExpression(lowering, object);
  const outerSuper = node.children.find((child) => child.type === 'super' && child !== object);
  if (outerSuper === undefined) return receiver;
  lowering.out.append('.super');
  const span = { start: object.start, end: outerSuper.end };
  return lowering.makeAt('super', span, start, lowering.out.length, { children: [receiver], receiver });
}

function invocation(lowering: Lowering, node: SyntaxNode): Expression {
  const name = childIn(node, 'name');
  if (name === null) return other(lowering, node);
  const start = lowering.out.length;
  const label = lowering.slice(name);
  lowering.names.push(label);
  const object = childIn(node, 'object');
  let receiver: Expression | null = null;
  let types = NO_EXPRESSIONS;
  if (object !== null) {
    receiver = receiverOf(lowering, node, object);
    lowering.out.append('.');
    types = lowerTypeArguments(lowering, childIn(node, 'type_arguments'));
  }
  lowering.out.append(label);
  const args = lowerArguments(lowering, childIn(node, 'arguments'));
  lowering.names.pop();
  const kind = receiver?.kind === 'super' ? 'superInvocation' : 'invocation';
  const children = receiver === null ? args : [receiver, ...types, ...args];
  return lowering.makeCall(kind, node, start, label, children, receiver, args);
}

function arrayAccess(lowering: Lowering, node: SyntaxNode): Expression {
  const array = childIn(node, 'array');
  const index = childIn(node, 'index');
  if (array === null || index === null) return other(lowering, node);
  const start = lowering.out.length;
  const receiver = lowerExpression(lowering, array);
  lowering.out.append('[');
  const children = [receiver, lowerExpression(lowering, index)];
  lowering.out.append(']');
  return lowering.makeCall('arrayAccess', node, start, '', children, receiver, null);
}

function unary(lowering: Lowering, node: SyntaxNode): Expression {
  const operator = childIn(node, 'operator');
  const operand = childIn(node, 'operand');
  if (operator === null || operand === null) return other(lowering, node);
  const start = lowering.out.length;
  lowering.out.append(operator.type);
  return lowering.makePlain('prefix', node, start, operator.type, [lowerExpression(lowering, operand)]);
}

function update(lowering: Lowering, node: SyntaxNode): Expression {
  const [first, second] = node.children;
  if (first === undefined || second === undefined) return other(lowering, node);
  const start = lowering.out.length;
  if (first.type === '++' || first.type === '--') {
    lowering.out.append(first.type);
    return lowering.makePlain('prefix', node, start, first.type, [lowerExpression(lowering, second)]);
  }
  const children = [lowerExpression(lowering, first)];
  lowering.out.append(second.type);
  return lowering.makePlain('postfix', node, start, second.type, children);
}

function assignment(lowering: Lowering, node: SyntaxNode): Expression {
  const left = childIn(node, 'left');
  const operator = childIn(node, 'operator');
  const right = childIn(node, 'right');
  if (left === null || operator === null || right === null) return other(lowering, node);
  const start = lowering.out.length;
  const target = lowerExpression(lowering, left);
  lowering.out.append(operator.type);
  return lowering.makePlain('assignment', node, start, operator.type, [target, lowerExpression(lowering, right)]);
}

function conditional(lowering: Lowering, node: SyntaxNode): Expression {
  const condition = childIn(node, 'condition');
  const consequence = childIn(node, 'consequence');
  const alternative = childIn(node, 'alternative');
  if (condition === null || consequence === null || alternative === null) return other(lowering, node);
  const start = lowering.out.length;
  const children = [lowerExpression(lowering, condition)];
  lowering.out.append(' ? ');
  children.push(lowerExpression(lowering, consequence));
  lowering.out.append(' : ');
  children.push(lowerExpression(lowering, alternative));
  return lowering.makePlain('conditional', node, start, '', children);
}

function cast(lowering: Lowering, node: SyntaxNode): Expression {
  const value = childIn(node, 'value');
  const types = node.children.filter((child) => child.field === 'type');
  if (value === null || types.length === 0) return other(lowering, node);
  const start = lowering.out.length;
  const children: Expression[] = [];
  lowering.out.append('(');
  for (const type of types) {
    if (children.length > 0) lowering.out.append(' & ');
    children.push(lowerType(lowering, type));
  }
  lowering.out.append(')');
  children.push(lowerExpression(lowering, value));
  return lowering.makePlain('cast', node, start, '', children);
}

function parenthesized(lowering: Lowering, node: SyntaxNode): Expression {
  const inner = unwrapped(node);
  if (inner === null) return other(lowering, node);
  const start = lowering.out.length;
  lowering.out.append('(');
  const children = [lowerExpression(lowering, inner)];
  lowering.out.append(')');
  return lowering.makePlain('parenthesized', node, start, '', children);
}

function classLiteral(lowering: Lowering, node: SyntaxNode): Expression {
  const type = node.children[0];
  if (type === undefined) return other(lowering, node);
  const start = lowering.out.length;
  const child = lowerType(lowering, type);
  lowering.out.append('.class');
  return lowering.makePlain('classLiteral', node, start, child.label, [child]);
}

function methodReference(lowering: Lowering, node: SyntaxNode): Expression {
  const object = node.children[0];
  const name = node.children[node.children.length - 1];
  if (object === undefined || name === undefined || object === name) return other(lowering, node);
  const start = lowering.out.length;
  const receiver = referenceReceiver(lowering, object);
  lowering.out.append('::');
  const typeArguments = lowerTypeArguments(lowering, childOf(node, 'type_arguments'));
  const label = lowering.slice(name);
  lowering.out.append(label);
  return lowering.makeCall('methodReference', node, start, label, [receiver, ...typeArguments], receiver, null);
}

function referenceReceiver(lowering: Lowering, node: SyntaxNode): Expression {
  if (!isType(node)) return lowerExpression(lowering, node);
  const type = lowerType(lowering, node);
  // the grammar takes `Outer.super` for a type
  return type.label.endsWith('.super') ? lowering.makePlain('super', node, type.textStart, '') : type;
}

function arrayInitializer(lowering: Lowering, node: SyntaxNode): Expression {
  const start = lowering.out.length;
  lowering.out.append('{');
  const children = lowerList(lowering, node.children);
  lowering.out.append('}');
  return lowering.makeCall('arrayInitializer', node, start, '', children, null, children);
}

function arrayCreation(lowering: Lowering, node: SyntaxNode): Expression {
  const type = childIn(node, 'type');
  if (type === null) return other(lowering, node);
  const start = lowering.out.length;
  lowering.out.append('new ');
  const children = [lowerType(lowering, type)];
  const dimensions: Expression[] = [];
  for (const child of node.children) {
    if (child.type === 'dimensions_expr') {
      const size = child.children.find((part) => !isAnnotation(part));
      lowering.out.append('[');
      if (size !== undefined) dimensions.push(lowerExpression(lowering, size));
      lowering.out.append(']');
    } else if (child.type === 'dimensions') lowering.out.append(dimensionsText(lowering.text, child, 'in a statement'));
  }
  addAll(children, dimensions);
  const value = childIn(node, 'value');
  if (value !== null) children.push(lowerExpression(lowering, value));
  return lowering.makeCall('arrayCreation', node, start, '', children, null, dimensions);
}

const number = leaf('number', true);

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ['identifier', leaf('name', true)],
  ['method_invocation', invocation],
  ['field_access', fieldAccess],
  ['string_literal', leaf('string', true)],
  ['decimal_integer_literal', number],
  ['hex_integer_literal', number],
  ['octal_integer_literal', number],
  ['binary_integer_literal', number],
  ['decimal_floating_point_literal', number],
  ['hex_floating_point_literal', number],
  ['true', leaf('boolean', true)],
  ['false', leaf('boolean', true)],
  ['null_literal', leaf('null', true)],
  ['character_literal', leaf('character', true)],
  ['this', leaf('this', false)],
  ['super', leaf('super', false)],
  ['binary_expression', lowerInfix],
  ['object_creation_expression', lowerCreation],
  ['assignment_expression', assignment],
  ['array_access', arrayAccess],
  ['unary_expression', unary],
  ['update_expression', update],
  ['ternary_expression', conditional],
  ['cast_expression', cast],
  ['parenthesized_expression', parenthesized],
  ['class_literal', classLiteral],
  ['method_reference', methodReference],
  ['array_creation_expression', arrayCreation],
  ['array_initializer', arrayInitializer],
  ['lambda_expression', lowerLambda],
  ['switch_expression', lowerSwitchExpression],
  ['instanceof_expression', lowerInstanceof],
  ['pattern', lowerPattern],
  ['type_pattern', lowerPattern],
  ['record_pattern', lowerPattern],
  ['record_pattern_component', lowerPattern],
  ['underscore_pattern', lowerPattern],
]);
