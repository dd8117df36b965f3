import type { Change } from '../../engine/api.js';
import type { Random } from '../support/random.js';
import { ODD_NAMES, ODD_TEXTS, oddFiller, oddName } from './odd-text.js';

type Mutation = (text: string, random: Random, others: readonly string[]) => string;

const anyLines = (text: string, random: Random): { lines: string[]; from: number; to: number } => {
  const lines = text.split('\n');
  const from = random.below(lines.length);
  return { lines, from, to: from + 1 + random.below(12) };
};

const anyWord = (text: string, random: Random): string | null => {
  const words = text.match(/[A-Za-z]\w{2,}/g);
  return words === null ? null : random.pick(words);
};

const renamed = (text: string, from: string, to: string): string => text.replace(new RegExp(`\\b${from}\\b`, 'g'), () => to);

const MUTATIONS: readonly Mutation[] = [
  // lines that go, come twice, come often, change places, come from elsewhere
  (text, random) => {
    const { lines, from, to } = anyLines(text, random);
    return lines.filter((_, at) => at < from || at >= to).join('\n');
  },
  (text, random) => {
    const { lines, from, to } = anyLines(text, random);
    return [...lines.slice(0, to), ...lines.slice(from)].join('\n');
  },
  (text, random) => {
    const { lines, from, to } = anyLines(text, random);
    const many = Array.from({ length: 1 + random.below(60) }, () => lines.slice(from, to).join('\n'));
    return [...lines.slice(0, from), ...many, ...lines.slice(to)].join('\n');
  },
  (text, random) => {
    const { lines, from, to } = anyLines(text, random);
    const rest = lines.filter((_, at) => at < from || at >= to);
    rest.splice(random.below(rest.length), 0, ...lines.slice(from, to));
    return rest.join('\n');
  },
  (text, random, others) => {
    const { lines, from, to } = anyLines(random.pick(others), random);
    const own = text.split('\n');
    own.splice(random.below(own.length), 0, ...lines.slice(from, to));
    return own.join('\n');
  },
  // names
  (text, random) => {
    const word = anyWord(text, random);
    return word === null ? text : renamed(text, word, random.chance(0.7) ? `${word}X` : random.pick(ODD_NAMES));
  },
  (text, random) => {
    const [one, other] = [anyWord(text, random), anyWord(text, random)];
    return one === null || other === null ? text : renamed(text, one, other);
  },
  (text, random) => {
    const word = anyWord(text, random);
    return word === null ? text : renamed(text, word, oddName(random, 3_000));
  },
  // characters
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + random.below(40));
  },
  (text, random) => {
    const at = random.below(text.length);
    return text.slice(0, at) + random.pick(ODD_TEXTS).repeat(random.chance(0.1) ? 2_000 : 1) + text.slice(at);
  },
  (text, random) => {
    const { lines, from } = anyLines(text, random);
    lines.splice(from, 0, oddFiller(random, random.chance(0.2) ? 20_000 : 100));
    return lines.join('\n');
  },
  (text, random) => text.replaceAll('\n', random.pick(['\r\n', '\r', '\n\n', ' \n', '\u2028\n'])),
  (text, random) => text.slice(0, random.below(text.length)),
  (text, random) => text.replace(/\b\d+\b/g, (digits) => (random.chance(0.3) ? `${digits}1` : digits)),
  (text, random) => {
    const [open, close] = random.pick([
      ['{', '}'],
      ['(', ')'],
      ['if (a) { ', ' }'],
      ['new A() { void f() { ', ' } };'],
    ] as const);
    const { lines, from, to } = anyLines(text, random);
    const times = 1 + random.below(random.chance(0.1) ? 400 : 6);
    return [...lines.slice(0, from), open.repeat(times), ...lines.slice(from, to), close.repeat(times), ...lines.slice(to)].join('\n');
  },
  (text, random) => {
    const { lines, from, to } = anyLines(text, random);
    lines.splice(from, 0, '<<<<<<< HEAD');
    lines.splice(to + 1, 0, '=======', ...lines.slice(from + 1, to), '>>>>>>> other');
    return lines.join('\n');
  },
  (text) => `class Around {\n${text.replace(/^(?:package|import).*$/gm, '')}\n}`,
];

const PATHS = [
  'src/a/A.java',
  'src/b/B.java',
  'constructor.java',
  '__proto__/C.java',
  '__proto__',
  'ä ö/\u2028.java',
  'module-info.java',
  'README.md',
  'toString',
];

/** A change that mutations make of real texts: one to three files, some edited, some moved, some new or gone. */
export function mutatedChange(random: Random, texts: readonly string[]): Change {
  const before: Record<string, string> = Object.create(null) as Record<string, string>;
  const after: Record<string, string> = Object.create(null) as Record<string, string>;
  const renames: Record<string, string> = Object.create(null) as Record<string, string>;
  const paths = random.chance(0.7) ? PATHS.slice(0, 2) : random.shuffle(PATHS);
  const count = Math.min(paths.length, 1 + random.below(3));
  for (const path of paths.slice(0, count)) {
    let text = random.pick(texts);
    if (random.chance(0.2)) text = mutated(text, random, texts);
    const kind = random.below(10);
    if (kind !== 0) before[path] = text;
    const later = kind === 2 ? `${path}.java` : path;
    if (kind !== 1) after[later] = mutated(text, random, texts);
    if (later !== path && random.chance(0.7)) renames[path] = later;
  }
  return { before, after, renames };
}

function mutated(text: string, random: Random, texts: readonly string[]): string {
  let result = text;
  for (let left = 1 + random.below(6); left > 0; left--) result = random.pick(MUTATIONS)(result, random, texts);
  return result;
}
