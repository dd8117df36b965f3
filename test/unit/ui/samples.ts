import type { Level, Location, Refactoring } from '../../../engine/results/result.js';
import type { Item } from '../../../ui/work.js';
import { toldLike } from '../../support/told.js';

export function location(filePath: string, startLine: number, description = 'a place', endLine = startLine): Location {
  return {
    filePath,
    startLine,
    endLine,
    startColumn: 1,
    endColumn: 2,
    codeElementType: 'METHOD_DECLARATION',
    description,
    codeElement: null,
  };
}

interface Parts {
  readonly type?: string;
  readonly description?: string;
  readonly summary?: Refactoring['summary'];
  readonly level?: Level;
  readonly before?: readonly Location[];
  readonly after?: readonly Location[];
}

export function refactoring({ type = 'Rename Method', description, summary, level = 'high', before, after }: Parts = {}): Refactoring {
  const described = description ?? `${type} one renamed to two`;
  return {
    type,
    description: described,
    ...toldLike(type, described),
    ...(summary && { summary }),
    level,
    family: 'move-rename-method',
    leftSideLocations: before ?? [location('src/A.java', 10)],
    rightSideLocations: after ?? [location('src/A.java', 12)],
  };
}

export const items = (...refactorings: readonly Refactoring[]): readonly Item[] =>
  refactorings.map((one, id) => ({ id, refactoring: one }));
