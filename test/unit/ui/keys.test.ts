import { describe, expect, it } from 'vitest';
import {
  actionOf,
  DEFAULT_KEYS,
  GITHUB_KEYS,
  KEY_ACTIONS,
  keyName,
  keyOf,
  keyProblem,
  keySettingsFrom,
  withKey,
  type KeyPress,
} from '../../../ui/keys.js';

const press = (key: string, modifiers: Partial<KeyPress> = {}): string | null =>
  keyName({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...modifiers });

describe('the name of a key', () => {
  it.each([
    ['n', {}, 'n'],
    ['N', { shiftKey: true }, 'Shift+N'],
    // With the capitals' lock on, a letter alone is still a letter alone.
    ['N', {}, 'n'],
    ['n', { shiftKey: true }, 'Shift+N'],
    ['?', { shiftKey: true }, '?'],
    ['ArrowDown', { altKey: true, shiftKey: true }, 'Alt+Shift+ArrowDown'],
    ['k', { ctrlKey: true }, 'Ctrl+K'],
    ['ä', { shiftKey: true }, 'Shift+Ä'],
    ['Enter', { altKey: true }, 'Alt+Enter'],
  ] as const)('of %s with %j is %s', (key, modifiers, name) => {
    expect(press(key, modifiers)).toBe(name);
  });

  it.each(['Shift', 'Dead', 'Tab', 'Enter', 'Escape', ' '])('of %s alone is none', (key) => {
    expect(press(key, { shiftKey: key === 'Shift' })).toBeNull();
  });
});

describe('the table of keys', () => {
  it('has one key for every action, none of them GitHub’s', () => {
    expect(new Set(KEY_ACTIONS.map(({ key }) => key)).size).toBe(KEY_ACTIONS.length);
    expect(new Set(KEY_ACTIONS.map(({ id }) => id)).size).toBe(KEY_ACTIONS.length);
    for (const { id, key } of KEY_ACTIONS) {
      expect(GITHUB_KEYS[key], key).toBeUndefined();
      expect(keyProblem(id, key, DEFAULT_KEYS)).toBeNull();
      expect(press(key.slice(-1), { shiftKey: true })).toBe(key);
    }
  });
});

describe('settings of keys', () => {
  it('find the action of a key, and the key of an action', () => {
    expect(actionOf('Shift+N', DEFAULT_KEYS)).toBe('next-finding');
    expect(actionOf('n', DEFAULT_KEYS)).toBeUndefined();
    const changed = withKey(DEFAULT_KEYS, 'next-finding', 'Alt+ArrowDown');
    expect(actionOf('Shift+N', changed)).toBeUndefined();
    expect(actionOf('Alt+ArrowDown', changed)).toBe('next-finding');
    expect(withKey(changed, 'next-finding', null)).toEqual(DEFAULT_KEYS);
  });

  it('turn a key off, and all of them', () => {
    const off = withKey(DEFAULT_KEYS, 'panel', '');
    expect(keyOf('panel', off)).toBe('');
    expect(actionOf('Shift+R', off)).toBeUndefined();
    expect(actionOf('Shift+N', { ...DEFAULT_KEYS, enabled: false })).toBeUndefined();
    expect(actionOf('', off)).toBeUndefined();
  });

  it('tell what speaks against a key', () => {
    expect(keyProblem('panel', 't', DEFAULT_KEYS)).toContain('finds a file');
    expect(keyProblem('panel', 'Shift+N', DEFAULT_KEYS)).toContain('Next refactoring');
    expect(keyProblem('panel', 'Shift+N', { enabled: false, bindings: {} })).toContain('Next refactoring');
    expect(keyProblem('panel', '', withKey(DEFAULT_KEYS, 'help', ''))).toBeNull();
  });

  it.each([
    [undefined, DEFAULT_KEYS],
    ['x', DEFAULT_KEYS],
    [{ enabled: 'no', bindings: 3 }, DEFAULT_KEYS],
    [
      { enabled: false, bindings: { panel: 'z', gone: 'y', help: 4 } },
      { enabled: false, bindings: { panel: 'z' } },
    ],
  ])('come out of %j as %j', (kept, settings) => {
    expect(keySettingsFrom(kept)).toEqual(settings);
  });
});
