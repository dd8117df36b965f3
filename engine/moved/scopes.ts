/**
 * In which body of code a line is, by its look: no language is parsed. A body is a function outside of all functions, with the classes and modules around it, as code of one
 * function has an order in common; what is in no body has that of its class, or of its file.
 */
import { begunBy, goesOn, isHead, isLead, type Begun } from './definitions.js';
import { indentationOf, isComment, isDirective, isEnding } from './line-facts.js';
import type { ShownText } from './shown-files.js';

/** Where code is. */
export interface Scope {
  /** The line that begins it, from 1; 0 for the file. */
  readonly line: number;
  /** The lines without indentation that begin it and all around it. */
  readonly key: string;
  /** Whether it holds definitions, which are scopes of their own, as files and classes do; else it is a body. */
  readonly isHolder: boolean;
  /** What holds it. */
  readonly around: Scope | null;
}

const FILE: Scope = { line: 0, key: '', isHolder: true, around: null };

/** A line under which others may be. */
interface Entry {
  readonly indentation: number;
  /** Of what is under it. */
  readonly scope: Scope;
}

/** How a text of several lines begins and ends, where it may be one; characters behind a backslash are none. */
const BACKTICK = /\\.|`/g;
const TRIPLE = /\\.|"""|'''/g;
const HAS_BACKTICKS = /\.(?:cjs|go|js|jsx|mjs|mts|svelte|ts|tsx|vue)$/i;

/** What ends the text of several lines that is open behind a line; null when none is. `open`: what ends the one that is open before it. */
function textBehind(line: string, open: string | null, delimiter: RegExp): string | null {
  if (open === null && isComment(line.trim()) && !/^(?:"""|''')/.test(line.trim())) return null;
  let end = open;
  for (const [found] of line.matchAll(delimiter)) {
    if (found.startsWith('\\')) continue;
    if (end === null) end = found;
    else if (end === found) end = null;
  }
  return end;
}

/** The scope of each line, at its index. What is doubtful belongs to what is around it. */
export function scopesOf({ path, lines }: ShownText): readonly Scope[] {
  const found: Scope[] = [];
  const open: Entry[] = [];
  const scope = (): Scope => open.at(-1)?.scope ?? FILE;
  /** Index of the first of some lines that belong to what follows them. */
  let lead = -1;
  const delimiter = HAS_BACKTICKS.test(path) ? BACKTICK : TRIPLE;
  let text: string | null = null;
  lines.forEach((line, at) => {
    const trimmed = line?.trim() ?? '';
    const wasText = text !== null;
    if (line === null) {
      // nobody sees what stands there
      open.length = 0;
      lead = -1;
    }
    text = line === null ? null : textBehind(line, text, delimiter);
    found.push(scope());
    if (line === null || trimmed === '' || wasText || isDirective(trimmed)) return;
    if (isLead(trimmed)) {
      if (lead < 0) lead = at;
      return;
    }
    const indentation = indentationOf(line);
    const isOn = goesOn(trimmed) || isEnding(trimmed) || trimmed.startsWith('}');
    while ((open.at(-1)?.indentation ?? -1) > indentation || (!isOn && open.at(-1)?.indentation === indentation)) open.pop();
    if (!isOn) {
      const around = scope();
      const begun = begunBy(trimmed, path);
      const inside = around.isHolder && begun !== 'statement' ? under(around, at, trimmed, begun) : around;
      // a statement, a field, a test is where its class or file is
      found[at] = isHead(trimmed, path) ? inside : around;
      open.push({ indentation, scope: inside });
    } else found[at] = scope();
    if (lead >= 0) found.fill(found[at] ?? FILE, lead, at);
    lead = -1;
  });
  return found;
}

function under(around: Scope, at: number, trimmed: string, begun: Begun): Scope {
  return { line: at + 1, key: `${around.key}\n${trimmed}`, isHolder: begun === 'holder', around };
}
