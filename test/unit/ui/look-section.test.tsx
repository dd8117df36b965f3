// @vitest-environment jsdom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Look } from '../../../engine/results/result.js';
import type { PanelActions } from '../../../ui/actions.js';
import { dismissing } from '../../../ui/dismissing.js';
import { HoverCard } from '../../../ui/hover-card.js';
import { endsOfEntry } from '../../../ui/look-rows.js';
import { Panel } from '../../../ui/panel.js';
import { createStore, type Store } from '../../../ui/store.js';
import { DEFAULT_PANEL, MOST_NOT_USEFUL } from '../../../ui/work.js';
import { apiChange, danger, opportunity, place } from './looks.js';
import { items, refactoring } from './samples.js';

let root: HTMLElement;
let store: Store;
const goToLook = vi.fn<PanelActions['goToLook']>();

beforeEach(() => {
  root = document.createElement('div');
  document.body.append(root);
  Element.prototype.scrollIntoView = vi.fn();
  goToLook.mockClear();
  store = createStore({ ...DEFAULT_PANEL, collapsed: false }, 'github.com/o/r');
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const keep = (notUseful: readonly string[]): void => {
  store.settings.value = { ...store.settings.value, notUseful };
};

const show = async (look: Look | null, found = items(refactoring())): Promise<void> => {
  const { dismiss, restore } = dismissing(store, keep);
  const others = new Proxy({}, { get: () => () => '' }) as PanelActions;
  const own = new Map<string | symbol, unknown>(Object.entries({ goToLook, dismiss, restore }));
  const actions = new Proxy(others, { get: (all, name): unknown => own.get(name) ?? Reflect.get(all, name) });
  await act(() => render(<Panel store={store} actions={actions} />, root));
  await act(() => {
    store.items.value = found;
    store.look.value = look;
    store.coverage.value = { analysed: 1, total: 1, skipped: [] };
    store.work.value = { phase: 'finished', incomplete: false };
  });
};

const buttons = (name: string): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button')].filter((one) => (one.getAttribute('aria-label') ?? one.textContent).startsWith(name));
const press = (name: string, at = 0): Promise<void> =>
  act(() => {
    const button = buttons(name)[at];
    if (!button) throw new Error(`no button ${name} in ${root.textContent}`);
    button.click();
  });
const section = (): string => root.querySelector('.look')?.textContent ?? '';
const rows = (): readonly string[] => [...root.querySelectorAll('.look-row .look-sentence')].map(({ textContent }) => textContent);

describe('“Look here” in the panel', () => {
  it('is not there where there is nothing to look at', async () => {
    for (const look of [null, {}, { dangers: [], opportunities: [], apiChanges: [] }]) {
      await show(look);
      expect(root.querySelector('.look')).toBeNull();
    }
  });

  it('shows code as code, and what would help', async () => {
    await show({ dangers: [danger({ advice: 'Say `synchronized`.' })] });
    expect([...root.querySelectorAll('.look-row code')].map(({ textContent }) => textContent)).toEqual([
      'add',
      'synchronized',
      'Ledger',
      'Book.add',
      'synchronized',
    ]);
    expect(section()).toContain('add was synchronized in Ledger; as Book.add it is not.');
    expect(section()).not.toContain('`');
  });

  it('leads to the place, and at the other end to where it was right', async () => {
    await show({ dangers: [danger()] });
    await press('add was');
    await press('was right in Ledger.java:12');
    expect(
      goToLook.mock.calls.map(
        ([
          {
            side,
            place: { path, startLine },
            item,
          },
        ]) => `${side} ${path}:${startLine} ${item.id < -1}`,
      ),
    ).toEqual(['after src/Book.java:30 true', 'before src/Ledger.java:12 true']);
  });

  it('folds what nobody could decide under one row', async () => {
    await show({ dangers: [danger(), danger({ certainty: 'open', sentence: 'Perhaps not.', wants: ['a/A.java'] })] });
    expect(rows()).toHaveLength(1);
    await press('1 more could not be decided: 1 file was not read');
    expect(rows()[1]).toBe('Perhaps not.');
  });

  it('has one row for one kind on one refactoring, with all places', async () => {
    await show({ dangers: [danger({ after: [place('A.java', 1), place('B.java', 2)] }), danger({ sentence: 'Another.' })] });
    expect(rows()).toHaveLength(1);
    await press('2 more places');
    expect(rows()).toEqual([expect.any(String), 'Another.']);
    await press('B.java:2');
    expect(goToLook.mock.calls.at(-1)?.[0].place.path).toBe('B.java');
  });

  it('shows twelve at first, and all when asked, or when one of the others is where the reader is', async () => {
    const dangers = Array.from({ length: 15 }, (_, at) => danger({ refactoring: at, sentence: `${at}.` }));
    await show({ dangers });
    expect(rows()).toHaveLength(12);
    await press('Show all 15');
    expect(rows()).toHaveLength(15);
    await act(() => render(null, root));
    await show({ dangers });
    expect(rows()).toHaveLength(12);
    await act(() => {
      store.selected.value = store.lookView.value.items[13]?.id ?? null;
    });
    expect(rows()).toHaveLength(15);
    expect(root.querySelector('.look-row.selected')?.textContent).toContain('13.');
  });

  it('stays whatever the reader searches or filters, and without any refactoring', async () => {
    await show({ dangers: [danger()] });
    await act(() => {
      store.query.value = 'nothing has these words';
    });
    expect(root.textContent).toContain('Nothing fits this search.');
    expect(rows()).toHaveLength(1);
    await show({ dangers: [danger({ refactoring: null })] }, []);
    expect(rows()).toHaveLength(1);
  });

  it('tells what could be done elsewhere, too, with a way to where it was done', async () => {
    await show({ opportunities: [opportunity()] });
    expect(section()).toContain('Done here, not there');
    await press('readHeader was extracted');
    await press('done in line 40');
    expect(
      goToLook.mock.calls.map(
        ([
          {
            side,
            place: { startLine },
          },
        ]) => `${side} ${startLine}`,
      ),
    ).toEqual(['after 88', 'after 40']);
  });

  it('folds what breaks for users under its count', async () => {
    await show({ apiChanges: [apiChange(), apiChange({ element: 'b', migration: null, sentence: '`b` is gone.', after: [] })] });
    expect(rows()).toEqual([]);
    await press('For users of this code: 2 breaking changes, 1 of them with a way over');
    expect(section()).toContain('Users write send(m, Duration.ZERO).');
    expect(section()).toContain('does not compile, nor link');
    await press('b is gone.');
    expect(goToLook.mock.calls.at(-1)?.[0].side).toBe('before');
  });

  it('is counted on the pill', async () => {
    await show({ dangers: [danger(), danger({ certainty: 'open' })] });
    await act(() => {
      store.toggled.value = false;
    });
    expect(root.querySelector('.pill')?.textContent).toBe('1 refactoringLook here: 11 rename');
  });
});

describe('what is called not useful', () => {
  it('is gone at its place, counted, and back by one press, at which the keyboard is', async () => {
    await show({ dangers: [danger(), danger({ refactoring: 1, sentence: 'Another.' })] });
    await press('Not useful here');
    expect(rows()).toEqual(['Another.']);
    expect(store.lookView.value.items).toHaveLength(1);
    expect(section()).toContain('1 not shown here: you called it not useful');
    expect(document.activeElement?.textContent).toBe('Undo');
    await press('Undo');
    expect(rows()).toHaveLength(2);
    expect(store.settings.value.notUseful).toEqual([]);
  });

  it('can be shown again on a later visit', async () => {
    await show({ dangers: [danger()], opportunities: [opportunity()], apiChanges: [apiChange()] });
    await press('For users of this code');
    for (let each = 0; each < 3; each++) await press('Not useful here');
    expect([rows(), store.settings.value.notUseful.length]).toEqual([[], 3]);
    const later = createStore({ ...store.settings.value }, 'github.com/o/r');
    store = later;
    await act(() => render(null, root));
    await show({ dangers: [danger()], opportunities: [opportunity()], apiChanges: [apiChange()] });
    expect(rows()).toEqual([]);
    await press('Show again');
    expect(rows()).toHaveLength(2);
  });

  it('goes with all of its row', async () => {
    await show({ dangers: [danger(), danger({ sentence: 'Another.' })] });
    await press('Not useful here');
    expect(store.settings.value.notUseful).toHaveLength(2);
  });

  it('is forgotten at some time, the first of it first', () => {
    const { dismiss } = dismissing(store, keep);
    const many = Array.from({ length: MOST_NOT_USEFUL }, (_, at) => `old${at}`);
    keep(many);
    dismiss(['new']);
    const { notUseful } = store.settings.value;
    expect([notUseful.length, notUseful[0], notUseful.includes(`old${MOST_NOT_USEFUL - 1}`)]).toEqual([MOST_NOT_USEFUL, 'new', false]);
  });
});

describe('what was not looked into', () => {
  it('is told with what was', async () => {
    await show({ notLooked: [{ path: 'src/A.java', what: 'dangers in 3 methods' }] });
    expect(root.querySelector('footer')?.textContent).toContain('Not looked for dangers in 3 methods.');
    await show({ notLooked: [{ path: null, what: 'some dangers: the time budget was used up' }] });
    expect(root.querySelector('footer')?.textContent).toContain('Not looked for some dangers: the time budget was used up.');
  });

  it('is folded where it is several things', async () => {
    await show({
      notLooked: ['A', 'B'].map((name) => ({ path: `src/${name}.java`, what: `dangers in ${name}: nobody came back from it` })),
    });
    expect(root.textContent).not.toContain('dangers in B');
    await press('2 things were not looked into');
    expect(root.querySelector('footer')?.textContent).toContain('src/B.java Not looked for dangers in B: nobody came back from it');
  });
});

describe('the card of a danger', () => {
  it('says what is wrong and what helps, has all places, and lets it be called not useful, and useful after all', async () => {
    const look = { dangers: [danger({ advice: 'Say `synchronized`.' })] };
    store.look.value = look;
    const first = store.lookView.value.dangers[0]?.first;
    const item = first?.main?.item;
    if (!first || !item) throw new Error('no danger');
    const [goTo, dismiss, restore] = [vi.fn(), vi.fn(), vi.fn()];
    const actions = { goTo, dismiss, restore, copyLink: vi.fn(), showInPanel: vi.fn(), close: vi.fn() };
    const entry = { item, side: 'after' as const, ends: [], code: [], look: { key: first.key, ends: endsOfEntry(first) } };
    await act(() => render(<HoverCard entries={[entry]} actions={actions} />, root));
    expect(root.textContent).toContain('add was synchronized in Ledger; as Book.add it is not.');
    expect(root.textContent).toContain('Safe again: Say synchronized.');
    expect([...root.querySelectorAll('.card-ends li')].map(({ textContent }) => textContent)).toEqual([
      'NowBook.java:30this line',
      'Was rightLedger.java:12the lock',
    ]);
    await press('Go to where it was right');
    expect(goTo).toHaveBeenCalledWith(item, 'before');
    await press('Not useful here');
    await press('Not shown here any more. Undo');
    expect([dismiss.mock.calls, restore.mock.calls]).toEqual([[[first.key]], [[first.key]]]);
  });

  it('of the refactoring says it, too, its code as code', async () => {
    const [item] = items(refactoring());
    if (!item) throw new Error('no item');
    const entry = { item, side: 'after' as const, ends: [], code: [], dangers: ['`a` is wrong.'] };
    await act(() => render(<HoverCard entries={[entry]} actions={{} as never} />, root));
    expect(root.querySelector('.dangers code')?.textContent).toBe('a');
  });
});
