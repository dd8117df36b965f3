// A base line: what is kept of a run, and what a later run says of it.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DetectionResult, Location, Refactoring } from '../../engine/results/result.js';
import { measuredSets, type MeasuredSet } from '../accuracy/sets.js';
import { differenceOf, isEmpty } from '../baseline/differences.js';
import { BaselineWriter, readBaseline, type SavedSet } from '../baseline/file.js';
import { failureOf, keptOf, type KeptFinding } from '../baseline/kept.js';
import { SetRun, whyNotComparable } from '../baseline/set-run.js';

const RENAMED = 'Rename Method load() : void renamed to lift() : void in class port.Crane';
const MOVED = 'Move Class port.Crane moved to yard.Crane';
const HARBOUR = { project: 'harbour', sha1: 'a'.repeat(40) };
const QUAY = { project: 'quay', sha1: 'b'.repeat(40) };

const at = (startLine: number): Location => ({
  filePath: 'port/Crane.java',
  startLine,
  endLine: startLine + 2,
  startColumn: 3,
  endColumn: 4,
  codeElementType: 'METHOD_DECLARATION',
  description: 'original method declaration',
  codeElement: 'load() : void',
});

function refactoring(description: string, line = 1): Refactoring {
  const type = description.startsWith('Move Class') ? 'Move Class' : 'Rename Method';
  const [kind, summary] = [{ verbs: ['rename'], object: 'method' } as const, { after: 'lift', context: '', sentence: '' }];
  return { type, description, leftSideLocations: [at(line)], rightSideLocations: [at(line)], level: 'high', family: 'f', kind, summary };
}

const resultOf = (refactorings: readonly Refactoring[], more: Partial<DetectionResult> = {}): DetectionResult => ({
  refactorings,
  bundles: [],
  files: { 'port/Crane.java': { status: 'analysed' } },
  hitTimeout: false,
  ...more,
});

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'reflens-baseline-'));
  for (const part of ['look', 'check']) {
    const place = join(folder, 'java', part);
    mkdirSync(join(place, 'commits'), { recursive: true });
    const list = [HARBOUR, QUAY].map(({ project, sha1 }) => ({
      repository: `https://x/y/${project}.git`,
      sha1,
      url: 'u',
      refactorings: [{ description: RENAMED, validation: 'TP' }],
    }));
    writeFileSync(join(place, 'data.json'), JSON.stringify(list));
    for (const { project, sha1 } of [HARBOUR, QUAY]) writeFileSync(join(place, 'commits', `${project}-${sha1}.json`), '{}');
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function setOf(part: string): MeasuredSet {
  const [set] = measuredSets({ corpus: folder, language: 'java', part }) ?? [];
  if (!set) throw new Error('no set');
  return set;
}

type Results = readonly (readonly [typeof HARBOUR, DetectionResult])[];

/** The file of a run over a part, read again. */
async function saved(part: string, results: Results): Promise<{ readonly set: SavedSet; readonly text: string }> {
  const file = join(folder, `${part}.jsonl`);
  const writer = new BaselineWriter(file);
  const set = setOf(part);
  writer.set({ set: set.benchmark.name, every: 1, explain: false });
  const run = new SetRun(set, { writer, saved: null, isListed: false }, () => undefined);
  for (const [commit, result] of results) run.add(keptOf(commit, result));
  run.close();
  writer.close();
  const kept = (await readBaseline(file)).get(set.benchmark.name);
  if (!kept) throw new Error('nothing was saved');
  return { set: kept, text: readFileSync(file, 'utf8') };
}

/** What a run prints against a saved one. */
function printed(part: string, then: SavedSet, results: Results, isListed = false): string[] {
  const lines: string[] = [];
  const run = new SetRun(setOf(part), { writer: null, saved: then, isListed }, (some) => lines.push(...some));
  for (const [commit, result] of results) run.add(keptOf(commit, result));
  run.close();
  return lines.map((line) => line.trim().replace(/ {2,}/g, ' '));
}

const finding = (id: string, places: string, type = 'Rename Method'): KeptFinding => ({ type, repository: 'harbour', id, places });

describe('what differs between two lists of findings', () => {
  it('is nothing when the same ones stand in another order', () => {
    const [one, other] = [finding('a', '1'), finding('b', '2')];
    expect(isEmpty(differenceOf([one, other], [other, one]))).toBe(true);
  });

  it('is what came and what went, each as often', () => {
    const { came, went, elsewhere } = differenceOf([finding('a', '1'), finding('b', '1')], [finding('a', '1'), finding('a', '2')]);
    expect([came, went, elsewhere]).toEqual([[finding('a', '2')], [finding('b', '1')], []]);
  });

  it('is the place, when only that is another', () => {
    expect(differenceOf([finding('a', '1')], [finding('a', '2')])).toEqual({ came: [], went: [], elsewhere: [finding('a', '2')] });
  });

  it('is a finding that came and one that went, when the type is another', () => {
    const { came, went } = differenceOf([finding('a', '1')], [finding('a', '1', 'Move Method')]);
    expect([came.length, went.length]).toEqual([1, 1]);
  });
});

describe('a base line', () => {
  const then: Results = [
    [HARBOUR, resultOf([refactoring(RENAMED)])],
    [QUAY, resultOf([refactoring(RENAMED), refactoring(MOVED)])],
  ];

  it('says that nothing differs from itself', async () => {
    const { set } = await saved('look', then);
    expect(printed('look', set, then)).toEqual([
      'java look: 2 commits compared, 0 differ in findings or their places, 0 in the rest alone',
    ]);
  });

  it('names the commits that differ, and counts by type and by repository what came and went, and what of it is right', async () => {
    const { set } = await saved('look', then);
    const lines = printed('look', set, [
      [HARBOUR, resultOf([refactoring(RENAMED, 7), refactoring(MOVED)])],
      [QUAY, resultOf([])],
    ]);
    expect(lines).toEqual([
      'harbour/aaaaaaaa +1, 1 at other places',
      'quay/bbbbbbbb -2',
      'java look: 2 commits compared, 2 differ in findings or their places, 0 in the rest alone',
      'by type came right went right places',
      'Move Class 1 0 1 0 0',
      'Rename Method 0 0 1 1 1',
      'by repository came right went right places',
      'quay 0 0 2 1 0',
      'harbour 1 0 0 0 1',
      'all 1 0 2 1 1',
    ]);
  });

  it('lists the findings only where that is asked for', async () => {
    const { set } = await saved('look', then);
    const now: Results = [[HARBOUR, resultOf([])]];
    expect(printed('look', set, now)).not.toContain(`- ${RENAMED}`);
    expect(printed('look', set, now, true)).toContain(`- ${RENAMED}`);
  });

  it('counts commits that differ in nothing but the rest, and those that it does not know', async () => {
    const { set } = await saved('look', then.slice(0, 1));
    const now: Results = [
      [HARBOUR, resultOf([{ ...refactoring(RENAMED), level: 'low' }])],
      [QUAY, resultOf([])],
    ];
    expect(printed('look', set, now)).toEqual([
      'java look: 1 commits compared, 0 differ in findings or their places, 1 in the rest alone; 1 are not in the file',
    ]);
  });

  it('names a commit that fails now', async () => {
    const { set } = await saved('look', [[HARBOUR, resultOf([])]]);
    const lines: string[] = [];
    const run = new SetRun(setOf('look'), { writer: null, saved: set, isListed: false }, (some) => lines.push(...some));
    run.add(failureOf(HARBOUR, 'RangeError: too deep\n  at f'));
    expect(lines).toEqual(['  harbour/aaaaaaaa  ERROR RangeError: too deep']);
  });

  it('leaves the former file as it was until all is written', () => {
    const file = join(folder, 'broken-off.jsonl');
    writeFileSync(file, 'former');
    const writer = new BaselineWriter(file);
    writer.set({ set: 'java look', every: 1, explain: false });
    expect(readFileSync(file, 'utf8')).toBe('former');
    writer.close();
    expect(readFileSync(file, 'utf8')).toBe('{"set":"java look","every":1,"explain":false}\n');
    expect(existsSync(`${file}.part`)).toBe(false);
  });
});

describe('a base line of a part that is only counted', () => {
  const then: Results = [
    [HARBOUR, resultOf([refactoring(RENAMED)])],
    [QUAY, resultOf([refactoring(RENAMED), refactoring(MOVED)])],
  ];

  it('keeps nothing that can be read', async () => {
    const { text } = await saved('check', then);
    expect(text).toContain('Rename Method');
    for (const secret of ['harbour', 'quay', HARBOUR.sha1.slice(0, 8), QUAY.sha1.slice(0, 8), 'Crane', 'port'])
      expect(text).not.toContain(secret);
  });

  it('counts what came and went, and names neither commit nor repository', async () => {
    const { set } = await saved('check', then);
    expect(printed('check', set, then)).toEqual(['java check: 2 commits compared, 0 differ in findings or their places']);
    const now: Results = [
      [HARBOUR, resultOf([refactoring(RENAMED, 7), refactoring(MOVED)])],
      [QUAY, resultOf([refactoring(MOVED)])],
    ];
    expect(printed('check', set, now, true)).toEqual([
      'java check: 2 commits compared, 2 differ in findings or their places',
      'by type came right went right places',
      'Rename Method 0 0 1 1 1',
      'Move Class 1 0 0 0 0',
      'in 2 repositories',
      'all 1 0 1 1 1',
    ]);
  });

  it('is compared as a whole, and only with a run of the same kind', async () => {
    const { set } = await saved('check', then);
    const wanted = { set: 'java check', every: 1, explain: false };
    expect(whyNotComparable(wanted, set)).toBeNull();
    expect(whyNotComparable({ ...wanted, every: 3 }, set)).toContain('--every 1');
    expect(whyNotComparable({ ...wanted, explain: true }, set)).toContain('without --explain');
    const { set: look } = await saved('look', then);
    expect(whyNotComparable({ ...wanted, set: 'java look', every: 3 }, look)).toBeNull();
  });
});
