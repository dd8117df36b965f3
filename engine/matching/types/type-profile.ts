import type { TypeDeclaration } from '../../model/declarations.js';
import { replaceEveryWord } from '../../text/words.js';
import { checkpoint } from '../../text/work.js';

const known = new WeakMap<TypeDeclaration, readonly string[]>();
const knownLines = new WeakMap<TypeDeclaration, ReadonlySet<string>>();

/** Names of members, of methods with the number of parameters: what says which type one is, wherever and under whatever name it is. */
export function memberKeys(type: TypeDeclaration): readonly string[] {
  const cached = known.get(type);
  if (cached) return cached;
  const methods = type.methods.filter(({ kind }) => kind === 'method' || kind === 'annotationMember');
  const keys = [
    ...methods.map(({ name, parameters }) => `method ${name}/${parameters.length}`),
    ...type.fields.map(({ name }) => `field ${name}`),
    ...type.types.map(({ name }) => `type ${name}`),
  ];
  known.set(type, keys);
  return keys;
}

/** The lines of a type, white space and the type's own name left out; braces and comments do not count. They find a type whose members were all renamed. */
export function lineKeys(type: TypeDeclaration): ReadonlySet<string> {
  const cached = knownLines.get(type);
  if (cached) return cached;
  const lines = new Set<string>();
  knownLines.set(type, lines);
  for (const raw of type.file.text.slice(type.span.start, type.span.end).split('\n')) {
    checkpoint(1 + raw.length);
    const line = raw.replace(/\s+/g, '');
    if (line.length < 3 || type.file.traits.text.isComment(line)) continue;
    lines.add(replaceEveryWord(line, type.name, '$'));
  }
  return lines;
}
