import { describe, expect, it } from 'vitest';
import { formatResult } from '../../../engine/node/format.js';
import { lookSarif } from '../../../engine/node/look-sarif.js';
import { lookSections } from '../../../engine/node/look-text.js';
import { markdownOf } from '../../../engine/node/markdown.js';
import { openRewriteRecipe } from '../../../engine/node/openrewrite.js';
import { holdsWhatFails } from '../../../engine/node/exit.js';
import { isEnough, stepFor, versionStepOf } from '../../../engine/node/versions.js';
import type { ApiChange, Breaks, Certainty, Danger, DetectionResult, LookPlace, Opportunity } from '../../../engine/results/result.js';

const place = (path: string, startLine: number): LookPlace => ({
  path,
  startLine,
  endLine: startLine,
  startColumn: 1,
  endColumn: 4,
  role: 'x',
});

const danger = (certainty: Certainty, sentence: string): Danger => ({
  kind: 'other-meaning',
  certainty,
  refactoring: null,
  sentence,
  advice: 'Write `this.a`.',
  before: [place('A.java', 3)],
  after: [place('A.java', 4)],
});

/** What a compiler tells. */
const uncompiled: Danger = { ...danger('sure', '`A.b()` is there twice.'), kind: 'does-not-compile' };

const opportunity: Opportunity = {
  kind: 'copy-left',
  refactoring: null,
  sentence: '`f` could be called here, too.',
  model: place('A.java', 1),
  places: [place('B.java', 9)],
  tokens: 20,
};

const api = (breaks: Breaks, more: Partial<ApiChange> = {}): ApiChange => ({
  kind: 'FIELD_REMOVED',
  breaks,
  element: 'A.f',
  refactoring: null,
  sentence: '`A.f` is gone.',
  migration: null,
  before: [place('A.java', 2)],
  after: [],
  ...more,
});

const result: DetectionResult = {
  refactorings: [],
  files: {},
  bundles: [],
  hitTimeout: false,
  dangers: [danger('open', '`a` may mean another.'), danger('sure', '`a` means `A.a` now, not `B.a`.')],
  opportunities: [opportunity],
  apiChanges: [api('source', { sentence: '`A.f` [x](y) @someone is gone \u001b[31m.' })],
  notLooked: [{ path: null, what: 'dangers in 3 methods' }],
};

describe('what else is worth a look', () => {
  it('is told as text, the surest danger first', () => {
    const text = formatResult(result, { colour: false, lowLevel: true });
    expect(text).toContain(
      [
        'Look here',
        '  sure  `a` means `A.a` now, not `B.a`.',
        '      Write `this.a`.',
        '      A.java:3 -> A.java:4',
        '  open  `a` may mean another.',
      ].join('\n'),
    );
    expect(text).toContain('Done here, not there\n  `f` could be called here, too.\n      A.java:1 -> B.java:9');
    expect(text).toContain('Not looked into: dangers in 3 methods.');
    expect(text).not.toContain('\u001b');
  });

  it('is told as Markdown, in which nothing of the repository is markup', () => {
    const text = markdownOf(result, { lowLevel: true, renames: {}, notes: [] });
    expect(text).toContain('- **sure** `a` means `A.a` now, not `B.a`. Write `this.a`.  \n  `A.java:3` → `A.java:4`');
    expect(text).toContain('- **source** `A.f` `[x](y)` `@someone` is gone');
  });

  it('is told as SARIF, each kind a rule', () => {
    expect(JSON.parse(lookSarif(result, '1'))).toMatchObject({
      runs: [
        {
          tool: { driver: { rules: [{ id: 'api/FIELD_REMOVED' }, { id: 'danger/other-meaning' }, { id: 'opportunity/copy-left' }] } },
          results: [
            { ruleId: 'danger/other-meaning', level: 'note' },
            { ruleId: 'danger/other-meaning', level: 'error', locations: [{ physicalLocation: { region: { startLine: 4 } } }] },
            { ruleId: 'opportunity/copy-left', level: 'note' },
            { ruleId: 'api/FIELD_REMOVED', level: 'error', locations: [] },
          ],
        },
      ],
    });
  });

  it.each([
    [{ dangers: [danger('likely', 'x')] }, 'sure', false],
    [{ dangers: [danger('likely', 'x')] }, 'likely', true],
    [{ dangers: [danger('open', 'x')] }, 'likely', false],
    [{ dangers: [danger('sure', 'x')] }, 'sure', true],
    [{ dangers: [danger('sure', 'x')] }, 'breaking', false],
    [{ dangers: [uncompiled] }, 'sure', false],
    [{ dangers: [uncompiled] }, 'likely', false],
    [{ dangers: [uncompiled, danger('likely', 'x')] }, 'likely', true],
    [{ apiChanges: [api('behaviour')] }, 'breaking', false],
    [{ apiChanges: [api('binary')] }, 'breaking', true],
    [{ apiChanges: [api('binary')] }, null, false],
  ] as const)('%j fails on %s: %s', (found, failOn, holds) => {
    expect(holdsWhatFails(found, failOn)).toBe(holds);
  });
});

describe('what a compiler tells', () => {
  const markdown = (dangers: readonly Danger[]): string => markdownOf({ ...result, dangers }, { lowLevel: true, renames: {}, notes: [] });
  const text = (dangers: readonly Danger[]): string => formatResult({ ...result, dangers }, { colour: false, lowLevel: true });
  const sarif = (dangers: readonly Danger[]): string => JSON.stringify(lookSarif({ ...result, dangers }, '1'));

  it.each([
    ['text', text],
    ['Markdown', markdown],
    ['SARIF', sarif],
  ])('is not told as %s, and all else is', (_, shown) => {
    const others = [danger('sure', 'it means `A.a` now'), danger('open', 'it means another')];
    expect(shown([uncompiled, ...others, uncompiled])).toBe(shown(others));
    expect(shown(others)).not.toBe(shown([]));
  });

  it('is none that was found', () => {
    expect(text([uncompiled])).toContain('No dangers found');
  });
});

describe('where nothing was found', () => {
  it.each([
    ['analysed', 'No dangers found'],
    ['unknown-language', 'No dangers found'],
    ['partly', 'No dangers found in what was analysed'],
    ['does-not-parse', 'No dangers found in what was analysed'],
  ] as const)('a file that is %s is told of as: %s', (status, nothing) => {
    expect(lookSections({ dangers: [], files: { 'A.java': { status } } })[0]?.nothing).toBe(nothing);
  });
});

describe('versions', () => {
  it.each([
    [[], 'patch'],
    [[api('behaviour')], 'patch'],
    [[api('none')], 'minor'],
    [[api('none'), api('source')], 'major'],
  ] as const)('%j asks for %s', (changes, step) => {
    expect(stepFor(changes)).toBe(step);
  });

  it.each([
    ['1.4.2', '2.0.0', 'major', true],
    ['1.4.2', '1.5.0', 'major', false],
    ['1.4.2', '1.5.0-SNAPSHOT', 'minor', true],
    ['1.4.2', '1.4.3', 'minor', false],
    ['1.4.2', '1.4.3', 'patch', true],
    ['0.4.2', '0.5.0', 'major', true],
    ['0.4.2', '0.4.3', 'major', false],
    ['1.4.2', '1.4.1', 'patch', false],
    ['${revision}', '2', 'major', null],
  ] as const)('from %s to %s is enough for %s: %s', (before, after, step, enough) => {
    expect(isEnough({ before, after }, step)).toBe(enough);
  });

  const parent = '<project><parent><version>9</version></parent>';
  it.each([
    ['pom.xml', '<project><version>1.0</version>', '<project><version>1.1</version>', ['1.0', '1.1']],
    ['pom.xml', `${parent}<version>1.0</version>`, `${parent}<version>2.0</version>`, ['1.0', '2.0']],
    ['pom.xml', '<project><dependencies><version>1</version>', '<project><dependencies><version>2</version>', null],
    ['gradle.properties', 'a=b\nversion=1.0\n', 'version = 1.1', ['1.0', '1.1']],
    ['build.gradle.kts', 'version = "1.0"', 'version = "1.1"', ['1.0', '1.1']],
    ['other.xml', '<version>1.0</version>', '<version>1.1</version>', null],
    ['__proto__/pom.xml', '<project><version>1</version>', '<project><version>2</version>', ['1', '2']],
  ] as const)('%s', (path, before, after, wanted) => {
    const step = versionStepOf({ before: Object.fromEntries([[path, before]]), after: Object.fromEntries([[path, after]]) });
    expect(step && [step.before, step.after]).toEqual(wanted);
  });
});

it('a recipe has each step once, and names are no YAML of their own', () => {
  const rewrite = [
    { recipe: 'org.openrewrite.java.ChangeType', options: { oldFullyQualifiedTypeName: 'a.B', newFullyQualifiedTypeName: 'c: "D' } },
  ];
  const text = openRewriteRecipe([api('both', { rewrite }), api('both', { rewrite })], 'x.Y');
  expect(text.match(/ChangeType/g)).toHaveLength(1);
  expect(text).toContain('      newFullyQualifiedTypeName: "c: \\"D"');
  expect(openRewriteRecipe([], 'x.Y')).toContain('recipeList: []');
});
