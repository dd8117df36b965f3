import type { Annotation, Method } from './declarations.js';
import type { Expression } from './expression.js';

/**
 * What the engine asks of a language besides its model: the customs of its names, its tests, what it and its library call types and methods, and what its
 * text looks like before it is lowered. Reached from a file, and from an expression.
 */
export interface LanguageTraits {
  readonly names: NameTraits;
  readonly members: MemberTraits;
  readonly tests: TestTraits;
  readonly assertions: AssertionTraits;
  readonly types: TypeTraits;
  readonly library: LibraryTraits;
  readonly text: TextTraits;
  readonly descriptions: DescriptionTraits;
}

/** What a name says by custom. */
export interface NameTraits {
  /** `Door`, of `Door.open()`. */
  isType(name: string): boolean;
  /** `LIMIT`. */
  isConstant(name: string): boolean;
  /** `isOpen`: the method answers a question about what its type keeps. */
  isQuestion(name: string): boolean;
  /** `setOpen` of `open`. */
  isSetterOf(name: string, variable: string): boolean;
}

/** Where a modifier is written. */
export type ModifierPlace = 'type' | 'interface' | 'method' | 'field' | 'variable';

/** What is known of a member by its declaration alone. */
export interface MemberTraits {
  /** The modifiers whose coming and going says something, in the order in which it is told. */
  readonly modifiers: Readonly<Record<ModifierPlace, readonly string[]>>;
  /** It says that it does what a supertype declares. */
  isMarkedAsOverride(method: Method): boolean;
  /** Any type may have it, so it tells nothing about which type it is of: `toString()`. */
  isOfEveryType(method: Method): boolean;
}

/** How tests look. */
export interface TestTraits {
  /** A test framework calls it as a test. */
  isTest(method: Method): boolean;
  /** The framework calls it once for each of many arguments. */
  isParameterizedTest(method: Method): boolean;
  /** Whether the framework calls it around tests, and when; null for any other method. */
  fixtureOf(method: Method): 'start' | 'end' | null;
  /** The annotation keeps a test from running. */
  isSkipping(annotation: Annotation): boolean;
}

/** What the calls of assertion libraries mean, by their names. */
export interface AssertionTraits {
  /** `assertThat`: what follows it in a chain asserts something about its argument. */
  isBeginning(name: string): boolean;
  /** The last call of the chain that asserts what a plain assertion does: `isTrue` for `assertTrue`. */
  lastOfChain(name: string): string | undefined;
  /** `isEqualTo`. */
  isEquality(name: string): boolean;
  /** The call whose answer a chain is about: `size` for `hasSize`; null for other names. */
  propertyOf(name: string): string | null;
  /** What has to hold of the argument; null when the call asserts anything else. */
  asserted(name: string): boolean | null;
  /** What has to hold of the argument, or the test ends without a failure; null when the call assumes nothing. */
  assumed(name: string): boolean | null;
  /** The code in its arguments has to throw. */
  expectsException(name: string): boolean;
  /** The code in its arguments has to end in time. */
  limitsTime(name: string): boolean;
}

/** Groups of types between which no conversion leads. */
export type TypeGroup = 'boolean' | 'number' | 'text' | 'other';

/** What the names of built-in and well-known types mean. All are asked without their package. */
export interface TypeTraits {
  /** Written in the place of a type that is not written. */
  isInferred(name: string): boolean;
  /** The supertype of all. */
  isRoot(name: string): boolean;
  isBoolean(name: string): boolean;
  /** The type of counters and sizes. */
  isCount(name: string): boolean;
  isNumber(name: string): boolean;
  /** Null when anything may go there: a type variable, the supertype of all. */
  groupOf(name: string): TypeGroup | null;
  /** Anything may go there, as far as the name tells. */
  acceptsAnything(name: string): boolean;
  /** What a type is in a variable without a wrapper: `int` for `Integer`; itself for others. */
  unwrapped(name: string): string;
  /** What everybody knows: the one is below the other, or of one family with it. */
  isRelative(name: string, of: string): boolean;
  /** The type of a literal, a class literal, or texts put together; null where it is not known. */
  ofValue(value: Expression): string | null;
  /** The same name without packages in front: `Map.Entry<Key>` of `java.util.Map.Entry<Key>`. */
  withoutPackages(type: string): string;
}

/** What methods of the language's library do, by their names. */
export interface LibraryTraits {
  /** Its function gets each element of what the call is made on. */
  isForEachElement(name: string): boolean;
  /** It begins a pipeline over the elements of its receiver. */
  beginsPipeline(name: string): boolean;
  /** It begins a pipeline over the elements of its argument. */
  beginsPipelineOverArgument(name: string): boolean;
  isIterator(name: string): boolean;
  /** A builder's last call. */
  isBuilding(name: string): boolean;
}

/** Source text that is read before it is lowered, since very many declarations are compared and few need their bodies. */
export interface TextTraits {
  /** A line, white space left out, of a comment. */
  isComment(line: string): boolean;
  /** A body that starts at an offset holds nothing but comments. */
  isEmptyBody(text: string, start: number): boolean;
  mayHoldAnonymousType(text: string): boolean;
  mayDeclareType(text: string): boolean;
  /** Functions, patterns, and what else declares variables in a value. */
  mayHoldFunction(text: string): boolean;
  /** The types of which the text makes objects. */
  createdTypes(text: string): ReadonlySet<string>;
  /** All that a body does is to give back a new object. */
  merelyCreates(body: string): boolean;
  /** What is called on something, or created, and lists of arguments, in a body: `.lids(`, `newBox(`, `(3,box)`. */
  requests(body: string): readonly string[];
  /** A line, white space left out, without the receivers of its calls, and with one word for the object itself and for each of these names as an argument. */
  bareLine(line: string, names: ReadonlySet<string>): string;
  /** A value that many fields of a type may begin with. */
  isTrivialValue(text: string): boolean;
}

/** How descriptions print what the language lets its writers leave out. */
export interface DescriptionTraits {
  /** In the place of a type that is not written; null where a name without a type stands alone. */
  readonly missingType: string | null;
}
