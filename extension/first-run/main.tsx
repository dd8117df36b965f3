/** The page that opens once, after the installation: the engine, the marks and the panel on a sample of our own. */
import { effect } from '@preact/signals';
import { render } from 'preact';
import browser from 'webextension-polyfill';
import { createDetector, type Detection } from '../../engine/index.js';
import { dismissing } from '../../ui/dismissing.js';
import { FirstRun } from '../../ui/first-run/first-run.js';
import { SAMPLE, sampleVersion } from '../../ui/first-run/sample.js';
import { createStore, type Store } from '../../ui/store.js';
import type { PanelSettings } from '../../ui/work.js';
import { wearPalette } from '../content/colours.js';
import { makeRoom } from '../content/dock.js';
import { Excerpts } from '../content/excerpts.js';
import { FileMap } from '../content/file-map.js';
import { KeyActions } from '../content/key-actions.js';
import { PageView } from '../content/page-view.js';
import type { PeekWays } from '../content/peeks.js';
import { shareActions } from '../content/share.js';
import { ownGrammar } from '../own-grammar.js';
import { PAGE_DEFAULTS } from '../setting-values.js';
import { OWN_SETTINGS } from '../settings.js';

/** The page lives as long as its tab. */
const { signal } = new AbortController();

async function detectSample(): Promise<Detection> {
  const detector = await createDetector({ loadWasm: ownGrammar });
  return detector.open({ before: sampleVersion('before'), after: sampleVersion('after') }, { signal });
}

/** Shows a result as a session on GitHub does; what the reader changes here is not kept. */
function present(store: Store, files: FileMap, detection: Promise<Detection>): void {
  const set = (changed: Partial<PanelSettings>): void => {
    store.settings.value = { ...store.settings.value, ...changed };
  };
  const keys = new KeyActions(signal);
  const actions = {
    retry: () => undefined,
    stop: () => undefined,
    showLow: (showLow: boolean) => set({ showLow }),
    collapse: (collapsed: boolean) => {
      store.toggled.value = !collapsed;
    },
    useToken: () => undefined,
    openOptions: () => void browser.runtime.openOptionsPage().catch(reportError),
    dock: (docked: boolean) => set({ docked }),
    resize: (width: number) => set({ width }),
    sort: (sort: PanelSettings['sort']) => set({ sort }),
    ...dismissing(store, (notUseful) => set({ notUseful })),
    ...shareActions(document, store, files, () => ({ repository: '', commit: '' })),
  };
  keys.on('panel', () => actions.collapse(!store.collapsed.value));
  keys.on('low-level', () => set({ showLow: !store.settings.value.showLow }));
  const peeks: PeekWays = {
    source: async (item, place) => (await detection).peek(item.id, place),
    layout: 'inline',
    keepLayout: () => undefined,
  };
  new PageView(store, { kind: 'first-run', files, excerpts: new Excerpts(), oldLine: () => null, keys, peeks }, actions, signal);
}

async function show(root: HTMLElement): Promise<void> {
  const settings = await OWN_SETTINGS.read().catch(() => PAGE_DEFAULTS);
  const { keys: _keys, palette: _palette, peekLayout: _peekLayout, ...panel } = settings;
  const store = createStore({ ...panel, collapsed: true, showLow: false, hiddenTypes: [] });
  const files = new FileMap();
  await files.learn(SAMPLE.map(({ path }) => ({ path })));
  const anchors = Object.fromEntries(SAMPLE.map(({ path }) => [path, files.anchor(path, 'after') ?? '']));
  const onOptions = (): void => void browser.runtime.openOptionsPage().catch(reportError);
  effect(() => {
    const found = store.work.value.phase === 'finished' ? store.summary.value : null;
    render(<FirstRun anchors={anchors} found={found} onOptions={onOptions} />, root);
  });
  wearPalette(document, OWN_SETTINGS, signal);
  makeRoom(document, store, signal);
  const detection = detectSample();
  present(store, files, detection);
  const { refactorings, bundles, renames, explained } = (await detection).result;
  store.items.value = refactorings.map((refactoring, id) => ({ id, refactoring }));
  store.bundles.value = bundles;
  store.renames.value = renames ?? [];
  store.explained.value = explained ?? null;
  store.coverage.value = { analysed: SAMPLE.length, total: SAMPLE.length, skipped: [] };
  store.work.value = { phase: 'finished', incomplete: false };
  store.look.value = (await detection).look();
}

const root = document.getElementById('first-run');
if (root) await show(root);
