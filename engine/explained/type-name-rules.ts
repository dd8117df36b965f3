import type { TypePair, View } from '../findings/view.js';
import type { TypeDeclaration } from '../model/declarations.js';
import type { Dictionary } from '../text/tokens.js';
import { movesType } from '../catalogue/facts.js';
import type { FindingIndex } from './finding-index.js';
import type { RuleSet, Sides } from './rules.js';
import type { TokenFile } from './token-file.js';
import { isCallName, seesType } from './visible-names.js';

/** Why a type is where and what it is now: what was reported of it, or else of the type around it. Empty: nothing was. */
export function typeMoveReasons(pair: TypePair, pairs: ReadonlyMap<TypeDeclaration, TypePair>, index: FindingIndex): readonly number[] {
  const own = index.indices(pair.before, pair.after, movesType);
  if (own.length > 0 || !pair.before.outer) return own;
  const around = pairs.get(pair.before.outer);
  return around && around.after === pair.after.outer ? typeMoveReasons(around, pairs, index) : own;
}

/**
 * What a type that was moved or renamed is called elsewhere: `Outer.Inner` -> `Inner`, `a.b.Old` -> `c.New`.
 *
 * A type that only went along with the one around it keeps its name. Of `Outer.Inner`, the first word may differ, for which the other type's own rule says why.
 */
export function addTypeNames(rules: RuleSet, view: View, index: FindingIndex, dictionary: Dictionary): void {
  for (const pair of view.typePairs) {
    const { before, after } = pair;
    if (pair.isInner || before.qualifiedName === after.qualifiedName) continue;
    const because = index.indices(before, after, movesType);
    if (because.length === 0) continue;
    const applies = (sides: Sides, one: number, other: number): boolean =>
      namesType(sides.before, one, before) && namesType(sides.after, other, after);
    const words = (name: string): number[] => splitName(name).map((part) => dictionary.numberOf(part));
    for (const from of namesOf(before))
      for (const to of namesOf(after)) rules.addWords({ before: words(from), after: words(to), because, applies });
    rules.addWords({ before: words(before.qualifiedName), after: words(after.qualifiedName), because });
    for (const to of namesOf(after)) rules.addWords({ before: words(before.qualifiedName), after: words(to), because });
  }
}

/** `A`, `Outer.A`. */
function namesOf(type: TypeDeclaration): string[] {
  return type.outer ? [type.name, `${type.outer.name}.${type.name}`] : [type.name];
}

/** A dotted name as tokens. */
function splitName(name: string): string[] {
  return name.split(/(\.)/);
}

/** The word there can mean the type: it is no method and no member of something else, and the file can see the type. */
function namesType(file: TokenFile, token: number, type: TypeDeclaration): boolean {
  if (file.text(token + 1) === '(' && isCallName(file, token) && file.text(token - 1) !== '@') return false;
  const before = file.text(token - 1);
  if (before === '::') return false;
  if (before === '.') {
    const around = type.outer?.name ?? type.file.packageName.split('.').at(-1);
    if (file.text(token - 2) !== around) return false;
  }
  return seesType(file.file, type);
}
