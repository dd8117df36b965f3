/** What breaks for users, as Markdown: for release notes, a comment, or a terminal. */
import { counted } from '../../shown/counts.js';
import { code, sentence } from '../../shown/markdown.js';
import type { ApiChange } from '../results/result.js';
import { entryLines, isBreaking, lookSections } from './look-text.js';
import { isEnough, stepFor, type VersionStep } from './versions.js';

export interface ApiReport {
  readonly changes: readonly ApiChange[];
  readonly version: VersionStep | null;
  /** Sentences about what was compared, and what could not be looked at. */
  readonly notes: readonly string[];
}

const SECTIONS: readonly { readonly title: string; readonly holds: (change: ApiChange) => boolean }[] = [
  { title: 'Breaking changes', holds: isBreaking },
  { title: 'Changes of behaviour', holds: ({ breaks }) => breaks === 'behaviour' },
  { title: 'Other changes', holds: ({ breaks }) => breaks === 'none' },
];

/** A heading, the verdict, and a list of each sort of changes. No line end at the end. */
export function apiMarkdown({ changes, version, notes }: ApiReport): string {
  const lists = SECTIONS.flatMap(({ title, holds }) => {
    const some = changes.filter(holds);
    const [section] = lookSections({ apiChanges: some });
    return some.length === 0 || !section ? [] : [[`### ${title}`, '', ...entryLines(section.entries)].join('\n')];
  });
  const remarks = notes.map((note) => `_${sentence(note)}_`).join('  \n');
  return [
    `## ${changes.some(isBreaking) ? 'Breaking changes' : 'No breaking changes'}`,
    verdict(changes, version),
    ...lists,
    ...(remarks === '' ? [] : [remarks]),
  ].join('\n\n');
}

function verdict(changes: readonly ApiChange[], version: VersionStep | null): string {
  const breaking = changes.filter(isBreaking);
  const withWay = breaking.filter(({ migration }) => migration !== null).length;
  const ways = breaking.length === 0 ? '' : `, ${withWay === breaking.length ? 'all' : withWay} of them with a way over`;
  const step = stepFor(changes);
  return [
    `For users of this code: ${breaking.length === 0 ? 'nothing breaks' : `${counted(breaking.length, 'breaking change')}${ways}`}.`,
    `By semantic versioning: **${step}**.`,
    ...(version ? [versionSentence(version, changes)] : []),
  ].join(' ');
}

function versionSentence(version: VersionStep, changes: readonly ApiChange[]): string {
  const enough = isEnough(version, stepFor(changes));
  const says = enough === false ? ', which is not enough' : '';
  return `The version goes from ${code(version.before)} to ${code(version.after)}${says}.`;
}

/** The same for other programs. */
export function apiJson({ changes, version, notes }: ApiReport, more: object): string {
  const step = stepFor(changes);
  return JSON.stringify(
    { apiChanges: changes, semanticVersion: { step, ...(version && { ...version, isEnough: isEnough(version, step) }) }, ...more, notes },
    null,
    2,
  );
}
