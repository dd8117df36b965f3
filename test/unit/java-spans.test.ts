import { describe, expect, it } from 'vitest';
import type { TypeDeclaration } from '../../engine/model/declarations.js';
import { descendants } from '../../engine/model/expression.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import { statementsOf } from '../../engine/model/statement.js';
import type { Span } from '../../engine/text/span.js';
import { first, lowerJava } from '../support/java.js';

const TEXT = `/** Licence. */
package a;
/* no doc */
/** Doc of A. */
// and a line
@X
public class A {
  /** Doc of x. */
  @Y private int x = 1, y[] = {2};
  /**/ void bare() { }
  /** old */
  /** Doc of f. */
  <T> int f(final @Z int p, String... q)[] {
    int i = 1, j; // note
    for (final String s : r) { }
    for (int k = 0, l = 1; ; ) ;
    try (B b = c(); d) { } catch (final E | F e) { } finally { g(); }
    switch (v) { case 1 : case 2, 3: h(); }
    Runnable n = new Runnable() { };
    int 🙂x = 1;
    return null;
  }
  /** Doc of init. */ static { }
  enum E {
    /** Doc of ONE. */ @W ONE(1) { }, TWO
  }
}
`;

const file = await lowerJava(TEXT.replace('🙂x', 'häß'));
const source = (span: Span | null | undefined): string => (span ? file.text.slice(span.start, span.end) : '-');
const type = first(file.types);
const methodCalled = (name: string): TypeDeclaration['methods'][number] => first(type.methods.filter((method) => method.name === name));
const f = methodCalled('f');
const statements = f.body === null ? [] : [...statementsOf(f.body)];
const statement = (kind: string): (typeof statements)[number] => first(statements.filter((each) => each.kind === kind));

describe('spans', () => {
  it('of types begin with their documentation', () => {
    expect(source(type.span)).toMatch(/^\/\*\* Doc of A\. \*\/\n\/\/ and a line\n@X\npublic class A \{[^]*\n\}$/);
    expect(source(type.nameSpan)).toBe('A');
  });

  it('of methods begin with the last documentation before them', () => {
    expect(source(f.span)).toMatch(/^\/\*\* Doc of f\. \*\/[^]*return null;\n {2}\}$/);
    expect(source(methodCalled('bare').span)).toBe('void bare() { }');
    expect(source(methodCalled('').span)).toBe('/** Doc of init. */ static { }');
    expect(source(methodCalled('').bodySpan)).toBe('{ }');
    expect(source(f.nameSpan)).toBe('f');
    expect(source(f.bodySpan)).toBe(source(f.body?.span));
    expect(source(f.returnType?.span)).toBe('int');
  });

  it('of fields are their declarators', () => {
    expect(type.fields.map(({ span }) => source(span))).toEqual(['x = 1', 'y[] = {2}']);
    expect(type.fields.map(({ nameSpan }) => source(nameSpan))).toEqual(['x', 'y']);
    expect(source(type.fields[0]?.declarationSpan)).toBe('/** Doc of x. */\n  @Y private int x = 1, y[] = {2};');
    expect(source(type.fields[0]?.annotations[0]?.span)).toBe('@Y');
    expect(source(type.fields[0]?.modifiers[0]?.span)).toBe('-');
  });

  it('of enum constants begin with their documentation and end with their body', () => {
    expect(type.types[0]?.fields.map(({ span }) => source(span))).toEqual(['/** Doc of ONE. */ @W ONE(1) { }', 'TWO']);
    expect(source(type.types[0]?.fields[0]?.anonymousTypes[0]?.span)).toBe('{ }');
  });

  it('of parameters are whole', () => {
    expect(f.parameters.map(({ span }) => source(span))).toEqual(['final @Z int p', 'String... q']);
    expect(f.parameters.map(({ scope }) => scope?.end)).toEqual([f.span.end, f.span.end]);
  });

  it.each([
    ['localVariable', ['i = 1', 'j']],
    ['enhancedFor', ['final String s']],
    ['for', ['k = 0', 'l = 1']],
    ['try', ['b = c()']],
    ['catch', ['final E | F e']],
  ])('of variables of a %s', (kind, expected) => {
    expect(statement(kind).variables.map(({ span }) => source(span))).toEqual(expected);
  });

  it.each([
    ['localVariable', 'int i = 1, j;'],
    ['enhancedFor', 'for (final String s : r) { }'],
    ['try', 'try (B b = c(); d) { } catch (final E | F e) { } finally { g(); }'],
    ['catch', 'catch (final E | F e) { }'],
    ['finally', '{ g(); }'],
    ['case', 'case 1 :'],
    ['return', 'return null;'],
  ])('of a %s', (kind, expected) => {
    expect(source(statement(kind).span)).toBe(expected);
  });

  it('of the declaration in a for leave out the semicolon', () => {
    expect(source(statement('for').expressions[0]?.span)).toBe('int k = 0, l = 1');
  });

  it('of an anonymous type are its body', () => {
    expect(f.innerTypes.map(({ span }) => source(span))).toEqual(['{ }']);
  });

  it('are UTF-16 offsets', async () => {
    const other = await lowerJava('class A { String s = "🙂🙂" + ä; /* 🙂 */ void f() { } }');
    const { fields, methods } = first(other.types);
    const slice = ({ start, end }: Span): string => other.text.slice(start, end);
    expect(slice(first(fields).span)).toBe('s = "🙂🙂" + ä');
    expect(first(fields).initializer?.children.map(({ span }) => slice(span))).toEqual(['"🙂🙂"', 'ä']);
    expect(slice(first(methods).span)).toBe('void f() { }');
  });

  it('of expressions lie within those of their parents, in order', () => {
    const roots = everyExpression(file);
    expect(roots.length).toBeGreaterThan(10);
    for (const root of roots) {
      for (const { span, children } of descendants(root)) {
        let position = span.start;
        for (const child of children) {
          expect(child.span.start).toBeGreaterThanOrEqual(position);
          expect(child.span.end).toBeLessThanOrEqual(span.end);
          position = child.span.end;
        }
      }
    }
  });
});

function everyExpression({ types }: Pick<SourceFile, 'types'>): (typeof statements)[number]['expressions'][number][] {
  return types.flatMap((each) => [
    ...each.methods.flatMap(({ body }) => (body === null ? [] : [...statementsOf(body)].flatMap(({ expressions }) => expressions))),
    ...each.fields.flatMap(({ initializer }) => (initializer === null ? [] : [initializer])),
    ...everyExpression(each),
  ]);
}
