/**
 * Whether lines are whole definitions, by their look: a head (`def f():`, `function f() {`, `class A {`) and all that is indented under it. No language is parsed, so what is
 * doubtful is none.
 */
import { smallest } from '../text/lists.js';
import { indentationOf, isComment, isDirective } from './line-facts.js';
import type { ShownText } from './shown-files.js';

/** What may stand before what defines something. */
const MODIFIERS =
  /^(?:(?:export|default|pub(?:\([^)]*\))?|public|private|protected|internal|static|async|abstract|final|override|virtual|open|sealed|data|suspend|inline|unsafe|partial|extern|declare|local|readonly|get|set|actual|expect|operator|infix|tailrec|companion|inner|external|fileprivate|mutating)\s+)*/;

/** Words for what holds definitions, in any language. */
const HOLDER =
  /^(?:class|interface|struct|enum|trait|impl|module|namespace|record|object|protocol|extension|type(?=\s+\w+\s+(?:struct|interface)))(?![\w$.])/;

/** A head that begins with a word for it, in any language. */
const NAMED = /^(?:def|function\*?|func|fun|fn|sub|proc|typealias|type(?=\s+[\w$]+(?:<[^=]*>)?\s*=))(?![\w$.])/;

/** A method's head in languages that have no word for it: `name(arguments) {`, `Type Name(arguments)`; without texts and calls inside, which tests have. */
const UNNAMED = /^(?:[\w$<>[\],.?*&]+\s+){0,3}[\w$#~]+\s*\((?:[^'"`(){};]|\([^'"`(){};]*\))*\)[^'"`;=]*$/;

/** A method without a body: `name(arguments): Type;`. What is called is not followed by a type. */
const SIGNATURE = /^[\w$]+\??\s*\((?:[^'"`(){};]|\([^'"`(){};]*\))*\)\s*:\s[^'"`;=]+;$/;

/** The same in C#, `Type Name(arguments);`, and a property that has no code. What is called there stands alone. */
const DECLARED =
  /^(?:[\w<>[\],.?]+\s+)+[\w<>,]+\s*(?:\((?:[^'"`(){};]|\([^'"`(){};]*\))*\)(?:\s+where\s[^;]*)?;|\{\s+(?:(?:private\s+|protected\s+|internal\s+)*(?:get|set|init);\s+)+\})$/;

/** A member of C# that is an expression: `Type Name(arguments) => value;`, on one line. */
const EXPRESSION = /^(?:[\w<>[\],.?]+\s+)+[\w<>,.]+\s*(?:\((?:[^'"`(){};]|\([^'"`(){};]*\))*\)\s*)?=>\s.*;$/;

/** A function with a name that is a constant's: `const name = (arguments) => {`, or its first line. */
const CONSTANT =
  /^(?:const|let|var)\s+[\w$]+\s*=\s*(?:async\s*)?(?:function\b.*\{|[\w$]+\s*=>\s*\{|\((?:|[^'"`{};]*\)\s*(?::[^'"`{};=]*)?=>\s*\{))$/;

/** Words that begin statements which look like an unnamed head. */
const STATEMENT =
  /^(?:if|for|foreach|while|switch|match|catch|with|return|throw|await|new|else|do|try|using|lock|elif|when|case|yield|assert|raise|print|delete|typeof|except|finally|unless|until|loop|begin)\b/;

/** Languages whose methods have no word for them. */
const HAS_UNNAMED = /\.(?:c|cc|cjs|cpp|cs|dart|groovy|h|hpp|java|js|jsx|m|mjs|mts|php|scala|svelte|ts|tsx|vue)$/i;

/** Languages in which functions are often values of constants. */
const HAS_CONSTANTS = /\.(?:cjs|js|jsx|mjs|mts|svelte|ts|tsx|vue)$/i;

/** Languages whose heads need no body. */
const HAS_BODILESS = /\.(?:kts?|scala)$/i;

/** Functions in which tests are written, and that hold them. */
const TEST = /^(?:it|test|specify|before|after|beforeEach|afterEach|beforeAll|afterAll)(?:\.\w+)*\s*\(/;
const SUITE = /^(?:describe|context|suite)(?:\.\w+)*\s*\(/;

/** What stands before a definition and belongs to it: comments, decorators, attributes. */
export const isLead = (trimmed: string): boolean => isComment(trimmed) || /^(?:@|\[[A-Z]|#\[)/.test(trimmed);

export const isCloser = (trimmed: string): boolean => /^(?:\}|end\b)[;,)]*$/.test(trimmed);

/** The end of a head that was broken into lines, or its brace on a line of its own. */
export const goesOn = (trimmed: string): boolean => /^[)\]{]/.test(trimmed);

/** Longest line that is looked at for a head, in UTF-16 units. */
const LONGEST_HEAD = 400;

/** What a line begins: what holds definitions (a class, a module), a body of code (a function), a statement, or something else. */
export type Begun = 'holder' | 'body' | 'statement' | 'other';

/** What a line begins, by its look. */
export function begunBy(trimmed: string, path: string): Begun {
  if (trimmed.length > LONGEST_HEAD) return 'other';
  const bare = trimmed.replace(MODIFIERS, '');
  if (HOLDER.test(bare)) return 'holder';
  if (NAMED.test(bare)) return 'body';
  if (STATEMENT.test(bare)) return 'statement';
  if (HAS_CONSTANTS.test(path)) {
    if (SUITE.test(bare)) return 'holder';
    if (TEST.test(bare) || CONSTANT.test(bare) || SIGNATURE.test(bare)) return 'body';
  }
  if (path.endsWith('.cs') && (DECLARED.test(bare) || EXPRESSION.test(bare))) return 'body';
  return HAS_UNNAMED.test(path) && UNNAMED.test(bare) ? 'body' : 'other';
}

/** Whether a line begins a definition. The order of tests may matter, so they are none. */
export function isHead(trimmed: string, path: string): boolean {
  const begun = begunBy(trimmed, path);
  return (begun === 'holder' || begun === 'body') && !(HAS_CONSTANTS.test(path) && (TEST.test(trimmed) || SUITE.test(trimmed)));
}

/**
 * How the definition that is open ends: where the indentation does, with a line that closes it, or as it likes. `head`: only its head was seen, and a brace has to follow.
 */
type Open = 'indented' | 'braced' | 'head' | 'free' | null;

/** How a definition ends that begins with a line. */
function openedBy(trimmed: string, path: string): Open {
  if (/[};]$/.test(trimmed)) return null;
  if (trimmed.endsWith(':')) return 'indented';
  if (/[{(,[]$/.test(trimmed)) return 'braced';
  return HAS_BODILESS.test(path) || trimmed.startsWith('typealias') ? 'free' : 'head';
}

/** Whether the lines of a text, from 1, both included, are definitions from their first comment to their last line, and nothing else. */
export function areWholeDefinitions({ path, lines }: ShownText, startLine: number, endLine: number): boolean {
  const shown = lines.slice(startLine - 1, endLine);
  if (shown.some((line) => line === null)) return false;
  const told = shown.flatMap((line) => (line === null || line.trim() === '' || isDirective(line.trim()) ? [] : [line]));
  const base = smallest(told.map(indentationOf));
  let open: Open = null;
  let isFull = false;
  for (const line of told) {
    const trimmed = line.trim();
    if (indentationOf(line) > base) {
      // the lines of a comment with stars stand one column in
      if (open === null && !isComment(trimmed)) return false;
      isFull ||= open !== null;
    } else if (isCloser(trimmed)) {
      if (open !== 'braced') return false;
      open = null;
      isFull = true;
    } else if (goesOn(trimmed)) {
      if (open === null) return false;
      if (trimmed.endsWith(':')) open = 'indented';
      else if (trimmed.endsWith('{')) open = 'braced';
      else if (HAS_BODILESS.test(path)) open = 'free';
    } else {
      if (open === 'braced' || open === 'head' || (open === 'indented' && !isFull)) return false;
      if (isLead(trimmed)) open = null;
      else if (!isHead(trimmed, path)) return false;
      else {
        open = openedBy(trimmed, path);
        isFull = open === null || open === 'free';
      }
    }
  }
  return isFull && (open === null || ((open === 'indented' || open === 'free') && endsAfter(lines, endLine, base)));
}

/** Whether what follows a line is no deeper than a definition's head, so that nothing of it is left behind. */
function endsAfter(lines: readonly (string | null)[], endLine: number, base: number): boolean {
  for (let at = endLine; at < lines.length; at++) {
    const line = lines[at] ?? null;
    if (line === null) return false;
    if (line.trim() !== '') return indentationOf(line) <= base && !goesOn(line.trim()) && !isCloser(line.trim());
  }
  return true;
}
