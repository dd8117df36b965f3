/** What is done in a refactoring. Several in a type's name are several here: `Move And Rename` is `move`, `rename`. */
export type Verb =
  | 'extract'
  | 'inline'
  | 'move'
  | 'pullUp'
  | 'pushDown'
  | 'rename'
  | 'merge'
  | 'split'
  | 'add'
  | 'remove'
  | 'change'
  | 'modify'
  | 'reorder'
  | 'invert'
  | 'replace'
  | 'collapse'
  | 'introduce'
  | 'encapsulate'
  | 'parameterize'
  | 'localize'
  | 'assert'
  | 'close'
  | 'copy';

/** What it is done to. `class` stands for types of every kind, `statement` for code that says the same in another form, `code` for statements that are elsewhere, `lines` for those of any text. */
export type ObjectKind =
  | 'package'
  | 'folder'
  | 'class'
  | 'hierarchy'
  | 'method'
  | 'attribute'
  | 'parameter'
  | 'variable'
  | 'annotation'
  | 'code'
  | 'statement'
  | 'expression'
  | 'lines';

/** What kind of refactoring a type is, for whoever treats some of them alike. */
export interface TypeKind {
  readonly verbs: readonly Verb[];
  readonly object: ObjectKind;
  /** What of the object, where it is not the object itself: `Change Method Access Modifier` is about a method’s access. */
  readonly aspect?: 'access' | 'modifier' | 'annotation' | 'type' | 'kind' | 'exception';
  /** The kind of variable that it became. */
  readonly becomes?: 'attribute' | 'parameter' | 'variable';
  /** What the type’s name calls the object, in lower case: `superclass`, `return type`. None where the name is a phrase of its own: `Replace Anonymous With Lambda`. */
  readonly noun?: string;
}

/** `noun`: what the object is called where that is not its kind, with the aspect; null for a phrase. */
export function kind(
  verbs: Verb | readonly Verb[],
  object: ObjectKind,
  { noun, ...more }: Pick<TypeKind, 'aspect' | 'becomes'> & { readonly noun?: string | null } = {},
): TypeKind {
  const called = noun === undefined ? [object, ...(more.aspect ? [more.aspect] : [])].join(' ') : noun;
  return { verbs: typeof verbs === 'string' ? [verbs] : verbs, object, ...more, ...(called !== null && { noun: called }) };
}

/** One refactoring type's documentation: where the catalogue, the settings, the filter menu and the docs come from. */
export interface RefactoringType {
  /** RefactoringMiner's name. */
  readonly type: string;
  readonly kind: TypeKind;
  readonly level: 'high' | 'low';
  /** One sentence: what happened, as a reviewer would say it. */
  readonly meaning: string;
  /** What is often taken for it and is not. */
  readonly not: string;
  /** A small before/after picture. */
  readonly example: { readonly before: string; readonly after: string };
}

/** The types that one detection family finds. */
export interface FamilyTypes {
  /** The name of the family's file. */
  readonly id: string;
  readonly label: string;
  readonly types: readonly RefactoringType[];
}

/** Builds one type's documentation; the order is that of reading: what it is, what it is not, how it looks. */
export function documented(
  type: string,
  kind: TypeKind,
  level: RefactoringType['level'],
  meaning: string,
  not: string,
  before: string,
  after: string,
): RefactoringType {
  return { type, kind, level, meaning, not, example: { before, after } };
}
