/** Whoever sets a limit in the engine tells what it leaves out, or says here why nothing is. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../support/sources.js';

const LIMIT = /^(?:export )?const ((?:MOST|MAX|LONGEST|LARGEST|DEEPEST|FARTHEST|MANY|LOOK_BACK|BLOCK_DEPTH)\w*)(?:: number)? = ([\d_]+);/gm;

/** Smaller ones are rules about code ("at most two others"), not bounds on the work. */
const SMALLEST_BOUND = 10;

const OWN = 'no text of the repository is left out: ';
const RANK = 'candidates are ranked, and the best of them are looked at: ';
const PEER = 'a rule taken from the peer, not a bound on the work: ';
const SHOWN = 'what is cut shows it: ';

const NOT_TOLD: Readonly<Record<string, string>> = {
  'matching/methods/line-profile.ts LONGEST': `${OWN}longer bodies are found by their whole lines`,
  'matching/bodies/commented-sections.ts MOST_LOOKED_AT': `${OWN}the statements are compared without regard to their sections`,
  'matching/types/moved-share.ts MOST_METHODS': `${PEER}larger types are paired by what they share`,
  'matching/types/type-matching.ts MOST_CANDIDATES': `${RANK}by shared members`,
  'matching/types/stranger-types.ts MOST_SHARERS': `${RANK}a member that many types have tells nothing`,
  'matching/types/type-matching.ts MOST_HOLDERS': `${RANK}a member that many types have tells nothing`,
  'matching/types/type-matching.ts MOST_NAMESAKES': `${RANK}a word that many names share tells nothing`,
  'matching/moves/moves.ts MOST_CANDIDATES': `${RANK}by shared lines`,
  'matching/bodies/identical-rounds.ts MOST_REPETITIONS': `${OWN}equal statements are paired in their order`,
  'matching/bodies/identical-rounds.ts MOST_PAIRS': `${OWN}who asks counts what is uncompared, and method-pair.ts tells it`,
  'matching/methods/candidate-index.ts MOST_SHARERS': `${RANK}a line that many methods have tells nothing`,
  'matching/parts/rearranged-methods.ts MOST_NEAR': `${RANK}what many methods do alike tells nothing`,
  'matching/methods/changed-signatures.ts MOST_PAIRS': `${RANK}by names, lines and places`,
  'matching/methods/changed-signatures.ts MOST_CANDIDATES': `${RANK}by shared lines`,
  'matching/extraction/copies.ts MOST_COPIES': `${OWN}the calls are asked together`,
  'dangers/evaluation.ts MOST_COUNTED': `${OWN}that it is more often than once is told all the same`,
  'explained/token-file.ts LONGEST_TYPE': `${OWN}longer ones are rather no type`,
  'explained/visible-names.ts LOOK_BACK': `${OWN}longer ones are rather no type arguments`,
  'explained/alignment.ts LARGEST_TABLE': `${OWN}lines that nobody explains are left to read`,
  'explained/declarations.ts LONGEST_COMMENT': `${OWN}lines that nobody explains are left to read`,
  'moved/definitions.ts LONGEST_HEAD': `${OWN}a block with a longer line counts as code whose order may matter`,
  'text/largest-text.ts LARGEST_BY_LINES': 'a language that is not known is told anyway',
  'text/largest-text.ts LARGEST_TEXT': 'told as a status of its own, too-large',
  'text/sequence-diff.ts MOST_EDITS': `${OWN}the middle counts as changed`,
  'text/cut-text.ts LONGEST_HANDED_OUT': SHOWN,
  'languages/java/text/code-tokens.ts LONGEST_ANNOTATIONS': `${OWN}what is not rewritten for the grammar is told as unread when it does not parse`,
  'languages/java/text/comments.ts FARTHEST': `${OWN}comments farther off belong to nothing`,
  'detection/values/value-readings.ts LONGEST_READING': `${OWN}the value is read as it is written`,
  'peek/line-pieces.ts LONGEST_LINE': SHOWN,
  'peek/peek.ts MOST_ROWS': `${SHOWN}Peek.more`,
  'text/quoted-code.ts LONGEST_CODE': SHOWN,
  'purity/judge.ts MOST_PAIRS': `${OWN}the statements count as edits`,
  'matching/methods/method-pair.ts LONGEST_NAME': SHOWN,
  'facts/expressions/value-types.ts DEEPEST': `${OWN}the type of so long a chain is not known, as that of most calls`,
  'symbols/lookup.ts DEEPEST_CALLS': `${OWN}what a call so deep means is not known, and nothing is said of it`,
  'symbols/overloads.ts MOST_COMPARED': `${OWN}which of so many is meant is not known, and nothing is said of it`,
  'api-changes/subtyping.ts DEEPEST_TYPE': `${OWN}types in types that deep are rather a circle, and not taken for the same`,
  'api-changes/arguments.ts LONGEST_ARGUMENT': SHOWN,
  'api-changes/deprecated.ts LONGEST_NAME': `${OWN}a longer one is no name`,
  'api-changes/executable-ways.ts LONGEST_VALUE': `${OWN}how users go over is not told where it is long`,
  'receipt/allowed.ts LONGEST_NAME': 'what somebody wrote on the command line, and not a text of the repository',
  'receipt/literals.ts LONGEST_LINE': `${OWN}what is not known is refused`,
  'receipt/literals.ts MOST_STEPS': `${OWN}what is not known is refused`,
  'receipt/literals.ts MOST_READINGS': `${OWN}what is not known is refused`,
  'receipt/literals.ts DEEPEST': `${OWN}what is not known is refused`,
};

const sources = readdirSync(join(ROOT, 'engine'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.startsWith('node/'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, 'engine', path), 'utf8') }));

/** Named limits, and those of them whose file tells nothing. */
function limitsIn({
  path,
  text,
}: {
  readonly path: string;
  readonly text: string;
}): readonly { readonly name: string; readonly tells: boolean }[] {
  return [...text.matchAll(LIMIT)]
    .filter(([, , value = '']) => Number(value.replaceAll('_', '')) >= SMALLEST_BOUND)
    .map(([, name = '']) => ({ name: `${path} ${name}`, tells: /\bleaveOut(?:Here)?\(/.test(text) }));
}

it('every limit tells, or is listed with its reason', () => {
  const all = sources.flatMap(limitsIn);
  const silent = all.filter(({ name, tells }) => !tells && !Object.hasOwn(NOT_TOLD, name)).map(({ name }) => name);
  expect(silent, 'Tell what the limit leaves out by leaveOut of engine/text/work.ts, or say in this test why nothing is.').toEqual([]);
  const known = new Set(all.map(({ name }) => name));
  expect(
    Object.keys(NOT_TOLD).filter((name) => !known.has(name)),
    'There is no such limit any more.',
  ).toEqual([]);
});

it('lists of unnamed length are not cut', () => {
  const cuts = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/\.slice\(0, \d{2,}\)|\.(?:length|size) >=? \d{2,}/g)].map(([cut]) => `${path}: ${cut}`),
  );
  expect(cuts).toEqual([]);
});

it.each([
  ['const MOST_PAIRS = 100;\nreturn list.slice(0, MOST_PAIRS);', [false]],
  ["const MOST_PAIRS = 1_000;\nif (many) leaveOut(path, 'pairs');", [true]],
  ['const MOST_GONE = 2;', []],
  ['const SIMILAR_NAME = 0.4;', []],
])('finds %j', (text, tells) => expect(limitsIn({ path: 'a.ts', text }).map((one) => one.tells)).toEqual(tells));
