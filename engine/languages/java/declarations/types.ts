import type {
  Annotation,
  Field,
  Method,
  Modifier,
  TypeDeclaration,
  TypeKind,
  TypeParameter,
  TypeReference,
  Visibility,
} from '../../../model/declarations.js';
import type { Span } from '../../../text/span.js';
import { childIn, childOf, type SyntaxNode } from '../../syntax.js';
import { Modifiers } from './annotations.js';
import { componentsOf, constantOf, fieldsOf } from './fields.js';
import type { JavaFile } from '../java-file.js';
import { MAX_DEPTH, type Surroundings } from '../lowering.js';
import { methodOf } from './methods.js';
import { isAnnotation, typeReference, typeReferences, typeText } from '../printing/type-text.js';
import { spanOf } from './variables.js';
import { own } from '../../../text/own.js';
import { leaveOut } from '../../../text/work.js';
import { addAll } from '../../../text/lists.js';

const KINDS: Readonly<Record<string, TypeKind>> = {
  class_declaration: 'class',
  interface_declaration: 'interface',
  enum_declaration: 'enum',
  record_declaration: 'record',
  annotation_type_declaration: 'annotation',
  module_declaration: 'module',
};

interface TypeParts {
  readonly kind: TypeKind;
  readonly name: string;
  readonly nameSpan: Span;
  readonly around: Surroundings;
  readonly qualifiedName: string;
  readonly visibility: Visibility;
  readonly modifiers: Modifiers;
  readonly typeParameters: readonly TypeParameter[];
  readonly superclass: TypeReference | null;
  readonly interfaces: readonly TypeReference[];
  readonly permits: readonly TypeReference[];
  readonly components: SyntaxNode | null;
  readonly members: readonly SyntaxNode[];
  readonly span: Span;
}

/** A type with its members. */
export class JavaType implements TypeDeclaration {
  readonly kind: TypeKind;
  readonly name: string;
  readonly qualifiedName: string;
  readonly nameSpan: Span;
  readonly file: JavaFile;
  readonly outer: TypeDeclaration | null;
  readonly enclosingMember: Method | Field | null;
  readonly visibility: Visibility;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  readonly superclass: TypeReference | null;
  readonly interfaces: readonly TypeReference[];
  readonly permits: readonly TypeReference[];
  readonly fields: readonly Field[];
  readonly methods: readonly Method[];
  readonly types: readonly TypeDeclaration[];
  readonly span: Span;

  constructor(parts: TypeParts) {
    const { around } = parts;
    this.kind = parts.kind;
    this.name = parts.name;
    this.qualifiedName = parts.qualifiedName;
    this.nameSpan = parts.nameSpan;
    this.file = around.file;
    this.outer = around.owner;
    this.enclosingMember = around.member;
    this.visibility = parts.visibility;
    this.modifiers = parts.modifiers.modifiers;
    this.annotations = parts.modifiers.annotations;
    this.typeParameters = parts.typeParameters;
    this.superclass = parts.superclass;
    this.interfaces = parts.interfaces;
    this.permits = parts.permits;
    this.span = parts.span;
    const fields: Field[] = [];
    const methods: Method[] = [];
    const types: TypeDeclaration[] = [];
    if (parts.components !== null) addAll(fields, componentsOf(this, parts.components));
    this.#collect(parts.members, fields, methods, types);
    this.fields = fields;
    this.methods = methods;
    this.types = types;
  }

  #collect(nodes: readonly SyntaxNode[], fields: Field[], methods: Method[], types: TypeDeclaration[]): void {
    for (const node of nodes) {
      switch (node.type) {
        case 'field_declaration':
        case 'constant_declaration':
        case 'local_variable_declaration':
          addAll(fields, fieldsOf(this, node, fields.length));
          break;
        case 'enum_constant': {
          const constant = constantOf(this, node, fields.length);
          if (constant !== null) fields.push(constant);
          break;
        }
        case 'method_declaration':
        case 'constructor_declaration':
        case 'compact_constructor_declaration':
        case 'annotation_type_element_declaration':
        case 'static_initializer':
        case 'block': {
          const method = methodOf(this, node, methods.length);
          if (method !== null) methods.push(method);
          break;
        }
        case 'enum_body_declarations':
        case 'ERROR':
          this.#collect(node.children, fields, methods, types);
          break;
        default: {
          const type = typeOf({ file: this.file, owner: this, member: null, names: [] }, node);
          if (type !== null) types.push(type);
        }
      }
    }
  }
}

/** What a type is that has no header of its own. */
function withoutHeader(): Pick<TypeParts, 'visibility' | 'modifiers' | 'typeParameters' | 'interfaces' | 'permits' | 'components'> {
  return { visibility: 'package', modifiers: Modifiers.NONE, typeParameters: [], interfaces: [], permits: [], components: null };
}

/** The types among the nodes, in source order. */
export function lowerTypes(around: Surroundings, nodes: readonly SyntaxNode[]): JavaType[] {
  const result: JavaType[] = [];
  for (const node of nodes) {
    if (node.type === 'ERROR') addAll(result, lowerTypes(around, node.children));
    const type = typeOf(around, node);
    if (type !== null) result.push(type);
  }
  return result;
}

/** A class declared in a body: it is named after the member around it. */
export function localType(around: Surroundings, node: SyntaxNode): JavaType | null {
  return typeOf(around, node);
}

/** The class body of a creation, or of an enum constant. */
export function anonymousType(around: Surroundings, body: SyntaxNode, type: SyntaxNode | null, name: string): JavaType {
  const span = spanOf(body);
  return new JavaType({
    ...withoutHeader(),
    kind: 'anonymous',
    name,
    nameSpan: type === null ? span : spanOf(type),
    around,
    qualifiedName: qualified(around, around.names),
    superclass: type === null ? null : typeReference(around.file.text, type),
    members: body.children,
    span,
  });
}

/**
 * The class that a file without one stands for (Java 25's compact source files): its methods and fields are written at the top, and its types are
 * members of it. Null when there is no method at the top. With syntax errors such a method has more likely fallen out of a class: then
 * the types stay where they are.
 */
export function implicitType(file: JavaFile, root: SyntaxNode): JavaType | null {
  const loose = root.children.filter((child) => child.type === 'method_declaration' || child.type === 'local_variable_declaration');
  const first = loose[0];
  if (first === undefined || !loose.some((child) => child.type === 'method_declaration')) return null;
  const members =
    file.unread.length > 0 ? loose : root.children.filter((child) => loose.includes(child) || Object.hasOwn(KINDS, child.type));
  const name = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\.java$/, '');
  const around: Surroundings = { file, owner: null, member: null, names: [] };
  const span = { start: (members[0] ?? first).lead, end: members[members.length - 1]?.end ?? root.end };
  return new JavaType({
    ...withoutHeader(),
    kind: 'class',
    name,
    nameSpan: { start: span.start, end: span.start },
    around,
    qualifiedName: qualified(around, [name]),
    superclass: null,
    members,
    span,
  });
}

function typeOf(around: Surroundings, node: SyntaxNode): JavaType | null {
  const kind = own(KINDS, node.type);
  const name = kind === undefined ? null : childIn(node, 'name');
  if (kind === undefined || name === null) return null;
  const { file } = around;
  const { text } = file;
  const modifiers = Modifiers.of(file, childOf(node, 'modifiers'));
  const body = childIn(node, 'body');
  const superclass = childOf(node, 'superclass')?.children.find((child) => !isAnnotation(child)) ?? null;
  const written = file.nameOf(name);
  return new JavaType({
    kind,
    name: written,
    nameSpan: spanOf(name),
    around,
    qualifiedName: qualified(around, [...around.names.slice(0, 1), written]),
    // as written, also in an interface, where other members count as public: RefactoringMiner reports `public` that goes from a nested type
    visibility: modifiers.visibility ?? 'package',
    modifiers,
    typeParameters: typeParametersOf(file, childIn(node, 'type_parameters')),
    superclass: superclass === null ? null : typeReference(text, superclass),
    interfaces: typeReferences(text, childOf(node, 'super_interfaces') ?? childOf(node, 'extends_interfaces')),
    permits: typeReferences(text, childOf(node, 'permits')),
    components: kind === 'record' ? childIn(node, 'parameters') : null,
    members: body === null || isTooDeep(around) ? [] : body.children,
    span: { start: node.lead, end: node.end },
  });
}

/** Types that nest as deep as no code does have no members, which is told. */
function isTooDeep({ owner, file }: Surroundings): boolean {
  let depth = 0;
  for (let outer = owner; outer !== null; outer = outer.outer) depth++;
  if (depth < MAX_DEPTH) return false;
  leaveOut(file.path, 'members of types that nest very deep were not read');
  return true;
}

function qualified(around: Surroundings, names: readonly string[]): string {
  const prefix = around.owner?.qualifiedName ?? around.file.packageName;
  return prefix === '' ? names.join('.') : `${prefix}.${names.join('.')}`;
}

/** Members of such types are public where nothing is written. */
export function isInterface(type: TypeDeclaration | null): boolean {
  return type?.kind === 'interface' || type?.kind === 'annotation';
}

export function typeParametersOf(file: JavaFile, list: SyntaxNode | null): readonly TypeParameter[] {
  if (list === null) return [];
  return list.children
    .filter((child) => child.type === 'type_parameter')
    .map((child) => {
      const name = childOf(child, 'type_identifier') ?? childOf(child, 'identifier');
      const bounds = childOf(child, 'type_bound')?.children.map((bound) => typeText(file.text, bound)) ?? [];
      const label = name === null ? '' : file.nameOf(name);
      return { name: label, text: bounds.length === 0 ? label : `${label} extends ${bounds.join(' & ')}`, span: spanOf(child) };
    });
}
