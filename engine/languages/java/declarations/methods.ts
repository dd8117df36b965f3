import type {
  Annotation,
  Comment,
  Method,
  MethodKind,
  Modifier,
  TypeDeclaration,
  TypeParameter,
  TypeReference,
  VariableDeclaration,
  Visibility,
} from '../../../model/declarations.js';
import { setDepths, type Statement } from '../../../model/statement.js';
import type { Span } from '../../../text/span.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { Modifiers } from './annotations.js';
import { commentsBefore, commentsIn, documentationAt } from '../text/comments.js';
import type { JavaFile } from '../java-file.js';
import { Lowering } from '../lowering.js';
import { lowerBody } from '../statements/statements.js';
import { isInterface, typeParametersOf, type JavaType } from './types.js';
import { typeReference, typeReferences } from '../printing/type-text.js';
import { parametersOf, spanOf } from './variables.js';
import { own } from '../../../text/own.js';

const KINDS: Readonly<Record<string, MethodKind>> = {
  method_declaration: 'method',
  constructor_declaration: 'constructor',
  compact_constructor_declaration: 'compactConstructor',
  annotation_type_element_declaration: 'annotationMember',
  static_initializer: 'initializer',
  block: 'initializer',
};

/** A method, constructor or initializer of a type. Null when the parser found no name. */
export function methodOf(type: JavaType, node: SyntaxNode, index: number): Method | null {
  const kind = own(KINDS, node.type);
  const name = childIn(node, 'name');
  if (kind === undefined || (kind !== 'initializer' && name === null)) return null;
  return new JavaMethod(type, kind, name, node, index);
}

class JavaMethod implements Method {
  readonly name: string;
  readonly nameSpan: Span;
  readonly file: JavaFile;
  readonly visibility: Visibility;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly VariableDeclaration[];
  readonly returnType: TypeReference | null;
  readonly thrown: readonly TypeReference[];
  readonly bodySpan: Span | null;
  readonly span: Span;
  #unread: SyntaxNode | null;
  #body: Statement | null = null;
  #innerTypes: readonly TypeDeclaration[] = [];
  #comments: readonly Comment[] | null = null;

  constructor(
    readonly declaringType: JavaType,
    readonly kind: MethodKind,
    name: SyntaxNode | null,
    node: SyntaxNode,
    readonly index: number,
  ) {
    const { file } = declaringType;
    const body = node.type === 'block' ? node : (childIn(node, 'body') ?? childOf(node, 'block'));
    const type = childIn(node, 'type');
    const modifiers = Modifiers.of(file, childOf(node, 'modifiers'));
    this.file = file;
    this.name = name === null ? '' : file.text.slice(name.start, name.end);
    this.nameSpan = name === null ? { start: node.start, end: node.start } : spanOf(name);
    this.visibility = modifiers.visibility ?? (isInterface(declaringType) ? 'public' : 'package');
    this.modifiers =
      node.type === 'static_initializer'
        ? [{ name: 'static', span: { start: node.start, end: node.start + 'static'.length } }]
        : modifiers.modifiers;
    this.annotations = modifiers.annotations;
    this.typeParameters = typeParametersOf(file, childIn(node, 'type_parameters'));
    this.parameters = parametersOf(
      file,
      childIn(node, 'parameters'),
      'parameter',
      body === null ? spanOf(node) : { start: node.start, end: body.end },
    );
    this.returnType = type === null ? null : typeReference(file.text, type, childIn(node, 'dimensions'));
    this.thrown = typeReferences(file.text, childOf(node, 'throws'));
    this.bodySpan = body === null ? null : spanOf(body);
    this.span = { start: node.lead, end: node.end };
    this.#unread = body;
  }

  get body(): Statement | null {
    this.#lower();
    return this.#body;
  }

  get innerTypes(): readonly TypeDeclaration[] {
    this.#lower();
    return this.#innerTypes;
  }

  get documentation(): string {
    return documentationAt(this.file.text, this.span.start);
  }

  get commentsInFront(): readonly string[] {
    return commentsBefore(this.file.text, this.span.start);
  }

  get comments(): readonly Comment[] {
    this.#comments ??= this.bodySpan ? commentsIn(this.file.text, this.bodySpan) : [];
    return this.#comments;
  }

  #lower(): void {
    const node = this.#unread;
    if (node === null) return;
    this.#unread = null;
    const names = this.name === '' ? [] : [this.name];
    const lowering = new Lowering({ file: this.file, owner: this.declaringType, member: this, names }, node.end);
    this.#body = lowerBody(lowering, this.file.complete(node));
    setDepths(this.#body);
    this.#innerTypes = lowering.types.sort((a, b) => a.span.start - b.span.start);
  }
}
