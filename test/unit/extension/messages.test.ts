import { describe, expect, it } from 'vitest';
import { failureOf, ReflensError } from '../../../github/failures.js';
import { isHostMessage, isHostReport, isJobReport, isLast, isPageMessage, isRequest, type JobReport } from '../../../extension/messages.js';

const GUARDS = { isPageMessage, isHostMessage, isJobReport, isRequest };

/** One of each message, and the one guard that lets it through. */
const MESSAGES: readonly (readonly [message: unknown, guard: keyof typeof GUARDS | null])[] = [
  [{ kind: 'analyse', shows: 'commit github.com/o/r 01234' }, 'isPageMessage'],
  [{ kind: 'still-here' }, 'isPageMessage'],
  [{ kind: 'preview', refactorings: [] }, 'isJobReport'],
  [{ kind: 'start', id: 1, job: {} }, 'isHostMessage'],
  [{ kind: 'end', id: 1 }, 'isHostMessage'],
  [{ kind: 'progress', progress: { stage: 'list', done: 0, total: 0 } }, 'isJobReport'],
  [{ kind: 'files', files: [] }, 'isJobReport'],
  [{ kind: 'refactorings', refactorings: [] }, 'isJobReport'],
  [{ kind: 'finished', coverage: {}, incomplete: false }, 'isJobReport'],
  [{ kind: 'failed', failure: { code: 'github', sentence: '' } }, 'isJobReport'],
  [{ kind: 'open-options' }, 'isRequest'],
  [{ kind: 'keep-token', host: 'github.com', token: '', forSession: false }, 'isRequest'],
  [{ kind: 'empty-cache' }, 'isRequest'],
  [{ kind: 'other' }, null],
  [{ kind: 3 }, null],
  ['analyse', null],
  [null, null],
  [undefined, null],
  [[], null],
];

describe('the message table', () => {
  it('keeps the borders apart: every message passes its own guard and no other', () => {
    for (const [message, guard] of MESSAGES) {
      for (const [name, is] of Object.entries(GUARDS)) expect(is(message), `${name} of ${JSON.stringify(message)}`).toBe(name === guard);
    }
  });

  it('knows reports of the host by what they carry', () => {
    expect(isHostReport({ id: 1, report: { kind: 'progress' } })).toBe(true);
    expect(isHostReport({ id: 1, report: { kind: 'start' } })).toBe(false);
    expect(isHostReport({ kind: 'progress' })).toBe(false);
    expect(isHostReport(null)).toBe(false);
  });

  it('knows the last report of an analysis', () => {
    const last = MESSAGES.filter(([message]) => isJobReport(message) && isLast(message)).map(([message]) => (message as JobReport).kind);
    expect(last).toEqual(['finished', 'failed']);
  });

  it('carries plain JSON only', () => {
    const { failure } = new ReflensError('rate-limit', 'Later.', { retryAt: 5, cause: new Error('inner') });
    expect(JSON.parse(JSON.stringify(failure))).toEqual({ code: 'rate-limit', sentence: 'Later.', retryAt: 5 });
  });
});

describe('failures', () => {
  it('have a sentence, whatever was thrown', () => {
    expect(failureOf(new ReflensError('github', 'Broken.'))).toEqual({ code: 'github', sentence: 'Broken.' });
    expect(failureOf(new DOMException('x', 'AbortError')).code).toBe('cancelled');
    const stumble = failureOf(new TypeError('x is not a function'));
    expect(stumble.code).toBe('engine');
    expect(stumble.sentence).toContain('x is not a function');
    expect(failureOf('odd').sentence).toContain('odd');
  });
});
