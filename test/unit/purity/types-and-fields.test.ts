import { describe, expect, it } from 'vitest';
import { verdicts } from './verdicts.js';

type Texts = Record<string, string>;
const file = (path: string, text: string): Texts => ({ [path]: text });

describe('a moved attribute', () => {
  const type = (name: string, member: string): Texts =>
    file(`mill/${name}.java`, `package mill;\n\nclass ${name} {\n    void turn() {}\n${member}}\n`);
  const said = (before: string, after: string): Promise<readonly string[]> =>
    verdicts({ ...type('Wheel', before), ...type('Stone', '') }, { ...type('Wheel', ''), ...type('Stone', after) }, 'Move Attribute');

  it('is the same with other modifiers and documentation', async () => {
    expect(await said('    int age = 3 * 4;\n', '    /** In years. */\n    private static final int age = 3 * 4;\n')).toEqual(['same']);
    expect(await said('    int age;\n', '    private int age;\n')).toEqual(['same']);
  });

  it('was edited where it holds something else', async () => {
    expect(await said('    int age = 3 * 4;\n', '    int age = 3 * 5;\n')).toEqual(['1: `3 * 4` became `3 * 5`.']);
  });
});

describe('a moved class', () => {
  const wheel = (name: string, ...members: readonly string[]): Texts =>
    file(`${name}/Wheel.java`, `package ${name};\n\n/** Turns. */\nclass Wheel {\n${members.map((one) => `    ${one}\n`).join('')}}\n`);
  const MEMBERS = ['int age = 1;', 'int turn(int times) { return times * age; }', 'void stop() { age = 0; log("stopped"); }'];
  const said = async (...members: readonly string[]): Promise<string> =>
    (await verdicts(wheel('mill', ...MEMBERS), wheel('yard', ...members), 'Move Class'))[0] ?? '';

  it('is the same where its members are', async () => {
    expect(await said(...MEMBERS)).toBe('same');
    expect(await said(MEMBERS[0] ?? '', '/** Fast. */ public int turn(int times) { return times * this.age; }', MEMBERS[2] ?? '')).toBe(
      'same',
    );
  });

  it('was edited where one of them is', async () => {
    expect(await said(MEMBERS[0] ?? '', 'int turn(int times) { return times * age * 2; }', MEMBERS[2] ?? '')).toBe(
      '1: `times * age` became `times * age * 2`.',
    );
    expect(await said('int age = 2;', ...MEMBERS.slice(1))).toMatch(/^1: /);
    expect(await said(...MEMBERS, 'void start() { age = 9; }')).toMatch(/was added/);
    expect(await said(...MEMBERS.slice(0, 2))).toMatch(/was removed/);
  });
});
