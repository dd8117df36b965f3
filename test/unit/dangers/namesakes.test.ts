import { expect, it } from 'vitest';
import { dangersIn } from './dangers.js';

const LINE = 'String line(String text) { String a = text.trim(); String b = a.toLowerCase(); return b.repeat(depth) + a; }';

/** How sure it is that `depth` means something else, when a method goes from one type to another: both have a field of that name. */
async function told(from: string, to: string, now = to): Promise<readonly string[]> {
  const found = await dangersIn(
    `class Basket { int depth; ${from} ${LINE} } class Order { int depth; ${to} }`,
    `class Basket { int depth; ${from} } class Order { int depth; ${now} ${LINE} }`,
  );
  return found.filter(({ kind }) => kind === 'other-meaning').map(({ certainty }) => certainty);
}

it.each<[string, string, string, readonly string[]]>([
  ['both are given the same', 'Basket() { depth = 7; }', 'Order() { depth = 7; }', []],
  ['both are given the same, one in another way', 'Basket() { depth = 7; }', 'void open() { this.depth = 7; }', []],
  ['both are given other values', 'Basket() { depth = 7; }', 'Order() { depth = 8; }', ['likely']],
  ['one is given another value, too', 'Basket() { depth = 7; }', 'Order() { depth = 7; } void open() { depth = 8; }', ['likely']],
  ['one is given nothing', 'Basket() { depth = 7; }', '', ['likely']],
  ['both are handed one', 'Basket(int depth) { this.depth = depth; }', 'Order(int depth) { this.depth = depth; }', ['open']],
  ['one is handed one', 'Basket() { depth = 7; }', 'Order(int deep) { depth = deep; }', ['open']],
  ['a variable of the name is given the same', 'Basket() { depth = 7; }', 'Order() { int depth; depth = 7; }', ['likely']],
])('%s', async (_, from, to, expected) => {
  expect(await told(from, to)).toEqual(expected);
});

const SUM = 'int sum(int[] all) { int total = 0; for (int one : all) { total += one * one; } return total; }';
const PLUS = 'int sum(int[] all) { int total = 1; for (int one : all) { total -= one; total *= 3; } return total / all.length; }';
const called = (name: string, code: string): string => code.replace('sum(', `${name}(`);

/** A method is renamed, and the call in a nested type with it: how often that reaches another one. */
async function reached(before: string, after: string): Promise<number> {
  const found = await dangersIn(
    `class Shop { ${SUM} class Row { int f(int[] all) { return sum(all); } ${before} } }`,
    `class Shop { ${called('add', SUM)} class Row { int f(int[] all) { return add(all); } ${after} } }`,
  );
  return found.filter(({ kind }) => kind === 'other-meaning').length;
}

it.each<[string, string, string, number]>([
  ['a method of the new name was there', called('add', PLUS), called('add', PLUS), 1],
  ['a method of the new name was written for the call', '', called('add', PLUS), 0],
  ['nothing nearer has the new name', '', '', 0],
])('a call is renamed, and %s', async (_, before, after, count) => {
  expect(await reached(before, after)).toBe(count);
});

it.each<[string, string, string, number]>([
  ['in a type that has one above it that was not seen', 'class Shop extends lib.Unseen', 'class Row', 1],
  ['in a type that could be below the one around it', 'class Shop', 'class Row extends lib.Unseen', 0],
  ['in a type that is below the one around it', 'class Shop', 'class Row extends Shop', 0],
])('a nested type has a method of the name, %s', async (_, outer, inner, count) => {
  const version = (name: string): string => `${outer} { ${SUM} ${inner} { int f(int[] all) { return sum(all); } ${called(name, PLUS)} } }`;
  const found = await dangersIn(version('add'), version('sum'));
  expect(found.filter(({ kind }) => kind === 'other-meaning')).toHaveLength(count);
});
