import type { Span } from '../text/span.js';
import type { Expression } from './expression.js';
import type { SourceFile } from './source-file.js';
import type { Statement } from './statement.js';

export type TypeKind = 'class' | 'interface' | 'enum' | 'record' | 'annotation' | 'anonymous' | 'object' | 'module';

/** `package` is the default where nothing is written; members of interfaces are `public`. */
export type Visibility = 'public' | 'protected' | 'package' | 'private' | 'internal';

/** A modifier that is no access modifier: `static`, `final`, `abstract`, `synchronized`, `sealed`, … */
export interface Modifier {
  readonly name: string;
  /** The word's, or the whole component's where a record's field is `final` without saying so. */
  readonly span: Span;
}

/** Whether a modifier stands in the text: not so `final` of a record's component. */
export function isWritten({ name, span }: Modifier): boolean {
  return span.end - span.start === name.length;
}

export interface Annotation {
  /** As written, without `@`: `Test`, `org.junit.Test`. */
  readonly name: string;
  /** Canonical text with `@`: `@Size(min = 1)`. */
  readonly text: string;
  /** The same with its pairs in alphabetical order, which is no matter to what it says. */
  readonly meaning: string;
  readonly span: Span;
}

/** A type as written. Canonical text: `Map<String,List<? extends T>>`, `int[]`. Annotations within it are left out. */
export interface TypeReference {
  /** Without the package before its own name. */
  readonly text: string;
  /** With it, where it is written: `java.util.Map<String,T>`. */
  readonly qualifiedText: string;
  readonly span: Span;
}

export interface TypeParameter {
  readonly name: string;
  /** Canonical text: `T extends Comparable<T>`. */
  readonly text: string;
  readonly span: Span;
}

export type VariableKind =
  | 'field'
  | 'enumConstant'
  | 'recordComponent'
  | 'parameter'
  | 'local'
  | 'for'
  | 'enhancedFor'
  | 'resource'
  | 'catch'
  | 'lambdaParameter'
  | 'pattern';

/** A declared variable of any kind. */
export interface VariableDeclaration {
  readonly kind: VariableKind;
  readonly name: string;
  readonly nameSpan: Span;
  /** Null where the language infers it without a keyword (lambda parameters). `var` is a type like any other. Array brackets after the name are part of it. */
  readonly type: TypeReference | null;
  /** `String... args`: `type.text` is then `String` and descriptions add `...`. */
  readonly varargs: boolean;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  /** Lowered on first use. */
  readonly initializer: Expression | null;
  /** From the name to the end of the initializer for fields, locals, resources (a declarator); the whole declaration for parameters, caught exceptions, enhanced-for variables. */
  readonly span: Span;
  /** The whole declaration, modifiers and all its declarators included. */
  readonly declarationSpan: Span;
  /** Where the name can be used; null for fields. */
  readonly scope: Span | null;
}

export interface Field extends VariableDeclaration {
  readonly declaringType: TypeDeclaration;
  readonly file: SourceFile;
  readonly visibility: Visibility;
  /** Position among the fields of its type. */
  readonly index: number;
  /** Of an enum constant: `(1, "a")`; empty for other fields. */
  readonly arguments: readonly Expression[];
  /** Canonical text of an enum constant with its arguments, `RED(1, "a")`; the name for other fields. */
  readonly text: string;
  /** The comment right before it that documents it, marks included; '' when there is none. */
  readonly documentation: string;
  /** Types declared inside the initializer, or the body of an enum constant. */
  readonly anonymousTypes: readonly TypeDeclaration[];
}

export type MethodKind = 'method' | 'constructor' | 'compactConstructor' | 'initializer' | 'annotationMember' | 'value';

/** A comment, with the marks that make it one. */
export interface Comment {
  readonly text: string;
  readonly span: Span;
}

export interface Method {
  readonly kind: MethodKind;
  /** The type's name for constructors; empty for initializers. */
  readonly name: string;
  readonly nameSpan: Span;
  readonly declaringType: TypeDeclaration;
  readonly file: SourceFile;
  readonly visibility: Visibility;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  readonly parameters: readonly VariableDeclaration[];
  /** Null for constructors and initializers. */
  readonly returnType: TypeReference | null;
  readonly thrown: readonly TypeReference[];
  /** The whole body as a `block` statement; null when there is none. Lowered on first use: ask `bodySpan` first. */
  readonly body: Statement | null;
  readonly bodySpan: Span | null;
  /** The comment right before it that documents it, marks included; '' when there is none. */
  readonly documentation: string;
  /** The comments right before it and its documentation, as written. */
  readonly commentsInFront: readonly string[];
  /** Those in the body, in source order. Found on first use. */
  readonly comments: readonly Comment[];
  /** Documentation comment, annotations and modifiers included. */
  readonly span: Span;
  /** Position among the methods of its type. */
  readonly index: number;
  /** Anonymous and local types declared directly in the body, in source order, nested ones below them. Forces the body to be lowered. */
  readonly innerTypes: readonly TypeDeclaration[];
}

/** What a field holds from the start, taken for a method of one statement: lambdas in it have variables, conditions and loops as a method has. No type lists it. */
export interface FieldValue extends Method {
  readonly kind: 'value';
  readonly field: Field;
}

export function isFieldValue(method: Method): method is FieldValue {
  return method.kind === 'value';
}

export interface TypeDeclaration {
  readonly kind: TypeKind;
  /** Simple name; for an anonymous type `new Runnable`. */
  readonly name: string;
  /** `a.b.Outer.Inner`; anonymous: `a.b.Outer.method.variable.new Runnable`, the path of the names around it. */
  readonly qualifiedName: string;
  readonly nameSpan: Span;
  readonly file: SourceFile;
  /** The type around it; null at the top. */
  readonly outer: TypeDeclaration | null;
  /** The member whose body or initializer declares it (local and anonymous types). */
  readonly enclosingMember: Method | Field | null;
  readonly visibility: Visibility;
  readonly modifiers: readonly Modifier[];
  readonly annotations: readonly Annotation[];
  readonly typeParameters: readonly TypeParameter[];
  /** For an anonymous type: the type that is created. */
  readonly superclass: TypeReference | null;
  /** Implemented interfaces; of an interface: the extended ones. */
  readonly interfaces: readonly TypeReference[];
  readonly permits: readonly TypeReference[];
  /** Enum constants and record components included, in source order. */
  readonly fields: readonly Field[];
  /** Constructors, initializers and annotation members included, in source order. */
  readonly methods: readonly Method[];
  /** Member types, in source order. */
  readonly types: readonly TypeDeclaration[];
  /** Documentation comment, annotations and modifiers included. An anonymous type: its body. */
  readonly span: Span;
}

/** Whether a declaration carries the annotation. */
export function hasAnnotation(declaration: { readonly annotations: readonly Annotation[] }, name: string): boolean {
  return declaration.annotations.some((annotation) => annotation.name === name);
}

/** `static`, `final`, … : whether a declaration carries the modifier. */
export function hasModifier(declaration: { readonly modifiers: readonly Modifier[] }, name: string): boolean {
  return declaration.modifiers.some((modifier) => modifier.name === name);
}

/** What documents a declaration, however it is indented. */
export function documentationOf({ documentation }: { readonly documentation: string }): string {
  return documentation.replace(/\n\s+/g, '\n');
}

/** Whether a test framework calls a method as a test. */
export function isTest(method: Method): boolean {
  return method.file.traits.tests.isTest(method);
}

/** What a type says that it extends or implements. */
export function declaredSupertypes({ superclass, interfaces }: TypeDeclaration): readonly TypeReference[] {
  return superclass ? [superclass, ...interfaces] : interfaces;
}

/** The type of a file that a nested one stands in; itself for one that is not nested. */
export function outermostType(type: TypeDeclaration): TypeDeclaration {
  let current = type;
  while (current.outer) current = current.outer;
  return current;
}

/** Whether a type is declared inside another one, however deep. */
export function isDeclaredInside(type: TypeDeclaration, other: TypeDeclaration): boolean {
  for (let { outer } = type; outer; outer = outer.outer) if (outer === other) return true;
  return false;
}

/** Whether the variable belongs to a type rather than to a body. */
export function isField(variable: VariableDeclaration): variable is Field {
  return variable.kind === 'field' || variable.kind === 'enumConstant' || variable.kind === 'recordComponent';
}

/** The method in which the anonymous type of `method` stands, if it is of one. */
export function methodAround({ declaringType: { kind, enclosingMember } }: Method): Method | null {
  return kind === 'anonymous' && enclosingMember && 'parameters' in enclosingMember ? enclosingMember : null;
}

/** The name of a type reference without its type arguments, array brackets and outer names: `java.util.Map<K,V>[]` -> `Map`. */
export function simpleTypeName(reference: string): string {
  const generic = reference.indexOf('<');
  const bare = (generic < 0 ? reference : reference.slice(0, generic)).replace(/(?<![[\].])[[\].]+$/, '');
  return bare.slice(bare.lastIndexOf('.') + 1);
}
