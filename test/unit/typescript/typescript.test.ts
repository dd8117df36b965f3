import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { detectTypeScript, type Files } from '../../support/typescript/detect.js';

/** The engine on a language that has modules, functions, and variables without types, by an adapter of the tests' own. */
interface Case {
  readonly title: string;
  readonly before: Files;
  readonly after: Files;
  readonly expected: readonly string[];
  /** The findings explain every changed line. */
  readonly isExplained: boolean;
}

const CASES: readonly Case[] = readFileSync(new URL('cases.txt', import.meta.url), 'utf8')
  .split(/^== /m)
  .slice(1)
  .map((text) => {
    const [title = '', ...lines] = text.trim().split('\n');
    const expected = lines.filter((line) => line.startsWith(': ')).map((line) => line.slice(2));
    const code = lines.filter((line) => !/^[:~] /.test(line));
    const isExplained = lines.some((line) => line.startsWith('~ '));
    const middle = code.indexOf('=>');
    return { title, before: filesIn(code.slice(0, middle)), after: filesIn(code.slice(middle + 1)), expected, isExplained };
  });

function filesIn(lines: readonly string[]): Files {
  const files: Record<string, string> = {};
  let path = 'src/shop.ts';
  for (const line of lines) {
    if (line.startsWith('-- ')) path = line.slice(3);
    else files[path] = `${files[path] ?? ''}${line}\n`;
  }
  return files;
}

describe('TypeScript', () => {
  it.each(CASES)('$title', async ({ before, after, expected, isExplained }) => {
    const { descriptions, explained } = await detectTypeScript(before, after);
    expect(descriptions).toEqual([...expected].sort());
    if (isExplained) expect(explained.left).toBe(0);
  });

  it.each(CASES)('nothing is found between a version and itself: $title', async ({ before }) => {
    expect((await detectTypeScript(before, before)).descriptions).toEqual([]);
  });
});
