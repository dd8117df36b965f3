// @vitest-environment jsdom
// What is not sure says so, and can be hidden.
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MountedPanel } from './mounted-panel.js';
import { refactoring } from './samples.js';

let panel: MountedPanel;
let root: MountedPanel['root'];
let store: MountedPanel['store'];

beforeEach(async () => {
  panel = new MountedPanel();
  ({ root, store } = panel);
  await panel.mount();
});

afterEach(() => panel.unmount());

const button = (name: string): HTMLElement => panel.button(name);
const finish = (...list: readonly ReturnType<typeof refactoring>[]): Promise<void> => panel.finish(...list);

describe('a panel', () => {
  it('says "perhaps" of what is not sure, and can show the sure ones only, those that follow from others too', async () => {
    await finish(
      { ...refactoring({ type: 'Extract Class' }), confidence: 0.7 },
      { ...refactoring({ type: 'Move Method' }), confidence: 0.9 },
      refactoring({ type: 'Move Attribute' }),
    );
    await act(() => {
      store.bundles.value = [{ head: 0, members: [1, 2] }];
    });
    const types = (): readonly string[] => [...root.querySelectorAll('.finding .type')].map(({ textContent }) => textContent);
    expect(types()).toEqual(['perhaps Extract Class']);
    await act(() => button('Filter and order').click());
    const sure = button('Sure ones only');
    expect(sure.textContent).toBe('Sure ones only 2');
    expect(sure.getAttribute('aria-checked')).toBe('false');
    await act(() => sure.click());
    expect(sure.getAttribute('aria-checked')).toBe('true');
    expect(types()).toEqual(['Move Method', 'Move Attribute']);
    expect(root.querySelector('.narrowed [role=status]')?.textContent).toBe('2 of 3 refactorings, here and in the diff');
    await act(() => button('Show all').click());
    expect(sure.getAttribute('aria-checked')).toBe('false');
    expect(types()[0]).toBe('perhaps Extract Class');
  });

  it('has no switch for sure ones where all are', async () => {
    await finish({ ...refactoring(), confidence: 0.95 }, refactoring({ type: 'Move Method' }));
    await act(() => button('Filter and order').click());
    expect(root.textContent).not.toContain('Sure ones only');
    expect(root.textContent).not.toContain('perhaps');
  });
});
