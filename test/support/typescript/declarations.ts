import ts from 'typescript';
import type { Field, Method, MethodKind, Modifier, TypeDeclaration, TypeKind, Visibility } from '../../../engine/model/declarations.js';
import type { Expression } from '../../../engine/model/expression.js';
import type { SourceFile } from '../../../engine/model/source-file.js';
import { setDepths, Statement } from '../../../engine/model/statement.js';
import type { Lowering } from './lowering.js';
import type { Statements } from './statements.js';

type Function = ts.FunctionLikeDeclaration | ts.MethodSignature;
type Variable = ts.VariableDeclaration | ts.PropertyDeclaration | ts.PropertySignature | ts.PropertyAssignment | ts.EnumMember;

/** Makes the declarations of one file. */
export class Declarations {
  constructor(
    readonly file: SourceFile,
    private readonly source: ts.SourceFile,
    private readonly statements: Statements,
  ) {}

  /** The file itself as a type: its functions are methods, its variables fields, its classes inner types, and its other statements an initializer. */
  module(name: string): TypeDeclaration {
    const type = this.#type('module', this.source, name, null, 'public');
    const rest: ts.Statement[] = [];
    for (const node of this.source.statements) {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) continue;
      if (ts.isVariableStatement(node)) for (const one of node.declarationList.declarations) this.#variable(type, one, visibilityOf(node));
      else if (!this.#member(type, node)) rest.push(node);
    }
    const [first] = rest;
    const last = rest.at(-1);
    if (first && last) {
      const span = { start: first.getStart(this.source), end: last.end };
      type.methods.push(
        this.#body(type, 'initializer', '', span, () => new Statement('block', '{', span, this.statements.all(rest), [], [])),
      );
    }
    return type;
  }

  #member(type: Owner, node: ts.Node): boolean {
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node)) this.#named(type, node);
    else if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isMethodSignature(node) || ts.isAccessor(node))
      this.#method(type, node, node.name, node);
    else if (ts.isConstructorDeclaration(node)) this.#method(type, node, undefined, node);
    else if (ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isPropertyAssignment(node) || ts.isEnumMember(node))
      this.#variable(type, node, visibilityOf(node));
    else return false;
    return true;
  }

  #named(outer: Owner, node: ts.ClassDeclaration | ts.InterfaceDeclaration | ts.EnumDeclaration): void {
    const kind = ts.isClassDeclaration(node) ? 'class' : ts.isInterfaceDeclaration(node) ? 'interface' : 'enum';
    const type = this.#type(kind, node, node.name?.text ?? '', outer, visibilityOf(node));
    const lowering = this.statements.lowering();
    for (const clause of ts.isEnumDeclaration(node) ? [] : (node.heritageClauses ?? [])) {
      const above = clause.types.map((one) => lowering.reference(one));
      if (kind === 'class' && clause.token === ts.SyntaxKind.ExtendsKeyword) type.superclass = above[0] ?? null;
      else type.interfaces.push(...above);
    }
    for (const member of node.members) this.#member(type, member);
    outer.types.push(type);
  }

  /** Of a variable that holds a function a method, of one that holds an object with functions a type, of others a field. */
  #variable(type: Owner, node: Variable, visibility: Visibility): void {
    const value = 'initializer' in node ? node.initializer : undefined;
    const isOfModule = type.kind === 'module' || type.kind === 'object';
    if (value && isOfModule && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) this.#method(type, value, node.name, node);
    else if (value && isOfModule && ts.isObjectLiteralExpression(value) && value.properties.some(isFunction)) {
      const object = this.#type('object', node, node.name.getText(this.source), type, visibility);
      for (const property of value.properties) this.#member(object, property);
      type.types.push(object);
    } else this.#field(type, node, visibility, value);
  }

  #field(declaringType: Owner, node: Variable, visibility: Visibility, value: ts.Expression | undefined): void {
    const lowering = this.statements.lowering();
    const name = node.name.getText(this.source).replace(/^#/, '');
    const written = 'type' in node ? node.type : undefined;
    let lowered: Expression | null = null;
    declaringType.fields.push({
      ...{ kind: ts.isEnumMember(node) ? 'enumConstant' : 'field', name, nameSpan: this.#span(node.name), varargs: false, annotations: [] },
      ...{ type: written ? lowering.reference(written) : null, modifiers: modifiersOf(node, this.source), arguments: [], text: name },
      ...{
        declaringType,
        file: this.file,
        visibility,
        index: declaringType.fields.length,
        documentation: '',
        anonymousTypes: [],
        scope: null,
      },
      ...{ span: this.#span(node), declarationSpan: this.#span(ts.isVariableDeclaration(node) ? node.parent.parent : node) },
      get initializer() {
        return value ? (lowered ??= lowering.expression(value)) : null;
      },
    });
  }

  #method(declaringType: Owner, node: Function, name: ts.Node | undefined, whole: ts.Node): void {
    const { body } = node as { readonly body?: ts.ConciseBody };
    const kind = ts.isConstructorDeclaration(node) ? 'constructor' : 'method';
    const lowering = this.statements.lowering();
    const text = kind === 'constructor' ? declaringType.name : (name?.getText(this.source).replace(/^#/, '') ?? '');
    const made = this.#body(declaringType, kind, text, this.#span(whole), body ? () => this.#statements(body, lowering) : null);
    declaringType.methods.push({
      ...withoutBody(made),
      get body() {
        return made.body;
      },
      nameSpan: this.#span(name ?? node.getFirstToken(this.source) ?? node),
      visibility: visibilityOf(ts.isVariableDeclaration(whole) ? whole.parent.parent : whole),
      modifiers: modifiersOf(node, this.source),
      typeParameters: (node.typeParameters ?? []).map((one) => ({ name: one.name.text, text: one.getText(), span: this.#span(one) })),
      parameters: node.parameters.flatMap((one) => {
        const value = one.initializer ? this.statements.lowering().expression(one.initializer) : null;
        const found = lowering.variables(one, 'parameter', this.#span(whole), value);
        return one.dotDotDotToken ? found.map((variable) => ({ ...variable, varargs: true })) : found;
      }),
      returnType: node.type ? lowering.reference(node.type) : null,
      bodySpan: body ? this.#span(body) : null,
    });
  }

  /** The value of an arrow without a block is what it returns. */
  #statements(body: ts.ConciseBody, lowering: Lowering): Statement {
    if (ts.isBlock(body)) return this.statements.block(body);
    lowering.out.append('return ');
    const value = lowering.expression(body);
    lowering.out.append(';');
    const span = this.#span(body);
    return new Statement('block', '{', span, [new Statement('return', lowering.out.text, span, [], [value], [])], [], []);
  }

  #body(declaringType: Owner, kind: MethodKind, name: string, span: Method['span'], lower: (() => Statement) | null): Method {
    let body: Statement | null = null;
    return {
      ...{ kind, name, nameSpan: span, declaringType, file: this.file, visibility: 'private', modifiers: [], annotations: [] },
      ...{ typeParameters: [], parameters: [], returnType: null, thrown: [], bodySpan: span, documentation: '', commentsInFront: [] },
      ...{ comments: [], span, index: declaringType.methods.length, innerTypes: [] },
      get body() {
        if (lower && !body) setDepths((body = lower()));
        return body;
      },
    };
  }

  #type(kind: TypeKind, node: ts.Node, name: string, outer: Owner | null, visibility: Visibility): Owner {
    return {
      ...{ kind, name, qualifiedName: outer ? `${outer.qualifiedName}.${name}` : name, nameSpan: this.#span(node), file: this.file, outer },
      ...{ enclosingMember: null, visibility, modifiers: modifiersOf(node, this.source), annotations: [], typeParameters: [] },
      ...{ superclass: null, interfaces: [], permits: [], fields: [], methods: [], types: [], span: this.#span(node) },
    };
  }

  #span(node: ts.Node) {
    return { start: node.getStart(this.source), end: node.end };
  }
}

type Owner = { -readonly [Key in keyof TypeDeclaration]: TypeDeclaration[Key] } & {
  readonly fields: Field[];
  readonly methods: Method[];
  readonly types: TypeDeclaration[];
  readonly interfaces: TypeDeclaration['interfaces'][number][];
};

/** The getter would be read. */
function withoutBody(method: Method): Omit<Method, 'body'> {
  const { body: _, ...rest } = Object.getOwnPropertyDescriptors(method);
  return Object.defineProperties({}, rest) as Omit<Method, 'body'>;
}

function isFunction(node: ts.ObjectLiteralElementLike): boolean {
  return ts.isMethodDeclaration(node) || (ts.isPropertyAssignment(node) && ts.isFunctionLike(node.initializer));
}

/** Of the module what is exported is public; of a type, what does not say otherwise. */
function visibilityOf(node: ts.Node): Visibility {
  const flags = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map(({ kind }) => kind) : [];
  if (flags.includes(ts.SyntaxKind.PrivateKeyword)) return 'private';
  if (flags.includes(ts.SyntaxKind.ProtectedKeyword)) return 'protected';
  return ts.isSourceFile(node.parent) && !flags.includes(ts.SyntaxKind.ExportKeyword) ? 'private' : 'public';
}

const TOLD: ReadonlySet<string> = new Set(['static', 'abstract', 'override', 'readonly']);

function modifiersOf(node: ts.Node, source: ts.SourceFile): readonly Modifier[] {
  const written = ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []) : [];
  return written
    .map((one) => ({ name: one.getText(source), span: { start: one.getStart(source), end: one.end } }))
    .filter(({ name }) => TOLD.has(name));
}
