import type { Finding, View } from '../findings/view.js';
import { shownFilesOf, type ShownFile } from '../moved/shown-files.js';
import type { Evidence, Explained, MovedLines } from '../results/result.js';
import { Dictionary } from '../text/tokens.js';
import { BodyRules } from './body-rules.js';
import { DeclarationRules } from './declaration-rules.js';
import { explainDeclarations } from './declarations.js';
import { explainExtractions, explainInlinings } from './extracted-code.js';
import { FindingIndex } from './finding-index.js';
import { explainImports } from './imports.js';
import { changedLines, filePairs, type LineChanges } from './line-changes.js';
import { explainedLines } from './lines.js';
import { MovedLinesList } from './moved-list.js';
import { Marks } from './marks.js';
import { addMemberNames } from './member-name-rules.js';
import { Relatives } from './relatives.js';
import { RuleSet } from './rules.js';
import { addTypeNames } from './type-name-rules.js';

/** What explaining works with. */
export interface Explanation {
  readonly view: View;
  readonly index: FindingIndex;
  readonly rules: RuleSet;
  readonly marks: Marks;
  readonly dictionary: Dictionary;
  readonly declarations: DeclarationRules;
  readonly bodies: BodyRules;
  /** Path before -> path after of the files that a reader sees compared with each other. */
  readonly files: ReadonlyMap<string, string>;
  readonly changes: LineChanges;
  /** All files of the change as a reader sees them, those of unknown languages too. */
  readonly shown: readonly ShownFile[];
  readonly moved: MovedLinesList;
}

/** What was found, and the texts that it was found in. */
export interface Explaining {
  readonly view: View;
  /** Which refactoring of the result a finding became. */
  readonly indexOf: (finding: Finding) => number | undefined;
  /** How many refactorings the result has. */
  readonly count: number;
  /** The texts of the files that take part by their lines at least. */
  readonly texts: Parameters<typeof shownFilesOf>[0];
}

export interface ExplainOptions {
  /** Told each piece of evidence: what the checker of the explanations reads. */
  readonly onEvidence?: (evidence: Evidence) => void;
}

/**
 * Which changed lines the reported refactorings explain completely, so that nobody needs to read them.
 *
 * Tokens of mapped declarations and statements are aligned; tokens that differ must be what a reported refactoring makes of each other. Whatever nobody can
 * account for stays unexplained, and so does its line: unsure means lit. What is left is then looked for elsewhere in the change, line by line, in files of any language.
 */
export function explain(
  { view, indexOf, count, texts }: Explaining,
  { onEvidence }: ExplainOptions = {},
): { readonly explained: Explained; readonly moved: readonly MovedLines[]; readonly explanation: Explanation } {
  const dictionary = new Dictionary();
  const marks = new Marks(dictionary, onEvidence ?? null);
  const index = new FindingIndex(view.findings, indexOf);
  const rules = new RuleSet();
  const tokensOf: ConstructorParameters<typeof DeclarationRules>[2] = (place, side) => marks.of(place, side).tokens;
  const declarations = new DeclarationRules(rules, index, tokensOf);
  const bodies = new BodyRules(rules, index, dictionary, declarations, tokensOf);
  const files = filePairs(view, texts.renames ?? {});
  const modelled = new Set([...view.before.files, ...view.after.files].map(({ path }) => path));
  const shown = shownFilesOf(texts, (path) => modelled.has(path));
  const changes = changedLines(view, shown);
  const moved = new MovedLinesList(count);
  const explanation: Explanation = { view, index, rules, marks, dictionary, declarations, bodies, files, changes, shown, moved };

  addTypeNames(rules, view, index, dictionary);
  addMemberNames(rules, view, index, dictionary, {
    before: new Relatives(view.before, view.supertypes.before),
    after: new Relatives(view.after, view.supertypes.after),
  });
  explainExtractions(explanation);
  explainInlinings(explanation);
  explainDeclarations(explanation);

  explainImports(explanation);
  const explained = explainedLines(explanation);
  return { explained, moved: moved.list, explanation };
}
