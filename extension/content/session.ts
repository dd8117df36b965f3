/** Everything Reflens does on one page: starts the analysis, keeps its results in the store, and undoes all of it when the page is left. */
import { batch } from '@preact/signals';
import browser from 'webextension-polyfill';
import type { Refactoring } from '../../engine/results/result.js';
import { createStore, restart, type Store } from '../../ui/store.js';
import type { Item, PanelSettings, SkipReason } from '../../ui/work.js';
import type { ChangePage } from '../../github/page.js';
import type { JobReport, Request } from '../messages.js';
import { DEFAULTS, keepSettings, readSettings, watchSettings, type Settings } from '../settings.js';
import { FileMap } from './file-map.js';
import { runJob, type RunningJob } from './job.js';
import { KeyActions } from './key-actions.js';
import { pathsOnScreen } from './on-screen.js';
import { removeOwn } from './own-nodes.js';
import { PageView } from './page-view.js';

/** Begins a session. It ends, without a trace in the page, when the signal is aborted. */
export async function startSession(page: ChangePage, signal: AbortSignal): Promise<void> {
  // They cannot be read by a script whose Reflens was updated meanwhile; the analysis then tells the reader so.
  const settings = await readSettings('showLow', 'collapsed', 'keys').catch(() => DEFAULTS);
  if (signal.aborted) return;
  const session = new Session(page, settings, signal);
  // The analysis needs the address only, so it does not wait for the page.
  session.analyse();
  await parsed(document, signal);
  if (!signal.aborted) session.show();
}

class Session {
  readonly #store: Store;
  readonly #files = new FileMap();
  readonly #keys: KeyActions;
  #found: Refactoring[] = [];
  #learning = Promise.resolve();
  #job = new AbortController();
  #running: RunningJob | null = null;

  constructor(
    private readonly page: ChangePage,
    settings: PanelSettings & Pick<Settings, 'keys'>,
    private readonly signal: AbortSignal,
  ) {
    const { keys, ...panel } = settings;
    this.#store = createStore(panel);
    this.#keys = new KeyActions(signal);
    this.#keys.configure(keys);
    watchSettings(['showLow'], (changed) => this.#set(changed), signal);
    watchSettings(['keys'], (changed) => changed.keys && this.#keys.configure(changed.keys), signal);
  }

  /** Starts the analysis, or starts it again; then maybe for the sake of files that were left out for one reason. */
  analyse(retry?: SkipReason): void {
    this.#job.abort();
    this.#job = new AbortController();
    this.#found = [];
    restart(this.#store);
    const signal = AbortSignal.any([this.signal, this.#job.signal]);
    this.#running = runJob(this.page, (report) => this.#hear(report, signal), signal, retry);
  }

  /** Shows the session in its page. */
  show(): void {
    // What another version of this script, or a copy of the page that Turbo kept, left behind.
    removeOwn(document);
    const actions = {
      retry: (reason?: SkipReason) => this.analyse(reason),
      stop: () => this.#stop(),
      showLow: (showLow: boolean) => this.#change({ showLow }),
      collapse: (collapsed: boolean) => {
        this.#store.toggled.value = !collapsed;
        this.#change({ collapsed });
      },
      openOptions: () => void browser.runtime.sendMessage({ kind: 'open-options' } satisfies Request),
    };
    // A page that the browser kept while the reader was elsewhere comes back without its port.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && this.#store.work.value.phase === 'working') this.analyse();
    };
    window.addEventListener('pageshow', comeBack, { signal: this.signal });
    this.#keys.on('panel', () => actions.collapse(!this.#store.collapsed.value));
    this.#keys.on('low-level', () => actions.showLow(!this.#store.settings.value.showLow));
    new PageView(this.#store, this.#files, actions, this.#keys, this.signal);
  }

  #stop(): void {
    this.#job.abort();
    this.#store.work.value = { phase: 'stopped' };
  }

  #hear(report: JobReport, signal: AbortSignal): void {
    switch (report.kind) {
      case 'progress':
        this.#store.work.value = { phase: 'working', progress: report.progress };
        break;
      case 'files':
        this.#learning = this.#files.learn(report.files).then(() => {
          if (!signal.aborted) this.#running?.onScreen(pathsOnScreen(document, report.files, this.#files));
        });
        break;
      case 'preview':
        void this.#learning.then(() => {
          if (!signal.aborted && this.#store.work.value.phase === 'working') this.#list(report.refactorings);
        });
        break;
      case 'refactorings':
        this.#found.push(...report.refactorings);
        break;
      case 'finished':
        void this.#learning.then(() => signal.aborted || this.#finish(report));
        break;
      case 'failed':
        this.#store.work.value = { phase: 'failed', failure: report.failure };
        break;
    }
  }

  #finish({ coverage, bundles, incomplete }: Extract<JobReport, { kind: 'finished' }>): void {
    batch(() => {
      this.#list(this.#found);
      this.#store.bundles.value = bundles;
      this.#store.coverage.value = coverage;
      this.#store.work.value = { phase: 'finished', incomplete };
    });
  }

  /** Shows what was found. What the reader chose from the list before stays chosen when it is still there. */
  #list(refactorings: readonly Refactoring[]): void {
    const chosen = this.#store.items.value.find(({ id }) => id === this.#store.selected.value);
    const items: Item[] = refactorings.map((refactoring, id) => ({ id, refactoring }));
    batch(() => {
      this.#store.items.value = items;
      this.#store.selected.value = chosen ? (items.find((item) => isSame(item, chosen))?.id ?? null) : null;
    });
  }

  #change(changed: Partial<PanelSettings>): void {
    this.#set(changed);
    void keepSettings(changed);
  }

  #set(changed: Partial<PanelSettings>): void {
    this.#store.settings.value = { ...this.#store.settings.value, ...changed };
  }
}

const isSame = ({ refactoring: one }: Item, { refactoring: other }: Item): boolean =>
  one.description === other.description && JSON.stringify(one.rightSideLocations) === JSON.stringify(other.rightSideLocations);

/** Resolves when the page's markup is there. */
function parsed(document: Document, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
