/** A result as Markdown, for a comment or a file. Whatever comes from the code stands in code spans, so that no name becomes markup. */
import type { Change } from '../api.js';
import { byFile, coverage } from './format.js';
import type { DetectionResult, Location, Refactoring } from '../results/result.js';

export interface MarkdownOptions {
  readonly lowLevel: boolean;
  /** File renames, path before -> path after: both paths are then one changed file. */
  readonly renames: Change['renames'];
  /** Sentences about what was compared, and what could not be looked at. */
  readonly notes: readonly string[];
}

/** A heading, the refactorings by file, and of how much of the change they speak. No line end at the end. */
export function markdownOf(result: DetectionResult, { lowLevel, renames, notes }: MarkdownOptions): string {
  const shown = result.refactorings.filter(({ level }) => lowLevel || level === 'high');
  const count = shown.length === 0 ? 'No refactorings found' : `${shown.length} refactoring${shown.length === 1 ? '' : 's'}`;
  const sections = [...byFile(shown)].map(([path, refactorings]) => [`### ${code(path)}`, '', ...refactorings.map(line)].join('\n'));
  const remarks = [
    ...coverage(result, renames ?? {})
      .split('\n')
      .map((text) => plain(text.trim())),
    ...(result.hitTimeout ? ['The time budget was used up: the list is incomplete.'] : []),
    ...notes.map((note) => plain(note)),
  ];
  return [`## ${count}`, ...sections, remarks.map((remark) => `_${remark}_`).join('  \n')].join('\n\n');
}

function line({ type, description, leftSideLocations, rightSideLocations }: Refactoring): string {
  const sentence = description.startsWith(type) ? description.slice(type.length).trim() : description;
  const ends = [leftSideLocations[0], rightSideLocations[0]].filter((location) => location !== undefined).map(place);
  return `- **${plain(type)}** ${code(sentence)}  \n  ${ends.join(' → ')}`;
}

const place = ({ filePath, startLine }: Location): string => code(`${filePath}:${startLine}`);

/** A code span whose fence is longer than any run of backticks in it. */
function code(text: string): string {
  const clean = text.replaceAll(/\s+/g, ' ').trim();
  const longest = Math.max(0, ...(clean.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = clean.startsWith('`') || clean.endsWith('`') ? ' ' : '';
  return `${fence}${space}${clean}${space}${fence}`;
}

/** Text in which nothing is markup. */
const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll(/[\\`*_{}[\]<>()#+!|~@&-]/g, '\\$&');
