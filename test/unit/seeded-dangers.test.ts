/** What `npm run dangers -- --seeded` plants: a danger, and the same refactoring without. */
import { describe, expect, it } from 'vitest';
import { Languages } from '../../engine/languages/parser.js';
import { edited, marked } from '../dangers/seeds/edits.js';
import type { Seeder } from '../dangers/seeds/ground.js';
import { SEEDERS } from '../dangers/seeds/registry.js';
import { openGround, type Seeded } from '../dangers/seeds/seed.js';
import { loadFromPackages } from '../support/java.js';
import { Random } from '../support/random.js';

async function planted(kind: keyof typeof SEEDERS, way: string, text: string): Promise<Seeded | null> {
  const ground = await openGround(new Languages(loadFromPackages), { 'A.java': text }, new Random(1));
  const seeder: Seeder | undefined = SEEDERS[kind]?.[way];
  const seeded = seeder ? await ground.plant(seeder) : null;
  ground.close();
  return seeded;
}

const lineAt = (text: string | undefined, line: number | undefined): string => text?.split('\n')[(line ?? 0) - 1]?.trim() ?? '';

describe('edits', () => {
  it('put pieces in front of what takes the place of the text, and tell the lines of what is marked', () => {
    const edits = [
      { path: 'a', start: 4, end: 7, text: marked('2\n3') },
      { path: 'a', start: 4, end: 4, text: '\n' },
    ];
    expect(edited({ a: 'one two' }, edits)).toEqual({
      texts: { a: 'one \n2\n3' },
      places: [{ path: 'a', startLine: 2, endLine: 3 }],
    });
  });
});

describe('a seeded danger', () => {
  it('is a name that takes what was a field’s', async () => {
    const text = 'class A {\n  int total;\n  void add(int n) {\n    total = total + n;\n  }\n}\n';
    const seeded = await planted('other-meaning', 'variableTakesField', text);
    expect(seeded?.danger.after['A.java']).toContain('void add(int total) {\n    total = total + total;');
    expect(seeded?.safe.after['A.java']).toMatch(/void add\(int (\w+N)\) \{\n {4}total = total \+ \1;/);
    expect(lineAt(seeded?.danger.after['A.java'], seeded?.after[0]?.startLine)).toBe('total = total + total;');
  });

  it('is not a name of another type, or in a method that knows it already', async () => {
    expect(
      await planted('other-meaning', 'variableTakesField', 'class A {\n  long total;\n  void add(int n) { total += n; }\n}\n'),
    ).toBeNull();
    expect(
      await planted('other-meaning', 'variableTakesField', 'class A {\n  int total;\n  void add(int n, long total) { total += n; }\n}\n'),
    ).toBeNull();
  });

  it('is what is asked before it is known to be there', async () => {
    const text = 'class A {\n  boolean has(String text) {\n    return text != null && text.isEmpty();\n  }\n}\n';
    const seeded = await planted('other-evaluation', 'beforeItsGuard', text);
    expect(seeded?.danger.after['A.java']).toMatch(/boolean (\w+) = text\.isEmpty\(\);\n {4}return text != null && \1;/);
    expect(seeded?.safe.after['A.java']).toMatch(/boolean (\w+) = text != null;\n {4}return \1 && text\.isEmpty\(\);/);
    const other = 'class A {\n  boolean has(String text, A a) {\n    return text != null && a.has(text, a);\n  }\n}\n';
    expect(await planted('other-evaluation', 'beforeItsGuard', other)).toBeNull();
  });

  it('is an overload that takes a call', async () => {
    const text = 'class A {\n  void print(long n) {\n    use(n);\n  }\n  void run() {\n    print(1);\n  }\n}\n';
    const seeded = await planted('other-overload', 'overloadByName', text);
    expect(seeded?.danger.before['A.java']).not.toContain('void print(int');
    expect(seeded?.danger.after['A.java']).toContain('void print(int n) {');
    expect(seeded?.safe.after['A.java']).not.toContain('void print(int');
    expect(lineAt(seeded?.danger.after['A.java'], seeded?.after.at(-1)?.startLine)).toBe('print(1);');
  });

  it('is a lock that is lost, and the twin takes it', async () => {
    const text = 'class A {\n  int n;\n  void add() {\n    n++;\n  }\n  void run() {\n    add();\n  }\n}\n';
    const seeded = await planted('lost-protection', 'renamedWithoutLock', text);
    expect(seeded?.danger.before['A.java']).toContain('synchronized void');
    expect(seeded?.danger.after['A.java']).not.toContain('synchronized');
    expect(seeded?.safe.after['A.java']).toContain('synchronized');
  });

  it.each(Object.entries(SEEDERS).flatMap(([kind, ways]) => Object.keys(ways).map((way) => [kind, way] as const)))(
    '%s: %s leaves a text alone that has no place for it',
    async (kind, way) => {
      expect(await planted(kind as keyof typeof SEEDERS, way, 'interface A {}\n')).toBeNull();
    },
  );
});
