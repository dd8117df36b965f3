import { describe, expect, it } from 'vitest';
import type { Change, DetectOptions, DetectorOptions } from '../../engine/api.js';
import { createDetector } from '../../engine/index.js';

/** Nothing of it is needed: whatever is wrong is found out before. */
const loadWasm = (): Promise<Uint8Array> => Promise.reject(new Error('no grammars here'));

const WELL = { before: { 'a.txt': 'a' }, after: { 'a.txt': 'b' } };

describe('what a program hands to the library', () => {
  it.each([
    [undefined, 'change must be an object, not undefined.'],
    [null, 'change must be an object, not null.'],
    ['a', 'change must be an object, not a string.'],
    [[], 'change must be an object, not an array.'],
    [{ after: {} }, 'change.before must be an object, not undefined.'],
    [{ before: {} }, 'change.after must be an object, not undefined.'],
    [{ before: new Map([['A.java', '']]), after: {} }, 'change.before must be an object, not an object of kind Map.'],
    [{ before: {}, after: [['A.java', '']] }, 'change.after must be an object, not an array.'],
    [{ before: 'class A {}', after: {} }, 'change.before must be an object, not a string.'],
    [{ before: 7, after: {} }, 'change.before must be an object, not 7.'],
    [{ before: Promise.resolve({}), after: {} }, 'change.before must be an object, not an object of kind Promise.'],
    [{ before: { 'A.java': undefined }, after: {} }, 'change.before["A.java"] must be a string, not undefined.'],
    [{ before: {}, after: { 'A.java': null } }, 'change.after["A.java"] must be a string, not null.'],
    [{ before: {}, after: { 'A.java': new Uint8Array(1) } }, 'change.after["A.java"] must be a string, not an object of kind Uint8Array.'],
    [{ before: {}, after: { 'A.java': { text: '' } } }, 'change.after["A.java"] must be a string, not another object.'],
    [{ ...WELL, renames: ['a', 'b'] }, 'change.renames must be an object, not an array.'],
    [{ ...WELL, renames: { a: 1 } }, 'change.renames["a"] must be a string, not 1.'],
  ])('a change that is none: %j', async (change, message) => {
    const detector = await createDetector({ loadWasm });
    for (const answer of [detector.detect(change as Change), detector.open(change as Change)]) {
      const error: unknown = await answer.catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(TypeError);
      expect(String(error)).toBe(`TypeError: ${message}`);
    }
  });

  it.each([
    ['fast', 'options must be an object, not a string.'],
    [null, 'options must be an object, not null.'],
    [{ budget: NaN }, 'options.budget must be a number of milliseconds, not below 0, not NaN.'],
    [{ budget: -1 }, 'options.budget must be a number of milliseconds, not below 0, not -1.'],
    [{ budget: '5000' }, 'options.budget must be a number of milliseconds, not below 0, not a string.'],
    [{ signal: new AbortController() }, 'options.signal must be an AbortSignal, not an object of kind AbortController.'],
    [{ signal: true }, 'options.signal must be an AbortSignal, not true.'],
    [{ onProgress: {} }, 'options.onProgress must be a function, not another object.'],
    [{ explain: 'no' }, 'options.explain must be true or false, not a string.'],
    [{ timings: 1 }, 'options.timings must be an object, not 1.'],
  ])('options that are none: %j', async (options, message) => {
    const detector = await createDetector({ loadWasm });
    await expect(detector.detect(WELL, options as DetectOptions)).rejects.toThrow(new TypeError(message));
  });

  it.each([undefined, {}, { loadWasm: 'folder' }])('no way to the grammars: %j', async (options) => {
    await expect(createDetector(options as DetectorOptions)).rejects.toThrow(TypeError);
  });

  it.each([
    [WELL, undefined],
    [{ ...WELL, renames: undefined }, {}],
    [{ before: Object.create(null) as object, after: WELL.after }, { budget: undefined }],
    [WELL, { budget: 0, signal: new AbortController().signal, explain: false, timings: {} }],
    [WELL, { budget: Infinity, onProgress: () => undefined, other: 1 }],
  ])('what is well: %j, %j', async (change, options) => {
    const detector = await createDetector({ loadWasm });
    const { files } = await detector.detect(change as Change, options as DetectOptions);
    expect(files).toEqual({ 'a.txt': { status: 'unknown-language' } });
  });
});
