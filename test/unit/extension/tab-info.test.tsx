// @vitest-environment jsdom
// What the popup says of a tab: a page that was open before Reflens came is not taken for one without a change.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { tabInfo } from '../../../extension/popup/tab-info.js';
import type { PageState } from '../../../ui/page-state.js';
import { Popup, type PopupActions } from '../../../ui/popup/popup.js';

const HOSTS = ['github.example.com'];

it.each([
  ['https://github.com/o/r/commit/0123456789', { kind: 'not-begun' }],
  ['https://github.example.com/o/r/pull/1/files', { kind: 'not-begun' }],
  ['https://github.com/o/r/pull/1', { kind: 'no-change' }],
  ['https://github.com/', { kind: 'no-change' }],
  ['https://github.other.com/o/r/commit/0123456789', { kind: 'other-host', host: 'github.other.com' }],
  ['http://github.com/o/r/commit/0123456789', { kind: 'elsewhere' }],
  ['about:blank', { kind: 'elsewhere' }],
  [undefined, { kind: 'elsewhere' }],
])('of %s, without a script that answers', (address, info) => {
  expect(tabInfo(address, undefined, HOSTS)).toEqual(info);
});

it('of a page whose script answers, whatever it says', () => {
  const state = { phase: 'working' } as unknown as PageState;
  expect(tabInfo('https://github.com/o/r/commit/0123456789', state, [])).toEqual({ kind: 'change', state });
});

it('has a way on where the page was there first', async () => {
  const reload = vi.fn();
  const root = document.createElement('div');
  await act(() => render(<Popup tab={{ kind: 'not-begun' }} showLow={false} actions={{ reload } as unknown as PopupActions} />, root));
  expect(root.textContent).toContain('Reflens is not on this page yet');
  root.querySelector('button')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
