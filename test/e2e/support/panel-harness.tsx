// The panel alone in a page, with as many refactorings as wanted: what cannot be had from a real change in a test's time. Bundled by the test and run in the page.
import { render } from 'preact';
import type { Refactoring } from '../../../engine/results/result.js';
import type { PanelActions } from '../../../ui/actions.js';
import { PANEL_STYLE } from '../../../ui/panel-style.js';
import { Panel } from '../../../ui/panel.js';
import { createStore } from '../../../ui/store.js';
import { DEFAULT_PANEL, type Item } from '../../../ui/work.js';

const TYPES = ['Rename Method', 'Move Method', 'Extract Method', 'Rename Variable', 'Change Parameter Type', 'Pull Up Attribute'] as const;
const VERBS = ['rename', 'move', 'extract', 'rename', 'change', 'pullUp'] as const;

function refactoring(index: number): Refactoring {
  const type = TYPES[index % TYPES.length] ?? 'Rename Method';
  const place = (line: number, side: string): Refactoring['leftSideLocations'][number] => ({
    filePath: `src/main/java/org/example/module${index % 37}/part${index % 290}/Some${index % 290}.java`,
    startLine: line,
    endLine: line + 4,
    startColumn: 5,
    endColumn: 20,
    codeElementType: 'METHOD_DECLARATION',
    description: `method declaration ${side}`,
    codeElement: `public method${index}() : void`,
  });
  return {
    type,
    description: `${type} public method${index}(first org.example.model.First, second java.util.List<String>) : void renamed to public other${index * 7}(first org.example.model.First, second java.util.List<String>) : void in class org.example.module${index % 37}.Some${index % 290}`,
    level: 'high',
    family: 'any',
    kind: { verbs: [VERBS[index % VERBS.length] ?? 'rename'], object: 'method', noun: 'method' },
    summary: {
      before: `method${index}(First first, List<String> second)`,
      after: `other${index * 7}(First first, List<String> second)`,
      context: `in Some${index % 290}`,
      sentence: `public void method${index}(org.example.model.First first, java.util.List<String> second) renamed to public void other${index * 7}(org.example.model.First first, java.util.List<String> second) in class org.example.module${index % 37}.Some${index % 290}`,
    },
    leftSideLocations: [place(index, 'before')],
    rightSideLocations: [place(index + 3, 'after')],
  };
}

const nothing = (): void => undefined;

/** Mounts the panel with this many refactorings and returns its shadow root. */
function mount(count: number): ShadowRoot {
  const store = createStore({ ...DEFAULT_PANEL, collapsed: false });
  const items: readonly Item[] = Array.from({ length: count }, (_, id) => ({ id, refactoring: refactoring(id) }));
  const actions: PanelActions = {
    goTo: (id) => {
      store.selected.value = id;
    },
    goToPlace: nothing,
    goToLook: nothing,
    dismiss: nothing,
    restore: nothing,
    peek: nothing,
    retry: nothing,
    stop: nothing,
    showLow: nothing,
    collapse: nothing,
    useToken: nothing,
    openOptions: nothing,
    reportAddress: () => '#',
    dock: nothing,
    resize: nothing,
    leftOver: nothing,
    goToLeftOver: nothing,
    listDone: nothing,
    hideDone: nothing,
    tickDone: nothing,
    sort: (sort) => {
      store.settings.value = { ...store.settings.value, sort };
    },
    copyMarkdown: nothing,
    copyCheck: nothing,
    copyLink: nothing,
    exportJson: nothing,
  };
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = PANEL_STYLE;
  const place = document.createElement('div');
  root.append(sheet, place);
  document.documentElement.append(host);
  render(<Panel store={store} actions={actions} />, place);
  store.items.value = items;
  store.bundles.value = Array.from({ length: Math.floor(count / 50) }, (_, index) => ({
    head: index * 50,
    members: [index * 50 + 1, index * 50 + 2],
  }));
  store.coverage.value = { analysed: 290, total: 290, skipped: [] };
  store.work.value = { phase: 'finished', incomplete: false };
  return root;
}

/** Milliseconds from a letter in the search box to the list that is laid out again. */
async function search(root: ShadowRoot, query: string): Promise<number> {
  const box = root.querySelector('input');
  if (!box) throw new Error('the panel has no search box');
  const start = performance.now();
  box.value = query;
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // Whatever the letter sets off is done when the next message comes through.
  await new Promise((resolve) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(null);
  });
  // Reading a height lays the list out.
  root.querySelector('.list')?.getBoundingClientRect();
  return performance.now() - start;
}

Object.assign(globalThis, { reflensHarness: { mount, search } });
