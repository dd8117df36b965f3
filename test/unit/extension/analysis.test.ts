import { describe, expect, it } from 'vitest';
import type { Change, Detector } from '../../../engine/api.js';
import type { DetectionResult, Look } from '../../../engine/results/result.js';
import { ReflensError } from '../../../github/failures.js';
import type { JobReport } from '../../../extension/messages.js';
import { Analysis } from '../../../extension/worker/analysis.js';
import { KeptDetection } from '../../../extension/worker/kept-detection.js';
import { readOneByOne } from '../../../github/read-single.js';
import {
  UnreadableFile,
  type ChangedFile,
  type ChangeList,
  type Deliver,
  type FileVersion,
  type KnownList,
  type NextFile,
  type RecordCache,
  type Source,
  type TextCache,
} from '../../../github/source.js';
import { Store } from '../../../extension/store/database.js';
import { StoredTexts } from '../../../extension/store/texts.js';
import { blobId } from '../../../github/blob-id.js';
import { MemoryRecords, MemoryTexts } from '../../support/analyse.js';
import type { SkipReason } from '../../../ui/work.js';
import { refactoring } from '../ui/samples.js';

const version = (commit: string, path: string): FileVersion => ({ commit, path });
const modified = (path: string): ChangedFile => ({ before: version('b', path), after: version('a', path) });

class FakeSource implements Source {
  readonly id = 'test';
  readonly way = 'Read by the test.';
  readonly rate = undefined;
  isPublic = true;
  etag: string | undefined;
  /** What `list` was told to be known. */
  known: KnownList | undefined;
  atOnce = 0;
  mostAtOnce = 0;
  reads = 0;

  constructor(
    private readonly files: readonly ChangedFile[],
    private readonly content: (file: FileVersion) => string | Error = ({ commit, path }) => `${commit} ${path}`,
    private readonly remarks: Omit<ChangeList, 'files'> = {},
  ) {}

  list(_signal: AbortSignal, known?: KnownList): ReturnType<Source['list']> {
    this.known = known;
    return Promise.resolve({ files: this.files, ...this.remarks });
  }

  adopt(): void {
    // What it reads depends on no list.
  }

  read(next: NextFile, deliver: Deliver, signal: AbortSignal): Promise<void> {
    return readOneByOne((file) => this.#readOne(file), next, deliver, signal);
  }

  async #readOne(file: FileVersion): Promise<Uint8Array<ArrayBuffer>> {
    this.reads++;
    this.mostAtOnce = Math.max(this.mostAtOnce, ++this.atOnce);
    await new Promise((resolve) => setTimeout(resolve, 1));
    this.atOnce--;
    const content = this.content(file);
    if (content instanceof Error) throw content;
    return new TextEncoder().encode(content);
  }
}

interface RunOptions {
  readonly cache?: TextCache;
  readonly records?: RecordCache;
  readonly keep?: 'all' | 'public' | 'nothing';
  readonly engineVersion?: string;
  readonly retry?: SkipReason;
  readonly look?: Look;
}

interface Run {
  readonly reports: JobReport[];
  readonly changes: Change[];
  readonly last: Extract<JobReport, { kind: 'finished' }>;
}

async function run(
  source: Source,
  result: Partial<DetectionResult> = {},
  { cache = new MemoryTexts(), records = new MemoryRecords(), keep = 'all', engineVersion = 'one', retry, look = {} }: RunOptions = {},
): Promise<Run> {
  const reports: JobReport[] = [];
  const changes: Change[] = [];
  const detector: Detector = {
    detect: async (change) => (await detector.open(change)).result,
    open(change) {
      changes.push(change);
      const files = Object.fromEntries(
        [...Object.keys(change.before), ...Object.keys(change.after)].map((path) => [path, { status: 'analysed' as const }]),
      );
      const found = { refactorings: [], bundles: [], files, hitTimeout: false, ...result };
      return Promise.resolve({ result: found, peek: () => null, look: () => look, close: () => undefined });
    },
  };
  const tools = { source, cache, records, detector, kept: new KeptDetection(), engineVersion };
  const wishes = { page: 'page', keep, ...(retry && { retry }) };
  await new Analysis(tools, wishes, (report) => reports.push(report), new AbortController().signal).run();
  const last = reports.find(({ kind }) => kind === 'finished');
  if (last?.kind !== 'finished') throw new Error('did not finish');
  return { reports, changes, last };
}

describe('an analysis', () => {
  it('tells dangers after all that marks need, and keeps them with the result', async () => {
    const danger = { kind: 'other-meaning', certainty: 'sure', refactoring: null, sentence: '`a` is `b`.', before: [], after: [] } as const;
    const records = new MemoryRecords();
    const source = (): FakeSource => new FakeSource([modified('A.java')], undefined, { commits: { before: 'b', after: 'a' } });
    const first = await run(source(), {}, { records, look: { dangers: [danger] } });
    expect(first.reports.map(({ kind }) => kind).slice(-2)).toEqual(['finished', 'look']);
    expect(first.reports.at(-1)).toEqual({ kind: 'look', look: { dangers: [danger] } });
    const second = await run(source(), {}, { records, look: {} });
    expect(second.changes).toEqual([]);
    expect(second.reports.at(-1)).toEqual({ kind: 'look', look: { dangers: [danger] } });
  });

  it('hands both versions to the engine, with the renames', async () => {
    const { changes, reports } = await run(
      new FakeSource([
        modified('A.java'),
        { after: version('a', 'B.java') },
        { before: version('b', 'C.java') },
        { before: version('b', 'D.java'), after: version('a', 'E.java') },
      ]),
    );
    expect(changes).toEqual([
      {
        before: { 'A.java': 'b A.java', 'C.java': 'b C.java', 'D.java': 'b D.java' },
        after: { 'A.java': 'a A.java', 'B.java': 'a B.java', 'E.java': 'a E.java' },
        renames: { 'D.java': 'E.java' },
      },
    ]);
    expect(reports.find(({ kind }) => kind === 'files')).toEqual({
      kind: 'files',
      files: [{ path: 'A.java' }, { path: 'B.java' }, { path: 'C.java' }, { path: 'E.java', beforePath: 'D.java' }],
    });
  });

  it.each([
    [
      { before: 'b', after: 'a' },
      { commit: 'a', base: 'b' },
    ],
    [{ before: null, after: 'a' }, { commit: 'a' }],
  ])('names the commits that are compared, as far as there are two: %j', async (commits, named) => {
    const { reports } = await run(new FakeSource([modified('A.java')], undefined, { commits }));
    expect(reports.find(({ kind }) => kind === 'files')).toEqual({ kind: 'files', files: [{ path: 'A.java' }], ...named });
  });

  it('reads no file of an unknown language, and counts it', async () => {
    const source = new FakeSource([modified('A.java'), modified('README.md'), modified('Makefile')]);
    const { last } = await run(source);
    expect(source.reads).toBe(2);
    expect(last.coverage).toMatchObject({
      analysed: 1,
      total: 3,
      skipped: [
        { path: 'README.md', reason: 'unknown-language' },
        { path: 'Makefile', reason: 'unknown-language' },
      ],
    });
  });

  it('leaves a file out as a whole when one version cannot be read', async () => {
    const source = new FakeSource([modified('A.java'), modified('B.java')], ({ commit, path }) =>
      path === 'B.java' && commit === 'b' ? new UnreadableFile('too-large', 'more than 8 MB') : 'class X {}',
    );
    const { changes, last } = await run(source);
    expect(Object.keys(changes[0]?.after ?? {})).toEqual(['A.java']);
    expect(last.coverage.skipped).toEqual([{ path: 'B.java', reason: 'too-large', detail: 'more than 8 MB' }]);
  });

  it('leaves binary content out', async () => {
    const { last } = await run(
      new FakeSource([modified('A.java'), modified('B.java')], ({ path }) => (path === 'A.java' ? 'PK\0\u0003' : 'class B {}')),
    );
    expect(last.coverage.skipped).toEqual([{ path: 'A.java', reason: 'not-text', detail: 'a binary file' }]);
  });

  it('fails when nothing could be read, and goes on when something could', async () => {
    const limit = new ReflensError('rate-limit', 'Later.');
    await expect(run(new FakeSource([modified('A.java')], () => limit))).rejects.toBe(limit);
    const many = Array.from({ length: 30 }, (_, index) => modified(`F${index}.java`));
    const source = new FakeSource(many, ({ path }) => (path === 'F0.java' ? 'class F {}' : limit));
    const { last } = await run(source);
    expect(last.coverage.analysed).toBe(1);
    expect(last.coverage.skipped).toHaveLength(29);
    expect(last.coverage.skipped[0]).toMatchObject({ reason: 'not-read', detail: 'Later.' });
    // After the first refusal nothing more is asked.
    expect(source.reads).toBeLessThanOrEqual(12);
  });

  it('has no more than ten requests under way', async () => {
    const source = new FakeSource(Array.from({ length: 40 }, (_, index) => modified(`F${index}.java`)));
    await run(source);
    expect(source.mostAtOnce).toBeLessThanOrEqual(10);
    expect(source.mostAtOnce).toBeGreaterThan(4);
  });

  it('reads nothing twice', async () => {
    const cache = new MemoryTexts();
    await run(new FakeSource([modified('A.java')]), {}, { cache });
    const second = new FakeSource([modified('A.java')]);
    await run(second, {}, { cache });
    expect(second.reads).toBe(0);
  });

  it('passes on what the engine says of files, of either version', async () => {
    const files = [modified('A.java'), { before: version('b', 'C.java'), after: version('a', 'D.java') }, modified('E.java')];
    const { last } = await run(new FakeSource(files), {
      files: {
        'A.java': { status: 'unchanged' },
        'C.java': { status: 'does-not-parse', detail: 'line 3' },
        'D.java': { status: 'analysed' },
        'E.java': { status: 'over-budget' },
      },
      hitTimeout: true,
    });
    expect(last.incomplete).toBe(true);
    expect(last.coverage).toMatchObject({
      analysed: 1,
      total: 3,
      skipped: [
        { path: 'D.java', reason: 'does-not-parse', detail: 'line 3' },
        { path: 'E.java', reason: 'over-budget' },
      ],
    });
  });

  it('counts a file of which something was left out as analysed, unless its other version was left out whole', async () => {
    const files = [modified('A.java'), { before: version('b', 'C.java'), after: version('a', 'D.java') }];
    const partly = { status: 'partly', detail: 'lines 3 to 5 could not be read' } as const;
    const { last } = await run(new FakeSource(files), {
      files: { 'A.java': partly, 'C.java': partly, 'D.java': { status: 'does-not-parse' } },
    });
    expect(last.coverage).toMatchObject({
      analysed: 1,
      total: 2,
      skipped: [
        { path: 'A.java', reason: 'partly', detail: 'lines 3 to 5 could not be read' },
        { path: 'D.java', reason: 'does-not-parse' },
      ],
    });
  });

  it('says when GitHub does not list all files', async () => {
    const { last } = await run(new FakeSource([modified('A.java')], undefined, { missing: 'GitHub lists only some' }));
    expect(last.coverage.skipped).toEqual([{ path: 'further files', reason: 'not-listed', detail: 'GitHub lists only some' }]);
  });

  it('sends many refactorings in portions, in order', async () => {
    const all = Array.from({ length: 250 }, (_, index) => refactoring({ description: String(index) }));
    const { reports } = await run(new FakeSource([modified('A.java')]), { refactorings: all });
    const portions = reports.flatMap((report) => (report.kind === 'refactorings' ? [report.refactorings] : []));
    expect(portions.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(portions.flat()).toEqual(all);
  });
});

describe('an analysis that the reader wants again', () => {
  it('does not take the result that was kept', async () => {
    const records = new MemoryRecords();
    const make = (): FakeSource => new FakeSource([modified('A.java')], undefined, { commits: { before: 'b', after: 'a' } });
    await run(make(), {}, { records });
    expect((await run(make(), {}, { records })).changes).toHaveLength(0);
    expect((await run(make(), {}, { records, retry: 'stuck' })).changes).toHaveLength(1);
  });
});

describe('the text cache', () => {
  it('names a content as Git does', async () => {
    expect(await blobId(new TextEncoder().encode('hello\n'))).toBe('ce013625030ba8dba906f756967f9e9ca394464a');
    expect(await blobId(new Uint8Array())).toBe('e69de29bb2d1d6434b8b29ae775ad8c2e48c5391');
  });

  it('lets the work go on where there is no store', async () => {
    const cache = new StoredTexts(new Store());
    await cache.put('test', version('a', 'A.java'), new Uint8Array([1]));
    expect(await cache.get('test', version('a', 'A.java'))).toBeUndefined();
    await cache.trim();
  });
});
