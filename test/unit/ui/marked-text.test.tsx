// @vitest-environment jsdom
// Characters that nobody sees, or that turn text around, in every text of a repository that the reader meets: each is seen, and no other than the marks' own words are changed.
import { render, type JSX } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Peek, PeekLine } from '../../../engine/results/result.js';
import { putBadge } from '../../../extension/content/badge.js';
import { INVISIBLE } from '../../../shown/invisible.js';
import type { PanelActions } from '../../../ui/actions.js';
import { BadgeMenu } from '../../../ui/badge-menu.js';
import { HoverCard, type CardActions, type CardEntry } from '../../../ui/hover-card.js';
import { invisibleName } from '../../../ui/invisible-names.js';
import { JumpBar, type JumpNews } from '../../../ui/jump-bar.js';
import { Marked } from '../../../ui/marked-text.js';
import { Panel } from '../../../ui/panel.js';
import { PeekView, type PeekActions, type PeekState } from '../../../ui/peek-view.js';
import { createStore } from '../../../ui/store.js';
import { DEFAULT_PANEL, type Item } from '../../../ui/work.js';
import { items, location, refactoring } from './samples.js';

/** One of each kind at least, and all that turn text around. Those that part lines stand in no name of a declaration; paths may hold them. */
const CHARACTERS = [
  0x00, 0x07, 0x1b, 0x7f, 0x85, 0xad, 0x34f, 0x61c, 0x115f, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d,
  0x202e, 0x2060, 0x2061, 0x2066, 0x2067, 0x2068, 0x2069, 0x206f, 0x3164, 0xfe0f, 0xfeff, 0xffa0, 0xfff9, 0xd800, 0xe0041, 0xe0100,
].map((code) => String.fromCodePoint(code));

/** A word with each of them in it. */
const HOSTILE = CHARACTERS.map((character) => `a${character}b`).join('');

let root: HTMLElement;

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const show = async (element: JSX.Element): Promise<void> => {
  await act(() => render(null, root));
  await act(() => render(element, root));
};

/** Attributes whose values readers meet; `data-label` is what a badge says. */
const READ = ['title', 'aria-label', 'aria-description', 'placeholder', 'alt', 'data-label'];

/** The texts that the reader can read, or have read out, and that have something hidden in them. */
function hidden(element: Element): string[] {
  const attributes = [...element.querySelectorAll('*'), element].flatMap((one) => READ.map((name) => one.getAttribute(name) ?? ''));
  return [element.textContent, ...attributes].filter((text) => text.replaceAll('\t', '').search(INVISIBLE) >= 0);
}

const marks = (): string[] => [...root.querySelectorAll('.invisible')].map(({ textContent }) => textContent);

const codeOf = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

describe('a text', () => {
  it.each(CHARACTERS.map((character) => [codeOf(character), character]))(
    'shows %s as a mark that says what it is',
    async (code, character) => {
      await show(<Marked text={`pay${character}ment`} />);
      expect(root.textContent).toBe(`pay${code}ment`);
      expect(marks()).toEqual([code]);
      expect(root.querySelector('.invisible')?.getAttribute('title')).toBe(invisibleName(character));
      expect(root.querySelector('bdi')).not.toBeNull();
    },
  );

  it('says by name what turns it around', () => {
    expect(['\u202e', '\u2067', '\u200b', '\u0007', '\u{e0041}', '\ufe0f'].map(invisibleName)).toEqual([
      'right-to-left override',
      'right-to-left isolate',
      'zero width space',
      'control character',
      'tag character',
      'variation selector',
    ]);
  });

  it.each(['plain', 'größe', 'имя', '名前', 'שלום עולם', 'مرحبا بالعالم', '👩‍💻 👨‍👩‍👧 🏳️‍🌈 ✔️', 'a\tb', 'U+202E', '\\u202e', ''])(
    'of ordinary characters stays as it is: %s',
    async (text) => {
      await show(<Marked text={text} />);
      expect(root.textContent).toBe(text);
      expect(marks()).toEqual([]);
    },
  );

  it('of markup stays text', async () => {
    await show(<Marked text={'<img src=x>\u202e<b>'} />);
    expect(root.textContent).toBe('<img src=x>U+202E<b>');
    expect(root.querySelector('img, b')).toBeNull();
  });
});

/** Renamings of hostile names in files of hostile names. */
const hostileItems = (): readonly Item[] => {
  const at = [location(`${HOSTILE}/${HOSTILE}.java`, 3, HOSTILE)];
  const rename = {
    before: at,
    after: at,
    summary: {
      before: HOSTILE,
      after: `${HOSTILE}x`,
      context: `in ${HOSTILE}`,
      sentence: `void ${HOSTILE}() renamed to void ${HOSTILE}x() in class shop.${HOSTILE}`,
    },
  };
  return items(
    { ...refactoring(rename), body: { kind: 'edited', lines: 1, reason: `\`${HOSTILE}\` was added.` } },
    refactoring(rename),
    refactoring({ ...rename, type: 'Move Method' }),
    refactoring({ ...rename, type: 'Rename Variable' }),
  );
};

const nothing = new Proxy({}, { get: () => () => undefined });

describe('all of a repository that the reader meets', () => {
  it.each(['place', 'type'] as const)('in the panel, by %s', async (sort) => {
    const store = createStore({ ...DEFAULT_PANEL, collapsed: false, docked: false, showLow: true, sort });
    await show(<Panel store={store} actions={nothing as PanelActions} />);
    await act(() => {
      store.items.value = hostileItems();
      store.bundles.value = [{ head: null, members: [0, 1], names: { before: HOSTILE, after: HOSTILE } }];
      store.renames.value = [
        {
          refactoring: 3,
          names: { before: HOSTILE, after: 'y' },
          places: [{ path: HOSTILE, line: 1, edited: true }],
          forgotten: [{ path: HOSTILE, line: 2, where: 'comment' }],
        },
      ];
      store.coverage.value = { analysed: 1, total: 2, skipped: [{ path: HOSTILE, reason: 'not-read', detail: HOSTILE }], note: HOSTILE };
      store.namesSkipped.value = true;
      store.notice.value = HOSTILE;
      store.work.value = { phase: 'finished', incomplete: false };
    });
    for (const fold of root.querySelectorAll<HTMLElement>('[aria-expanded=false]')) await act(() => fold.click());
    expect(hidden(root)).toEqual([]);
    for (const character of CHARACTERS) expect(marks()).toContain(codeOf(character));
    await act(() => {
      store.work.value = { phase: 'failed', failure: { sentence: HOSTILE } };
    });
    expect(hidden(root)).toEqual([]);
    await act(() => {
      store.work.value = { phase: 'working', progress: { stage: 'detect', done: 0, total: 1, note: HOSTILE } };
    });
    expect(hidden(root)).toEqual([]);
  });

  it('on a card, and in a badge and its menu', async () => {
    const list = hostileItems();
    const place = { path: `${HOSTILE}/${HOSTILE}`, line: 3 };
    const entries: CardEntry[] = list.map((item) => ({
      item,
      side: 'before',
      ends: [{ side: 'after', place, href: '#' }],
      code: [{ line: 3, text: HOSTILE }],
      dangers: [HOSTILE],
    }));
    await show(<HoverCard entries={entries} actions={nothing as CardActions} />);
    expect(hidden(root)).toEqual([]);
    expect(marks().length).toBeGreaterThan(3 * CHARACTERS.length);
    await show(
      <BadgeMenu entries={entries.map(({ item }) => ({ item, side: 'before' }))} onChoose={() => undefined} onClose={() => undefined} />,
    );
    expect(hidden(root)).toEqual([]);
    expect(marks().length).toBeGreaterThan(3 * CHARACTERS.length);
    for (const some of [list.slice(0, 1), list]) {
      const { badge } = putBadge(
        document.createElement('td'),
        some.map((item) => ({ item, side: 'before' })),
      );
      expect(
        hidden(badge)
          .map((text) => text.replaceAll('\n', ''))
          .filter((text) => text.search(INVISIBLE) >= 0),
      ).toEqual([]);
    }
  });

  const line: PeekLine = {
    line: 1,
    pieces: [{ text: HOSTILE }, { text: HOSTILE, syntax: 'string', change: 'explained', because: [0] }],
    cut: true,
  };
  const peek: Peek = {
    refactoring: 0,
    place: 0,
    before: { path: HOSTILE, startLine: 1, endLine: 1 },
    after: { path: HOSTILE, startLine: 1, endLine: 1 },
    editedLines: 1,
    rows: [{ before: line, after: line, edited: true }],
    more: 0,
    places: [
      { refactoring: 0, place: 0, side: 'before', path: HOSTILE, line: 5, name: HOSTILE },
      { refactoring: 0, place: 1, side: 'before', path: HOSTILE, line: 6, name: '' },
    ],
  };
  const STATES: readonly PeekState[] = [
    { phase: 'shown', peek, edit: 0 },
    { phase: 'failed', sentence: HOSTILE },
    { phase: 'loading', sentence: HOSTILE },
  ];

  it.each(['inline', 'sides'] as const)('in a peek, %s', async (layout) => {
    const [item] = hostileItems();
    if (!item) throw new Error('no item');
    for (const state of STATES) {
      await show(<PeekView item={item} state={state} layout={layout} actions={nothing as PeekActions} why={() => HOSTILE} />);
      expect(hidden(root)).toEqual([]);
      expect(marks().length).toBeGreaterThanOrEqual(CHARACTERS.length);
    }
  });

  it.each<JumpNews>([
    { kind: 'waiting', sentence: HOSTILE },
    { kind: 'arrived', from: HOSTILE },
    { kind: 'failed', sentence: HOSTILE },
  ])('in the bar of a jump that is $kind', async (news) => {
    await show(<JumpBar news={news} backKey="b" onStop={() => undefined} onBack={() => undefined} onClose={() => undefined} />);
    expect(hidden(root)).toEqual([]);
    expect(marks()).toHaveLength(CHARACTERS.length);
  });
});
