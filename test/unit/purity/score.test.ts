import { describe, expect, it } from 'vitest';
import type { BodyVerdict, Refactoring } from '../../../engine/results/result.js';
import { halfOf, type PurityLabel } from '../../purity/labels.js';
import { countsOf, judgedOf, scoreLines, wrongLines } from '../../purity/score.js';
import { refactoring } from '../ui/samples.js';

const label = (description: string, pure: boolean): PurityLabel => ({ sha1: 'a1', type: 'Move Method', description, pure, comment: '' });
const report = (description: string, body?: BodyVerdict): Refactoring => ({
  ...refactoring({ type: 'Move Method', description }),
  ...(body && { body }),
});

const LABELS = [
  label('one', true),
  label('two', true),
  label('three', false),
  label('four', false),
  label('five', true),
  label('six', true),
];
const REPORTS = [
  report('one', { kind: 'effect' }),
  report('two', { kind: 'edited', lines: 1, reason: '`a` became `b`.' }),
  report('three', { kind: 'names' }),
  report('four', { kind: 'edited', lines: 2, reason: '`c` was added.' }),
  report('five'),
  report('seven', { kind: 'same' }),
];

describe('purity', () => {
  const judged = judgedOf(LABELS, REPORTS, 'body');

  it('counts what was called what', () => {
    expect(countsOf(judged)).toEqual({
      labels: 6,
      matched: 5,
      judged: 4,
      pureAsPure: 1,
      pureAsEdited: 1,
      editedAsPure: 1,
      editedAsEdited: 1,
    });
    expect(scoreLines('commits', judged).at(-1)?.split(/\s+/)).toEqual(['all', '6', '5', '4', '1', '1', '1', '1', '0.500', '0.500']);
  });

  it('lists what was called wrongly, with the reason', () => {
    expect(wrongLines(judged)).toEqual(['pure, called edited  a1  two\n    says: `a` became `b`.', 'EDITED, CALLED PURE  a1  three']);
  });

  it('has two halves of about one size, and a commit is always in the same', () => {
    const ids = Array.from({ length: 200 }, (_, at) => `commit ${String(at)}`);
    const read = ids.filter((id) => halfOf(id) === 'read').length;
    expect(read).toBeGreaterThan(70);
    expect(read).toBeLessThan(130);
    expect(ids.map(halfOf)).toEqual(ids.map(halfOf));
  });
});
