/** Changes made by program out of real texts: a few edits about one method, each drawn at random, in one direction or the other. */
import type { Change } from '../../engine/api.js';
import type { Method, TypeDeclaration } from '../../engine/model/declarations.js';
import { statementsOf } from '../../engine/model/statement.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import type { Languages } from '../../engine/languages/parser.js';
import type { Random } from '../support/random.js';
import * as callers from './caller-edits.js';
import * as control from './control-edits.js';
import * as declarations from './declaration-edits.js';
import * as expressions from './expression-edits.js';
import * as refactorings from './refactoring-edits.js';
import * as statements from './statement-edits.js';
import * as types from './type-edits.js';
import { typesOf, type Edit } from './text-edits.js';

/** All edits by name. */
export const EDITS: Readonly<Record<string, Edit>> = {
  ...callers,
  ...control,
  ...declarations,
  ...expressions,
  ...refactorings,
  ...statements,
  ...types,
};

export interface Generated {
  readonly change: Change;
  /** Names of the edits that were made, and whether the change is read backwards. */
  readonly edits: readonly string[];
  readonly isBackwards: boolean;
}

/** Statements that a method has which is worth editing: fewer say nothing, more make the edits strangers to each other. */
const STATEMENTS = { least: 2, most: 25 };

/** Tries of edits that find no place, before the text is given up. */
const TRIES = 20;

/** Edits of one method of a text; null where it has none that is fit, or an edit breaks it. */
export async function generate(
  languages: Languages,
  { path, text }: { readonly path: string; readonly text: string },
  { random, count, only }: { readonly random: Random; readonly count: number; readonly only: readonly string[] },
): Promise<Generated | null> {
  const names = only.length > 0 ? only : Object.keys(EDITS);
  const edits: string[] = [];
  let place: string | null = null;
  let now = text;
  for (let tries = 0; edits.length < count && tries < TRIES; tries += 1) {
    const name = random.pick(names);
    const edited: { text: string; place: string } | null = await withFile(languages, path, now, (file) => {
      const all = typesOf(file).flatMap(({ methods }) => methods);
      const fit = all.filter(isFit);
      const method = place === null ? (fit.length > 0 ? random.pick(fit) : null) : (all.find((one) => keyOf(one) === place) ?? null);
      const made = method && EDITS[name]?.({ file, method, random });
      return method && made ? { text: made, place: keyOf(method) } : null;
    });
    if (!edited || edited.text === now) continue;
    const isSound = await withFile(languages, path, edited.text, ({ unread }) => unread.length === 0);
    if (isSound !== true) continue;
    now = edited.text;
    place = edited.place;
    edits.push(name);
  }
  if (edits.length < count) return null;
  const isBackwards = random.chance(0.5);
  const [before, after] = isBackwards ? [now, text] : [text, now];
  return { change: { before: { [path]: before }, after: { [path]: after } }, edits: edits.sort(), isBackwards };
}

/** A method by its place, which no edit changes: methods and types are added at the end, behind it or below it. */
function keyOf({ declaringType, index }: Method): string {
  const at = (type: TypeDeclaration): string =>
    type.outer ? `${at(type.outer)} ${type.outer.types.indexOf(type)}` : String(type.file.types.indexOf(type));
  return `${at(declaringType)} ${index}`;
}

function isFit({ kind, body }: Method): boolean {
  if ((kind !== 'method' && kind !== 'constructor') || !body) return false;
  const count = statementsOf(body).length - 1;
  return count >= STATEMENTS.least && count <= STATEMENTS.most;
}

async function withFile<Result>(
  languages: Languages,
  path: string,
  text: string,
  use: (file: SourceFile) => Result,
): Promise<Result | null> {
  const parser = await languages.parserFor(path);
  const parsed = parser?.parse(path, text);
  if (!parsed) return null;
  try {
    return use(parsed.lower());
  } finally {
    parsed.close();
  }
}
