import { describe, expect, it } from 'vitest';
import { Hierarchy } from '../../engine/facts/declarations/hierarchy.js';
import type { TypeDeclaration } from '../../engine/model/declarations.js';
import { lowerJava } from '../support/java.js';

/** The hierarchy of files by path, and its types by their full names. */
async function hierarchyOf(texts: readonly string[]): Promise<{ hierarchy: Hierarchy; typeAt: (name: string) => TypeDeclaration }> {
  const files = await Promise.all(texts.map((text, index) => lowerJava(text, `src/F${index}.java`)));
  const all = (types: readonly TypeDeclaration[]): readonly TypeDeclaration[] => types.flatMap((type) => [type, ...all(type.types)]);
  const types = new Map(files.flatMap((file) => all(file.types)).map((type) => [type.qualifiedName, type]));
  return {
    hierarchy: new Hierarchy({ files }),
    typeAt: (name) => {
      const type = types.get(name);
      if (!type) throw new Error(`no type ${name} among ${[...types.keys()].join(', ')}`);
      return type;
    },
  };
}

/** Levels of a hierarchy in which each of two types inherits from both above it: 2 ** LEVELS ways to the top. */
const LEVELS = 28;

const SHAPES: Readonly<Record<string, string>> = {
  'inherits from itself': 'package p; class Low extends Low { } class Top { }',
  'two in a circle': 'package p; class Low extends Mid { } class Mid extends Low { } class Top { }',
  'a circle above':
    'package p; interface Low extends A { } interface A extends B { } interface B extends C { } interface C extends A { } interface Top { }',
  diamonds: `package p; interface Low extends A0, B0 { } interface Top { } ${Array.from(
    { length: LEVELS },
    (_, i) => `interface A${i} extends A${i + 1}, B${i + 1} { } interface B${i} extends A${i + 1}, B${i + 1} { }`,
  ).join(' ')} interface A${LEVELS} { } interface B${LEVELS} { }`,
  'a long line': `package p; class Low extends C0 { } class Top { } ${Array.from(
    { length: 5_000 },
    (_, i) => `class C${i} extends C${i + 1} { }`,
  ).join(' ')} class C5000 { }`,
};

describe('a walk over what inherits from what comes to its end', () => {
  it.each(Object.entries(SHAPES))('%s', async (_, text) => {
    const { hierarchy, typeAt } = await hierarchyOf([text]);
    const [low, top] = [typeAt('p.Low'), typeAt('p.Top')];
    expect(hierarchy.isSubtype(low, top)).toBe(false);
    expect(hierarchy.isSubtype(low, top)).toBe(false);
    expect(hierarchy.namesSupertype(low, top)).toBe(false);
    expect(hierarchy.mayInherit(low, top)).toBe(false);
    expect(hierarchy.superclassesOf(low).length).toBeLessThan(5_100);
  });

  it('and still finds what is far up', async () => {
    const text = (SHAPES['diamonds'] ?? '').replace(`interface A${LEVELS} {`, `interface A${LEVELS} extends Top, lib.Unknown {`);
    const { hierarchy, typeAt } = await hierarchyOf([text]);
    const [low, top] = [typeAt('p.Low'), typeAt('p.Top')];
    expect(hierarchy.isSubtype(low, top)).toBe(true);
    expect(hierarchy.isSubtype(low, top)).toBe(true);
    expect(hierarchy.namesSupertype(low, top)).toBe(true);
    expect(hierarchy.namesSupertype(low, 'Unknown')).toBe(true);
    expect(hierarchy.mayInherit(low, top)).toBe(true);
  });
});

describe('a name that is written with its outer type', () => {
  const texts = [
    'package wood; class Tree { static class Visitor { static class Leaf { } static class Bud { } } static class Leaf { } }',
    'package wood; class Own extends Tree.Leaf { } class Inner extends Tree.Visitor.Leaf { }',
    'package wood; class Oak extends Tree.Visitor { } class Heir extends Oak.Bud { } class Stranger extends Lost.Bud { }',
  ];

  it.each([
    ['Own', 'wood.Tree.Leaf'],
    ['Inner', 'wood.Tree.Visitor.Leaf'],
    ['Heir', 'wood.Tree.Visitor.Bud'],
    ['Stranger', undefined],
  ])('is that of its own member, and only then of an inherited one: %s', async (name, meant) => {
    const { hierarchy, typeAt } = await hierarchyOf(texts);
    expect(hierarchy.supertypes(typeAt(`wood.${name}`)).map(({ qualifiedName }) => qualifiedName)).toEqual(
      meant === undefined ? [] : [meant],
    );
  });
});

describe('a name that is written with its package', () => {
  const texts = [
    'package port; class Boat extends Vessel { }',
    'package port; class Vessel extends org.lib.Boat { }',
    'package dock; class Sub extends port.Boat { class Berth { } }',
    'package dock; class Low extends Sub { } class Holder { Low.Berth berth; }',
  ];

  it('means no type of that simple name in another package', async () => {
    const { hierarchy, typeAt } = await hierarchyOf(texts);
    const [boat, vessel, sub] = [typeAt('port.Boat'), typeAt('port.Vessel'), typeAt('dock.Sub')];
    expect(hierarchy.resolve('org.lib.Boat', vessel)).toBeNull();
    expect(hierarchy.supertypes(vessel)).toEqual([]);
    expect(hierarchy.isSubtype(vessel, boat)).toBe(false);
    expect(hierarchy.namesSupertype(vessel, boat)).toBe(false);
    expect(hierarchy.canName('org.lib.Boat', vessel, boat)).toBe(false);
    expect(hierarchy.mayInherit(boat, sub)).toBe(true);
  });

  it('means the type of that full name, or the end of it, and a member that is inherited', async () => {
    const { hierarchy, typeAt } = await hierarchyOf(texts);
    const [boat, sub, berth, holder] = ['port.Boat', 'dock.Sub', 'dock.Sub.Berth', 'dock.Holder'].map(typeAt);
    if (!boat || !sub || !berth || !holder) throw new Error('a type is missing');
    expect(hierarchy.resolve('port.Boat', sub)).toBe(boat);
    expect(hierarchy.resolve('port.Boat<dock.Low>[]', sub)).toBe(boat);
    expect(hierarchy.isSubtype(sub, boat)).toBe(true);
    expect(hierarchy.namesSupertype(sub, boat)).toBe(true);
    expect(hierarchy.canName('port.Boat', sub, boat)).toBe(true);
    expect(hierarchy.resolve('Sub.Berth', holder)).toBe(berth);
    expect(hierarchy.resolve('Low.Berth', holder)).toBe(berth);
    expect(hierarchy.resolve('lib.Berth', holder)).toBeNull();
  });
});
