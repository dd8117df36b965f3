import { describe, expect, it } from 'vitest';
import { ofMoved, verdicts } from './verdicts.js';

const method = (...lines: readonly string[]): string =>
  `\n    int grind(int sacks, int water) {\n${lines.map((line) => `        ${line}\n`).join('')}    }\n`;
const BODY = ['int flour = sacks * 40;', 'if (water < 3) {', '    flour = flour / 2;', '}', 'log("ground", flour);', 'return flour;'];
const GRIND = method(...BODY);
/** The body with other words in the place of some. */
const but = (from: string, to: string): string => method(...BODY.map((line) => line.replace(from, to)));

describe('a moved body is the same', () => {
  it.each([
    ['to the letter', GRIND],
    ['in another layout', GRIND.replace('water < 3', '\n  water\n  < 3')],
    ['with comments', GRIND.replace('return', '// what is left\n return')],
    ['with documentation', GRIND.replace('    int grind', '    /** Grinds. */\n    int grind')],
    ['with an annotation', GRIND.replace('    int grind', '    @Override\n    int grind')],
    ['with modifiers', GRIND.replace('    int grind', '    public static final int grind')],
    ['with `this`', but('log(', 'this.log(')],
    ['with parentheses', but('sacks * 40', '(sacks * 40)')],
    ['with an empty statement', but('return', '; return')],
  ])('%s', async (_, after) => {
    expect(await ofMoved(GRIND, after)).toBe('same');
  });
});

describe('a moved body was edited', () => {
  it.each([
    ['a number', but('40', '41'), '1: `40` became `41`.'],
    ['a string', but('"ground"', '"Ground"'), '1: `"ground"` became `"Ground"`.'],
    ['an operator', but('<', '<='), '1: `water < 3` became `water <= 3`.'],
    ['a condition', but('water < 3', 'water < 3 && sacks > 1'), '1: `water < 3` became `water < 3 && sacks > 1`.'],
    ['a call', but('log(', 'debug('), '1: `log("ground",flour)` became `debug("ground",flour)`.'],
    ['an argument', but('flour);', 'water);'), '1: `flour` became `water`.'],
    ['parentheses that bind', but('sacks * 40', 'sacks * (40 + 2)'), '1: `40` became `40 + 2`.'],
    ['a statement more', but('return', 'stop(); return'), '1: `stop();` was added.'],
    ['a statement less', method(...BODY.filter((line) => !line.startsWith('log'))), '1: `log("ground",flour);` was removed.'],
    ['another order', method('log("before", 1);', ...BODY.slice(0, 4), 'return flour;'), expect.stringContaining('log')],
    [
      'another nesting',
      method('int flour = sacks * 40;', 'if (water < 3) {', '    flour = flour / 2;', '    log("ground", flour);', '}', 'return flour;'),
      expect.stringContaining('stands at another place'),
    ],
    [
      'a branch',
      method(
        'int flour = sacks * 40;',
        'if (water < 3) {',
        '} else {',
        '    flour = flour / 2;',
        '}',
        'log("ground", flour);',
        'return flour;',
      ),
      expect.stringMatching(/\d/),
    ],
  ])('%s', async (_, after, said) => {
    expect(await ofMoved(GRIND, after)).toEqual(said);
  });
});

it('shows of long code what differs', async () => {
  const long = (last: string): string => method('int flour = sacks * 40;', `log("${'x'.repeat(90)}", ${last});`, 'return flour;');
  expect(await ofMoved(long('flour'), long('water'))).toBe('1: `flour` became `water`.');
  expect(await ofMoved(long('flour'), long('flour, water'))).toBe(
    `1: \`…${'x'.repeat(13)}",flour)\` became \`…${'x'.repeat(13)}",flour,water)\`.`,
  );
});

describe('a receiver', () => {
  const wheel = (members: string): Record<string, string> => ({
    'mill/Wheel.java': `package mill;\n\nclass Wheel {\n    int age;\n    void turn(int times) { spin(times); }\n${members}}\n`,
  });
  const stone = (members: string): Record<string, string> => ({
    'mill/Stone.java': `package mill;\n\nclass Stone {\n    int size;\n    void hone(int times) { file(times); }\n${members}}\n`,
  });
  const use = (parameters: string, ...lines: readonly string[]): string =>
    `    int use(${parameters}) {\n${lines.map((line) => `        ${line}\n`).join('')}    }\n`;
  const judged = async (before: string, after: string): Promise<string> =>
    (await verdicts({ ...wheel(before), ...stone('') }, { ...wheel(''), ...stone(after) }, 'Move Method'))[0] ?? '';

  it('leaves where the code comes to the class of the receiver', async () => {
    const before = use('Stone stone, int times', 'stone.hone(times);', 'log("honed");', 'return stone.size;');
    expect(await judged(before, use('int times', 'hone(times);', 'log("honed");', 'return size;'))).toBe('names');
    expect(await judged(before, use('int times', 'hone(times);', 'log("honed");', 'return age;'))).toBe('1: `stone.size` became `age`.');
  });

  it('comes where the code goes from the class of the receiver', async () => {
    const before = use('int times', 'turn(times);', 'log("turned");', 'return this.age;');
    expect(await judged(before, use('Wheel wheel, int times', 'wheel.turn(times);', 'log("turned");', 'return wheel.age;'))).toBe('names');
  });

  it('is one and the same in all places', async () => {
    const before = use('int times', 'turn(times);', 'log("turned");', 'return this.age;');
    const after = use('Wheel wheel, Wheel other, int times', 'wheel.turn(times);', 'log("turned");', 'return other.age;');
    expect(await judged(before, after)).toMatch(/One name stands for different code/);
  });

  it('of another type is an edit', async () => {
    const before = use('int times', 'turn(times);', 'log("turned");', 'return 1;');
    expect(await judged(before, use('Engine engine, int times', 'engine.turn(times);', 'log("turned");', 'return 1;'))).toMatch(
      /`turn\(times\)` became `engine\.turn\(times\)`/,
    );
  });

  it('is the name of a type whose member is imported, or not', async () => {
    const body = (call: string): string => use('int times', `log(${call});`, 'log("turned");', 'return times;');
    const importing = (text: Record<string, string>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(text).map(([path, one]) => [path, one.replace('class', 'import static java.util.Arrays.asList;\n\nclass')]),
      );
    const before = { ...wheel(body('Arrays.asList(1, 2)')), ...stone('') };
    const after = { ...wheel(''), ...stone(body('asList(1, 2)')) };
    expect(await verdicts(before, importing(after), 'Move Method')).toEqual(['names']);
    expect(await verdicts(before, after, 'Move Method')).toEqual(['1: `Arrays.asList(1,2)` became `asList(1,2)`.']);
  });

  it('has accessors for its fields', async () => {
    const before = use('int times', 'turn(times);', 'log("turned");', 'return age;');
    const after = (last: string): string => use('Wheel wheel, int times', 'wheel.turn(times);', 'log("turned");', `return ${last};`);
    expect(await judged(before, after('wheel.getAge()'))).toBe('effect');
    expect(await judged(before, after('wheel.getWeight()'))).toBe('1: `age` became `wheel.getWeight()`.');
  });

  it('does not give its field by what is only called an accessor', async () => {
    const getter = (value: string): string => `    int getAge() { return ${value}; }\n`;
    const body = use('int times', 'turn(times);', 'log("turned");', 'return age;');
    const after = use('Wheel wheel, int times', 'wheel.turn(times);', 'log("turned");', 'return wheel.getAge();');
    const said = async (value: string): Promise<readonly string[]> =>
      verdicts({ ...wheel(body + getter(value)), ...stone('') }, { ...wheel(getter(value)), ...stone(after) }, 'Move Method');
    expect(await said('this.age')).toEqual(['effect']);
    expect(await said('age + 1')).toEqual(['1: `age` became `wheel.getAge()`.']);
  });
});

describe('a value', () => {
  const body = (...lines: readonly string[]): string =>
    `\n    void send(Order order) {\n${lines.map((line) => `        ${line}\n`).join('')}    }\n`;
  const BEFORE = body('open();', 'post(order.total(), "now");', 'close();');

  it('may be held in a variable', async () => {
    expect(await ofMoved(BEFORE, body('open();', 'int total = order.total();', 'post(total, "now");', 'close();'))).toBe('effect');
    expect(await ofMoved(body('open();', 'int total = order.total();', 'post(total, "now");', 'close();'), BEFORE)).toBe('effect');
  });

  it.each([
    ['that holds something else', ['open();', 'int total = order.sum();', 'post(total, "now");', 'close();']],
    ['that is asked for too early', ['int total = order.total();', 'open();', 'post(total, "now");', 'close();']],
    ['that is changed', ['open();', 'int total = order.total();', 'total++;', 'post(total, "now");', 'close();']],
  ])('not in one %s', async (_, lines) => {
    expect(await ofMoved(BEFORE, body(...lines))).toMatch(/^\d/);
  });

  it('of a call is asked for as often as before', async () => {
    const twice = body('open();', 'post(order.total(), "now");', 'note(order.total(), "then");', 'close();');
    const once = body('open();', 'int total = order.total();', 'post(total, "now");', 'note(total, "then");', 'close();');
    expect(await ofMoved(twice, once)).toMatch(/^\d/);
  });
});
