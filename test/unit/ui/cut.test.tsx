// @vitest-environment jsdom
// Whatever a style sheet may cut off has its whole text as a title, on itself or on what it stands in.
import { render, type JSX } from 'preact';
import { act } from 'preact/test-utils';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BadgeMenu } from '../../../ui/badge-menu.js';
import type { PanelActions } from '../../../ui/actions.js';
import { HoverCard } from '../../../ui/hover-card.js';
import { Panel } from '../../../ui/panel.js';
import { PeekView } from '../../../ui/peek-view.js';
import type { Refactoring } from '../../../engine/results/result.js';
import { createStore } from '../../../ui/store.js';
import { DEFAULT_PANEL } from '../../../ui/work.js';
import { projectFolder } from '../../github/project.js';
import { endsOfEntry, lookView } from '../../../ui/look-rows.js';
import { danger, opportunity, place } from './looks.js';
import { items, location, refactoring } from './samples.js';

/** The selectors of the rules of a style sheet that cut text off. */
function cutters(sheet: string): readonly string[] {
  const css = readFileSync(join(projectFolder(), 'ui', `${sheet}.css`), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => /text-overflow: ellipsis|line-clamp/.test(body))
    .map(([, selector = '']) => selector.trim());
}

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

const draw = (content: JSX.Element): Promise<void> => act(() => render(content, root));

/** Texts that can be cut off and that no title tells in full, by selector; and selectors that nothing fits. */
function untold(sheet: string): readonly string[] {
  const words = (text: string): readonly string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const selectors = ['base', sheet].flatMap(cutters);
  expect(selectors.length).toBeGreaterThan(1);
  return selectors.flatMap((selector) => {
    const elements = [...root.querySelectorAll(selector)];
    if (elements.length === 0) return [`${selector}: nothing`];
    return elements.flatMap((element) => {
      const told = new Set(words(element.closest('[title]')?.getAttribute('title') ?? ''));
      const lost = words(element.textContent).filter((word) => !told.has(word));
      return lost.length > 0 ? [`${selector}: ${lost.join(' ')}`] : [];
    });
  });
}

const renamed = (type: string): Refactoring['summary'] => ({
  before: 'two',
  after: 'three',
  context: `in ${type}`,
  sentence: `public int two() renamed to public int three() in class a.${type}`,
});

const FOUND = items(
  refactoring({
    type: 'Move Method',
    summary: {
      after: 'void one(int a)',
      context: 'B → C',
      sentence: 'public void one(int a) from class a.B to public void one(int a) from class a.C',
    },
  }),
  refactoring({ summary: renamed('B') }),
  refactoring({
    summary: renamed('C'),
    after: [location('src/C.java', 4)],
  }),
  refactoring({
    type: 'Rename Attribute',
    summary: { before: 'four', after: 'five', context: 'in B', sentence: 'int four to int five in class a.B' },
  }),
);
const [first] = FOUND;
const entry = first && { item: first, side: 'before' as const };

describe('what is cut off is told in full', () => {
  it('in the panel and its pill', async () => {
    const actions = new Proxy({}, { get: () => () => '' }) as PanelActions;
    const store = createStore({ ...DEFAULT_PANEL, collapsed: false });
    await draw(<Panel store={store} actions={actions} />);
    await act(() => {
      store.items.value = FOUND;
      store.bundles.value = [{ head: null, members: [1, 2], names: { before: 'two', after: 'three' } }];
      store.renames.value = [
        {
          refactoring: 3,
          names: { before: 'four', after: 'five' },
          places: [
            { path: 'src/D.java', line: 8 },
            { path: 'src/E.java', line: 9 },
          ],
          forgotten: [],
        },
      ];
      store.look.value = {
        dangers: [danger({ advice: 'Say it is.', after: [place('A.java', 1), place('B.java', 2)] })],
        opportunities: [opportunity()],
      };
      store.work.value = { phase: 'finished', incomplete: false };
    });
    for (const name of ['Filter and order']) await act(() => root.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click());
    for (const fold of root.querySelectorAll<HTMLElement>('.fold')) await act(() => fold.click());
    const open = untold('panel').filter((one) => !one.startsWith('.pill'));
    await act(() => {
      store.toggled.value = false;
    });
    const collapsed = untold('panel').filter((one) => one.startsWith('.pill'));
    expect([...open, ...collapsed]).toEqual([]);
  });

  it('on a card and in a menu', async () => {
    if (!entry) throw new Error('no refactoring');
    const actions = { goTo: vi.fn(), copyLink: vi.fn(), showInPanel: vi.fn(), dismiss: vi.fn(), restore: vi.fn(), close: vi.fn() };
    const ends = lookView({ dangers: [danger()] }, DEFAULT_PANEL, '').dangers.flatMap((row) => endsOfEntry(row.first));
    const end = { side: 'before', place: { path: 'src/main/A.java', line: 10 }, href: '#' } as const;
    await draw(
      <>
        <HoverCard entries={[{ ...entry, ends: [end], code: [{ line: 1, text: 'int one = two;' }] }]} actions={actions} />
        <HoverCard
          entries={[{ item: { ...entry.item, danger: danger() }, side: 'after', ends: [], code: [], look: { key: 'k', ends } }]}
          actions={actions}
        />
        <BadgeMenu entries={[entry]} onChoose={vi.fn()} onClose={vi.fn()} />
      </>,
    );
    expect(untold('card')).toEqual([]);
  });

  it('over a comparison', async () => {
    if (!first) throw new Error('no refactoring');
    const peek = {
      refactoring: 0,
      place: 0,
      before: { path: 'src/A.java', startLine: 5, endLine: 12 },
      after: { path: 'src/B.java', startLine: 15, endLine: 18 },
      editedLines: 0,
      rows: [],
      more: 0,
      places: [],
    };
    const actions = { goTo: vi.fn(), goToEdit: vi.fn(), choosePlace: vi.fn(), layOut: vi.fn(), retry: vi.fn(), close: vi.fn() };
    await draw(<PeekView item={first} state={{ phase: 'shown', peek, edit: -1 }} layout="inline" actions={actions} why={() => ''} />);
    expect(untold('peek').filter((one) => one !== '.folder: nothing')).toEqual([]);
  });
});
