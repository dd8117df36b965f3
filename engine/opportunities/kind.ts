import type { SourceFile } from '../model/source-file.js';
import type { Opportunity } from '../results/look.js';
import type { Example } from '../symbols/example.js';
import type { LookedAt } from '../symbols/looked-at.js';

/** One kind of opportunity: how it is found, and what readers are told of it. */
export interface OpportunityKind {
  /** In results and addresses: `copy-left`. */
  readonly id: string;
  /** What it means, in one sentence. */
  readonly meaning: string;
  /** What looks like it and is none, in one sentence. */
  readonly not: string;
  /** A small change that has it, and one that nearly has it: Java, before and after. */
  readonly example: Example;
  readonly nearMiss: Example;
  readonly search: (at: LookedAt) => OpportunitySearch;
}

/** A search for what one change did in one place and could have done in others. Files of the version after come one by one, those of the change first; none is kept. */
export interface OpportunitySearch {
  /** Whether a text could hold something: nobody need read another one. */
  mayBeIn(path: string, text: string): boolean;
  add(file: SourceFile): void;
  /** What was found until now. */
  found(): readonly Opportunity[];
}

/** What a kind finds in the files of the change. */
export function foundInChange({ search }: OpportunityKind, at: LookedAt): readonly Opportunity[] {
  const searching = search(at);
  for (const file of at.view.after.files) if (searching.mayBeIn(file.path, file.text)) searching.add(file);
  return searching.found();
}
