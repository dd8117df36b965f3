import { afterEach, describe, expect, it, vi } from 'vitest';
import { SyntaxReader } from '../../engine/languages/syntax.js';
import { dumpModel } from '../../engine/model/dump.js';
import { descendants, type Expression } from '../../engine/model/expression.js';
import { statementsOf } from '../../engine/model/statement.js';
import { bodyOf, expressionOf, first, lowerJava, parseJava, statementOf, typeIn } from '../support/java.js';

afterEach(() => vi.restoreAllMocks());

describe('bodies', () => {
  it('are read when they are asked for, once', async () => {
    const complete = vi.spyOn(SyntaxReader.prototype, 'complete');
    const type = await typeIn('class A { int x = a(); void f() { b(); } enum E { C(1) { } } }');
    const [field] = type.fields;
    const [method] = type.methods;
    expect([method?.bodySpan?.start, field?.span.start]).toEqual([32, 14]);
    expect(complete).not.toHaveBeenCalled();
    expect(method?.body).toBe(method?.body);
    expect(method?.innerTypes).toEqual([]);
    expect(complete).toHaveBeenCalledTimes(1);
    expect(field?.initializer).toBe(field?.initializer);
    expect(complete).toHaveBeenCalledTimes(2);
    const constant = type.types[0]?.fields[0];
    expect(constant?.arguments.length).toBe(1);
    expect(constant?.anonymousTypes.length).toBe(1);
    expect(complete).toHaveBeenCalledTimes(4);
  });
});

describe('freed trees', () => {
  it('are not asked for more bodies', async () => {
    const parsed = await parseJava('class A { void f() { a(); } void g() { b(); } }');
    const { methods } = first(parsed.lower().types);
    expect(methods[0]?.body?.children).toHaveLength(1);
    parsed.close();
    expect(methods[0]?.body?.children).toHaveLength(1);
    expect(() => methods[1]?.body).toThrow('freed');
  });
});

describe('syntax errors', () => {
  it('leave the rest readable', async () => {
    const file = await lowerJava(
      'class A {\n void f() { a(); if (b { c(); } }\n int x = ;\n void g() { d( }\n void h() { e(); }\n}\nclass B { }',
    );
    expect(file.unread.length).toBe(3);
    expect(file.types.map(({ name }) => name)).toEqual(['A', 'B']);
    const { methods, fields } = first(file.types);
    expect(methods.map(({ name, body }) => [name, body?.children.map(({ text }) => text)])).toEqual([
      ['f', ['a();', 'if(b)']],
      ['g', []],
      ['h', ['e();']],
    ]);
    expect(fields.map(({ name, initializer }) => [name, initializer])).toEqual([['x', null]]);
  });

  it('are counted', async () => {
    expect((await lowerJava('class A { }')).unread.length).toBe(0);
    expect((await lowerJava('class A { void f() { ] } }')).unread.length).toBe(1);
    expect((await lowerJava('class A { int x = 1 }')).unread.length).toBe(1);
  });

  const whole =
    'package a; @X class A<T> extends B { int x = y ? 1 : z(-2, "s"); A(int p) throws E { super(p); for (int i = 0; i < 3; i++) { q -> { r(); }; } } enum F { G(1) { } } }';

  it.each(Array.from({ length: 41 }, (_, index) => index * 4))('never throw: cut off after %d characters', async (length) => {
    const file = await lowerJava(whole.slice(0, length));
    const { types, packageName } = file;
    expect(() => dumpModel(file)).not.toThrow();
    expect(packageName).toBe(length >= 10 ? 'a' : packageName);
    expect(types.length).toBeLessThanOrEqual(1);
  });

  it.each(['(', ')', '{', '}', ';', '<', '=', '@', '"', 'class', 'case', 'new', '->', '/*'])('never throw: %s anywhere', async (token) => {
    for (let place = 0; place <= whole.length; place += 7) {
      const file = await lowerJava(`${whole.slice(0, place)} ${token} ${whole.slice(place)}`);
      expect(dumpModel(file).length).toBeGreaterThan(0);
    }
  });

  it('do not come from a byte order mark', async () => {
    const file = await lowerJava('\uFEFFclass A { int x; }');
    expect([file.unread.length, first(file.types).fields[0]?.span]).toEqual([0, { start: 15, end: 16 }]);
  });

  it('do not come from empty texts', async () => {
    expect(dumpModel(await lowerJava(''))).toBe('');
    expect(dumpModel(await lowerJava('// nothing'))).toBe('');
  });
});

describe('deep nesting', () => {
  const depth = (expression: Expression): number => 1 + Math.max(0, ...expression.children.map(depth));

  it('of one operator is flat', async () => {
    const operands = Array.from({ length: 5000 }, (_, index) => `a${String(index)}`);
    const expression = await expressionOf(operands.join('+'));
    expect(expression.children).toHaveLength(5000);
    expect(expression.text).toBe(operands.join(' + '));
  });

  it.each([
    ['parentheses', `${'('.repeat(10_000)}a${')'.repeat(10_000)}`],
    ['operators', Array.from({ length: 5000 }, (_, index) => `a ${index % 2 === 0 ? '+' : '-'} `).join('') + 'b'],
    ['calls', `a${'.b()'.repeat(5000)}`],
    ['arguments', `${'f('.repeat(5000)}${')'.repeat(5000)}`],
    ['prefixes', `${'!'.repeat(5000)}a`],
    ['conditionals', `${'a ? b : '.repeat(5000)}c`],
    ['lambdas', `${'a -> '.repeat(5000)}b`],
    ['lambda blocks', `${'() -> { a('.repeat(1000)}${'); }'.repeat(1000)}`],
    ['class bodies', `${'new A() { Object o = '.repeat(500)}1${'; }'.repeat(500)}`],
    ['types', `new ${'A<'.repeat(2000)}B${'>'.repeat(2000)}()`],
  ])('of %s ends in plain text', async (_, source) => {
    const statement = await statementOf(`x = ${source};`);
    const roots = statement.expressions;
    expect(roots).toHaveLength(1);
    expect(Math.max(...roots.map(depth))).toBeLessThan(1000);
    expect(statement.text.replace(/\s/g, '')).toBe(`x=${source};`.replace(/\s/g, ''));
    for (const root of roots)
      for (const expression of descendants(root)) expect(expression.textEnd).toBeLessThanOrEqual(statement.text.length);
  });

  it.each([
    ['blocks', `${'{'.repeat(5000)}${'}'.repeat(5000)}`],
    ['ifs', `${'if (a) '.repeat(5000)}b();`],
    ['else ifs', `${'if (a) b(); else '.repeat(5000)}c();`],
    ['tries', `${'try { '.repeat(3000)}${'} finally { }'.repeat(3000)}`],
    ['switches', `${'switch (a) { case 1: '.repeat(2000)}${'}'.repeat(2000)}`],
  ])('of %s ends in plain text', async (_, source) => {
    const body = await bodyOf(source);
    expect(Math.max(...[...statementsOf(body)].map((statement) => statement.depth))).toBeLessThan(1000);
  });

  it('of classes does not overflow', async () => {
    const file = await lowerJava(`${'class A { '.repeat(1500)}${'}'.repeat(1500)}`);
    expect(file.types).toHaveLength(1);
  });
});
