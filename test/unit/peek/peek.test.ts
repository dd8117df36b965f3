import { describe, expect, it } from 'vitest';
import { peekText } from '../../support/peek-text.js';
import { GRIND, lines, moved, ORIGIN, peeks, TARGET, textOf } from './changes.js';

describe('a moved method', () => {
  it('that is the same has nothing marked', async () => {
    expect(await textOf(...moved(GRIND, GRIND), 'Move Method')).toBe(
      [
        '0 edited',
        '  int grind(int sacks, int water) { | int grind(int sacks, int water) {',
        '  int flour = sacks * 40; | int flour = sacks * 40;',
        '  if (water < 3) { | if (water < 3) {',
        '  flour = flour / 2; | flour = flour / 2;',
        '  } | }',
        '  log("ground", flour); | log("ground", flour);',
        '  return flour; | return flour;',
        '  } | }',
      ].join('\n'),
    );
  });

  const cases: readonly { readonly name: string; readonly after: string; readonly rows: readonly string[]; readonly edited: number }[] = [
    {
      name: 'one number is an edit',
      after: GRIND.replace('40', '41'),
      rows: ['~ int flour = sacks * [40]; | int flour = sacks * [41];'],
      edited: 1,
    },
    {
      name: 'one operator is an edit',
      after: GRIND.replace('water < 3', 'water <= 3'),
      rows: ['~ if (water [<] 3) { | if (water [<=] 3) {'],
      edited: 1,
    },
    {
      name: 'a reported renaming is not',
      after: GRIND.replaceAll('flour', 'meal'),
      rows: ['  int {flour} = sacks * 40; | int {meal} = sacks * 40;', '  return {flour}; | return {meal};'],
      edited: 0,
    },
    {
      name: 'a renaming and an edit on one line',
      after: GRIND.replaceAll('flour', 'meal').replace('meal / 2', 'meal / 3'),
      rows: ['~ {flour} = {flour} / [2]; | {meal} = {meal} / [3];'],
      edited: 1,
    },
    {
      name: 'a name that stands for something else in one place is an edit there',
      after: GRIND.replaceAll('flour', 'meal').replace('return meal', 'return age'),
      rows: ['  int {flour} = sacks * 40; | int {meal} = sacks * 40;', '~ return [flour]; | return [age];'],
      edited: 1,
    },
    {
      name: 'a line more',
      after: GRIND.replace('        log', '        age++;\n        log'),
      rows: ['  } | }', '~ - | [age++;]', '  log("ground", flour); | log("ground", flour);'],
      edited: 1,
    },
    {
      name: 'a line less',
      after: GRIND.replace('        log("ground", flour);\n', ''),
      rows: ['~ [log("ground", flour);] | -'],
      edited: 1,
    },
    {
      name: 'a text in quotes',
      after: GRIND.replace('"ground"', '"milled"'),
      rows: ['~ log(["ground"], flour); | log(["milled"], flour);'],
      edited: 1,
    },
    {
      name: 'two statements in another order',
      after: GRIND.replace('        log("ground", flour);\n', '').replace('        if', '        log("ground", flour);\n        if'),
      rows: ['~ - | [log("ground", flour);]', '~ [log("ground", flour);] | -'],
      edited: 1,
    },
    {
      name: 'white space and line breaks are none',
      after: GRIND.replace('int sacks, int water', 'int sacks,\n            int water').replace('sacks * 40', 'sacks  *  40'),
      rows: [
        '  int grind(int sacks, int water) { | int grind(int sacks,',
        '  - | int water) {',
        '  int flour = sacks * 40; | int flour = sacks * 40;',
      ],
      edited: 0,
    },
    {
      name: 'a comment that says something else',
      after: GRIND.replace('        log', '        // for the miller\n        log'),
      rows: ['~ - | [// for the miller]'],
      edited: 1,
    },
    {
      name: 'a modifier that was reported',
      after: GRIND.replace('    int grind', '    public int grind'),
      rows: ['  int grind(int sacks, int water) { | {public} int grind(int sacks, int water) {'],
      edited: 0,
    },
    {
      name: 'a statement that went into the block before it',
      after: GRIND.replace(
        '            flour = flour / 2;\n        }',
        '            flour = flour / 2;\n            log("ground", flour);\n        }',
      ).replace('        log("ground", flour);\n        return', '        return'),
      rows: ['~ [}] | -', '~ - | [}]'],
      edited: 1,
    },
  ];

  it.each(cases)('$name', async ({ after, rows, edited }) => {
    const text = await textOf(...moved(GRIND, after), 'Move Method');
    const found = text.split('\n');
    expect(found[0]).toBe(`${edited} edited`);
    for (const row of rows) expect(found).toContain(row);
    // no row but these
    expect(found.filter((row) => row.startsWith('~'))).toEqual(rows.filter((row) => row.startsWith('~')));
  });
});

const SHOP = (body: string): string => `package mill;

class Shop {
    private final Till till = new Till();

${lines(body)}}
`;

describe('an extraction', () => {
  const before = SHOP(`
    void morning(Cart cart) {
        open();
        int price = cart.size() * 12;
        till.add(price);
        print("sold " + price);
        close();
    }

    void evening(Cart cart) {
        int price = cart.size() * 12;
        till.add(price);
        print("sold " + price);
        lock();
    }
`);
  const after = SHOP(`
    void morning(Cart cart) {
        open();
        sell(cart.size());
        close();
    }

    void evening(Cart cart) {
        sell(cart.size());
        lock();
    }

    private void sell(int pieces) {
        int price = pieces * 12;
        till.add(price);
        print("sold " + price);
    }
`);

  it('has its head and its parameters explained, and the code alone before', async () => {
    expect(await textOf({ [ORIGIN]: before }, { [ORIGIN]: after }, 'Extract Method')).toBe(
      [
        '0 edited',
        '  - | {private void sell(int pieces) {}',
        '  int price = {cart.size()} * 12; | int price = {pieces} * 12;',
        '  till.add(price); | till.add(price);',
        '  print("sold " + price); | print("sold " + price);',
        '  - | {}}',
      ].join('\n'),
    );
  });

  it('from several places offers each of them', async () => {
    const found = await peeks({ [ORIGIN]: before }, { [ORIGIN]: after }, 'Extract Method');
    expect(found).toHaveLength(2);
    for (const [at, peek] of found.entries()) {
      expect(peek.places.map(({ side, name, line }) => ({ side, name, line }))).toEqual([
        { side: 'before', name: 'Shop.morning', line: 8 },
        { side: 'before', name: 'Shop.evening', line: 15 },
      ]);
      expect(peek.places[peek.place]?.refactoring).toBe(peek.refactoring);
      expect(peek.before.startLine).toBe(peek.places[peek.place]?.line);
      expect(peek.place).toBe(at === 0 ? peek.place : 1 - (found[0]?.place ?? 0));
    }
  });

  it('does not let one place explain what another one lacks', async () => {
    const [first, second] = (
      await peeks(
        { [ORIGIN]: before.replace('        print("sold " + price);\n        lock', '        lock') },
        { [ORIGIN]: after },
        'Extract Method',
      )
    ).map(peekText);
    const texts = [first, second];
    expect(texts.some((text) => text?.startsWith('0 edited'))).toBe(true);
    expect(texts.some((text) => text?.includes('~ - | [print("sold " + price);]'))).toBe(true);
  });

  it('marks an edit in what was extracted', async () => {
    const text = await textOf({ [ORIGIN]: before }, { [ORIGIN]: after.replace('pieces * 12', 'pieces * 13') }, 'Extract Method');
    expect(text).toContain('~ int price = {cart.size()} * [12]; | int price = {pieces} * [13];');
  });

  it('of an expression shows what stands around it as such', async () => {
    const text = await textOf(
      {
        [ORIGIN]: SHOP(`
    void check(Cart cart, int hour) {
        if (cart.size() > 3 && (hour < 6 || hour > 21)) {
            refuse(cart);
        }
    }
`),
      },
      {
        [ORIGIN]: SHOP(`
    void check(Cart cart, int hour) {
        if (isLate(cart, hour)) {
            refuse(cart);
        }
    }

    private boolean isLate(Cart cart, int hour) {
        return cart.size() > 3 && (hour < 6 || hour > 21);
    }
`),
      },
      'Extract Method',
    );
    expect(text.split('\n')).toContain(
      '  ‹if (›cart.size() > 3 && (hour < 6 || hour > 21)‹) {› | {return} cart.size() > 3 && (hour < 6 || hour > 21){;}',
    );
  });
});

describe('other refactorings', () => {
  it('an inlined method has its head explained, and the code alone after', async () => {
    const text = await textOf(
      {
        [ORIGIN]: SHOP(`
    void sell(Cart cart) {
        book(cart);
        close();
    }

    private void book(Cart goods) {
        till.add(goods.size() * 12);
        print("sold " + goods.size());
    }
`),
      },
      {
        [ORIGIN]: SHOP(`
    void sell(Cart cart) {
        till.add(cart.size() * 12);
        print("sold " + cart.size());
        close();
    }
`),
      },
      'Inline Method',
    );
    expect(text.split('\n')).toEqual([
      '0 edited',
      '  {private void book(Cart goods) {} | -',
      '  till.add({goods}.size() * 12); | till.add({cart}.size() * 12);',
      '  print("sold " + {goods}.size()); | print("sold " + {cart}.size());',
      '  {}} | -',
    ]);
  });

  it('a renamed class shows all of it', async () => {
    const type = (name: string, step: number): string =>
      `class ${name} {\n    int sum;\n\n    ${name}(int sum) {\n        this.sum = sum;\n    }\n\n    int next() {\n        sum += ${step};\n        return sum;\n    }\n}\n`;
    const text = await textOf({ 'mill/A.java': type('Counter', 1) }, { 'mill/B.java': type('Tally', 2) }, 'Rename Class');
    expect(text.split('\n')).toEqual(
      [
        '1 edited',
        '  class {Counter} { | class {Tally} {',
        '  int sum; | int sum;',
        '  |',
        '  {Counter}(int sum) { | {Tally}(int sum) {',
        '  this.sum = sum; | this.sum = sum;',
        '  } | }',
        '  |',
        '  int next() { | int next() {',
        '~ sum += [1]; | sum += [2];',
        '  return sum; | return sum;',
        '  } | }',
        '  } | }',
      ].map((line) => (line === '  |' ? '   | ' : line)),
    );
  });

  it('an interface that was made anew has no code before', async () => {
    const text = await textOf(
      { [ORIGIN]: 'package mill;\n\npublic class Lamp {\n    public void light(int hours) {\n        burn(hours);\n    }\n}\n' },
      {
        [ORIGIN]:
          'package mill;\n\npublic class Lamp implements Light {\n    public void light(int hours) {\n        burn(hours);\n    }\n}\n',
        [TARGET]: 'package mill;\n\npublic interface Light {\n    void light(int hours);\n}\n',
      },
      'Extract Interface',
    );
    expect(text).toBe('nothing to compare');
  });
});
