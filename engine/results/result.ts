/**
 * What the engine hands out: plain JSON, in the form of RefactoringMiner's own JSON so that anyone can compare.
 * Reflens' additions (`level`, `family`, …) stand beside its fields. `ui/` may import from this file only.
 */
import type { TypeKind } from '../catalogue/documented.js';
import type { Summary } from '../findings/summary.js';
import type { SyntaxClass } from '../model/syntax-class.js';
import type { Look } from './look.js';

export type { Summary, SyntaxClass, TypeKind };
export type { ApiChange, Breaks, Certainty, Danger, Look, LookPlace, NotLooked, Opportunity, Rewrite } from './look.js';

/** `high`: a reader wants to see it first; `low`: inside a body, or a detail of a signature. */
export type Level = 'high' | 'low';

/** A place in one version of one file. Lines and columns are 1-based; the end column is the one after the last character. */
export interface Location {
  readonly filePath: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly startColumn: number;
  readonly endColumn: number;
  /** RefactoringMiner's name of the syntax, e.g. `METHOD_DECLARATION`. */
  readonly codeElementType: string;
  /** The role of this place in the refactoring, e.g. `extracted code from source method declaration`. */
  readonly description: string;
  /** The element's signature or text, when it has a short one. */
  readonly codeElement: string | null;
  /** The line of the declared name, where a reader looks: documentation and annotations may come before it. Not in RefactoringMiner's JSON. */
  readonly nameLine?: number;
}

/** One refactoring. `type` and `description` are RefactoringMiner's to the letter (single spaces where it has tabs). */
export interface Refactoring {
  readonly type: string;
  readonly description: string;
  readonly leftSideLocations: readonly Location[];
  readonly rightSideLocations: readonly Location[];
  readonly level: Level;
  /**
   * Of a refactoring that takes code elsewhere: how many lines of that code are not explained, on the side that has more of them. 0: it is the same but for what
   * is reported. Not in RefactoringMiner's JSON.
   */
  readonly editedLines?: number;
  /** Of a refactoring that takes a body elsewhere: whether it is still the same. Not in RefactoringMiner's JSON. */
  readonly body?: BodyVerdict;
  /** `false` where no code of one version became code of the other, so that a peek has nothing to compare: an interface that was extracted. Not in RefactoringMiner's JSON. */
  readonly comparable?: false;
  /**
   * How sure it is, from 0 to 1 with two digits: the share of right ones among findings for which as much speaks. Absent of moved lines, which are facts, and when the time
   * was up before. Not in RefactoringMiner's JSON.
   */
  readonly confidence?: number;
  /** The detection family's id, e.g. `move-rename-method`; the catalogue tells its label. */
  readonly family: string;
  /** What is done to what, for whoever treats some types alike. Not in RefactoringMiner's JSON. */
  readonly kind: TypeKind;
  /** What happened, in the syntax of the language, for readers. Not in RefactoringMiner's JSON. */
  readonly summary: Summary;
}

/**
 * What became of a body on its way, comments and annotations aside. `same`: the same code. `names`: the same but for what the reported refactorings make of it.
 * `effect`: it does the same in other words, such as `return x;` for `y = x;` where the call's value goes to `y`. `edited`: anything else.
 */
export type BodyVerdict =
  | { readonly kind: 'same' | 'names' | 'effect' }
  /** How many lines were edited, on the side that has more of them, and the first edit as a sentence. */
  | { readonly kind: 'edited'; readonly lines: number; readonly reason: string };

/**
 * Why a changed file took part, or did not. `partly`: it took part, and something of it was left out, as `detail` says. `not-a-file`: a link or a submodule. `not-read`:
 * nobody could give its text, as `detail` says; told by who reads files, not by the engine.
 */
export type FileStatus =
  | 'analysed'
  | 'partly'
  | 'unchanged'
  | 'unknown-language'
  | 'not-a-file'
  | 'generated'
  | 'too-large'
  | 'does-not-parse'
  | 'over-budget'
  | 'not-read';

export interface FileReport {
  readonly status: FileStatus;
  /** A short plain sentence that says more, when there is more to say. */
  readonly detail?: string;
}

/** Refactorings that are one thing to a reader, by their place in the list: a class and the members it was extracted with, a renaming in all its places. */
export interface Bundle {
  /** The refactoring that the others follow from; null for equal renamings, of which none comes first. */
  readonly head: number | null;
  /** Those that follow, without the head; they may be heads of bundles themselves. */
  readonly members: readonly number[];
  /** What equal renamings rename. */
  readonly names?: { readonly before: string; readonly after: string };
}

/** Lines of one version of a file, 1-based, both ends included. */
export interface LineSpan {
  readonly startLine: number;
  readonly endLine: number;
}

/** Changed lines that nobody needs to read, and who says so: refactorings, as indices into `refactorings`, and blocks of lines, into `moved`. Neither: only white space changed. */
export interface ExplainedSpan extends LineSpan {
  readonly refactorings: readonly number[];
  /** Absent: none. */
  readonly moved?: readonly number[];
}

/**
 * Lines that are in another place now, or in one more. Found in files of any language by their text, and in known languages for members that changed their order. What named
 * refactorings explain is not told again here. It has the form of a refactoring, with one place at each end: where the lines were, or still are when they were copied; and
 * where they are now.
 */
export interface MovedLines extends Refactoring {
  /** Not among RefactoringMiner's types. */
  readonly type: 'Moved Lines' | 'Copied Lines';
  readonly family: 'moved-lines';
  /** Lines that are equal but for the blanks around them, in stretches: the first line of a stretch before, the one after, and how many. Blank lines may be between two stretches. */
  readonly lines: readonly (readonly [before: number, after: number, count: number])[];
  /**
   * What happened to them. `elsewhere`: a block is in another place as a whole. `members`: members of a type, or whole definitions, changed their order. `statements`: code
   * changed its order in one body, where order may matter; so may that of fields with values. `copied`: they are still where they were.
   */
  readonly how: 'elsewhere' | 'members' | 'statements' | 'copied';
  /** Of members: the type whose order changed. */
  readonly within?: string;
  /** Columns by which the block was shifted, where indentation may mean something; negative to the left. */
  readonly indented?: number;
}

/** One version of a file. Lines on which nothing stands are not counted. */
export interface ExplainedFile {
  /** How many lines a line by line comparison shows as changed. */
  readonly changed: number;
  /** How many of them are not explained. */
  readonly left: number;
  /** Ascending. */
  readonly spans: readonly ExplainedSpan[];
  /** Where the lines are that are left to read, ascending. */
  readonly leftSpans: readonly LineSpan[];
}

/** Which changed lines the reported refactorings explain completely. What is not listed is not explained: unsure means to be read. */
export interface Explained {
  /** By path. Files without changed lines are left out. */
  readonly before: Readonly<Record<string, ExplainedFile>>;
  readonly after: Readonly<Record<string, ExplainedFile>>;
  /** The sums of all files and both sides. */
  readonly changed: number;
  readonly left: number;
}

/** A line of the version after the change. */
export interface NamePlace {
  readonly path: string;
  readonly line: number;
  /** Something else was edited on the line, too. */
  readonly edited?: boolean;
  /** Of a place that still has the former name: in code, or in a comment. */
  readonly where?: 'code' | 'comment';
}

/** A renaming in all its places, its declaration included. */
export interface RenamePlaces {
  /** Index into `refactorings`. */
  readonly refactoring: number;
  readonly names: { readonly before: string; readonly after: string };
  /** Where the new name stands because of it, in the order of files and lines; each line once. */
  readonly places: readonly NamePlace[];
  /** Where the changed files still have the former name, although nothing is declared with it any more. */
  readonly forgotten: readonly NamePlace[];
}

/** One piece of evidence: these tokens of `before` are those of `after`, or are gone or new, and why. Places are offsets, half-open; null: nothing. */
export interface Evidence {
  /** `kept`: equal tokens. `ruled`: a refactoring in `because` says that the one became the other. */
  readonly kind: 'kept' | 'ruled';
  readonly before: EvidencePlace | null;
  readonly after: EvidencePlace | null;
  /** What moved the code around to where it is now; empty: it is where it was. Indices into `refactorings`, and behind its last one into `moved`. */
  readonly moved: readonly number[];
  readonly because: readonly number[];
}

export interface EvidencePlace {
  readonly path: string;
  readonly start: number;
  readonly end: number;
}

/** The fields of `Look` are there where they were asked for. */
export interface DetectionResult extends Look {
  readonly refactorings: readonly Refactoring[];
  /** Which of the refactorings belong together; those that stand alone are not mentioned. A refactoring is a member of one bundle at most. None when the time was up before. */
  readonly bundles: readonly Bundle[];
  /** Per path of either version. */
  readonly files: Readonly<Record<string, FileReport>>;
  /**
   * True when the time budget ended the work early. What it ended says the status of the files: `over-budget` of those that were not looked at, `partly` of those that
   * were, since what was cut may have been about any of them. When only the lines were not finished (`detail` says so), the list of refactorings is whole; else what it
   * holds was found, and more may be missing.
   */
  readonly hitTimeout: boolean;
  /** Absent when the time was up before the lines could be looked at. */
  readonly explained?: Explained;
  /** Moved and copied lines; absent as `explained` is. */
  readonly moved?: readonly MovedLines[];
  /** Renamings with their places; absent as `explained` is. */
  readonly renames?: readonly RenamePlaces[];
}

/**
 * The code of a refactoring compared with its origin: all lines of both ends that take part, in order. What the reported refactorings make of each other is told
 * apart from what was edited.
 */
export interface Peek {
  /** Index into `refactorings`. */
  readonly refactoring: number;
  /** Which of `places` it shows. */
  readonly place: number;
  readonly before: PeekEnd;
  readonly after: PeekEnd;
  /** Lines with an edit, on the side that has more of them. 0: nothing but what is reported. */
  readonly editedLines: number;
  /** As in `Refactoring`, of this place. */
  readonly body?: BodyVerdict;
  readonly rows: readonly PeekRow[];
  /** How many more rows there are: the beginning of very long code is all that is shown. */
  readonly more: number;
  /** Where else the code came from or went to, this place among them: several when one method was extracted from several places, or inlined in several. */
  readonly places: readonly PeekPlace[];
}

/** Lines of one version of a file that a peek speaks of; there may be lines between that it leaves out. */
export interface PeekEnd extends LineSpan {
  readonly path: string;
}

/** One of the places that can be chosen. */
export interface PeekPlace {
  readonly refactoring: number;
  readonly place: number;
  /** On which side the places differ. */
  readonly side: 'before' | 'after';
  readonly path: string;
  readonly line: number;
  /** What is there: `Orders.print`. */
  readonly name: string;
}

/** A line of one side beside the line of the other that it became; null where there is none. */
export interface PeekRow {
  readonly before: PeekLine | null;
  readonly after: PeekLine | null;
  /** Something in it is an edit. */
  readonly edited: boolean;
  /** Lines are left out between the row before and this one. */
  readonly gap?: boolean;
}

/** A line as its file has it, in pieces. */
export interface PeekLine {
  /** 1-based. */
  readonly line: number;
  readonly pieces: readonly PeekPiece[];
  /** The line goes on beyond what is shown, maybe with edits, which are counted. */
  readonly cut?: boolean;
}

export interface PeekPiece {
  readonly text: string;
  readonly syntax?: SyntaxClass;
  /**
   * `explained`: reported refactorings make it differ from the other side. `edited`: nobody accounts for it. `around`: it stands on the line, but is no part of the
   * code. Absent: it is the same on both sides.
   */
  readonly change?: 'explained' | 'edited' | 'around';
  /** The refactorings that explain it. */
  readonly because?: readonly number[];
}

/** One refactoring type as the catalogue lists it: what menus, settings and documentation are derived from. */
export interface CatalogueEntry {
  /** RefactoringMiner's name, e.g. `Extract Method`. */
  readonly type: string;
  readonly kind: TypeKind;
  readonly level: Level;
  readonly family: string;
  /** One sentence: what this refactoring means. */
  readonly meaning: string;
}

export interface CatalogueFamily {
  readonly id: string;
  readonly label: string;
}

export interface Catalogue {
  readonly families: readonly CatalogueFamily[];
  readonly types: readonly CatalogueEntry[];
}
