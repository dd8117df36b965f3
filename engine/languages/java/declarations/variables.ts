import type { Annotation, Modifier, TypeReference, VariableDeclaration, VariableKind } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Span } from '../../../text/span.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { Modifiers } from './annotations.js';
import type { JavaFile } from '../java-file.js';
import { typeReference } from '../printing/type-text.js';

/** A variable of a body: parameter, local, … Fields are in fields.ts. */
export class JavaVariable implements VariableDeclaration {
  readonly kind: VariableKind;
  readonly name: string;
  readonly nameSpan: Span;
  readonly type: TypeReference | null;
  readonly varargs: boolean;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  readonly initializer: Expression | null;
  readonly span: Span;
  readonly declarationSpan: Span;
  readonly scope: Span | null;

  constructor(parts: VariableDeclaration) {
    this.kind = parts.kind;
    this.name = parts.name;
    this.nameSpan = parts.nameSpan;
    this.type = parts.type;
    this.varargs = parts.varargs;
    this.modifiers = parts.modifiers;
    this.annotations = parts.annotations;
    this.initializer = parts.initializer;
    this.span = parts.span;
    this.declarationSpan = parts.declarationSpan;
    this.scope = parts.scope;
  }
}

export function spanOf(node: SyntaxNode): Span {
  return { start: node.start, end: node.end };
}

/**
 * A variable that is declared by itself: parameter, caught exception, enhanced-for variable, resource, record component.
 * Null when the parser found no name.
 */
export function singleVariable(
  file: JavaFile,
  node: SyntaxNode,
  kind: VariableKind,
  scope: Span | null,
  initializer: Expression | null,
): JavaVariable | null {
  const declarator = childOf(node, 'variable_declarator') ?? node;
  const name = childIn(declarator, 'name');
  if (name === null) return null;
  const type = childIn(node, 'type') ?? childOf(node, 'catch_type') ?? typeOfSpread(node);
  const modifiers = Modifiers.of(file, childOf(node, 'modifiers'));
  const span = spanOf(node);
  return new JavaVariable({
    kind,
    name: file.text.slice(name.start, name.end),
    nameSpan: spanOf(name),
    type: type === null ? null : typeReference(file.text, type, childIn(declarator, 'dimensions')),
    varargs: node.type === 'spread_parameter',
    modifiers: modifiers.modifiers,
    annotations: modifiers.annotations,
    initializer,
    span,
    declarationSpan: span,
    scope,
  });
}

function typeOfSpread(node: SyntaxNode): SyntaxNode | null {
  return (
    node.children.find(
      (child) => child.type !== 'modifiers' && child.type !== 'variable_declarator' && !child.type.endsWith('annotation'),
    ) ?? null
  );
}

/** The parameters of a method, constructor or lambda; a receiver parameter is none. */
export function parametersOf(file: JavaFile, list: SyntaxNode | null, kind: VariableKind, scope: Span | null): readonly JavaVariable[] {
  if (list === null) return [];
  const result: JavaVariable[] = [];
  for (const child of list.children) {
    if (child.type !== 'formal_parameter' && child.type !== 'spread_parameter') continue;
    const variable = singleVariable(file, child, kind, scope, null);
    // to the grammar, `this` of an annotated receiver is a name
    if (variable !== null && variable.name !== 'this') result.push(variable);
  }
  return result;
}
