import { describe, expect, it } from 'vitest';
import { parseCommand } from '../../../engine/node/options.js';
import { CATALOGUE } from '../../../engine/results/catalogue.js';
import { checkLine } from '../../../ui/check-line.js';
import { refactoring } from './samples.js';

const ADDRESS = 'https://github.com/o/r/commit/1f2e3';

const check = (line: string): Extract<ReturnType<typeof parseCommand>, { kind: 'check' }> => {
  const [program, ...args] = line.split(' ');
  expect(program).toBe('reflens');
  const command = parseCommand(args);
  if (command.kind !== 'check') throw new Error(`${line} is no check.`);
  return command;
};

describe('the list as a check', () => {
  it('names each kind once, in order, after the sets that are always allowed', () => {
    const list = ['Rename Method', 'Extract Method', 'Rename Method', 'Move Method'].map((type) => refactoring({ type }));
    expect(checkLine(ADDRESS, list)).toBe(`reflens check ${ADDRESS} --only moves,formatting,extract-method,rename-method`);
  });

  it('is what the command line takes, whatever was found', () => {
    for (const { type } of CATALOGUE.types) {
      const { allowed } = check(checkLine(ADDRESS, [refactoring({ type })]));
      expect(allowed.has(type), type).toBe(true);
    }
  });

  it('allows nothing that was not found', () => {
    const { allowed } = check(checkLine(ADDRESS, [refactoring({ type: 'Extract Method' })]));
    expect(['Moved Lines', 'Move Class', 'Formatting'].every((kind) => allowed.has(kind))).toBe(true);
    expect(['Rename Method', 'Extract Variable', 'Move Code', 'Move And Rename Method'].filter((kind) => allowed.has(kind))).toEqual([]);
  });

  it('has an address that no shell reads otherwise, and that means the same', () => {
    const branch = "feature/$(it's)…&a;b";
    const line = checkLine(new URL(`https://github.com/o/r/compare/main...${encodeURIComponent(branch)}`).href, []);
    expect(line).toMatch(/^[\w ./:%,@+~=-]+$/);
    expect(check(line).source).toMatchObject({ kind: 'page', page: { kind: 'compare', before: 'main', after: branch } });
    expect(check(checkLine('https://github.com/o/r/compare/a...b`;(c)', [])).source).toMatchObject({ page: { after: 'b`;(c)' } });
  });
});
