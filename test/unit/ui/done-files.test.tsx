// @vitest-environment jsdom
// The list of files with nothing left: first the list, then what can be done, and each taken back by one press.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PanelActions } from '../../../ui/actions.js';
import { DoneFiles } from '../../../ui/done-files.js';
import { createStore, type Store } from '../../../ui/store.js';
import { DEFAULT_PANEL } from '../../../ui/work.js';

let root: HTMLElement;
let store: Store;
const actions = { listDone: vi.fn(), hideDone: vi.fn(), tickDone: vi.fn() };

beforeEach(async () => {
  root = document.body.appendChild(document.createElement('div'));
  store = createStore(DEFAULT_PANEL);
  await act(() => render(<DoneFiles store={store} actions={actions as unknown as PanelActions} />, root));
});

afterEach(() => {
  vi.clearAllMocks();
  render(null, root);
  root.remove();
});

const buttons = (): readonly string[] => [...root.querySelectorAll('button')].map(({ textContent }) => textContent);
const press = (name: string): Promise<void> =>
  act(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click());
const set = (change: () => void): Promise<void> => act(change);

it('says nothing without such files', () => {
  expect(root.textContent).toBe('');
});

it('offers nothing before the list was shown', async () => {
  await set(() => {
    store.done.value = [
      { anchor: 'diff-1', path: 'src/One.java' },
      { anchor: 'diff-2', path: 'src/Two.java' },
    ];
    store.ticks.value = { open: 2, ticked: 0, busy: false };
  });
  expect(buttons()).toEqual(['Nothing left in 2 files']);
  expect(root.querySelector('li')).toBeNull();
  await press('Nothing left in 2 files');
  expect(actions.listDone.mock.calls).toEqual([[true]]);
  await set(() => void (store.listsDone.value = true));
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['src/One.java', 'src/Two.java']);
  expect(buttons()).toEqual(['Nothing left in 2 files', 'Hide them', 'Tick 2 as viewed']);
  await press('Hide them');
  await press('Tick 2 as viewed');
  expect([actions.hideDone.mock.calls, actions.tickDone.mock.calls]).toEqual([[[true]], [[true]]]);
});

it('takes back what was done, and says what is hidden while the list is closed', async () => {
  await set(() => {
    store.done.value = [{ anchor: 'diff-1', path: 'src/One.java' }];
    store.listsDone.value = true;
    store.hidesDone.value = true;
    store.ticks.value = { open: 0, ticked: 1, busy: false };
  });
  expect(buttons()).toEqual(['Nothing left in 1 file, hidden', 'Show it', 'Untick 1']);
  await press('Show it');
  await press('Untick 1');
  expect([actions.hideDone.mock.calls, actions.tickDone.mock.calls]).toEqual([[[false]], [[false]]]);
  await set(() => void (store.ticks.value = { open: 1, ticked: 3, busy: true }));
  expect(buttons().at(-1)).toBe('Stop');
  await set(() => void (store.ticks.value = null));
  expect(buttons()).toHaveLength(2);
});
