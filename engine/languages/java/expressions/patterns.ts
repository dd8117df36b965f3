import type { VariableDeclaration } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Span } from '../../../text/span.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { lowerExpression, lowerType, other } from './expressions.js';
import { MAX_DEPTH, type Lowering } from '../lowering.js';
import { Modifiers } from '../declarations/annotations.js';
import { JavaVariable } from '../declarations/variables.js';
import { typeReference } from '../printing/type-text.js';

/** Lowers `x instanceof T`, `x instanceof T t`, `x instanceof P(T t)`. */
export function lowerInstanceof(lowering: Lowering, node: SyntaxNode): Expression {
  const left = childIn(node, 'left');
  const right = childIn(node, 'right') ?? childIn(node, 'pattern');
  if (left === null || right === null) return other(lowering, node);
  const start = lowering.out.length;
  const children = [lowerExpression(lowering, left)];
  lowering.out.append(' instanceof ');
  const name = childIn(node, 'name');
  const final = childOf(node, 'final');
  if (right.field === 'pattern') children.push(lowerExpression(lowering, right));
  else if (name === null) children.push(lowerType(lowering, right));
  else children.push(typedPattern(lowering, { type: right, name, final, start: final?.start ?? right.start, end: name.end }));
  return lowering.makePlain('instanceof', node, start, '', children);
}

/** Lowers a pattern of a switch label or within a record pattern. */
export function lowerPattern(lowering: Lowering, node: SyntaxNode): Expression {
  const start = lowering.out.length;
  if (node.type === 'underscore_pattern') {
    lowering.out.append('_');
    return lowering.makePlain('pattern', node, start, '_');
  }
  const [first, second] = node.children;
  if (first === undefined) return other(lowering, node);
  if (node.type === 'pattern' || (node.type === 'record_pattern_component' && second === undefined))
    return lowerExpression(lowering, first);
  if (second === undefined) return other(lowering, node);
  if (node.type !== 'record_pattern') {
    const final = finalBefore(lowering.text, node.start);
    return typedPattern(lowering, { type: first, name: second, final, start: final?.start ?? node.start, end: node.end });
  }
  const children = [lowerType(lowering, first)];
  lowering.out.append('(');
  second.children.forEach((component, index) => {
    if (index > 0) lowering.out.append(', ');
    children.push(lowerExpression(lowering, component));
  });
  lowering.out.append(')');
  return lowering.make('pattern', node, start, { children, declarations: children.flatMap((child) => child.declarations) });
}

// The grammar does not know `final` here, so it was hidden from it: see pattern-reader.ts.
function finalBefore(text: string, start: number): Span | null {
  let end = start;
  while (end > 0 && BLANK.test(text.charAt(end - 1))) end--;
  const begin = end - 'final'.length;
  return end < start && text.slice(begin, end) === 'final' && !/\w/.test(text.charAt(begin - 1)) ? { start: begin, end } : null;
}

const BLANK = /\s/;

/** Lowers `Outer.Box(_, Lid(_))` of a switch label, which may be a call to the grammar, and never is one. */
export function lowerCallAsPattern(lowering: Lowering, node: SyntaxNode): Expression {
  const list = childIn(node, 'arguments');
  if (node.type !== 'method_invocation' || list === null || lowering.depth >= MAX_DEPTH) return lowerExpression(lowering, node);
  const start = lowering.out.length;
  lowering.depth++;
  const type = lowering.around.file.nameOf({ start: node.start, end: list.start });
  lowering.out.append(type);
  const children = [
    lowering.makePlain(
      'type',
      { start: node.start, end: node.start + lowering.text.slice(node.start, list.start).trimEnd().length },
      start,
      type,
    ),
  ];
  lowering.out.append('(');
  list.children.forEach((component, index) => {
    if (index > 0) lowering.out.append(', ');
    children.push(lowerCallAsPattern(lowering, component));
  });
  lowering.out.append(')');
  lowering.depth--;
  return lowering.makePlain('pattern', node, start, '', children);
}

interface TypedPattern {
  readonly type: SyntaxNode;
  readonly name: SyntaxNode;
  readonly final: Span | null;
  readonly start: number;
  readonly end: number;
}

function typedPattern(lowering: Lowering, pattern: TypedPattern): Expression {
  const { type, name, final } = pattern;
  lowering.printIndent();
  const start = lowering.out.length;
  if (final !== null) lowering.out.append('final ');
  const children = [lowerType(lowering, type)];
  lowering.out.append(` ${lowering.slice(name)}`);
  const span = { start: pattern.start, end: pattern.end };
  const declaration: VariableDeclaration = new JavaVariable({
    kind: 'pattern',
    name: lowering.slice(name),
    nameSpan: { start: name.start, end: name.end },
    type: typeReference(lowering.text, type),
    varargs: false,
    modifiers: final === null ? Modifiers.NONE.modifiers : [{ name: 'final', span: { start: final.start, end: final.end } }],
    annotations: [],
    initializer: null,
    span,
    declarationSpan: span,
    scope: { start: span.start, end: Math.max(lowering.scopeEnd, span.end) },
  });
  return lowering.makeAt('pattern', span, start, lowering.out.length, { children, declarations: [declaration] });
}
