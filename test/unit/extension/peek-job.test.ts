// What the worker does when a page asks for the code of one refactoring.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detection, Detector } from '../../../engine/api.js';
import type { JobReport, PeekWish } from '../../../extension/messages.js';
import { isPeekWish } from '../../../extension/messages.js';
import { Analysis, type Tools } from '../../../extension/worker/analysis.js';
import { KeptDetection } from '../../../extension/worker/kept-detection.js';
import { readOneByOne } from '../../../github/read-single.js';
import type { ChangeList, Deliver, NextFile, Source } from '../../../github/source.js';
import { fingerprint } from '../../../ui/links.js';
import { MemoryRecords, MemoryTexts } from '../../support/analyse.js';
import { sourceDetector } from '../../support/detector.js';

const PATHS = ['src/Wheel.java', 'src/Stone.java'];
const METHOD = '    int grind(int sacks) {\n        int flour = sacks * 40;\n        log(flour);\n        return flour;\n    }\n';
const type = (name: string, member: string): string => `class ${name} {\n    int age;\n${member}}\n`;
const TEXTS: Readonly<Record<string, string>> = {
  'b src/Wheel.java': type('Wheel', METHOD),
  'b src/Stone.java': type('Stone', ''),
  'a src/Wheel.java': type('Wheel', ''),
  'a src/Stone.java': type('Stone', METHOD.replace('40', '41')),
};

class OneSource implements Source {
  readonly id = 'one';
  readonly way = 'Read by the test.';
  readonly rate = undefined;
  readonly isPublic = true;
  readonly etag = 'first';
  lists = 0;
  reads = 0;
  adopted: ChangeList | null = null;

  constructor(private readonly more: readonly string[] = []) {}

  list(): Promise<ChangeList> {
    this.lists++;
    return Promise.resolve({
      files: [...PATHS, ...this.more].map((path) => ({ before: { commit: 'b', path }, after: { commit: 'a', path } })),
      commits: { before: 'b', after: 'a' },
    });
  }

  adopt(list: ChangeList): void {
    this.adopted = list;
  }

  read(next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void> {
    const read = ({ commit, path }: { readonly commit: string; readonly path: string }): Promise<Uint8Array<ArrayBuffer>> => {
      this.reads++;
      return Promise.resolve(new TextEncoder().encode(TEXTS[`${commit} ${path}`] ?? `class Mill { int ${commit}; }`));
    };
    return readOneByOne(read, next, deliver, signal);
  }
}

let real: Detector;
beforeAll(async () => {
  real = await sourceDetector();
});

interface World extends Tools {
  readonly source: OneSource;
  readonly opened: number[];
}

function world(): World {
  const opened: number[] = [];
  const detector: Detector = {
    detect: (change, options) => real.detect(change, options),
    open: (change, options) => {
      opened.push(Object.keys(change.before).length);
      return real.open(change, options);
    },
  };
  return {
    source: new OneSource(),
    cache: new MemoryTexts(),
    records: new MemoryRecords(),
    detector,
    kept: new KeptDetection(),
    engineVersion: 'test',
    opened,
  };
}

const reportsOf = async (tools: Tools, work: (analysis: Analysis) => Promise<void>): Promise<readonly JobReport[]> => {
  const reports: JobReport[] = [];
  await work(new Analysis(tools, { page: 'page', keep: 'all' }, (one) => reports.push(one), new AbortController().signal));
  return reports;
};

/** Analyses the page, and makes the wish for its moved method. */
async function analysed(tools: Tools): Promise<PeekWish> {
  const reports = await reportsOf(tools, (analysis) => analysis.run());
  const refactorings = reports.flatMap((one) => (one.kind === 'refactorings' ? one.refactorings : []));
  const index = refactorings.findIndex((one) => one.type === 'Move Method');
  const moved = refactorings[index];
  if (!moved) throw new Error('Nothing moved');
  return { refactoring: index, fingerprint: fingerprint(moved) };
}

const peek = async (tools: Tools, wish: PeekWish): Promise<Extract<JobReport, { kind: 'peek' }>> => {
  const last = (await reportsOf(tools, (analysis) => analysis.peek(wish))).at(-1);
  if (last?.kind !== 'peek') throw new Error('no peek');
  return last;
};

describe('a wish for code', () => {
  it('is answered by the detection that was made last', async () => {
    const tools = world();
    const wish = await analysed(tools);
    const { lists, reads } = tools.source;
    expect((await peek(tools, wish)).peek?.editedLines).toBe(1);
    expect([tools.source.lists, tools.source.reads, tools.opened.length]).toEqual([lists, reads, 1]);
  });

  it('in another worker is answered from what is kept, without asking for a list', async () => {
    const tools = world();
    const wish = await analysed(tools);
    const other = { ...tools, kept: new KeptDetection(), source: new OneSource() };
    expect((await peek(other, wish)).peek?.rows.filter(({ edited }) => edited)).toHaveLength(1);
    expect([other.source.lists, other.source.reads]).toEqual([0, 0]);
    expect(other.source.adopted?.files).toHaveLength(2);
    // And the next one needs nothing any more.
    await peek(other, wish);
    expect(tools.opened).toHaveLength(2);
  });

  it('after a second visit, whose result came from the store, too', async () => {
    const tools = world();
    await analysed(tools);
    const again = { ...tools, kept: new KeptDetection(), source: new OneSource() };
    const wish = await analysed(again);
    expect(tools.opened).toHaveLength(1);
    expect((await peek(again, wish)).peek?.editedLines).toBe(1);
  });

  it('leaves out what its result left out, since the engine did not come back from it', async () => {
    const tools = world();
    const stuck = { files: ['src/Mill.java'], asWhole: false, tries: 2 };
    const source = new OneSource(['src/Mill.java']);
    const reports: JobReport[] = [];
    const wishes = { page: 'page', keep: 'all', stuck } as const;
    await new Analysis({ ...tools, source }, wishes, (one) => reports.push(one), new AbortController().signal).run();
    expect(reports.some(({ kind }) => kind === 'preview')).toBe(false);
    expect(reports.find(({ kind }) => kind === 'finished')).toMatchObject({
      coverage: { analysed: 2, total: 3, skipped: [{ path: 'src/Mill.java', reason: 'stuck' }] },
    });
    const again = { ...tools, kept: new KeptDetection(), source: new OneSource(['src/Mill.java']) };
    const wish = await analysed(again);
    expect((await peek(again, wish)).peek?.editedLines).toBe(1);
    // Once for the page, once for the code, and never with the third file.
    expect(tools.opened).toEqual([2, 2]);
  });

  it('of a page that keeps nothing is answered by reading again', async () => {
    const tools = { ...world(), kept: new KeptDetection() };
    const wish = await analysed(tools);
    tools.kept.drop();
    const reports: JobReport[] = [];
    const source = new OneSource();
    const wishes = { page: 'page', keep: 'nothing' } as const;
    await new Analysis({ ...tools, source }, wishes, (one) => reports.push(one), new AbortController().signal).peek(wish);
    expect(reports.at(-1)?.kind).toBe('peek');
    expect([source.lists, source.reads]).toEqual([1, 4]);
  });

  it('finds the refactoring by its name when the list is another one', async () => {
    const tools = world();
    const wish = await analysed(tools);
    expect((await peek(tools, { ...wish, refactoring: 77 })).peek?.refactoring).toBe(wish.refactoring);
  });

  it('for what is not there any more says so', async () => {
    const tools = world();
    const wish = await analysed(tools);
    await expect(peek(tools, { ...wish, fingerprint: 'other' })).rejects.toThrow('The change is another one now. Reload the page.');
  });

  it('is one only if it looks like one', () => {
    expect(isPeekWish({ refactoring: 1, fingerprint: 'x' })).toBe(true);
    expect(isPeekWish({ refactoring: 1, fingerprint: 'x', place: 2 })).toBe(true);
    for (const wrong of [
      null,
      undefined,
      'x',
      {},
      { refactoring: '1', fingerprint: 'x' },
      { refactoring: 1 },
      { refactoring: 1, fingerprint: 'x', place: 'y' },
    ])
      expect(isPeekWish(wrong)).toBe(false);
  });
});

describe('a kept detection', () => {
  const detection = (): Detection & { closed: number } => ({
    result: { refactorings: [], bundles: [], files: {}, hitTimeout: false },
    peek: () => null,
    look: () => ({}),
    closed: 0,
    close() {
      this.closed++;
    },
  });
  const small = { before: { a: 'x' }, after: {} };
  const large = { before: { a: 'x'.repeat(11_000_000) }, after: {} };

  it('makes room for the next one', () => {
    const kept = new KeptDetection();
    const [one, other] = [detection(), detection()];
    kept.keep('one', one, small);
    expect(kept.of('one')).toBe(one);
    kept.keep('other', other, small);
    expect([kept.of('one'), kept.of('other'), one.closed]).toEqual([null, other, 1]);
    kept.drop();
    kept.drop();
    expect([kept.of('other'), other.closed]).toEqual([null, 1]);
  });

  it('is dropped when it is too large, once nobody wants it any more', () => {
    const kept = new KeptDetection();
    const [one, other] = [detection(), detection()];
    kept.keep('one', one, large);
    expect(kept.of('one')).toBe(one);
    kept.dropLarge();
    expect([kept.of('one'), one.closed]).toEqual([null, 1]);
    kept.keep('other', other, small);
    kept.dropLarge();
    expect(kept.of('other')).toBe(other);
  });
});
