/**
 * What the engine found out about a change, for everything that comes after detection: the one door to `matching/` and to findings. It speaks of pairs, mapped statements
 * and variables, and of nothing in which the ways of finding them show, so that these can be built anew behind it.
 */
import { Bindings } from '../facts/bindings.js';
import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import type { CodeModel } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import type { Finding } from './finding.js';

export type { Element, Finding, FindingSide, Part } from './finding.js';
export { renamedIn } from './declared-names.js';

/** A declaration, or a part of one, before and after. */
export interface Pair<One> {
  readonly before: One;
  readonly after: One;
}

export interface TypePair extends Pair<TypeDeclaration> {
  /** Anonymous or local, and it only went along with the method around it. */
  readonly isInner: boolean;
}

export interface MethodPair extends Pair<Method> {
  /** Null when one of them has no body. Made when it is first asked for. */
  readonly body: BodyMapping | null;
  readonly parameters: ParameterMapping;
}

export type FieldPair = Pair<Field>;

/** What had to be replaced so that two mapped statements become equal. `kind`: what sort of code it is, such as `variable`, `type`, `literal`, `invocation`. */
export interface Replacement extends Pair<Expression> {
  readonly kind: string;
}

/** A statement of `before` that became one of `after`. */
export interface StatementMapping extends Pair<Statement> {
  /** Set when only this expression of the statement takes part: a condition that became what an extracted method returns. */
  readonly beforeExpression: Expression | null;
  readonly afterExpression: Expression | null;
  /** Empty when the canonical texts are equal as they stand. */
  readonly replacements: readonly Replacement[];
  /** Of statements in lambda bodies, and in switch expressions. */
  readonly nested: readonly StatementMapping[];
  /** Their texts are equal, with nothing put for anything else. */
  readonly identical: boolean;
  /** What differs between their texts, as a share of the longer one: 0 equal, 1 nothing in common. */
  readonly distance: number;
  /** Nothing in the two says that they are one: what is around them does. */
  readonly inferred: boolean;
}

/** Which statements of one body became which of another. */
export interface BodyMapping {
  /** The bodies' texts are equal: then all lists are empty. */
  readonly identical: boolean;
  readonly mappings: readonly StatementMapping[];
  readonly unmappedBefore: readonly Statement[];
  readonly unmappedAfter: readonly Statement[];
  readonly variables: VariableMapping;
}

/** The parameters of two methods that are the same parameter. */
export interface ParameterMapping {
  readonly pairs: readonly Pair<VariableDeclaration>[];
}

/** The variables of two bodies that are the same variable. */
export interface VariableMapping {
  readonly parameters: ParameterMapping;
  readonly locals: readonly Pair<VariableDeclaration>[];
  /** Variables that became variables of another kind: a local a parameter, a field a local. */
  readonly conversions: readonly Pair<VariableDeclaration>[];
}

/** Code that was taken out of a method into a new one, which it calls now. */
export interface Extraction {
  /** The method that the code was in. */
  readonly sourceBefore: Method;
  readonly sourceAfter: Method;
  /** Whose statements they were: `sourceBefore`, or a method of an anonymous type in it. */
  readonly holder: Method;
  readonly extracted: Method;
  /** From `holder` to `extracted`. */
  readonly body: BodyMapping;
  /** Who calls it: `sourceAfter`, or another extracted method. */
  readonly caller: Method;
  readonly calls: readonly Expression[];
}

/** The mirror image: a method that is gone and whose code stands now where it was called. */
export interface Inlining {
  readonly inlined: Method;
  readonly targetBefore: Method;
  readonly targetAfter: Method;
  /** Whose statements they are now: `targetAfter`, or a method of an anonymous type in it. */
  readonly holder: Method;
  /** From `inlined` to `holder`. */
  readonly body: BodyMapping;
  /** Who called it: `targetBefore`, or another inlined method. */
  readonly caller: Method;
  readonly calls: readonly Expression[];
}

/** The types above a type, as far as the change contains them. */
export interface Supertypes {
  supertypes(type: TypeDeclaration): readonly TypeDeclaration[];
}

/** Both versions, what became of what, and the findings. */
export interface View {
  readonly before: CodeModel;
  readonly after: CodeModel;
  readonly findings: readonly Finding[];
  readonly typePairs: readonly TypePair[];
  readonly methodPairs: readonly MethodPair[];
  readonly fieldPairs: readonly FieldPair[];
  readonly removedMethods: readonly Method[];
  readonly addedMethods: readonly Method[];
  readonly extractions: readonly Extraction[];
  readonly inlinings: readonly Inlining[];
  readonly supertypes: Pair<Supertypes>;
}

/** What of a statement takes part in a mapping: all of it, or only an expression. */
export function pieceOf(mapping: StatementMapping, side: 'before' | 'after'): Statement | Expression {
  return (side === 'before' ? mapping.beforeExpression : mapping.afterExpression) ?? mapping[side];
}

/** All mappings with the nested ones, depth first. */
export function allMappings(mappings: readonly StatementMapping[]): readonly StatementMapping[] {
  return mappings.flatMap((mapping) => (mapping.nested.length === 0 ? [mapping] : [mapping, ...allMappings(mapping.nested)]));
}

/** The variables that the body of a method declares. */
export const localsOf = (method: Method): readonly VariableDeclaration[] => Bindings.of(method).locals;

/** The variable that a reference in a method means; null for a type's name, an inherited field, or anything else that the method and the types around it do not declare. */
export const variableOf = (method: Method, reference: Expression): VariableDeclaration | null => Bindings.of(method).resolve(reference);

/** The references to a variable in the body of a method, in source order. */
export const referencesTo = (method: Method, variable: VariableDeclaration): readonly Expression[] =>
  Bindings.of(method).references(variable);
