import type { TextTraits } from '../../../model/traits.js';

const EMPTY = /\{(?:\s|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*\}/y;
const ENDS = /[;{}]/g;
const MAKES = /\bnew\s/;
/** `class Load`, but not `Load.class`. */
const DECLARES = /(?<![.\w])(?:class|interface|enum|record)\s+[\p{L}_$]/u;
/** Lambdas, method references, arms of `switch`, patterns. */
const FUNCTION = /->|::|\binstanceof\b/;
const CREATION = /\bnew\s+(?:[\p{L}\p{N}_$]+\s*\.\s*)*([\p{L}\p{N}_$]+)/gu;
const MERELY_CREATES = /^\{\s*return\s+new\s[^;{}]*;\s*\}$/;
/**
 * `.lids(`, `newBox(`, `newList<>(`, in a text without white space, from the first dot of a chain. At most 200 characters of type arguments are looked through, so that
 * the time grows with the text and not with its square.
 */
const REQUEST = /(?:\.(?<!\.\w*\.)|(?<![\w.])new)[\w.]+(?:<[^()]{0,200}>)?\(/g;
const SEVERAL_ARGUMENTS = /\([^(),]+(?:,[^(),]+)+\)/g;
/** `box.` of `box.lids()`, `this.box.` of `this.box.lids()`, `Box.` of `Box.LIMIT`, in a line without white space. */
const RECEIVERS = /(?<![\w.)])(?:\w+\.)+(?=\w+\(|[A-Z_0-9]+\b)/g;
const ARGUMENT = /(?<=[(,])\w+(?=[,)])/g;
const TRIVIAL: ReadonlySet<string> = new Set(['0', '1', '""', 'null', 'true', 'false', '0L', '-1']);

/** Java's text, read with patterns. */
export const JAVA_TEXT: TextTraits = {
  isComment: (line) => line.startsWith('//') || line.startsWith('*') || line.startsWith('/*'),
  isEmptyBody(text, start) {
    EMPTY.lastIndex = start;
    return EMPTY.test(text);
  },
  mayHoldAnonymousType,
  mayDeclareType: (text) => DECLARES.test(text),
  mayHoldFunction: (text) => FUNCTION.test(text),
  createdTypes: (text) => new Set([...text.matchAll(CREATION)].map(([, name = '']) => name)),
  merelyCreates: (body) => MERELY_CREATES.test(body),
  requests(body) {
    const text = body.replace(/\breturn\b|\s+/g, '');
    return [...(text.match(REQUEST) ?? []), ...(text.match(SEVERAL_ARGUMENTS) ?? [])];
  },
  bareLine: (line, names) =>
    line
      .replace(/^return/, '')
      .replace(RECEIVERS, '')
      .replace(ARGUMENT, (name) => (names.has(name) ? 'this' : name)),
  isTrivialValue: (text) => TRIVIAL.has(text),
};

/** `new A(…) {`: looks at what stands before each brace, back to the statement's beginning. */
function mayHoldAnonymousType(text: string): boolean {
  let start = 0;
  for (const { index } of text.matchAll(ENDS)) {
    const head = text.charAt(index) === '{' ? text.slice(start, index).trimEnd() : '';
    if (head.endsWith(')') && MAKES.test(head)) return true;
    start = index + 1;
  }
  return false;
}
