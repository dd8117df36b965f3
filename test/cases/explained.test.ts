/** The checker of explained lines, which the cases ask, contradicts what is wrong. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, Detector } from '../../engine/api.js';
import type { DetectionResult, Evidence, Explained as ExplainedLines, ExplainedFile } from '../../engine/results/result.js';
import { discoverCases, readChange } from '../support/cases.js';
import { contradictions } from '../support/check-explained.js';
import { sourceDetector } from '../support/detector.js';
import { javaLeaves } from '../support/leaves.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

interface Explained {
  readonly change: Change;
  readonly result: DetectionResult;
  readonly evidence: readonly Evidence[];
}

async function explained(change: Change): Promise<Explained> {
  const evidence: Evidence[] = [];
  const result = await detector.detect(change, { onEvidence: (item) => evidence.push(item) });
  return { change, result, evidence };
}

const cases = discoverCases();

/** Of so many cases one is spoilt: more than a hundred of them. */
const EVERY = 15;

describe('the checker contradicts', () => {
  const wrong: string[] = [];

  /** Every case with something left, once with a wrong claim; those for which the claim could not be made are skipped. */
  async function contradicted(
    spoil: (one: Explained) => Explained | null | Promise<Explained | null>,
  ): Promise<{ tried: number; found: number }> {
    let tried = 0;
    let found = 0;
    for (const each of cases.filter((_, at) => at % EVERY === 0)) {
      const spoilt = await spoil(await explained(readChange(each)));
      if (!spoilt) continue;
      tried++;
      if ((await contradictions(spoilt.change, spoilt.result, spoilt.evidence)).length > 0) found++;
      else wrong.push(each.name);
    }
    return { tried, found };
  }

  it('a line that is called explained and is not', async () => {
    const { tried, found } = await contradicted(async (one) => {
      const claim = (files: Readonly<Record<string, ExplainedFile>>): Record<string, ExplainedFile> =>
        Object.fromEntries(Object.entries(files).map(([path, file]) => [path, { ...file, spans: claimed(file) }]));
      const sides = one.result.explained;
      // What is left out of caution alone, all its tokens being told of, may be called explained.
      if (!sides || !(await leavesUntold(one, sides))) return null;
      return { ...one, result: { ...one.result, explained: { ...sides, before: claim(sides.before), after: claim(sides.after) } } };
    });
    expect(tried).toBeGreaterThan(10);
    expect(found, wrong.join()).toBe(tried);
  });

  it('a token that is said to be kept and is another', async () => {
    const { tried, found } = await contradicted((one) => {
      const ruled = one.evidence.find(({ kind, before, after }) => kind === 'ruled' && before && after);
      if (!ruled) return null;
      return { ...one, evidence: one.evidence.map((item) => (item === ruled ? { ...item, kind: 'kept' as const, because: [] } : item)) };
    });
    expect(tried).toBeGreaterThan(5);
    expect(found, wrong.join()).toBe(tried);
  });

  it('a substitution that no refactoring reports', async () => {
    const { tried, found } = await contradicted((one) => {
      const ruled = one.evidence.find(({ kind, before, after }) => kind === 'ruled' && before && after);
      const unrelated = one.result.refactorings.findIndex(({ type }) => /Modifier|Annotation/.test(type));
      if (!ruled || unrelated < 0 || ruled.because.includes(unrelated)) return null;
      return { ...one, evidence: one.evidence.map((item) => (item === ruled ? { ...item, because: [unrelated] } : item)) };
    });
    expect(tried).toBeGreaterThan(0);
    expect(found, wrong.join()).toBe(tried);
  });

  it('statements that are said to be in their old order and are not', async () => {
    const change: Change = {
      before: { 'A.java': 'class A {\n  void f() {\n    first();\n    second();\n  }\n}\n' },
      after: { 'A.java': 'class A {\n  void f() {\n    second();\n    first();\n  }\n}\n' },
    };
    const { result, evidence } = await explained(change);
    const place = (text: string, word: string): { path: string; start: number; end: number } => {
      const start = text.indexOf(`${word}();`);
      return { path: 'A.java', start, end: start + word.length };
    };
    const claims = ['first', 'second'].map((word) => ({
      kind: 'kept' as const,
      before: place(change.before['A.java'] ?? '', word),
      after: place(change.after['A.java'] ?? '', word),
      moved: [],
      because: [],
    }));
    const others = evidence.filter((item) => !claims.some((claim) => claim.after.start === item.after?.start));
    expect(await contradictions(change, result, [...others, ...claims])).toEqual([expect.stringContaining('old order')]);
  });

  it('a line from which something was taken without a word', async () => {
    const change: Change = {
      before: { 'A.java': 'class A {\n  void f() {\n    send(a, b);\n  }\n}\n' },
      after: { 'A.java': 'class A {\n  void f() {\n    send(a);\n  }\n}\n' },
    };
    const { result, evidence } = await explained(change);
    expect(result.explained?.left).toBe(2);
    const after = result.explained?.after['A.java'];
    const claim = {
      ...result.explained,
      after: { 'A.java': { ...after, spans: [{ startLine: 3, endLine: 3, refactorings: [] }], leftSpans: [] } },
    };
    const spoilt = { ...result, explained: claim } as DetectionResult;
    expect(await contradictions(change, spoilt, evidence)).toEqual([expect.stringContaining('not accounted for')]);
  });
});

/** Everything that is left, called explained by nothing but white space. */
function claimed(file: ExplainedFile): ExplainedFile['spans'] {
  return [...file.spans, ...file.leftSpans.map((span) => ({ ...span, refactorings: [] }))].sort((a, b) => a.startLine - b.startLine);
}

/** Whether a token on a line that is left is in no piece of evidence. */
async function leavesUntold({ change, evidence }: Explained, sides: ExplainedLines): Promise<boolean> {
  for (const side of ['before', 'after'] as const) {
    for (const [path, { leftSpans }] of Object.entries(sides[side])) {
      const text = change[side][path] ?? '';
      const places = evidence.flatMap((item) => (item[side]?.path === path ? [item[side]] : []));
      const isTold = (offset: number): boolean => places.some(({ start, end }) => start <= offset && offset < end);
      const lineOf = (offset: number): number => text.slice(0, offset).split(/\r\n|\r|\n/).length;
      const isLeft = (line: number): boolean => leftSpans.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
      if ((await javaLeaves(text)).some(({ start }) => isLeft(lineOf(start)) && !isTold(start))) return true;
    }
  }
  return false;
}
