/** What else is worth a look, as lines of text and as Markdown. */
import { counted, grouped } from '../../shown/counts.js';
import { shownDangers } from '../../shown/dangers.js';
import { visible } from '../../shown/invisible.js';
import { code, coded } from '../../shown/markdown.js';
import type { ApiChange, Danger, DetectionResult, FileStatus, Look, LookPlace, NotLooked, Opportunity } from '../results/result.js';
import { NAMED_PLACES } from './format.js';

/** Entries of one list that are printed before the rest is only counted. JSON and SARIF have all. */
const NAMED_ENTRIES = 200;

/** One thing to look at, ready to be printed. */
export interface LookEntry {
  /** `sure`, `both`: what is said of it in a word or two; '' where nothing is. */
  readonly mark: string;
  readonly sentences: readonly string[];
  readonly before: readonly LookPlace[];
  readonly after: readonly LookPlace[];
}

export interface LookSection {
  readonly title: string;
  readonly entries: readonly LookEntry[];
  /** What is said where there is none. */
  readonly nothing: string;
}

/** What readers are told about whom something breaks for. */
const BREAKS: Readonly<Record<ApiChange['breaks'], string>> = {
  both: 'source and binary',
  source: 'source',
  binary: 'binary',
  behaviour: 'behaviour',
  none: 'no break',
};

export const isBreaking = ({ breaks }: ApiChange): boolean => breaks === 'both' || breaks === 'source' || breaks === 'binary';

const dangerEntry = ({ certainty, sentence, advice, before, after }: Danger): LookEntry => ({
  mark: certainty,
  sentences: [sentence, ...(advice === undefined ? [] : [advice])],
  before,
  after,
});

const opportunityEntry = ({ sentence, model, places }: Opportunity): LookEntry => ({
  mark: '',
  sentences: [sentence],
  before: [model],
  after: places,
});

const apiEntry = ({ breaks, sentence, migration, before, after }: ApiChange): LookEntry => ({
  mark: BREAKS[breaks],
  sentences: [sentence, ...(migration === null ? [] : [migration])],
  before,
  after,
});

/** What became of files in which all was looked for that there is to find. */
const LOOKED_INTO: readonly FileStatus[] = ['analysed', 'unchanged', 'unknown-language', 'generated'];

/** The lists that were asked for. Dangers come first: the surest ones first. Where some file could not be read, nothing is said of all of them. */
export function lookSections({
  dangers,
  opportunities,
  apiChanges,
  files,
}: Look & Partial<Pick<DetectionResult, 'files'>>): readonly LookSection[] {
  const isWhole = Object.values(files ?? {}).every(({ status }) => LOOKED_INTO.includes(status));
  const none = (words: string): string => (isWhole ? words : `${words} in what was analysed`);
  const bySurety =
    dangers && [...shownDangers(dangers)].sort((one, other) => SURETY.indexOf(one.certainty) - SURETY.indexOf(other.certainty));
  return [
    ...(bySurety ? [{ title: 'Look here', entries: bySurety.map(dangerEntry), nothing: none('No dangers found') }] : []),
    ...(opportunities
      ? [
          {
            title: 'Done here, not there',
            entries: opportunities.map(opportunityEntry),
            nothing: none('No other places found for what was done'),
          },
        ]
      : []),
    ...(apiChanges
      ? [{ title: 'For users of this code', entries: apiChanges.map(apiEntry), nothing: none('Nothing changed for users of this code') }]
      : []),
  ];
}

const SURETY: readonly Danger['certainty'][] = ['sure', 'likely', 'open'];

/** A section as lines; `style` marks its title. */
export function sectionText(
  { title, entries, nothing }: LookSection,
  style: (kind: 'bold' | 'dim' | 'yellow', text: string) => string,
): string {
  if (entries.length === 0) return style('bold', nothing);
  const lines = entries.slice(0, NAMED_ENTRIES).flatMap(({ mark, sentences, before, after }) => {
    const [first = '', ...others] = sentences;
    const ends = placesOf(before, after, visible).join(' -> ');
    return [
      `  ${mark === '' ? '' : `${style('yellow', mark)}  `}${visible(first)}`,
      ...others.map((other) => `      ${visible(other)}`),
      ...(ends === '' ? [] : [style('dim', `      ${ends}`)]),
    ];
  });
  return [style('bold', title), ...lines, ...rest(entries).map((words) => `  ${words}`)].join('\n');
}

/** A section as Markdown. */
export function sectionMarkdown({ title, entries, nothing }: LookSection): string {
  if (entries.length === 0) return `### ${nothing}`;
  return [`### ${title}`, '', ...entryLines(entries)].join('\n');
}

/** Entries as a list in Markdown. */
export function entryLines(entries: readonly LookEntry[]): readonly string[] {
  const lines = entries.slice(0, NAMED_ENTRIES).map(({ mark, sentences, before, after }) => {
    const ends = placesOf(before, after, code).join(' → ');
    return `- ${mark === '' ? '' : `**${mark}** `}${sentences.map(coded).join(' ')}${ends === '' ? '' : `  \n  ${ends}`}`;
  });
  return [...lines, ...rest(entries).map((words) => `- ${words}`)];
}

const rest = (entries: readonly LookEntry[]): readonly string[] =>
  entries.length > NAMED_ENTRIES ? [`and ${grouped(entries.length - NAMED_ENTRIES)} more`] : [];

function placesOf(before: readonly LookPlace[], after: readonly LookPlace[], shown: (text: string) => string): readonly string[] {
  return [before, after]
    .map((places) => {
      const named = places.slice(0, NAMED_PLACES).map(({ path, startLine }) => shown(`${path}:${startLine}`));
      return [...named, ...(places.length > named.length ? [`${grouped(places.length - named.length)} more`] : [])].join(', ');
    })
    .filter((end) => end !== '');
}

/** Sentences about what was not looked into. */
export const notLookedSentences = ({ notLooked = [] }: Pick<DetectionResult, 'notLooked'>): readonly string[] =>
  notLooked
    .slice(0, NAMED_PLACES)
    .map(notLookedSentence)
    .concat(notLooked.length > NAMED_PLACES ? [`Not looked into: ${counted(notLooked.length - NAMED_PLACES, 'more place')}.`] : []);

const notLookedSentence = ({ path, what }: NotLooked): string => `Not looked into${path === null ? '' : `, ${path}`}: ${what}.`;
