import type { TypeDeclaration } from '../../model/declarations.js';
import { replaceEveryWord } from '../../text/words.js';
import { checkpoint } from '../../text/work.js';

/** What a type looks like from outside and inside, for comparing it with many others cheaply. */
export interface TypeProfile {
  /** Signatures of methods and names of fields, the type's own name left out. */
  readonly keys: readonly string[];
  readonly memberCount: number;
  /** How often each line occurs, white space and the type's own name left out; braces and comments do not count. */
  readonly lines: ReadonlyMap<string, number>;
  readonly lineCount: number;
  /** How often each word occurs, the type's own name left out: survives edits within lines, which `lines` does not. */
  readonly words: ReadonlyMap<string, number>;
  readonly wordCount: number;
}

export function profileOf(type: TypeDeclaration): TypeProfile {
  const keys: string[] = [];
  for (const method of type.methods) {
    const created = method.kind === 'constructor' || method.kind === 'compactConstructor';
    const name = `${created ? 'new' : method.name}/${method.parameters.length}`;
    keys.push(`method ${name}`);
  }
  for (const field of type.fields) keys.push(`field ${field.name}`);
  for (const member of type.types) keys.push(`type ${member.name}`);
  const lines = new Map<string, number>();
  let lineCount = 0;
  const words = new Map<string, number>();
  let wordCount = 0;
  for (const raw of type.file.text.slice(type.span.start, type.span.end).split('\n')) {
    checkpoint(1 + raw.length);
    const line = raw.replace(/\s+/g, '');
    if (line.length < 3 || line.startsWith('*') || line.startsWith('/*') || line.startsWith('//')) continue;
    const key = replaceEveryWord(line, type.name, '$');
    lines.set(key, (lines.get(key) ?? 0) + 1);
    lineCount++;
    for (const word of raw.match(/\w+/g) ?? []) {
      if (word === type.name) continue;
      words.set(word, (words.get(word) ?? 0) + 1);
      wordCount++;
    }
  }
  return {
    keys,
    memberCount: type.methods.length + type.fields.length + type.types.length,
    lines,
    lineCount,
    words,
    wordCount,
  };
}

/** Shares of members, lines and words in common, of the bigger type: 0 nothing, 1 everything. */
export function similarity(a: TypeProfile, b: TypeProfile): { members: number; lines: number; words: number } {
  const rest = new Map<string, number>();
  for (const key of b.keys) rest.set(key, (rest.get(key) ?? 0) + 1);
  let members = 0;
  for (const key of a.keys) {
    const count = rest.get(key) ?? 0;
    if (count > 0) {
      members++;
      rest.set(key, count - 1);
    }
  }
  return {
    members: members / Math.max(1, a.memberCount, b.memberCount),
    lines: common(a.lines, b.lines) / Math.max(1, a.lineCount, b.lineCount),
    words: common(a.words, b.words) / Math.max(1, a.wordCount, b.wordCount),
  };
}

function common(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [key, count] of a) sum += Math.min(count, b.get(key) ?? 0);
  return sum;
}
