import type { Field, Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import type { CodeModel } from '../model/source-file.js';
import type { BodyMapping, Extraction, Inlining } from './bodies/body-mapping.js';
import type { AnonymousPair } from './types/field-types.js';
import type { Hierarchy } from '../facts/declarations/hierarchy.js';
import type { Merger } from './variables/merged-parameters.js';
import type { TypeSplit } from './types/type-splits.js';

export type TypeRelation = 'same' | 'moved' | 'renamed' | 'movedAndRenamed' | 'inner'; // inner: anonymous or local types of a method pair

export interface TypePair {
  readonly before: TypeDeclaration;
  readonly after: TypeDeclaration;
  readonly relation: TypeRelation;
}

/** same: equal signature in a type pair. signature: other name, parameters or return type in a type pair. moved: between types that are no pair. */
export type MemberRelation = 'same' | 'signature' | 'moved';

export interface MethodPair {
  readonly before: Method;
  readonly after: Method;
  readonly relation: MemberRelation;
  /** Null when one of them has no body. Computed on first use and empty at no cost when the bodies are equal texts. */
  readonly body: BodyMapping | null;
}

export interface FieldPair {
  readonly before: Field;
  readonly after: Field;
  /** same: equal name in a type pair (its type may have changed). signature: renamed in a type pair. moved: between types that are no pair. */
  readonly relation: MemberRelation;
  /** Set when methods that stayed where they were used the one, which they inherit, in the place of the other. */
  readonly inherited?: true;
}

/** Parameters of a method pair that are the same parameter, and those that are not. Lists are in source order. */
export interface ParameterMatch {
  readonly pairs: readonly { readonly before: VariableDeclaration; readonly after: VariableDeclaration }[];
  readonly removed: readonly VariableDeclaration[];
  readonly added: readonly VariableDeclaration[];
  /** For all that names and types say, some went and others came; whatever the bodies say. */
  readonly exchanged: boolean;
  /** Several that became one, and the reverse. Those that have no partner stand among the removed and added, too. */
  readonly mergers: readonly Merger[];
}

/** Everything that matching found out: what detection reads. */
export interface Comparison {
  readonly before: CodeModel;
  readonly after: CodeModel;
  readonly typePairs: readonly TypePair[];
  /** Anonymous types, which have no partner, and the new classes that they became. */
  readonly namedTypes: readonly AnonymousPair[];
  /** Types without a partner, nested ones included; anonymous and local ones not. */
  readonly removedTypes: readonly TypeDeclaration[];
  readonly addedTypes: readonly TypeDeclaration[];
  /** Types that became several, or one of several; they are among the removed and the added ones. */
  readonly typeSplits: readonly TypeSplit[];
  readonly methodPairs: readonly MethodPair[];
  readonly removedMethods: readonly Method[];
  readonly addedMethods: readonly Method[];
  readonly fieldPairs: readonly FieldPair[];
  readonly removedFields: readonly Field[];
  readonly addedFields: readonly Field[];
  readonly extractions: readonly Extraction[];
  readonly inlinings: readonly Inlining[];
  readonly hierarchyBefore: Hierarchy;
  readonly hierarchyAfter: Hierarchy;
}
