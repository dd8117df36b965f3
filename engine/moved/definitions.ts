/**
 * Whether lines are whole definitions, by their look: a head (`def f():`, `function f() {`, `class A {`) and all that is indented under it. No language is parsed, so what is
 * doubtful is none.
 */
import { smallest } from '../text/lists.js';
import { indentationOf, isComment } from './line-facts.js';
import type { ShownText } from './shown-files.js';

/** What may stand before what defines something. */
const MODIFIERS =
  /^(?:(?:export|default|pub(?:\([^)]*\))?|public|private|protected|internal|static|async|abstract|final|override|virtual|open|sealed|data|suspend|inline|unsafe|partial|extern|declare|local|readonly|get|set)\s+)*/;

/** A head that begins with a word for it, in any language. */
const NAMED =
  /^(?:def|function\*?|func|fun|fn|sub|proc|class|interface|struct|enum|trait|impl|module|namespace|record|object|protocol|extension)\b/;

/** A method's head in languages that have no word for it: `name(arguments) {`, `Type Name(arguments)`; without texts and calls inside, which tests have. */
const UNNAMED = /^(?:[\w$<>[\],.?*&]+\s+){0,3}[\w$#~]+\s*\((?:[^'"`(){};]|\(\))*\)[^'"`;=]*$/;

/** Words that begin statements which look like an unnamed head. */
const STATEMENT =
  /^(?:if|for|foreach|while|switch|match|catch|with|return|throw|await|new|else|do|try|using|lock|elif|when|case|yield|assert|raise|print|delete|typeof)\b/;

/** Languages whose methods have no word for them. */
const HAS_UNNAMED = /\.(?:c|cc|cjs|cpp|cs|dart|groovy|h|hpp|java|js|jsx|m|mjs|mts|php|scala|svelte|ts|tsx|vue)$/i;

/** What stands before a definition and belongs to it: comments, decorators, attributes. */
const isLead = (trimmed: string): boolean => isComment(trimmed) || /^(?:@|\[[A-Z]|#\[)/.test(trimmed);

const isCloser = (trimmed: string): boolean => /^(?:\}|end\b)[;,)]*$/.test(trimmed);

/** The end of a head that was broken into lines, or its brace on a line of its own. */
const goesOn = (trimmed: string): boolean => /^[)\]{]/.test(trimmed);

/** Longest line that is looked at for a head, in UTF-16 units. */
const LONGEST_HEAD = 400;

/** Whether a line begins a definition. */
export function isHead(trimmed: string, path: string): boolean {
  if (trimmed.length > LONGEST_HEAD) return false;
  const bare = trimmed.replace(MODIFIERS, '');
  return NAMED.test(bare) || (HAS_UNNAMED.test(path) && !STATEMENT.test(bare) && UNNAMED.test(bare));
}

/** Whether the lines of a text, from 1, both included, are definitions from their first comment to their last line, and nothing else. */
export function areWholeDefinitions({ path, lines }: ShownText, startLine: number, endLine: number): boolean {
  const shown = lines.slice(startLine - 1, endLine);
  if (shown.some((line) => line === null)) return false;
  const told = shown.flatMap((line) => (line === null || line.trim() === '' ? [] : [line]));
  const base = smallest(told.map(indentationOf));
  /** Of the definition that is open: whether it ends where the indentation does, or with a line that closes it. */
  let open: 'indented' | 'braced' | null = null;
  let isFull = false;
  for (const line of told) {
    const trimmed = line.trim();
    if (indentationOf(line) > base) {
      if (open === null) return false;
      isFull = true;
    } else if (isCloser(trimmed)) {
      if (open !== 'braced') return false;
      open = null;
      isFull = true;
    } else if (goesOn(trimmed)) {
      if (open === null) return false;
      if (trimmed.endsWith(':')) open = 'indented';
    } else {
      if (open === 'braced' || (open === 'indented' && !isFull)) return false;
      if (isLead(trimmed)) open = null;
      else if (!isHead(trimmed, path)) return false;
      else {
        open = /[}]\s*;?$/.test(trimmed) ? null : trimmed.endsWith(':') ? 'indented' : 'braced';
        isFull = open === null;
      }
    }
  }
  return isFull && (open === null || (open === 'indented' && endsAfter(lines, endLine, base)));
}

/** Whether what follows a line is no deeper than a definition's head, so that nothing of it is left behind. */
function endsAfter(lines: readonly (string | null)[], endLine: number, base: number): boolean {
  for (let at = endLine; at < lines.length; at++) {
    const line = lines[at] ?? null;
    if (line === null) return false;
    if (line.trim() !== '') return indentationOf(line) <= base;
  }
  return true;
}
