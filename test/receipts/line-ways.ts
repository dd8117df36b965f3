/** Ways for languages that are read by lines alone: definitions at the top of a file, by their look. */
import type { Random } from '../support/random.js';
import {
  indentOf,
  isBlank,
  isTelling,
  linesOf,
  moved,
  spliced,
  textOf,
  type Block,
  type Blocks,
  type Mechanical,
  type Texts,
  type Way,
} from './mechanical.js';

const PYTHON = { head: /^(?:async def|def|class)\b/, lead: /^[@#]/, end: null, gap: 2 };
const SCRIPT = {
  head: /^(?:export )?(?:default )?(?:async )?(?:function|class)\b.*\{$/,
  lead: /^(?:\/\*|\*\/|\/\/)/,
  end: /^\}/,
  gap: 1,
};

const GO = { head: /^(?:func|type)\b.*\{$/, lead: /^\/\//, end: /^\}$/, gap: 1 };
const KOTLIN = {
  head: /^(?:(?:public|private|internal|actual|expect|inline|suspend|data|sealed|abstract|open|operator|infix|enum) )*(?:fun|class|object|interface)\b.*\{$/,
  lead: /^(?:\/\*|\*\/|\/\/|@)/,
  end: /^\}$/,
  gap: 1,
};

type Look = typeof PYTHON | typeof SCRIPT;

function blocksOf(text: string, { head, lead, end, gap }: Look): Blocks {
  const lines = linesOf(text);
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at++) {
    if (!head.test(lines[at] ?? '')) continue;
    let to = at + 1;
    // Up to the line that closes it, or to the next that is not indented.
    while (to < lines.length && (isBlank(lines[to]) || indentOf(lines[to] ?? '') > 0)) to++;
    if (end?.test(lines[to] ?? '') === true) to++;
    else if (end) continue;
    while (isBlank(lines[to - 1])) to--;
    let from = at;
    while (from > 0 && (lead.test(lines[from - 1] ?? '') || /^ \*/.test(lines[from - 1] ?? ''))) from--;
    // Brackets that are closed without indentation, and texts without: no blocks by their look.
    const own = textOf(lines.slice(from, to));
    const isSound = (own.split(/"""|'''/).length - 1) % 2 === 0 && (own.split('`').length - 1) % 2 === 0;
    if (isSound && (end !== null || !/^[)\]}]/.test(lines[to] ?? ''))) blocks.push({ from, to });
  }
  return { blocks, gap };
}

/** Paths with blocks that can be moved. */
const withBlocks = (texts: Texts, look: Look): readonly (readonly [string, Blocks])[] =>
  Object.entries(texts)
    .map(([path, text]) => [path, blocksOf(text, look)] as const)
    .filter(([, { blocks }]) => blocks.length > 0);

function moveWay(look: Look, isSameFile: boolean): Way {
  return (texts, random) => {
    const all = withBlocks(texts, look);
    if (all.length < (isSameFile ? 1 : 2)) return null;
    const [path, { blocks, gap }] = random.pick(all);
    const fit = blocks.filter((block) => isTelling(linesOf(texts[path] ?? ''), block, texts));
    if (fit.length === 0) return null;
    const block = random.pick(fit);
    const [target, others] = isSameFile ? ([path, { blocks, gap }] as const) : random.pick(all.filter(([other]) => other !== path));
    // Before its own place, or the next one's, nothing would move.
    const places = others.blocks.filter(
      (one) => target !== path || (one.from !== block.from && blocks.indexOf(one) !== blocks.indexOf(block) + 1),
    );
    return places.length === 0 ? null : moved(texts, { path, block }, { path: target, before: random.pick(places) }, gap);
  };
}

/** White space within one block: what the language says means nothing. */
function layoutWay(look: Look, lay: (lines: readonly string[], random: Random) => readonly string[] | null): Way {
  return (texts, random): Mechanical | null => {
    const all = withBlocks(texts, look);
    if (all.length === 0) return null;
    const [path, { blocks }] = random.pick(all);
    const block = random.pick(blocks);
    const lines = linesOf(texts[path] ?? '');
    const laid = lay(lines.slice(block.from, block.to), random);
    if (laid === null) return null;
    const after = textOf(spliced(lines, block.from, block.to - block.from, laid));
    if (after === texts[path]) return null;
    return { after: { ...texts, [path]: after }, only: 'formatting', region: { path, from: block.from, to: block.from + laid.length } };
  };
}

/** Blanks behind lines, and empty lines between statements; in no block with texts of several lines. */
function layPython(lines: readonly string[], random: Random): readonly string[] | null {
  if (lines.some((line) => /"""|'''|\\$/.test(line))) return null;
  return lines.flatMap((line, at) => {
    if (random.chance(0.2) && !isBlank(line)) return [`${line}  `];
    const isStatement = at > 1 && !isBlank(line) && indentOf(line) === indentOf(lines[at - 1] ?? '');
    return random.chance(0.1) && isStatement ? ['', line] : [line];
  });
}

/** Another indentation. */
function layScript(lines: readonly string[], random: Random): readonly string[] | null {
  if (lines.some((line) => /`|"""|\\$|<\/|\/>/.test(line))) return null;
  const put = random.pick(['\t', '    ', '   ']);
  return lines.map((line) =>
    line.replace(/^(?: {2}|\t)+/, (blanks) => put.repeat(blanks.includes('\t') ? blanks.length : blanks.length / 2)),
  );
}

/** Ways by the name of a language. */
export const LINE_WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  python: {
    'block moved within its file': moveWay(PYTHON, true),
    'block moved to another file': moveWay(PYTHON, false),
    'white space': layoutWay(PYTHON, layPython),
  },
  javascript: {
    'block moved within its file': moveWay(SCRIPT, true),
    'block moved to another file': moveWay(SCRIPT, false),
    'white space': layoutWay(SCRIPT, layScript),
  },
  go: {
    'block moved within its file': moveWay(GO, true),
    'block moved to another file': moveWay(GO, false),
    'white space': layoutWay(GO, layScript),
  },
  kotlin: {
    'block moved within its file': moveWay(KOTLIN, true),
    'block moved to another file': moveWay(KOTLIN, false),
    'white space': layoutWay(KOTLIN, layScript),
  },
};
