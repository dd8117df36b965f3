/** A result as Markdown, for a comment or a file. */
import { isUnsure } from '../../shown/confidence.js';
import { grouped } from '../../shown/counts.js';
import { editsOf } from '../../shown/edits.js';
import { code, sentence } from '../../shown/markdown.js';
import { endsOf, type Place } from '../../shown/places.js';
import type { Change } from '../api.js';
import type { DetectionResult, Refactoring } from '../results/result.js';
import { coverageOf, type FileGroup } from './coverage.js';
import { byFile, movedSentence, NAMED_PLACES } from './format.js';
import { lookSections, notLookedSentences, sectionMarkdown } from './look-text.js';
import { isWanted, type Wanted } from './wanted.js';

export interface MarkdownOptions extends Wanted {
  /** File renames, path before -> path after: both paths are then one changed file. */
  readonly renames: Change['renames'];
  /** Sentences about what was compared, and what could not be looked at. */
  readonly notes: readonly string[];
}

/** A heading, the refactorings by file, and of how much of the change they speak. No line end at the end. */
export function markdownOf(result: DetectionResult, { renames, notes, ...wanted }: MarkdownOptions): string {
  const isShown = (refactoring: Refactoring): boolean => isWanted(refactoring, wanted);
  const shown = result.refactorings.filter(isShown);
  const moved = (result.moved ?? []).filter(isShown);
  const count = shown.length === 0 ? 'No refactorings found' : `${grouped(shown.length)} refactoring${shown.length === 1 ? '' : 's'}`;
  const sections = [...byFile([...shown, ...moved])].map(([path, refactorings]) =>
    [`### ${code(path)}`, '', ...refactorings.map(line)].join('\n'),
  );
  const { sentence: covered, groups, warnings } = coverageOf(result, renames ?? {});
  const movedNote = movedSentence(result, moved);
  const remarks = [...(movedNote === null ? [] : [movedNote]), covered, ...warnings, ...notLookedSentences(result), ...notes]
    .map((remark) => `_${sentence(remark)}_`)
    .join('  \n');
  return [
    `## ${count}`,
    ...lookSections(result).map(sectionMarkdown),
    ...sections,
    remarks,
    ...(groups.length > 0 ? [groups.map(groupLine).join('\n')] : []),
  ].join('\n\n');
}

function line(refactoring: Refactoring): string {
  const { type, summary } = refactoring;
  const ends = (['before', 'after'] as const).map((side) => places(endsOf(refactoring, side))).filter((end) => end !== '');
  const edits = editsOf(refactoring);
  return `- ${isUnsure(refactoring) ? 'perhaps ' : ''}**${sentence(type)}** ${code(summary.sentence)}  \n  ${ends.join(' → ')}${edits === null ? '' : `, ${edits}`}`;
}

function places(ends: readonly Place[]): string {
  const named = ends.slice(0, NAMED_PLACES).map((end) => code(`${end.path}:${end.line}`));
  return [...named, ...(ends.length > named.length ? [`${grouped(ends.length - named.length)} more`] : [])].join(', ');
}

function groupLine({ heading, files, more }: FileGroup): string {
  const names = files.map(({ path, detail }) => (detail === undefined ? code(path) : `${code(path)} (${sentence(detail)})`));
  return `- ${sentence(heading)}: ${[...names, ...(more > 0 ? [`and ${grouped(more)} more`] : [])].join(', ')}`;
}
