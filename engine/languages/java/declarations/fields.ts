import type { Annotation, Field, Modifier, TypeDeclaration, TypeReference, VariableKind, Visibility } from '../../../model/declarations.js';
import type { Expression } from '../../../model/expression.js';
import type { Span } from '../../../text/span.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { Modifiers } from './annotations.js';
import { lowerExpression } from '../expressions/expressions.js';
import { documentationAt } from '../text/comments.js';
import type { JavaFile } from '../java-file.js';
import { Lowering } from '../lowering.js';
import { anonymousType, isInterface, type JavaType } from './types.js';
import { typeReference } from '../printing/type-text.js';
import { spanOf } from './variables.js';

/** What is lowered of a field on first use. */
interface Value {
  readonly initializer: Expression | null;
  readonly arguments: readonly Expression[];
  readonly types: readonly TypeDeclaration[];
}

interface FieldParts {
  readonly kind: VariableKind;
  readonly declaringType: JavaType;
  readonly name: SyntaxNode;
  readonly type: TypeReference | null;
  readonly varargs: boolean;
  readonly modifiers: Modifiers;
  readonly visibility: Visibility;
  readonly initializer: SyntaxNode | null;
  readonly arguments: SyntaxNode | null;
  readonly body: SyntaxNode | null;
  readonly span: Span;
  readonly declarationSpan: Span;
  readonly index: number;
}

class JavaField implements Field {
  readonly kind: VariableKind;
  readonly name: string;
  readonly nameSpan: Span;
  readonly type: TypeReference | null;
  readonly varargs: boolean;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  readonly span: Span;
  readonly declarationSpan: Span;
  readonly scope = null;
  readonly declaringType: JavaType;
  readonly file: JavaFile;
  readonly visibility: Visibility;
  readonly index: number;
  readonly #parts: FieldParts;
  #value: Value | null = null;

  constructor(parts: FieldParts) {
    const { file } = parts.declaringType;
    this.kind = parts.kind;
    this.name = file.text.slice(parts.name.start, parts.name.end);
    this.nameSpan = spanOf(parts.name);
    this.type = parts.type;
    this.varargs = parts.varargs;
    this.modifiers = parts.modifiers.modifiers;
    this.annotations = parts.modifiers.annotations;
    this.span = parts.span;
    this.declarationSpan = parts.declarationSpan;
    this.declaringType = parts.declaringType;
    this.file = file;
    this.visibility = parts.visibility;
    this.index = parts.index;
    this.#parts = parts;
  }

  get documentation(): string {
    return documentationAt(this.file.text, this.declarationSpan.start);
  }

  get initializer(): Expression | null {
    return this.#lowered().initializer;
  }

  get arguments(): readonly Expression[] {
    return this.#lowered().arguments;
  }

  get anonymousTypes(): readonly TypeDeclaration[] {
    return this.#lowered().types;
  }

  get text(): string {
    if (this.#parts.arguments === null) return this.name;
    return `${this.name}(${this.arguments.map((argument) => argument.text).join(', ')})`;
  }

  #lowered(): Value {
    this.#value ??= this.#lower();
    return this.#value;
  }

  #lower(): Value {
    const { initializer, arguments: list, body } = this.#parts;
    if (initializer === null && list === null && body === null) return NO_VALUE;
    // RefactoringMiner names neither the constant around a class nor, in `Kind.`, its body
    const names = this.kind === 'enumConstant' ? [] : [this.name];
    const around = { file: this.file, owner: this.declaringType, member: this, names };
    const lowering = new Lowering(around, this.span.end);
    const value = initializer === null ? null : lowerExpression(lowering, this.file.complete(initializer));
    const args =
      list === null
        ? []
        : this.file.complete(list).children.map((argument) => lowering.separately(() => lowerExpression(lowering, argument)));
    if (body !== null) lowering.types.push(anonymousType({ ...around, names: [''] }, this.file.complete(body), null, this.name));
    return { initializer: value, arguments: args, types: lowering.types.sort((a, b) => a.span.start - b.span.start) };
  }
}

const NO_VALUE: Value = { initializer: null, arguments: [], types: [] };

/** The fields of one declaration: `int a=1, b;` has two. */
export function fieldsOf(type: JavaType, node: SyntaxNode, index: number): Field[] {
  const { file } = type;
  const typeNode = childIn(node, 'type');
  const modifiers = Modifiers.of(file, childOf(node, 'modifiers'));
  const result: Field[] = [];
  for (const declarator of node.children) {
    const name = declarator.type === 'variable_declarator' ? childIn(declarator, 'name') : null;
    if (name === null) continue;
    result.push(
      new JavaField({
        kind: 'field',
        declaringType: type,
        name,
        type: typeNode === null ? null : typeReference(file.text, typeNode, childIn(declarator, 'dimensions')),
        varargs: false,
        modifiers,
        visibility: modifiers.visibility ?? (isInterface(type) ? 'public' : 'package'),
        initializer: childIn(declarator, 'value'),
        arguments: null,
        body: null,
        span: spanOf(declarator),
        declarationSpan: { start: node.lead, end: node.end },
        index: index + result.length,
      }),
    );
  }
  return result;
}

/** An enum constant; its type is its enum. Null when the parser found no name. */
export function constantOf(type: JavaType, node: SyntaxNode, index: number): Field | null {
  const name = childIn(node, 'name');
  if (name === null) return null;
  const span = { start: node.lead, end: node.end };
  return new JavaField({
    kind: 'enumConstant',
    declaringType: type,
    name,
    type: { text: type.name, qualifiedText: type.name, span: spanOf(name) },
    varargs: false,
    modifiers: Modifiers.of(type.file, childOf(node, 'modifiers')),
    visibility: 'public',
    initializer: null,
    arguments: childIn(node, 'arguments'),
    body: childIn(node, 'body'),
    span,
    declarationSpan: span,
    index,
  });
}

/** The components of a record. */
export function componentsOf(type: JavaType, list: SyntaxNode): Field[] {
  const result: Field[] = [];
  for (const node of list.children) {
    if (node.type !== 'formal_parameter' && node.type !== 'spread_parameter') continue;
    const declarator = childOf(node, 'variable_declarator') ?? node;
    const name = childIn(declarator, 'name');
    const typeNode = childIn(node, 'type') ?? node.children.find((child) => child.field === '' && child.type !== 'modifiers') ?? null;
    if (name === null) continue;
    const span = spanOf(node);
    result.push(
      new JavaField({
        kind: 'recordComponent',
        declaringType: type,
        name,
        type: typeNode === null ? null : typeReference(type.file.text, typeNode, childIn(declarator, 'dimensions')),
        varargs: node.type === 'spread_parameter',
        modifiers: Modifiers.ofComponent(type.file, childOf(node, 'modifiers'), span),
        visibility: 'private',
        initializer: null,
        arguments: null,
        body: null,
        span,
        declarationSpan: span,
        index: result.length,
      }),
    );
  }
  return result;
}
