// A panel as tests show it: a store of its own, and actions that note that they were asked for.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { vi } from 'vitest';
import type { PanelActions } from '../../../ui/actions.js';
import { Panel } from '../../../ui/panel.js';
import { createStore, type Store } from '../../../ui/store.js';
import { DEFAULT_PANEL } from '../../../ui/work.js';
import { items, type refactoring } from './samples.js';

export class MountedPanel {
  readonly root = document.createElement('div');
  readonly store: Store = createStore({ ...DEFAULT_PANEL, collapsed: false, docked: false });
  readonly actions: { [Name in keyof PanelActions]: ReturnType<typeof vi.fn<PanelActions[Name]>> } = {
    goTo: vi.fn(),
    goToPlace: vi.fn(),
    goToLook: vi.fn(),
    dismiss: vi.fn(),
    restore: vi.fn(),
    peek: vi.fn(),
    retry: vi.fn(),
    stop: vi.fn(),
    leftOver: vi.fn<(show: boolean) => void>(),
    goToLeftOver: vi.fn<(step: -1 | 1) => void>(),
    listDone: vi.fn<(listed: boolean) => void>(),
    hideDone: vi.fn<(hides: boolean) => void>(),
    tickDone: vi.fn<(ticks: boolean) => void>(),
    showLow: vi.fn(),
    collapse: vi.fn(),
    useToken: vi.fn(),
    openOptions: vi.fn(),
    reportAddress: vi.fn(() => 'https://github.com/reflens/reflens/issues/new?title=A'),
    dock: vi.fn(),
    resize: vi.fn(),
    sort: vi.fn(),
    copyMarkdown: vi.fn(),
    copyCheck: vi.fn(),
    copyLink: vi.fn(),
    exportJson: vi.fn(),
  };

  async mount(): Promise<void> {
    document.body.append(this.root);
    Element.prototype.scrollIntoView = vi.fn();
    await act(() => render(<Panel store={this.store} actions={this.actions} />, this.root));
  }

  unmount(): void {
    render(null, this.root);
    this.root.remove();
  }

  /** The first button whose name begins so. */
  button(name: string): HTMLElement {
    const found = [...this.root.querySelectorAll('button')].find((one) =>
      (one.getAttribute('aria-label') ?? one.textContent).startsWith(name),
    );
    if (!found) throw new Error(`no button ${name} in ${this.root.textContent}`);
    return found;
  }

  /** An analysis comes to its end with these. */
  async finish(...list: readonly ReturnType<typeof refactoring>[]): Promise<void> {
    await act(() => {
      this.store.items.value = items(...list);
      this.store.coverage.value = { analysed: 1, total: 2, skipped: [{ path: 'README.md', reason: 'unknown-language' }] };
      this.store.work.value = { phase: 'finished', incomplete: false };
    });
  }
}
