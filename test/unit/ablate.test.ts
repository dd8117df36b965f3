// What `npm run ablate` puts into the engine's source, and how it counts what a question is worth.
import { describe, expect, it } from 'vitest';
import type { Question } from '../ablate/question.js';
import { withSwitches } from '../ablate/switches.js';
import { addDifference, isWorthless, lineOf, type Worth } from '../ablate/worth.js';
import type { LoadedBenchmark } from '../accuracy/oracle.js';
import { score, type Score } from '../accuracy/score.js';

const switched = (text: string): string => withSwitches('engine/facts/a.ts', text, 7).text.replaceAll('globalThis.__reflensSwitch', '?');

describe('a question', () => {
  it.each([
    // what its declared type says it may answer when it is off
    ['function isOpen(): boolean { return a; }', 'function isOpen(): boolean { return ?(7, (a)); }'],
    ['const isOpen = (a: A): a is B => a.b;', 'const isOpen = (a: A): a is B => ?(7, (a.b));'],
    [
      'function one(): A | null { if (b) return b; return null; }',
      'function one(): A | null { if (b) return ?(7, (b)); return ?(7, (null)); }',
    ],
    ['class A { all(): readonly A[] { return []; } }', 'class A { all(): readonly A[] { return ?(7, ([])); } }'],
    // questions in questions each have a switch of their own
    [
      'function isOpen(): boolean { return a.some((b): boolean => b); }',
      'function isOpen(): boolean { return ?(7, (a.some((b): boolean => ?(8, (b))))); }',
    ],
    // what answers anything else has none, nor has what somebody may wait for
    ['function name(): string { return a; }', null],
    ['function open(a: A): asserts a is B { return a; }', null],
    ['async function isOpen(): boolean { return a; }', null],
    ['function isOpen() { return a; }', null],
  ])('%s', (text, expected) => expect(switched(text)).toBe(expected ?? text));

  it('is known by its name, its place, and what it answers when it is off', () => {
    const text = 'class A {\n  isOpen(): boolean { return a; }\n}\nconst some = (): A[] => [];';
    expect(withSwitches('engine/facts/a.ts', text, 3).questions).toEqual([
      { id: 3, name: 'A.isOpen', file: 'engine/facts/a.ts', line: 2, neutral: 'false' },
      { id: 4, name: 'some', file: 'engine/facts/a.ts', line: 4, neutral: '[]' },
    ]);
  });
});

const question: Question = { id: 0, name: 'isOpen', file: 'engine/facts/a.ts', line: 2, neutral: 'false' };
const benchmark: LoadedBenchmark = {
  name: 'look',
  types: null,
  commits: [{ project: 'a', sha1: '1', url: '', refactorings: [{ type: 'Move Class', description: 'Move Class A' }] }],
};
const scored = (...names: readonly string[]): Score =>
  score(benchmark, [{ sha1: '1', refactorings: names.map((name) => ({ type: 'Move Class', description: `Move Class ${name}` })) }]);

describe('what a question is worth', () => {
  const worthOf = (withIt: Score, without: Score): Worth => {
    const worth: Worth = { question, commits: 1, sets: {} };
    addDifference(worth, ['look', 'a'], withIt, without);
    return worth;
  };

  it('is what it finds and what it prevents', () => {
    const worth = worthOf(scored('A'), scored('B'));
    expect(isWorthless(worth)).toBe(false);
    expect(lineOf(worth)).toBe('   +2   1 repositories gain, 0 lose   answers in 1   isOpen  engine/facts/a.ts:2   look +1 f-1');
  });

  it('is nothing where it changes nothing, or finds as much as it tells falsely', () => {
    expect(isWorthless(worthOf(scored('A'), scored('A')))).toBe(true);
    expect(isWorthless(worthOf(scored('A', 'B'), scored()))).toBe(true);
  });
});
