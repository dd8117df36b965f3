import { describe, expect, it } from 'vitest';
import { sourceDetector } from '../../support/detector.js';

const detector = await sourceDetector();

/** What each refactoring of a type rests on, and how sure it is. */
async function of(
  type: string,
  before: string,
  after: string,
): Promise<readonly { readonly grounds: readonly string[]; readonly confidence: number }[]> {
  const all: (readonly string[])[] = [];
  const change = { before: { 'Mill.java': before }, after: { 'Mill.java': after } };
  const { refactorings } = await detector.detect(change, { explain: false, onGrounds: (grounds) => void all.push(grounds) });
  expect(all).toHaveLength(refactorings.length);
  return refactorings.flatMap((one, index) =>
    one.type === type ? [{ grounds: all[index] ?? [], confidence: one.confidence ?? Number.NaN }] : [],
  );
}

const mill = (...members: readonly string[]): string => `class Mill {\n${members.map((member) => `    ${member}\n`).join('')}}\n`;

describe('evidence for a method with another name', () => {
  const grind = (name: string, ...more: readonly string[]): string =>
    `int ${name}(int sacks) { int flour = sacks * 40; log("ground", flour); count(flour); ${more.join(' ')} return flour; }`;

  it('is its code, when that is the same', async () => {
    const [one] = await of('Rename Method', mill(grind('grind')), mill(grind('crush')));
    expect(one?.grounds).toEqual(expect.arrayContaining(['renameDeclaration', '-otherName', '+same code', '+share .8', '+identical 4']));
    expect(one?.grounds).not.toContain('+calls');
  });

  it('is less when statements came', async () => {
    const more = ['clean();', 'oil();', 'rest();', 'open();', 'shut();'];
    const [same] = await of('Rename Method', mill(grind('grind')), mill(grind('crush')));
    const [edited] = await of('Rename Method', mill(grind('grind')), mill(grind('crush', ...more)));
    expect(edited?.grounds).not.toContain('+same code');
    expect(edited?.grounds).not.toContain('+share .5');
    expect(edited?.confidence).toBeLessThan(same?.confidence ?? 0);
  });

  it('is that calls have the new name, three and not two', async () => {
    const calls = (count: number, name: string): string[] =>
      Array.from({ length: count }, (_, at) => `void day${at}() { store(${name}(${at})); }`);
    const grounds = async (count: number): Promise<readonly string[]> =>
      (await of('Rename Method', mill(grind('grind'), ...calls(count, 'grind')), mill(grind('crush'), ...calls(count, 'crush'))))[0]
        ?.grounds ?? [];
    expect(await grounds(3)).toContain('+calls');
    expect(await grounds(2)).not.toContain('+calls');
  });
});

describe('evidence for a variable with another name', () => {
  const work = (...uses: readonly string[]): string => mill(`void work(int sacks) { ${uses.join(' ')} }`);

  it('is that the statements with it agree', async () => {
    const uses = (name: string): readonly string[] => [`int ${name} = sacks * 40;`, `log("ground", ${name});`, `count(${name});`];
    const [one] = await of('Rename Variable', work(...uses('flour')), work(...uses('meal')));
    expect(one?.grounds).toEqual(expect.arrayContaining(['renameVariable', '+agree 1', '+agree half', '+agree all']));
    expect(one?.grounds).not.toContain('-disagree');
  });

  it('is less when some of them go on with something else', async () => {
    const before = ['int flour = sacks * 40;', 'log("ground", flour);', 'count(flour);', 'weigh(flour);'];
    const after = ['int meal = sacks * 40;', 'log("ground", meal);', 'count(sacks);', 'weigh(sacks);'];
    const [one] = await of('Rename Variable', work(...before), work(...after));
    expect(one?.grounds).toContain('-disagree');
    expect(one?.grounds).not.toContain('+agree all');
  });
});

describe('evidence for a property', () => {
  it('is that nothing of it is guessed', async () => {
    const [one] = await of('Add Method Modifier', mill('void rest() { sleep(); }'), mill('final void rest() { sleep(); }'));
    expect(one?.grounds).toContain('property');
    expect(one?.confidence).toBeGreaterThanOrEqual(0.9);
  });
});

describe('confidences', () => {
  it('are those of every refactoring, and of no moved lines', async () => {
    const [one, other] = [
      mill('void a() { one(); two(); three(); }', 'void b() { }'),
      mill('void b() { }', 'private void a() { one(); two(); three(); }'),
    ];
    const change = { before: { 'Mill.java': one }, after: { 'Mill.java': other } };
    const { refactorings, moved = [] } = await detector.detect(change);
    expect(refactorings.map(({ confidence }) => typeof confidence)).toEqual(['number']);
    expect(moved.every((lines) => !('confidence' in lines))).toBe(true);
  });
});
