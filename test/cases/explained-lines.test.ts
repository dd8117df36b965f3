/** Which lines are explained, and by what: small changes, and near misses that must stay lit. `.` unchanged, `~` explained, `!` left to read. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, Detector } from '../../engine/api.js';
import type { DetectionResult } from '../../engine/results/result.js';
import { sourceDetector } from '../support/detector.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

/** A side of a result as text: every line with its state, explained ones with the types that explain them. */
function shown({ explained, refactorings }: DetectionResult, change: Change, side: 'before' | 'after'): string {
  return Object.entries(change[side])
    .map(([path, text]) => {
      const file = explained?.[side][path];
      const lines = text.trimEnd().split('\n');
      return lines
        .map((line, at) => {
          const within = ({ startLine, endLine }: { readonly startLine: number; readonly endLine: number }): boolean =>
            startLine <= at + 1 && at + 1 <= endLine;
          const span = file?.spans.find(within);
          const types = [...new Set(span?.refactorings.map((index) => refactorings[index]?.type))].join(', ');
          const state = span ? '~' : file?.leftSpans.some(within) ? '!' : '.';
          return `${state} ${line}${types === '' ? '' : `   // ${types}`}`;
        })
        .join('\n');
    })
    .join('\n');
}

async function explain(change: Change): Promise<{ before: string; after: string; result: DetectionResult }> {
  const result = await detector.detect(change);
  return { before: shown(result, change, 'before'), after: shown(result, change, 'after'), result };
}

const inFile = (before: string, after: string): Change => ({ before: { 'A.java': before }, after: { 'A.java': after } });

const method = (...lines: readonly string[]): string =>
  ['class A {', '  int f(int a) {', ...lines.map((line) => `    ${line}`), '  }', '}', ''].join('\n');

describe('explained', () => {
  it('a renamed variable, wherever it is used', async () => {
    const { after } = await explain(
      inFile(method('int n = a * 2;', 'log(n);', 'return n + 1;'), method('int twice = a * 2;', 'log(twice);', 'return twice + 1;')),
    );
    expect(after).toBe(
      [
        '. class A {',
        '.   int f(int a) {',
        '~     int twice = a * 2;   // Rename Variable',
        '~     log(twice);   // Rename Variable',
        '~     return twice + 1;   // Rename Variable',
        '.   }',
        '. }',
      ].join('\n'),
    );
  });

  it('no statement that went before or behind one which a reader sees as unchanged, renamed or not', async () => {
    const [renamed, kept] = [(name: string) => `int ${name} = a * 2;`, 'log(a);'];
    const behind = await explain(inFile(method(renamed('n'), kept, 'return n + 1;'), method(kept, renamed('twice'), 'return twice + 1;')));
    expect(behind.after.split('\n').slice(2, 5)).toEqual([
      '.     log(a);',
      '!     int twice = a * 2;',
      '~     return twice + 1;   // Rename Variable',
    ]);
    const before = await explain(inFile(method(kept, renamed('n'), 'return n + 1;'), method(renamed('twice'), kept, 'return twice + 1;')));
    expect(before.after.split('\n').slice(2, 5)).toEqual([
      '!     int twice = a * 2;',
      '.     log(a);',
      '~     return twice + 1;   // Rename Variable',
    ]);
  });

  it('an empty line with what is beside it, not with what is left further up', async () => {
    const { before } = await explain(
      inFile(
        method('log(a);', '', 'String s = g();', '', 'int n = a * 2;', 'return n + 1;'),
        method('warn(a + 3);', '', 'String s = g();', 'int twice = a * 2;', 'return twice + 1;'),
      ),
    );
    expect(before.split('\n').slice(2, 8)).toEqual([
      '!     log(a);',
      '.     ',
      '.     String s = g();',
      '~        // Rename Variable',
      '~     int n = a * 2;   // Rename Variable',
      '~     return n + 1;   // Rename Variable',
    ]);
  });

  it('no empty line that stands alone in a text that does not parse', async () => {
    const broken = (...lines: readonly string[]): string => `@Note("a\n${method(...lines)}`;
    const { before } = await explain(inFile(broken('log(a);', '', 'return a;'), broken('log(a);', 'return a;')));
    expect(before.split('\n')[4]).toBe('.     ');
    const { before: sound } = await explain(inFile(method('log(a);', '', 'return a;'), method('log(a);', 'return a;')));
    expect(sound.split('\n')[3]).toBe('~     ');
  });

  it('white space alone, by no refactoring', async () => {
    const { after, result } = await explain(inFile(method('log(a);', 'return a;'), method('log( a );', '', '    return a;')));
    expect(after.split('\n').slice(2, 5)).toEqual(['~     log( a );', '~     ', '~         return a;']);
    expect(result.explained).toMatchObject({ left: 0 });
  });

  it('a statement that only moved into a block; the block is read', async () => {
    const { after } = await explain(inFile(method('log(a);', 'return a;'), method('if (a > 0) {', '  log(a);', '}', 'return a;')));
    expect(after.split('\n').slice(2, 6)).toEqual(['!     if (a > 0) {', '~       log(a);', '!     }', '.     return a;']);
  });

  it('a moved class with the imports that follow', async () => {
    const item = 'class Item {\n  // what it costs\n  int price() {\n    return 3;\n  }\n}\n';
    const user = (name: string): string =>
      `package shop.till;\n\nimport ${name};\n\nclass Till {\n  int sum(Item item) {\n    return item.price();\n  }\n}\n`;
    const { before, after, result } = await explain({
      before: { 'shop/a/Item.java': `package shop.a;\n\npublic ${item}`, 'shop/till/Till.java': user('shop.a.Item') },
      after: { 'shop/b/Item.java': `package shop.b;\n\npublic ${item}`, 'shop/till/Till.java': user('shop.b.Item') },
    });
    expect(result.explained?.left).toBe(0);
    expect(before).toContain('~ package shop.a;   // Move Class');
    expect(after).toContain('~   // what it costs   // Move Class');
    expect(after).toContain('~ import shop.b.Item;   // Move Class');
  });

  it('types inside of a renamed one, by what names the one around them', async () => {
    const before = [
      'class A {',
      '  void f() {',
      '    class Goods {',
      '      class Crate { Integer id; String label; String line() { return label + id; } }',
      '      class Barrel { Integer id; int litres; int all() { return litres * id; } }',
      '    }',
      '    expect(Goods.Crate.class);',
      '    expect(Goods.Barrel.class);',
      '  }',
      '}',
      '',
    ];
    const [head = '', body = '', ...lines] = before;
    const goods = lines.splice(0, 4).map((line) => line.slice(2).replace('class', 'static class').replace('Goods', 'Stored'));
    const after = [head, body, ...lines.map((line) => line.replace('Goods.', 'Stored.')).slice(0, -2), ...goods.slice(0, 4), '}', ''];
    const { after: text, result } = await explain(inFile(before.join('\n'), after.join('\n')));
    expect(result.refactorings.map(({ type }) => type)).toContain('Move And Rename Class');
    expect(text).toContain('~     expect(Stored.Crate.class);   // Move And Rename Class');
    expect(text).toContain('~     expect(Stored.Barrel.class);   // Move And Rename Class');
  });

  it('extracted code, the new method’s head and the call', async () => {
    const { before, after, result } = await explain(
      inFile(
        'class A {\n  void f(Out out) {\n    out.open();\n    out.write("a");\n    out.write("b");\n    out.close();\n  }\n}\n',
        'class A {\n  void f(Out out) {\n    out.open();\n    body(out);\n    out.close();\n  }\n\n  private void body(Out target) {\n    target.write("a");\n    target.write("b");\n  }\n}\n',
      ),
    );
    expect(before).toContain('~     out.write("a");   // Extract Method');
    expect(after).toContain('~     body(out);   // Extract Method');
    expect(after).toContain('~   private void body(Out target) {   // Extract Method');
    expect(after).toMatch(/~ {5}target\.write\("b"\); {3}\/\/ .*Extract Method/);
    expect(result.refactorings.find(({ type }) => type === 'Extract Method')?.editedLines).toBe(0);
  });

  it('an added parameter, and the argument that went with a removed one', async () => {
    const { after } = await explain(
      inFile(
        'class A {\n  int f(int a) {\n    log(a);\n    return a * 7;\n  }\n}\n',
        'class A {\n  int f(int a, int b) {\n    log(a);\n    return a * 7;\n  }\n}\n',
      ),
    );
    expect(after.split('\n')[1]).toBe('~   int f(int a, int b) {   // Add Parameter');
  });
});

describe('left to read', () => {
  it('a line with a rename and another edit', async () => {
    const { before, after } = await explain(
      inFile(method('int n = a * 2;', 'log(n);', 'return n + 1;'), method('int twice = a * 2;', 'log(twice);', 'return twice + 2;')),
    );
    expect(after.split('\n')[4]).toBe('!     return twice + 2;');
    expect(before.split('\n')[4]).toBe('!     return n + 1;');
    expect(after.split('\n')[3]).toBe('~     log(twice);   // Rename Variable');
  });

  it('a line that lacks something', async () => {
    const { after } = await explain(inFile(method('send(a, 1);', 'return a;'), method('send(a);', 'return a;')));
    expect(after.split('\n')[2]).toBe('!     send(a);');
  });

  it('statements in another order', async () => {
    const { after } = await explain(inFile(method('open();', 'lock();', 'return a;'), method('lock();', 'open();', 'return a;')));
    expect(after).toContain('!');
    expect(after).not.toContain('~');
  });

  it('a name that happens to be another one’s', async () => {
    // b.size() is no call of the renamed method: its type is known, and is another
    const before =
      'class A {\n  Bag bag;\n  int size() {\n    return 1;\n  }\n  int g() {\n    return bag.size() + size();\n  }\n}\nclass Bag {\n  int size() {\n    return 2;\n  }\n}\n';
    const after = before
      .replace('class A {\n  Bag bag;\n  int size()', 'class A {\n  Bag bag;\n  int length()')
      .replace('bag.size() + size()', 'bag.length() + length()');
    const { result, after: text } = await explain(inFile(before, after));
    expect(result.refactorings.map(({ type }) => type)).toContain('Rename Method');
    expect(text).toContain('!     return bag.length() + length();');
  });

  it('what was edited inside of a moved method, and that alone', async () => {
    const body = (call: string): string => `  int rate(int a) {\n    log(a);\n    trace(a);\n    ${call}\n    return a * 3 + 1;\n  }\n`;
    const { after, result } = await explain({
      before: { 'A.java': `class A {\n${body('save(a);')}}\n`, 'B.java': 'class B {\n  int b;\n}\n' },
      after: { 'A.java': 'class A {\n}\n', 'B.java': `class B {\n  int b;\n${body('save(a + 1);')}}\n` },
    });
    expect(after).toContain('!     save(a + 1);');
    expect(after).toContain('~     log(a);   // Move Method');
    expect(result.refactorings.find(({ type }) => type === 'Move Method')?.editedLines).toBe(1);
  });

  it('an import that new code needs', async () => {
    const { after } = await explain({
      before: { 'A.java': 'package p;\n\nclass A {\n  int n;\n}\n' },
      after: { 'A.java': 'package p;\n\nimport java.util.List;\n\nclass A {\n  int n;\n  List<String> names;\n}\n' },
    });
    expect(after).toContain('! import java.util.List;');
  });

  it('a type inside of a renamed one that is another one now', async () => {
    const types = (name: string): string[] => [
      `  static class ${name} {`,
      '    static class Crate { Integer id; String label; String line() { return label + id; } }',
      '    static class Barrel { Integer id; int litres; int all() { return litres * id; } }',
      '  }',
    ];
    const users = (...names: readonly string[]): string[] => ['  void f() {', ...names.map((name) => `    expect(${name}.class);`), '  }'];
    const { after } = await explain(
      inFile(
        ['class A {', ...users('Goods.Crate', 'Goods.Barrel'), ...types('Goods'), '}', ''].join('\n'),
        ['class A {', ...users('Stored.Crate', 'Stored.Crate'), ...types('Stored'), '}', ''].join('\n'),
      ),
    );
    expect(after.split('\n').slice(2, 4)).toEqual([
      '~     expect(Stored.Crate.class);   // Rename Class',
      '!     expect(Stored.Crate.class);',
    ]);
  });

  it('a nested name that got its outer one, though the outer type moved', async () => {
    const proxy = (name: string): string[] => [
      'class Proxy {',
      '  final int size;',
      '  Proxy(int size) { this.size = size; }',
      '  int twice() { return size * 2; }',
      `  Kept keep() { return new ${name}(size); }`,
      '  static class Kept { final int n; Kept(int n) { this.n = n; } int get() { return n + 1; } }',
      '}',
    ];
    const around = (name: string, inner: readonly string[]): string =>
      [`class ${name} {`, ...inner.map((line) => `  static ${line}`), '}', ''].join('\n');
    const { after, result } = await explain({
      before: { 'A.java': around('A', [proxy('Kept').join('\n')]), 'B.java': around('B', []) },
      after: { 'A.java': around('A', []), 'B.java': around('B', [proxy('Proxy.Kept').join('\n')]) },
    });
    expect(result.refactorings.map(({ type }) => type)).toContain('Move Class');
    expect(after.split('\n').find((line) => line.includes('new Proxy.Kept'))).toMatch(/^! /);
  });

  it('a changed comment', async () => {
    const { after } = await explain(inFile(method('// one', 'return a;'), method('// two', 'return a;')));
    expect(after.split('\n')[2]).toBe('!     // two');
  });
});
