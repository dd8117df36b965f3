/** What a reader should look at besides the refactorings themselves. Plain JSON; `result.ts` hands it on. Sentences have code in backticks. */

/**
 * `sure`: it is so by what both versions say. `likely`: something that is not in the change could still make it right; its sentence begins with "Perhaps:". `open`: what
 * was not seen decides: a file that was not read, who uses a type, or what an object was handed.
 */
export type Certainty = 'sure' | 'likely' | 'open';

/** A place in one version of a file. Lines and columns are 1-based; the end column is the one after the last character. */
export interface LookPlace {
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly startColumn: number;
  readonly endColumn: number;
  /** What is there, in a few words: `the field it meant`. */
  readonly role: string;
}

/** Something that may have changed what the program does where a refactoring should have changed nothing. */
export interface Danger {
  /** An id of the registry of dangers: `other-meaning`. */
  readonly kind: string;
  readonly certainty: Certainty;
  /** Index into `refactorings`; null when it belongs to the change as a whole. */
  readonly refactoring: number | null;
  /** One sentence with names filled in. */
  readonly sentence: string;
  /** What would make it safe, where one step does. */
  readonly advice?: string;
  /** Where it was right. */
  readonly before: readonly LookPlace[];
  /** Where it is wrong now; empty only when what is wrong is that something is gone. */
  readonly after: readonly LookPlace[];
  /** Ends of paths that would decide an open one, the best first. */
  readonly wants?: readonly string[];
}

/** Something that this change did in one place and could have done in another, too. */
export interface Opportunity {
  /** An id of the registry of opportunities: `copy-left`. */
  readonly kind: string;
  /** Index into `refactorings`: what was done. */
  readonly refactoring: number | null;
  readonly sentence: string;
  /** Where it was done, in the version after. */
  readonly model: LookPlace;
  /** Where it could still be done, in the version after. */
  readonly places: readonly LookPlace[];
  /** How large one of the places is. */
  readonly tokens: number;
}

/** Who has to do something: `source`: users' code does not compile; `binary`: what was compiled does not link; `both`; `behaviour`: it runs and does something else; `none`: nobody, yet. */
export type Breaks = 'source' | 'binary' | 'both' | 'behaviour' | 'none';

/** A change of a public declaration, as users of the code meet it. */
export interface ApiChange {
  /** An id of the registry of changes: `EXECUTABLE_REMOVED`. */
  readonly kind: string;
  readonly breaks: Breaks;
  /** The declaration before, or after where it is new: `lib.Client.send(Message)`. */
  readonly element: string;
  /** Index into `refactorings`: what explains it. */
  readonly refactoring: number | null;
  readonly sentence: string;
  /** How users go over; null when this change does not tell. */
  readonly migration: string | null;
  /** What OpenRewrite can do for them, step by step; absent where it cannot, or where that is not sure. */
  readonly rewrite?: readonly Rewrite[];
  readonly before: readonly LookPlace[];
  readonly after: readonly LookPlace[];
}

/** A recipe of OpenRewrite with its options: `org.openrewrite.java.ChangeMethodName`, `{ methodPattern, newMethodName }`. */
export interface Rewrite {
  readonly recipe: string;
  readonly options: Readonly<Record<string, string | readonly string[]>>;
}

/** What was not looked for, as words that follow that, maybe with the reason: `some dangers: the time budget was used up`. `path` is null when it is about the change as a whole. */
export interface NotLooked {
  readonly path: string | null;
  readonly what: string;
}

/** What was asked for of these; what was not is absent. */
export interface Look {
  readonly dangers?: readonly Danger[];
  readonly opportunities?: readonly Opportunity[];
  readonly apiChanges?: readonly ApiChange[];
  /** Absent: everything was looked into. */
  readonly notLooked?: readonly NotLooked[];
}

/** What is wanted; absent is not. */
export interface LookWishes {
  readonly dangers?: boolean;
  readonly opportunities?: boolean;
  readonly apiChanges?: boolean;
}
