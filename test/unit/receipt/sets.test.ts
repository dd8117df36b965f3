import { describe, expect, it } from 'vitest';
import { SETS, setsOf } from '../../../engine/catalogue/sets.js';
import { parseAllowed } from '../../../engine/receipt/allowed.js';
import { CATALOGUE } from '../../../engine/results/catalogue.js';
import { allowing } from '../../support/receipt.js';

const types = CATALOGUE.types.map(({ type }) => type);

describe('sets of types', () => {
  it.each([
    ['Rename Method', ['renames']],
    ['Move Class', ['moves']],
    ['Pull Up Attribute', ['moves']],
    ['Push Down Method', ['moves']],
    ['Move And Rename Method', ['renames', 'moves']],
    ['Extract And Move Method', ['moves', 'extractions']],
    ['Move And Inline Method', ['moves', 'inlinings']],
    ['Inline Variable', ['inlinings']],
    ['Extract Superclass', ['extractions']],
    ['Moved Lines', ['moves']],
    ['Renamed File', ['renames']],
    ['Formatting', ['formatting']],
    ['Move Code', []],
    ['Move Annotation', []],
    ['Change Return Type', []],
    ['Remove Parameter', []],
  ])('%s', (type, sets) => {
    expect(setsOf(type)).toEqual(sets);
  });

  it('hold no type that does more than the sets say', () => {
    const taken = types.filter((type) => setsOf(type).length > 0);
    const words = /\b(?:Rename|Move|Extract|Inline)\b|^(?:Pull Up|Push Down)\b/;
    expect(taken.filter((type) => !words.test(type))).toEqual([]);
    expect(types.filter((type) => words.test(type) && !taken.includes(type))).toEqual(
      ['Move Code', 'Move Annotation'].filter((type) => types.includes(type)),
    );
  });

  it('allow a type of two sets only together', () => {
    expect(allowing('renames').has('Move And Rename Method')).toBe(false);
    expect(allowing('renames,moves').has('Move And Rename Method')).toBe(true);
    expect(allowing('Move And Rename Method').has('Move And Rename Method')).toBe(true);
    expect(allowing('renames,moves').has('Move Code')).toBe(false);
    expect(allowing('move code').has('Move Code')).toBe(true);
  });

  it('can be named, and so can every type', () => {
    for (const name of [...Object.keys(SETS), ...types]) {
      expect(allowing(name.toUpperCase()).names).toEqual([name]);
      expect(allowing(` ${name.replaceAll(' ', '-').toLowerCase()} ,`).names).toEqual([name]);
    }
    expect(parseAllowed('constructor', types)).toMatchObject({ name: 'constructor' });
    expect(parseAllowed('x'.repeat(100_000), types)).toMatchObject({ suggestions: [] });
  });
});
