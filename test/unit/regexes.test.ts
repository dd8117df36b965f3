/** Names, comments and whole files are the repository's: no regex may take time that grows faster than they do. `npm run lint` looks at their form, this at what they do. */
import { afterAll, describe, expect, it } from 'vitest';
import { RegexClock } from '../support/regex-clock.js';
import { regexesOf, regexesOfRooms } from '../support/regexes.js';

/** Regexes that are put together, with an example of each. Only words of ours may go into them; for a repository's there is engine/text/words.ts. */
const PUT_TOGETHER: ReadonlyMap<string, RegExp> = new Map([['new RegExp(`\\\\s${name}="([^"]*)"`)', /\sdata-path="([^"]*)"/]]);

/** Milliseconds for all of them, on a machine with much other work. */
const LONGEST = 600_000;

describe('regexes that meet what others wrote', () => {
  const clock = new RegexClock();
  afterAll(() => clock.end());
  const all = regexesOfRooms();

  it('hold no words of a repository', () => {
    const made = new Set(all.flatMap((one) => (one.regex ? [] : [one.made])));
    expect(
      [...made].sort(),
      'Put no regex together from names (engine/text/words.ts looks for them), or say here what goes into it.',
    ).toEqual([...PUT_TOGETHER.keys()].sort());
  });

  it(
    'take time that grows with the text, not faster',
    async () => {
      const regexes = new Map(all.map(({ place, regex, made }) => [made, { place, regex: regex ?? PUT_TOGETHER.get(made) }]));
      expect(regexes.size).toBeGreaterThan(150);
      const complaints: string[] = [];
      for (const [made, { place, regex }] of regexes) {
        const complaint = regex && (await clock.complaint(regex));
        if (complaint) complaints.push(`${place} ${made} ${complaint}`);
      }
      expect(complaints, 'See how others of the same file begin at one place only, and let each part end where the next begins.').toEqual(
        [],
      );
    },
    LONGEST,
  );
});

describe('the clock of regexes', () => {
  /** Milliseconds: what hangs hangs for ever. */
  const clock = new RegexClock(2_000);
  afterAll(() => clock.end());

  it.each([
    ['exponential, by capitals', /^[a-z0-9]+((?:[A-Z][A-Za-z0-9]*?){2,})$/],
    ['exponential, by comments', /\{(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*\}/y],
    ['beginning at every blank', /\s*,$/],
    ['looking back from every blank', /(?<=^[ \t]*import[ \t]+)module/gm],
    ['beginning at every word', /\bnew\s[^;{}]*\)\s*\{/],
    ['beginning at every comment that does not end', /\/\/.*|\/\*[^]*?\*\//g],
    ['beginning at every escaped quote', /"(?:[^"\\]|\\.)*"/g],
    ['beginning within names', /\b(?:[\p{Ll}_][\p{L}\p{N}_]*\.)+(?=\p{Lu})/gu],
    ['three parts that may hold the words between them', /^(.+?) to (.+?) in class (.+)$/],
  ])('complains of one that is %s', async (_, regex) => {
    expect(await clock.complaint(regex)).not.toBeNull();
  });

  it.each([
    ['ends where the next part begins', /^[a-z0-9]+([A-Z][a-z0-9]*[A-Z][A-Za-z0-9]*)$/],
    ['holds whatever is not closed', /"(?:[^"\\]|\\[^])*"?/g],
    ['begins at the first of its characters', /(?<![[\].])[[\].]+$/],
    ['looks back from a word', /module(?<=^[ \t]*import[ \t]+module)/gm],
    ['takes everything', /[^]/g],
  ])('is content with one that %s', async (_, regex) => {
    expect(await clock.complaint(regex)).toBeNull();
  });

  it('hears of all forms', () => {
    const text = [
      'const A = /a\\/[/]b/g;',
      "x.replace(new RegExp('c+', 'u'), '');",
      'RegExp(`d`);',
      'new RegExp(name);',
      "const no = 'a / b / c';",
    ].join('\n');
    expect(regexesOf({ path: 'a.ts', text }).map(({ place, regex }) => `${place} ${String(regex)}`)).toEqual([
      'a.ts:1 /a\\/[/]b/g',
      'a.ts:2 /c+/u',
      'a.ts:3 /d/',
      'a.ts:4 null',
    ]);
  });
});
