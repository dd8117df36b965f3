/** Everything Reflens does on one page: starts the analysis, shows its results in the panel and in the diff, and undoes all of it when the page is left. */
import { batch, effect } from '@preact/signals';
import browser from 'webextension-polyfill';
import { createStore, restart, type Store } from '../../ui/store.js';
import type { Item, PanelSettings, Side } from '../../ui/work.js';
import type { Refactoring } from '../../engine/results/result.js';
import type { ChangePage } from '../github/page.js';
import type { JobReport, Request } from '../messages.js';
import { keepSettings, readSettings, watchSettings } from '../settings.js';
import { DiffTables } from './diff-tables.js';
import { FileMap } from './file-map.js';
import { runJob } from './job.js';
import { Jump } from './jump.js';
import { badgeOf, Marks } from './marks.js';
import { removeOwn } from './own-nodes.js';
import { PanelHost } from './panel-host.js';
import { settled } from './settled.js';

/** Milliseconds that a page has for showing a diff before the panel says that it knows none. */
const DIFF_PATIENCE = 5_000;

const OTHER: Readonly<Record<Side, Side>> = { before: 'after', after: 'before' };

/** Events of a badge that GitHub must not take for clicks on its line. */
const BADGE_EVENTS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'keydown', 'keyup', 'keypress'] as const;

/** Begins a session. It ends, without a trace in the page, when the signal is aborted. */
export async function startSession(page: ChangePage, signal: AbortSignal): Promise<void> {
  const settings = await readSettings('showLow', 'collapsed');
  if (signal.aborted) return;
  removeOwn(document);
  new Session(page, settings, signal).begin();
}

class Session {
  readonly #store: Store;
  readonly #files = new FileMap();
  readonly #tables: DiffTables;
  readonly #marks: Marks;
  readonly #jump: Jump;
  readonly #panel: PanelHost;
  #found: Refactoring[] = [];
  #learning = Promise.resolve();
  #job = new AbortController();

  constructor(
    private readonly page: ChangePage,
    settings: PanelSettings,
    private readonly signal: AbortSignal,
  ) {
    this.#store = createStore(settings);
    this.#tables = new DiffTables(document, () => this.#diffChanged(), signal);
    this.#marks = new Marks(this.#tables, this.#files, signal);
    this.#jump = new Jump(document, this.#tables, this.#marks, this.#files, signal);
    this.#panel = new PanelHost(
      document,
      this.#store,
      {
        goTo: (id, side) => {
          const item = this.#store.items.value.find((candidate) => candidate.id === id);
          if (item) void this.#goTo(item, side);
        },
        retry: () => this.#analyse(),
        stop: () => {
          this.#job.abort();
          this.#store.work.value = { phase: 'stopped' };
        },
        showLow: (showLow) => this.#change({ showLow }),
        collapse: (collapsed) => {
          this.#store.toggled.value = !collapsed;
          this.#change({ collapsed });
        },
        openOptions: () => void browser.runtime.sendMessage({ kind: 'open-options' } satisfies Request),
      },
      signal,
    );
  }

  begin(): void {
    let stopShowing = (): void => undefined;
    void settled(document, this.signal).then(() => {
      if (!this.signal.aborted) stopShowing = effect(() => this.#marks.show(this.#store.visible.value));
    });
    this.signal.addEventListener('abort', () => {
      this.#job.abort();
      stopShowing();
      removeOwn(document);
    });
    watchSettings(['showLow'], (changed) => this.#set(changed), this.signal);
    this.#listenToBadges();
    window.addEventListener('resize', () => this.#marks.rearrange(), { signal: this.signal, passive: true });
    this.#diffChanged();
    const timer = setTimeout(() => this.#lookForDiff(true), DIFF_PATIENCE);
    this.signal.addEventListener('abort', () => clearTimeout(timer));
    this.#analyse();
  }

  #analyse(): void {
    this.#job.abort();
    this.#job = new AbortController();
    this.#found = [];
    restart(this.#store);
    const signal = AbortSignal.any([this.signal, this.#job.signal]);
    runJob(this.page, (report) => this.#hear(report, signal), signal);
  }

  #hear(report: JobReport, signal: AbortSignal): void {
    switch (report.kind) {
      case 'progress':
        this.#store.work.value = { phase: 'working', progress: report.progress };
        break;
      case 'files':
        this.#learning = this.#files.learn(report.files);
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

  #finish({ coverage, incomplete }: Extract<JobReport, { kind: 'finished' }>): void {
    batch(() => {
      this.#store.items.value = this.#found.map((refactoring, id) => ({ id, refactoring }));
      this.#store.coverage.value = coverage;
      this.#store.work.value = { phase: 'finished', incomplete };
    });
  }

  #diffChanged(): void {
    this.#lookForDiff(false);
    this.#marks.refresh();
  }

  #lookForDiff(isLate: boolean): void {
    if (this.#tables.known) this.#store.diffView.value = 'found';
    else if (isLate) this.#store.diffView.value = 'unknown';
  }

  #listenToBadges(): void {
    const options = { capture: true, signal: this.signal };
    for (const type of BADGE_EVENTS) window.addEventListener(type, (event) => badgeOf(event) && event.stopPropagation(), options);
    window.addEventListener(
      'click',
      (event) => {
        const badge = badgeOf(event);
        if (!badge) return;
        event.stopPropagation();
        event.preventDefault();
        const entries = this.#marks.entries(badge);
        const [only] = entries;
        if (entries.length > 1) this.#panel.openMenu(badge, entries, ({ item, side }) => void this.#goTo(item, OTHER[side]));
        else if (only) void this.#goTo(only.item, OTHER[only.side]);
      },
      options,
    );
  }

  async #goTo(item: Item, side: Side): Promise<void> {
    batch(() => {
      this.#store.selected.value = item.id;
      this.#store.notice.value = null;
    });
    this.#store.notice.value = await this.#jump.goTo(item, side);
  }

  #change(changed: Partial<PanelSettings>): void {
    this.#set(changed);
    void keepSettings(changed);
  }

  #set(changed: Partial<PanelSettings>): void {
    this.#store.settings.value = { ...this.#store.settings.value, ...changed };
  }
}
