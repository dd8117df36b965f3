import { describe, expect, it } from 'vitest';
import { bundlesOf as bundlesWith, type ToldNames } from '../../../engine/results/bundles.js';
import { toldLike } from '../../support/told.js';
import type { Location, Refactoring } from '../../../engine/results/result.js';

/** A place, written `A.java:3-9 role | code element`. */
function place(text: string): Location {
  const [where = '', codeElement = null] = text.split(' | ');
  const [, filePath = '', start = '', end = start, description = ''] = /^(\S+):(\d+)(?:-(\d+))?(?: (.*))?$/.exec(where) ?? [];
  return {
    filePath,
    startLine: Number(start),
    endLine: Number(end),
    startColumn: 1,
    endColumn: 2,
    codeElementType: 'ANY',
    description,
    codeElement,
  };
}

const one = (type: string, before: readonly string[], after: readonly string[], level: Refactoring['level'] = 'high'): Refactoring => ({
  type,
  description: `${type} something`,
  level,
  family: 'any',
  ...toldLike(type, `${type} something`),
  leftSideLocations: before.map(place),
  rightSideLocations: after.map(place),
});

/** The names that the code elements of a test say: `Client` of `shop.Client`, `id : int` of a renaming; `Client`, `Customer` of `who : Client`, `who : Customer`. */
function toldBy({ type, leftSideLocations: [before], rightSideLocations: [after] }: Refactoring): ToldNames {
  const words = (place: Location | undefined): readonly string[] => place?.codeElement?.match(/\w+/g) ?? [];
  const [one, other] = [words(before), words(after)];
  const [name, newName] = type.endsWith('Class') ? [one.at(-1), other.at(-1)] : [one[0], other[0]];
  const renamed = type.startsWith('Rename') && name !== undefined && newName !== undefined ? { before: name, after: newName } : null;
  const different = one.flatMap((word, index) => (word === other[index] ? [] : [{ before: word, after: other[index] ?? '' }]));
  return { renamed, retyped: type.startsWith('Change') && different.length === 1 ? (different[0] ?? null) : null };
}

const bundlesOf = (list: readonly Refactoring[]): ReturnType<typeof bundlesWith> => bundlesWith(list, list.map(toldBy));

describe('bundles', () => {
  it('put pulled-up members under the superclass that was extracted, and their details under them', () => {
    const list = [
      one('Extract Superclass', ['Cat.java:1-30', 'Dog.java:1-30'], ['Animal.java:1-20 extracted super-type declaration', 'Cat.java:1-20']),
      one('Pull Up Method', ['Dog.java:5-9'], ['Animal.java:5-9']),
      one('Change Method Access Modifier', ['Dog.java:5-9'], ['Animal.java:5-9'], 'low'),
      one('Pull Up Attribute', ['Dog.java:3'], ['Thing.java:3']),
      // Stayed where it was: not what was extracted.
      one('Rename Method', ['Cat.java:12-15'], ['Cat.java:12-15']),
    ];
    expect(bundlesOf(list)).toEqual([
      { head: 0, members: [1] },
      { head: 1, members: [2] },
    ]);
  });

  it('put a package’s classes under it, and nested classes under the class they came with', () => {
    const list = [
      one('Move Package', ['a/A.java:3-40', 'a/B.java:3-9'], ['b/A.java:3-40', 'b/B.java:3-9']),
      one('Move Class', ['a/A.java:3-40'], ['b/A.java:3-40']),
      one('Move Class', ['a/A.java:20-30'], ['b/A.java:20-30']),
      one('Move Class', ['a/B.java:3-9'], ['b/B.java:3-9']),
      one('Move Class', ['a/C.java:3-9'], ['c/C.java:3-9']),
    ];
    expect(bundlesOf(list)).toEqual([
      { head: 0, members: [1, 3] },
      { head: 1, members: [2] },
    ]);
  });

  it('leave alone what happened inside of a moved class by itself', () => {
    expect(
      bundlesOf([
        one('Move Class', ['a/A.java:1-40'], ['b/A.java:1-40']),
        one('Rename Method', ['a/A.java:5-9'], ['b/A.java:5-9']),
        one('Rename Variable', ['a/A.java:15 | x : int'], ['b/A.java:15 | y : int'], 'low'),
      ]),
    ).toEqual([]);
  });

  it('put details under the method around them, of two the narrower one', () => {
    const list = [
      one('Move Method', ['A.java:1-40'], ['B.java:1-40']),
      one('Extract Method', ['A.java:1-40', 'A.java:5-9 extracted code'], ['B.java:20-24 extracted method declaration', 'B.java:1-18']),
      one('Rename Variable', ['A.java:6 | x : int'], ['B.java:21 | y : int'], 'low'),
      one('Rename Variable', ['A.java:30 | v : int'], ['B.java:12 | w : int'], 'low'),
      one('Rename Variable', ['A.java:50 | r : int'], ['B.java:50 | s : int'], 'low'),
    ];
    expect(bundlesOf(list)).toEqual([
      { head: 0, members: [3] },
      { head: 1, members: [2] },
    ]);
  });

  it('put changes of types under the class whose new name they follow, and no others', () => {
    const change = (before: string, after: string): Refactoring =>
      one('Change Parameter Type', [`Shop.java:5 | ${before}`], [`Shop.java:5 | ${after}`], 'low');
    const list = [
      one('Rename Class', ['Client.java:1-9 x | shop.Client'], ['Customer.java:1-9 x | shop.Customer']),
      change('who : Client', 'who : Customer'),
      change('all : List<Client>', 'all : List<Customer>'),
      change('all : List<Client>', 'all : Set<Customer>'),
      change('who : Client', 'customer : Customer'),
    ];
    expect(bundlesOf(list)).toEqual([{ head: 0, members: [1, 2] }]);
  });

  it('are made of equal renamings, too, without a head', () => {
    const rename = (file: string, before: string, after: string): Refactoring =>
      one('Rename Parameter', [`${file}:5 | ${before} : int`], [`${file}:5 | ${after} : int`], 'low');
    const list = [rename('A.java', 'id', 'key'), rename('B.java', 'id', 'key'), rename('C.java', 'id', 'number')];
    expect(bundlesOf(list)).toEqual([{ head: null, members: [0, 1], names: { before: 'id', after: 'key' } }]);
  });

  it('never contain a refactoring twice, nor one in itself', () => {
    const types = ['Move Package', 'Move Class', 'Extract Class', 'Move Method', 'Pull Up Method', 'Rename Method', 'Rename Variable'];
    const list = types.flatMap((type) =>
      [1, 2, 3].map((line) =>
        one(type, [`A.java:${line}-${line + 5}`], [`B.java:${line}-${line + 5}`], type === 'Rename Variable' ? 'low' : 'high'),
      ),
    );
    const bundles = bundlesOf(list);
    const members = bundles.flatMap((bundle) => bundle.members);
    expect(members.length).toBeGreaterThan(3);
    expect(new Set(members).size).toBe(members.length);
    const parent = new Map(bundles.flatMap(({ head, members: of }) => of.map((member) => [member, head] as const)));
    for (const start of members) {
      let steps = 0;
      for (let at: number | null | undefined = start; at !== undefined && at !== null; at = parent.get(at)) steps++;
      expect(steps).toBeLessThan(6);
    }
  });

  it('take thousands of refactorings in a moment', () => {
    const list = Array.from({ length: 5_000 }, (_, index) =>
      one(
        index % 5 === 0 ? 'Move Method' : 'Rename Variable',
        [`src/F${index % 300}.java:${index - (index % 5)}-${index - (index % 5) + 4} x | a${index} : int`],
        [`src/F${index % 300}.java:${index - (index % 5)}-${index - (index % 5) + 4} x | b${index} : int`],
        index % 5 === 0 ? 'high' : 'low',
      ),
    );
    const start = performance.now();
    bundlesOf(list);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
