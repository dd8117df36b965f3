/** One refactoring type's documentation: where the catalogue, the settings, the filter menu and the docs come from. */
export interface RefactoringType {
  /** RefactoringMiner's name. */
  readonly type: string;
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
  level: RefactoringType['level'],
  meaning: string,
  not: string,
  before: string,
  after: string,
): RefactoringType {
  return { type, level, meaning, not, example: { before, after } };
}
