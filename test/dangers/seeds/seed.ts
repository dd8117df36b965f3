/** Seeds a danger in real texts, and says what it made. */
import type { Change } from '../../../engine/api.js';
import type { Languages, ParsedText } from '../../../engine/languages/parser.js';
import type { Random } from '../../support/random.js';
import { edited, type LinePlace } from './edits.js';
import { groundOf, type Ground, type Seeder } from './ground.js';

/** A change with one danger in it, and its twin without. */
export interface Seeded {
  readonly danger: Change;
  readonly safe: Change;
  /** Where it was right, and where it is wrong. */
  readonly before: readonly LinePlace[];
  readonly after: readonly LinePlace[];
}

/** Files that are taken of one commit, and characters of each: enough for classes to know each other. */
const MOST_FILES = 30;
const MOST_CHARACTERS = 60_000;

const isSound = async (languages: Languages, path: string, text: string): Promise<boolean> => {
  const parsed = (await languages.parserFor(path))?.parse(path, text);
  const isRead = parsed?.lower().unread.length === 0;
  parsed?.close();
  return isRead;
};

/** Files of a version as they are asked, until `close`. */
export interface OpenGround {
  readonly plant: (seeder: Seeder) => Promise<Seeded | null>;
  readonly ask: <Answer>(question: (ground: Ground) => Answer) => Answer;
  readonly close: () => void;
}

/** Parses some files of a version. */
export async function openGround(languages: Languages, texts: Readonly<Record<string, string>>, random: Random): Promise<OpenGround> {
  const parsed: ParsedText[] = [];
  const paths = Object.keys(texts).filter((path) => path.endsWith('.java') && (texts[path] ?? '').length <= MOST_CHARACTERS);
  for (const path of random.shuffle(paths).slice(0, MOST_FILES)) {
    const one = (await languages.parserFor(path))?.parse(path, texts[path] ?? '');
    if (one) parsed.push(one);
  }
  const files = parsed.map((one) => one.lower()).filter(({ unread }) => unread.length === 0);
  const plant = async (seeder: Seeder): Promise<Seeded | null> => {
    const draft = seeder(groundOf(files, random));
    if (!draft) return null;
    const own = Object.fromEntries(files.map(({ path, text }) => [path, text]));
    const sides = [draft.before, draft.danger, draft.safe].map((edits) => edited(own, edits));
    const [before, danger, safe] = sides;
    if (!before || !danger || !safe) return null;
    for (const side of sides)
      for (const [path, text] of Object.entries(side.texts)) if (text !== own[path] && !(await isSound(languages, path, text))) return null;
    return {
      danger: changed(before.texts, danger.texts),
      safe: changed(before.texts, safe.texts),
      before: before.places,
      after: danger.places,
    };
  };
  return { plant, ask: (question) => question(groundOf(files, random)), close: () => parsed.forEach((one) => one.close()) };
}

/** The files that differ. */
function changed(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): Change {
  const paths = Object.keys(before).filter((path) => before[path] !== after[path]);
  const of = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(paths.map((path) => [path, texts[path] ?? '']));
  return { before: of(before), after: of(after) };
}
