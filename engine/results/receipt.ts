/** What a receipt says; plain JSON. */

/** Why lines are refused. */
export interface Refusal {
  readonly path: string;
  /** The version that the lines are of; of what is about a file as a whole, the one that there is. */
  readonly side: 'before' | 'after';
  /** From 1, both included; null when it is about the file as a whole. */
  readonly startLine: number | null;
  readonly endLine: number | null;
  /** What stands there, the first line that says something, shortened. */
  readonly text: string;
  /** `explained by Extract Method, which is not allowed`. */
  readonly why: string;
  /** Kinds that explain it and are not allowed; none when nothing explains it. */
  readonly kinds: readonly string[];
}

/** Something that changed and was not looked at, or not as a whole. */
export interface Unseen {
  readonly path: string;
  readonly why: string;
}

export interface Receipt {
  /**
   * `accepted`: every changed line is explained by what is allowed. `refused`: some are not. `not-analysed`: nothing that was looked at is refused, and not everything was
   * looked at.
   */
  readonly verdict: 'accepted' | 'refused' | 'not-analysed';
  readonly allowed: readonly string[];
  /** Changed lines of both versions, blank ones included, and how many of them are refused. */
  readonly lines: { readonly changed: number; readonly refused: number };
  /** Changed files, and how many of them hold nothing but what is allowed. */
  readonly files: { readonly changed: number; readonly accepted: number };
  /** How many lines each kind explains that is allowed; a line may have several. Files that moved or have another name count as one. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly refusals: readonly Refusal[];
  readonly unseen: readonly Unseen[];
}
