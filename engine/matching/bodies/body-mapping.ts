import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import type { Method, TypeDeclaration } from '../../model/declarations.js';
import { NO_SUBSTITUTION, type Substitution } from '../../facts/substitution.js';

/**
 * What had to be replaced so that two mapped statements become equal (paper 003, section 3.2, Table 5). Later rules read renames,
 * type changes, extracted variables and the like from these, so both sides are kept as expressions, not as texts.
 */
export type ReplacementKind =
  | 'variable' // name -> name; `this.x` counts as the name x
  | 'type' // List -> Set, in declarations, creations, casts
  | 'literal' // 3 -> 4
  | 'operator' // before/after: the infix, prefix, assignment expressions whose operators differ
  | 'invocation' // call -> call: name, receiver or arguments changed
  | 'creation' // new A(x) -> new A(y), new B(x)
  | 'assertion' // assertTrue(x) -> assertThat(x).isTrue(): the same subject in the words of another library
  | 'condition' // a && b -> a, x -> !x: what is asked is a part of it, or its opposite
  | 'expression'; // anything else: a call by a variable, a literal by a name, …

export interface Replacement {
  readonly kind: ReplacementKind;
  readonly before: Expression;
  readonly after: Expression;
}

/** One statement of `before` that became one statement of `after`. */
export interface StatementMapping {
  readonly before: Statement;
  readonly after: Statement;
  /** Set when only this expression of the statement takes part: an `if`'s condition that became the returned expression of an extracted method. */
  readonly beforeExpression: Expression | null;
  readonly afterExpression: Expression | null;
  /** Empty when the canonical texts are equal as they stand. */
  readonly replacements: readonly Replacement[];
  /** The texts are equal, without replacement, argumentization or abstraction. */
  readonly identical: boolean;
  /** Edit distance of the two texts, as a share of the longer one: 0 equal, 1 nothing in common. */
  readonly distance: number;
  /** Nothing in the statements says that they are one: the uses of the variables that they declare do, or calls of added methods where all else was. */
  readonly inferred: boolean;
  /** Mappings of statements in lambda bodies of this pair, and of switch expressions. */
  readonly nested: readonly StatementMapping[];
}

/** What of a statement takes part in a mapping: all of it, or only an expression. */
export function pieceOf(mapping: StatementMapping, side: 'before' | 'after'): Statement | Expression {
  return (side === 'before' ? mapping.beforeExpression : mapping.afterExpression) ?? mapping[side];
}

/** Which statements of one body became which of another. No statement takes part in two mappings. */
export interface BodyMapping {
  /** The bodies' texts are equal: then the lists are empty, since nobody needs to look. */
  readonly identical: boolean;
  /** Leaves and composites in the order of `before`; lambdas' statements are in `nested`. The body's own blocks are not listed. */
  readonly mappings: readonly StatementMapping[];
  readonly unmappedBefore: readonly Statement[];
  readonly unmappedAfter: readonly Statement[];
  /** Statements of `before` that went into extracted methods, which are in neither list, with the calls that stand for them. */
  readonly wentElsewhere?: ReadonlyMap<Statement, readonly Expression[]>;
  /** Anonymous and local types declared in mapped statements, paired. */
  readonly innerTypePairs: readonly { readonly before: TypeDeclaration; readonly after: TypeDeclaration }[];
  /** So many statements of `before` that have no partner were not compared one by one, for there were too many. */
  readonly uncompared?: number;
  /** The code went to, or came from, a method that is called in its place. */
  readonly isPart?: boolean;
  /** What names stood for while the bodies were compared: the arguments of the call between an extracted method and its source. */
  readonly beforeNames: Substitution;
  readonly afterNames: Substitution;
  /** Of an extraction: all that the method was handed, by the names of its parameters, also of those that are read by their own names. */
  readonly handed?: Substitution;
}

/** Of two bodies of one text. */
export const IDENTICAL: BodyMapping = {
  identical: true,
  mappings: [],
  unmappedBefore: [],
  unmappedAfter: [],
  innerTypePairs: [],
  beforeNames: NO_SUBSTITUTION,
  afterNames: NO_SUBSTITUTION,
};

/** All mappings with the nested ones, depth first. */
export function allMappings(mappings: readonly StatementMapping[]): readonly StatementMapping[] {
  if (mappings.every((mapping) => mapping.nested.length === 0)) return mappings;
  const all: StatementMapping[] = [];
  collect(mappings, all);
  return all;
}

function collect(mappings: readonly StatementMapping[], into: StatementMapping[]): void {
  for (const mapping of mappings) {
    into.push(mapping);
    collect(mapping.nested, into);
  }
}

/** Code taken out of a method into a new one, which the method now calls (paper 003, Table 4: Extract Method). */
export interface Extraction {
  /** The method the code was in, before and after. */
  readonly sourceBefore: Method;
  readonly sourceAfter: Method;
  /** Whose statements they were: `sourceBefore`, or a method of an anonymous type in it. */
  readonly holder: Method;
  readonly extracted: Method;
  /** From `holder` to `extracted`. */
  readonly body: BodyMapping;
  /** Who calls it: `sourceAfter` or, when it was extracted through other methods, the last of these. */
  readonly caller: Method;
  /** The calls of `extracted` in `caller`. */
  readonly calls: readonly Expression[];
  /** One of several pieces of the source that became calls of `extracted`. */
  readonly isCopy: boolean;
  /** The extracted method lies in another type. */
  readonly moved: boolean;
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
  /** Who called it: `targetBefore` or, when it was inlined through other methods, the last of these. */
  readonly caller: Method;
  /** The calls of `inlined` in `caller`. */
  readonly calls: readonly Expression[];
  readonly moved: boolean;
}
