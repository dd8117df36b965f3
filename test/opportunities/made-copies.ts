/** Copies made by program: code of a method of a real text stands in two more methods, and is extracted from all but one. */
import { hasModifier, type Method, type VariableDeclaration } from '../../engine/model/declarations.js';
import { statementsOf, type Statement } from '../../engine/model/statement.js';
import { tokenize } from '../support/java-tokens.js';
import { edited, marked, type Edit } from '../dangers/seeds/edits.js';
import {
  editOf,
  expressionsIn,
  freshMethod,
  freshName,
  indentAt,
  insertion,
  isPlain,
  memberIn,
  methodsOf,
  variablesOf,
  wordsIn,
  type Ground,
} from '../dangers/seeds/ground.js';
import type { PutBack } from './copies.js';

/** Statements of a copy. */
const LENGTH = { least: 3, most: 6 };
const LEAST_TOKENS = 25;
/** Values that are handed to the new method. */
const MOST_PARAMETERS = 3;

const ENDS = new Set(['return', 'throw', 'break', 'continue', 'yield', 'constructorInvocation', 'superConstructorInvocation', 'localType']);

interface Run {
  readonly method: Method;
  readonly start: number;
  readonly end: number;
  /** What the code takes from outside. */
  readonly taken: readonly VariableDeclaration[];
  /** What it declares. */
  readonly own: readonly VariableDeclaration[];
}

const tokensIn = (code: string): number => tokenize(code).filter(({ kind }) => kind !== 'space' && kind !== 'comment').length;

function runIn(ground: Ground): Run | null {
  for (const method of methodsOf(ground, (one) => one.kind === 'method' && one.typeParameters.length === 0 && isPlain(one))) {
    const all = method.body?.children ?? [];
    for (let from = 0; from + LENGTH.least <= all.length; from += 1) {
      const some = all.slice(from, from + LENGTH.least + ground.random.below(LENGTH.most - LENGTH.least + 1));
      const run = fitRun(method, some);
      if (run) return run;
    }
  }
  return null;
}

const isOfTry = (statement: Statement | undefined): boolean => statement?.kind === 'catch' || statement?.kind === 'finally';

function fitRun(method: Method, some: readonly Statement[]): Run | null {
  const [first, last] = [some[0], some.at(-1)];
  if (!first || !last || some.flatMap(statementsOf).some(({ kind }) => ENDS.has(kind))) return null;
  // a `try` is whole with what follows it
  if (isOfTry(first) || isOfTry(method.body?.children[last.index + 1])) return null;
  const { file } = method;
  const [start, end] = [first.span.start, last.span.end];
  if (tokensIn(file.text.slice(start, end)) < LEAST_TOKENS) return null;
  const isInside = ({ declarationSpan }: VariableDeclaration): boolean => declarationSpan.start >= start && declarationSpan.end <= end;
  const own = variablesOf(method).filter(isInside);
  const isUsedIn = ({ name }: VariableDeclaration, from: number, to: number): boolean =>
    wordsIn(file, { start: from, end: to }, name).length > 0;
  if (own.some((one) => isUsedIn(one, end, method.span.end))) return null;
  const taken = variablesOf(method).filter((one) => !isInside(one) && isUsedIn(one, start, end));
  const isTyped = taken.every(
    ({ type, varargs, name }) => type && type.text !== 'var' && !varargs && !own.some((one) => one.name === name),
  );
  const written = some
    .flatMap(statementsOf)
    .flatMap(expressionsIn)
    .flatMap(({ kind, children: [target] }) =>
      ['assignment', 'prefix', 'postfix'].includes(kind) && target?.kind === 'name' ? [target.label] : [],
    );
  const names = taken.map(({ name }) => name);
  if (!isTyped || taken.length > MOST_PARAMETERS || new Set(names).size !== names.length || names.some((name) => written.includes(name)))
    return null;
  return { method, start, end, taken, own };
}

/** The code with other names for what it takes and declares; methods of these names keep theirs. */
function withOtherNames(code: string, names: ReadonlyMap<string, string>): string {
  const tokens = tokenize(code);
  const told = tokens.filter(({ kind }) => kind !== 'space' && kind !== 'comment');
  const next = new Map(told.map((token, at) => [token, told[at + 1]?.text]));
  let previous = '';
  const changed = tokens.map((token) => {
    const { kind, text } = token;
    const isName = kind === 'identifier' && previous !== '.' && previous !== '::' && next.get(token) !== '(';
    if (next.has(token)) previous = text;
    return isName ? (names.get(text) ?? text) : text;
  });
  return changed.join('');
}

/** A change that extracts code from two of three methods; null where no method has code that is fit. */
export function copyMade(ground: Ground, hasOtherNames: boolean): PutBack | null {
  const run = runIn(ground);
  if (!run) return null;
  const { method, start, end, taken, own } = run;
  const { file, declaringType } = method;
  const code = file.text.slice(start, end).replaceAll(`\n${indentAt(file, start)}`, '\n');
  const names = new Map(hasOtherNames ? [...taken, ...own].map(({ name }) => [name, freshName(ground, name)] as const) : []);
  const front = `private ${hasModifier(method, 'static') ? 'static ' : ''}void`;
  const list = (other: ReadonlyMap<string, string>): string =>
    taken.map(({ type, name }) => `${type?.text ?? ''} ${other.get(name) ?? name}`).join(', ');
  const thrown = method.thrown.length > 0 ? ` throws ${method.thrown.map(({ text }) => text).join(', ')}` : '';
  const whole = (name: string, said: string, body: string, other: ReadonlyMap<string, string> = new Map()): string =>
    `${front} ${name}(${list(other)})${thrown} {\n${said ? `    System.out.println("${said}");\n` : ''}    ${body.replaceAll('\n', '\n    ')}\n}`;
  const called = freshMethod(ground);
  const call = `${called}(${taken.map(({ name }) => name).join(', ')});`;
  const left = memberIn(declaringType, whole(`${called}Later`, 'and later', marked(withOtherNames(code, names)), names));
  const [done, now] = ['again', 'at once'].map((said, at) =>
    memberIn(declaringType, whole(`${called}Again`, said.replace('at once', 'again'), at === 0 ? code : call)),
  );
  const extracted = insertion(
    file,
    method.span.end,
    `\n\n${indentAt(file, method.span.start)}${whole(called, '', code).replaceAll('\n', `\n${indentAt(file, method.span.start)}`)}`,
  );
  if (!left || !done || !now) return null;
  const edits: readonly (readonly Edit[])[] = [
    [done, left],
    [editOf(file, { start, end }, call), extracted, now, left],
  ];
  const [before, after] = edits.map((some) => edited({ [file.path]: file.text }, some));
  const [place] = after?.places ?? [];
  if (!before || !after || !place) return null;
  return {
    change: { before: before.texts, after: after.texts },
    place,
    sort: hasOtherNames ? 'made by program, other names' : 'made by program',
    model: `${called} in ${declaringType.name}`,
  };
}
