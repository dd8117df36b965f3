/** Texts that a regex may take long for, made of what it looks for itself. */
import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** A text is `before`, then `piece` again and again up to the length that is asked for, then `after`. */
export interface Attack {
  readonly before: string;
  readonly piece: string;
  readonly after: string;
}

/** Enough for each regex of ours; those beyond are longer runs of the same parts. */
const MOST_PIECES = 300;
/** What of a set of characters is tried besides the characters that the regex names: one of each kind that code has. */
const ALPHABET = 'aA0_ .,/*\t\n"\'`(<[{@>})];:=$-é\\\0';
/** Of a set, and of neighbouring parts with alternatives, so many are tried. */
const MOST_SAMPLES = 6;
/** A set that goes on after the first of them ends at the line. */
const MISFIT = '\u0001\n\u0001';

const PLAIN = [...'aA0 \t\n./"\'\\()<>{[]_$é', '//', '/*', '\\"', 'a.', 'A.', 'a ', 'aA', '\r\n'];

/** Texts that are likely to be hard for it: repetitions of every part of it and of neighbouring parts, after what has to come before them, with ends that fit and that do not. */
export function attacksOn({ source, flags }: RegExp): readonly Attack[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const seen = new Map<string, Attack>();
  const add = (before: string, piece: string): void => {
    if (piece === '' || seen.size >= MOST_PIECES * 2) return;
    for (const after of ['', MISFIT]) seen.set(JSON.stringify([before, piece, after]), { before, piece, after });
  };
  for (const piece of PLAIN) add('', piece);
  const sampler = new Sampler(source, flags);
  for (const [before, piece] of piecesOf(pattern.alternatives, '', sampler)) {
    add(before, piece);
    if (before !== '') add('', piece);
  }
  return [...seen.values()];
}

type Part = AST.Element;

function* piecesOf(alternatives: readonly AST.Alternative[], before: string, sampler: Sampler): Generator<readonly [string, string]> {
  for (const { elements } of alternatives) {
    const runs = withLiterals(elements);
    const samples = runs.map((run) => run.map((part) => sampler.of(part)).reduce(joined, ['']));
    const heads = runs.map(
      (_, i) =>
        before +
        samples
          .slice(0, i)
          .map(([first = '']) => first)
          .join(''),
    );
    for (const [i, head] of heads.entries())
      for (let end = i + 1; end <= runs.length; end++)
        for (const sample of samples.slice(i, end).reduce(joined, [''])) yield [head, sample];
    for (const [i, run] of runs.entries()) for (const part of run) yield* piecesOf(insideOf(part), heads[i] ?? '', sampler);
  }
}

function insideOf(part: Part): readonly AST.Alternative[] {
  if (part.type === 'Quantifier') return insideOf(part.element);
  return 'alternatives' in part ? part.alternatives : [];
}

/** Letters that follow each other are one part. */
function withLiterals(elements: readonly Part[]): readonly (readonly Part[])[] {
  const runs: Part[][] = [];
  for (const element of elements) {
    const last = runs.at(-1);
    if (element.type === 'Character' && last?.at(-1)?.type === 'Character') last.push(element);
    else runs.push([element]);
  }
  return runs;
}

const joined = (some: readonly string[], others: readonly string[]): readonly string[] =>
  others.flatMap((other) => some.map((one) => one + other)).slice(0, MOST_SAMPLES);

/** Short texts that parts of one regex fit. */
class Sampler {
  readonly #alphabet: readonly string[];

  constructor(
    source: string,
    readonly flags: string,
  ) {
    this.#alphabet = [...new Set([...source.replace(/\\[a-zA-Z]|[A-Za-z0-9]/g, ''), ...ALPHABET])];
  }

  /** Of what stands for no characters an empty one; of what looks ahead or back also what it looks for. */
  of(part: Part): readonly string[] {
    switch (part.type) {
      case 'Character':
        return [String.fromCodePoint(part.value)];
      case 'CharacterClass':
      case 'CharacterSet':
      case 'ExpressionCharacterClass': {
        const fits = new RegExp(`^${part.raw}$`, this.flags.replace(/[gy]/g, ''));
        return this.#alphabet.filter((one) => fits.test(one)).slice(0, MOST_SAMPLES);
      }
      case 'Quantifier':
        return this.of(part.element).map((one) => one.repeat(Math.max(1, part.min)));
      case 'Group':
      case 'CapturingGroup':
        return this.#ofAll(part.alternatives);
      case 'Assertion':
        return 'alternatives' in part && !part.negate ? ['', ...this.#ofAll(part.alternatives)] : [''];
      default:
        return [''];
    }
  }

  #ofAll(alternatives: readonly AST.Alternative[]): readonly string[] {
    return alternatives.flatMap(({ elements }) => elements.map((one) => this.of(one)).reduce(joined, ['']));
  }
}

/** The text of an attack, of about this many characters. */
export const attackText = ({ before, piece, after }: Attack, length: number): string =>
  before + piece.repeat(Math.max(1, Math.ceil((length - before.length) / piece.length))) + after;
