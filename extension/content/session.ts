/** Everything Reflens does on one page: starts the analysis, keeps its results in the store, and undoes all of it when the page is left. */
import { batch } from '@preact/signals';
import type { Refactoring } from '../../engine/results/result.js';
import { dismissing } from '../../ui/dismissing.js';
import { peekLayoutFrom, type PeekLayout } from '../../ui/peek-lines.js';
import { createStore, restart, type Store } from '../../ui/store.js';
import type { Item, PanelSettings, SkipReason } from '../../ui/work.js';
import type { ChangePage } from '../../github/page.js';
import type { Way } from '../loader/hand-over.js';
import { ask } from '../ask.js';
import type { Excerpt, JobReport } from '../messages.js';
import { PAGE_DEFAULTS, type PageSettings, type WrittenOnPages } from '../setting-values.js';
import { askWorker } from './ask-peek.js';
import { ASKED_SETTINGS, haveKept, settingsAsked } from './ask-settings.js';
import { wearPalette } from './colours.js';
import { makeRoom } from './dock.js';
import { Excerpts } from './excerpts.js';
import { FileMap } from './file-map.js';
import { runJob, type RunningJob } from './job.js';
import { KeyActions } from './key-actions.js';
import { pathsOnScreen } from './on-screen.js';
import { OldLines } from './old-lines.js';
import { removeOwn } from './own-nodes.js';
import { PageView } from './page-view.js';
import { informToolbar } from './toolbar.js';
import { shareActions, type SharedChange } from './share.js';

/** Begins a session. It ends, without a trace in the page, when the signal is aborted. */
export async function startSession(page: ChangePage, way: Way, signal: AbortSignal): Promise<void> {
  // They cannot be read by a script whose Reflens was updated meanwhile; the analysis then tells the reader so.
  const settings = await (way.settings ? settingsAsked(way.settings) : ASKED_SETTINGS.read()).catch(() => PAGE_DEFAULTS);
  if (signal.aborted) return;
  const session = new Session(page, settings, way, signal);
  // The analysis needs the address only, so it does not wait for the page.
  session.analyse();
  await parsed(document, signal);
  if (!signal.aborted) session.show();
}

/** Settings that act at once when they are changed elsewhere: the options page, the popup, another tab. Whether the panel is open is each tab's own. */
const WATCHED: ReadonlySet<string> = new Set<keyof PanelSettings>([
  'showLow',
  'hiddenTypes',
  'sort',
  'docked',
  'width',
  'dangers',
  'opportunities',
  'apiChanges',
  'notUseful',
]);

class Session {
  readonly #store: Store;
  readonly #files = new FileMap();
  readonly #keys: KeyActions;
  readonly #excerpts = new Excerpts();
  readonly #oldLines: OldLines;
  readonly #peekLayout: PeekLayout;
  #excerpted: Excerpt[] = [];
  #commit: string | undefined;
  #found: Refactoring[] = [];
  #learning = Promise.resolve();
  #job = new AbortController();
  #running: RunningJob | null = null;
  #withoutToken: boolean;

  constructor(
    private readonly page: ChangePage,
    settings: PageSettings,
    private readonly way: Way,
    private readonly signal: AbortSignal,
  ) {
    const { keys, peekLayout, palette: _, ...panel } = settings;
    this.#peekLayout = peekLayoutFrom(peekLayout);
    this.#oldLines = new OldLines(page);
    this.#withoutToken = !way.isOwn;
    this.#store = createStore(panel, `${page.host}/${page.owner}/${page.repository}`);
    this.#keys = new KeyActions(signal);
    this.#keys.configure(keys);
    ASKED_SETTINGS.watch((changed) => {
      this.#set(Object.fromEntries(Object.entries(changed).filter(([name]) => WATCHED.has(name))));
      if (changed.keys) this.#keys.configure(changed.keys);
    }, signal);
    makeRoom(document, this.#store, signal);
    wearPalette(document, ASKED_SETTINGS, signal);
  }

  /** Starts the analysis, or starts it again; then maybe for the sake of files that were left out for one reason. */
  analyse(retry?: SkipReason): void {
    this.#job.abort();
    this.#job = new AbortController();
    this.#found = [];
    this.#excerpted = [];
    this.#excerpts.keep([]);
    restart(this.#store);
    const signal = AbortSignal.any([this.signal, this.#job.signal]);
    this.#running = runJob(this.page, (report) => this.#hear(report, signal), signal, {
      retry,
      withoutToken: this.#withoutToken,
    });
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
      openOptions: () => {
        ask({ kind: 'open-options' }).catch(() => this.#tell(GONE));
      },
      useToken: () => {
        this.way.allow();
        this.#withoutToken = false;
        this.analyse();
      },
      dock: (docked: boolean) => {
        this.#store.floats.value = false;
        this.#change({ docked });
      },
      resize: (width: number) => this.#change({ width }),
      sort: (sort: PanelSettings['sort']) => this.#change({ sort }),
      ...dismissing(this.#store, (notUseful) => this.#change({ notUseful })),
      ...shareActions(document, this.#store, this.#files, () => sharedChange(this.page, this.#commit)),
    };
    // A page that the browser kept while the reader was elsewhere comes back without its port.
    const comeBack = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && this.#store.work.value.phase === 'working') this.analyse();
    };
    window.addEventListener('pageshow', comeBack, { signal: this.signal });
    this.#keys.on('panel', () => actions.collapse(!this.#store.collapsed.value));
    this.#keys.on('low-level', () => actions.showLow(!this.#store.settings.value.showLow));
    const showList = (): void => {
      this.#store.toggled.value = true;
    };
    informToolbar(this.#store, { showList, retry: () => this.analyse() }, this.signal);
    const peeks = {
      source: askWorker(this.page, () => this.#withoutToken),
      layout: this.#peekLayout,
      keepLayout: (peekLayout: PeekLayout) => void haveKept({ peekLayout }).catch(() => this.#tell(GONE)),
    };
    new PageView(
      this.#store,
      { kind: this.page.kind, files: this.#files, excerpts: this.#excerpts, oldLine: this.#oldLines.of, keys: this.#keys, peeks },
      actions,
      this.signal,
    );
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
        // The beginning of a try; what one before handed out, and did not finish, is not to be listed twice.
        this.#found = [];
        this.#commit = report.commit;
        this.#oldLines.learn(report.base);
        this.#excerpted = [];
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
        for (const one of report.refactorings) this.#found.push(one);
        break;
      case 'excerpts':
        for (const one of report.excerpts) this.#excerpted.push(one);
        break;
      case 'finished':
        void this.#learning.then(() => signal.aborted || this.#finish(report));
        break;
      case 'look':
        void this.#learning.then(() => {
          if (!signal.aborted) this.#store.look.value = report.look;
        });
        break;
      case 'token-unused':
        this.#store.tokenUnused.value = true;
        break;
      case 'peek':
        // Of an analysis that was asked for code; see ask-peek.ts.
        break;
      case 'failed':
        this.#store.work.value = { phase: 'failed', failure: report.failure };
        break;
    }
  }

  #finish({ coverage, bundles, renames, explained, incomplete }: Extract<JobReport, { kind: 'finished' }>): void {
    this.#excerpts.keep(this.#excerpted);
    batch(() => {
      this.#list(this.#found);
      this.#store.bundles.value = bundles;
      this.#store.renames.value = renames ?? [];
      this.#store.explained.value = explained ?? null;
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

  #change(changed: Partial<WrittenOnPages>): void {
    this.#set(changed);
    haveKept(changed).catch(() => this.#tell(GONE));
  }

  #tell(sentence: string): void {
    this.#store.notice.value = sentence;
  }

  #set(changed: Partial<PanelSettings>): void {
    this.#store.settings.value = { ...this.#store.settings.value, ...changed };
  }
}

const isSame = ({ refactoring: one }: Item, { refactoring: other }: Item): boolean =>
  one.description === other.description && JSON.stringify(one.rightSideLocations) === JSON.stringify(other.rightSideLocations);

/** What a page's script can say when its extension does not answer any more, or the browser has no room. */
const GONE = 'This could not be kept. If Reflens was updated or turned off, reload the page.';

/** The change as other tools name it: pages of several commits have no commit of their own, and the name of a branch is none. `listed`: what GitHub says that it is. */
function sharedChange(page: ChangePage, listed: string | undefined): SharedChange {
  const repository = `${location.origin}/${page.owner}/${page.repository}.git`;
  const commit = page.kind === 'commit' || page.kind === 'pull-commit' ? (listed ?? page.commit) : '';
  return { repository, commit: /^[\da-f]{5,40}$/.test(commit) ? commit : '' };
}

/** Resolves when the page's markup is there. */
function parsed(document: Document, signal: AbortSignal): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
