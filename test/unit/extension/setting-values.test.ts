// Settings that were damaged, or kept by another version: each falls back to its default by itself, and what is good stays.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULTS, settingsFrom, type Settings } from '../../../extension/setting-values.js';

const NAMES = Object.keys(DEFAULTS) as (keyof Settings)[];

/** Values that readers choose. */
const CHOSEN: Settings = {
  ...DEFAULTS,
  showLow: true,
  collapsed: false,
  docked: false,
  width: 480,
  sort: 'type',
  hiddenTypes: ['Rename Variable'],
  palette: 'safe',
  peekLayout: 'sides',
  hosts: ['github.example.com', 'git.example.org:8443'],
  useSession: false,
  keepPrivateTexts: false,
};

describe('a setting', () => {
  it('that a reader chose stays', () => expect(settingsFrom(CHOSEN, NAMES)).toEqual(CHOSEN));

  it.each<[keyof Settings, unknown]>([
    ['sort', 'by magic'],
    ['width', -5],
    ['width', 1e9],
    ['width', Number.NaN],
    ['width', '480'],
    ['palette', 'plaid'],
    ['peekLayout', ''],
    ['hosts', 'github.example.com'],
    ['hosts', ['https://evil.example/*']],
    ['hosts', ['*']],
    ['hosts', ['github.example.com', 7]],
    ['hiddenTypes', [null]],
    ['showLow', 'false'],
    ['useSession', 1],
  ])('that cannot be falls back to its default, and takes no other with it: %s %j', (name, value) =>
    expect(settingsFrom({ ...CHOSEN, [name]: value }, NAMES)).toEqual({ ...CHOSEN, [name]: DEFAULTS[name] }),
  );

  it('of any other kind falls back, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.anything(), (name, value) => {
        fc.pre(typeof value !== typeof CHOSEN[name] || value === null);
        expect(settingsFrom({ ...CHOSEN, [name]: value }, NAMES)).toEqual({ ...CHOSEN, [name]: DEFAULTS[name] });
      }),
    );
    for (const kept of [null, undefined, 7, 'text', []]) expect(settingsFrom(kept, NAMES)).toEqual(DEFAULTS);
  });
});
