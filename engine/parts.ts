/** Parts of a change: for whoever looks for the file from which the engine does not come back, or does the change without it. */
import type { Change } from './api.js';

/** One file of a change by itself, in both versions; a file that moved is named by its path after the change. */
export interface Part {
  readonly path: string;
  readonly change: Change;
}

/** The files of a change, each by itself, largest first: where the engine has most to do, it most likely has too much to do. */
export function partsOf({ before, after, renames = {} }: Change): readonly Part[] {
  const movedTo = new Map(Object.entries(renames));
  const movedFrom = new Map(Object.entries(renames).map(([from, to]) => [to, from]));
  const gone = Object.keys(before).filter((path) => !Object.hasOwn(after, path) && !Object.hasOwn(after, movedTo.get(path) ?? path));
  const parts = [...Object.keys(after), ...gone].map((path): Part => {
    const from = Object.hasOwn(before, path) ? path : (movedFrom.get(path) ?? path);
    return {
      path,
      change: { before: only(before, from), after: only(after, path), ...(from !== path && { renames: { [from]: path } }) },
    };
  });
  return parts.sort((one, other) => sizeOf(other.change) - sizeOf(one.change));
}

/** The paths of the largest files, as few as have half of the change's text: the last guess of who is to blame. */
export function largerHalf(change: Change): readonly string[] {
  const half = sizeOf(change) / 2;
  const paths: string[] = [];
  let size = 0;
  for (const part of partsOf(change)) {
    if (size >= half) break;
    paths.push(part.path);
    size += sizeOf(part.change);
  }
  return paths;
}

/** A change without some files, whichever of a moved one's paths is named. What is left out is left out in both versions. */
export function without({ before, after, renames = {}, patches }: Change, paths: ReadonlySet<string>): Change {
  const gone = new Set(paths);
  for (const [from, to] of Object.entries(renames)) if (paths.has(from) || paths.has(to)) gone.add(from).add(to);
  const rest = (texts: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(texts).filter(([path]) => !gone.has(path)));
  return { before: rest(before), after: rest(after), renames: rest(renames), ...(patches && { patches }) };
}

/** Characters of both versions. */
export const sizeOf = ({ before, after }: Change): number =>
  [...Object.values(before), ...Object.values(after)].reduce((sum, { length }) => sum + length, 0);

const only = (texts: Readonly<Record<string, string>>, path: string): Readonly<Record<string, string>> => {
  const text = Object.hasOwn(texts, path) ? texts[path] : undefined;
  return text === undefined ? {} : Object.fromEntries([[path, text]]);
};
