// @vitest-environment jsdom
// Files of which nothing is left: which they are, that nothing happens before they were listed, and that everything is undone.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ExplainedFile } from '../../../engine/results/result.js';
import { DiffTables } from '../../../extension/content/diff-tables.js';
import { DoneFiles } from '../../../extension/content/done-files.js';
import { FileMap } from '../../../extension/content/file-map.js';
import { createStore, restart, type Store } from '../../../ui/store.js';
import { DEFAULT_PANEL, type SkipReason } from '../../../ui/work.js';

const PATHS = ['a/Done.java', 'a/Also.java', 'b/Left.java', 'b/Partly.java', 'b/Binary.png', 'c/Renamed.java', 'c/Away.java'];

let files: FileMap;
let store: Store;
let done: DoneFiles;
let leave: AbortController;

const file = (changed: number, left = 0): ExplainedFile => ({ changed, left, spans: [], leftSpans: [] });
const anchorOf = (path: string): string => files.anchor(path, 'after') ?? '';
const listed = (): readonly string[] => store.done.value.map(({ path }) => path);
const hidden = (): readonly string[] => [...document.querySelectorAll('[data-reflens-hidden]')].map((one) => one.id);
const skipped = (path: string, reason: SkipReason = 'partly'): { path: string; reason: SkipReason } => ({ path, reason });

/** The page as GitHub's classic one: each file with its box, in lists of some files; and a tree with folders. */
function draw(paths: readonly string[], { isSignedIn = true, ticked = [] as readonly string[] } = {}): void {
  document.head.innerHTML = `<meta name="user-login" content="${isSignedIn ? 'reader' : ''}">`;
  const block = (path: string): string =>
    `<copilot-diff-entry id="around ${path}"><div class="file" id="${anchorOf(path)}"><div class="file-header">${
      isSignedIn ? `<input type="checkbox" class="js-reviewed-checkbox" ${ticked.includes(path) ? 'checked' : ''}>` : ''
    }</div><table data-diff-anchor="${anchorOf(path)}"></table></div></copilot-diff-entry>`;
  const folder = (name: string): string =>
    `<li role="treeitem" id="${name}"><ul>${paths
      .filter((path) => path.startsWith(`${name}/`))
      .map((path) => `<li role="treeitem" id="tree ${path}"><a href="#${anchorOf(path)}">${path}</a></li>`)
      .join('')}</ul></li>`;
  document.body.innerHTML = `<ul role="tree">${['a', 'b', 'c'].map(folder).join('')}</ul><div id="files">${paths.map(block).join('')}</div>`;
}

const boxes = (): readonly HTMLInputElement[] => [...document.querySelectorAll<HTMLInputElement>('.js-reviewed-checkbox')];
const tickedPaths = (): readonly string[] =>
  boxes().flatMap((box) => (box.checked ? [box.closest('copilot-diff-entry')?.id.replace('around ', '') ?? ''] : []));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  files = new FileMap();
  await files.learn([...PATHS.map((path) => ({ path })), { path: 'c/New.java', beforePath: 'c/Old.java' }]);
  store = createStore(DEFAULT_PANEL);
  leave = new AbortController();
  draw(PATHS);
  const tables = new DiffTables(document, files, () => undefined, leave.signal);
  done = new DoneFiles({ document, tables, files }, store, leave.signal);
  store.coverage.value = { analysed: 5, total: 7, skipped: [skipped('b/Partly.java'), skipped('b/Binary.png', 'not-text')] };
  store.explained.value = {
    before: { 'a/Done.java': file(2), 'c/Old.java': file(1), 'c/Away.java': file(3), 'b/Left.java': file(1, 1) },
    after: { 'a/Done.java': file(4), 'a/Also.java': file(1), 'b/Left.java': file(7), 'b/Partly.java': file(2), 'c/New.java': file(0) },
    changed: 21,
    left: 1,
  };
});

afterEach(() => {
  leave.abort();
  vi.useRealTimers();
});

describe('files of which nothing is left', () => {
  it('are those whose every changed line is explained, on both sides; not with one line left, nor analysed in part, nor unread', () => {
    expect(listed()).toEqual(['a/Also.java', 'a/Done.java', 'c/Away.java', 'c/New.java']);
    store.coverage.value = null;
    expect(listed()).toEqual([]);
  });

  it('are neither hidden nor ticked before they were listed', async () => {
    done.hide(true);
    await done.tick(true);
    expect([hidden(), tickedPaths()]).toEqual([[], []]);
    done.list(true);
    expect([hidden(), tickedPaths()]).toEqual([[], []]);
  });
});

describe('hidden files', () => {
  beforeEach(() => {
    done.list(true);
    done.hide(true);
  });

  it('are away from page and tree, with folders that have no other', () => {
    expect(hidden()).toEqual([
      'a',
      'tree a/Done.java',
      'tree a/Also.java',
      'tree c/Away.java',
      'around a/Done.java',
      'around a/Also.java',
      'around c/Away.java',
    ]);
  });

  it('come back by one press, and when the page is left', () => {
    done.hide(false);
    expect(hidden()).toEqual([]);
    done.hide(true);
    expect(hidden()).toHaveLength(7);
    leave.abort();
    expect(hidden()).toEqual([]);
  });

  it('are hidden again where GitHub draws them anew, and what is there later is, too', () => {
    draw(PATHS.slice(0, 2));
    done.refresh();
    expect(hidden().filter((id) => id.startsWith('around'))).toEqual(['around a/Done.java', 'around a/Also.java']);
  });

  it('are shown when a jump leads there, until they are hidden again', () => {
    done.show(anchorOf('a/Done.java'));
    expect(hidden().filter((id) => id.startsWith('around'))).toEqual(['around a/Also.java', 'around c/Away.java']);
    expect(hidden()).not.toContain('a');
    done.refresh();
    expect(hidden()).not.toContain('around a/Done.java');
    done.hide(false);
    done.hide(true);
    expect(hidden()).toContain('around a/Done.java');
  });

  it('are not hidden by themselves when the change is analysed again', () => {
    const { explained, coverage } = store;
    const [known, covered] = [explained.value, coverage.value];
    restart(store);
    explained.value = known;
    coverage.value = covered;
    expect([listed().length, hidden()]).toEqual([4, []]);
  });
});

describe('ticks', () => {
  const finish = async (work: Promise<string | null>): Promise<string | null> => {
    await vi.advanceTimersByTimeAsync(60_000);
    return work;
  };

  beforeEach(() => done.list(true));

  it('are set in all listed files that have none, one after the other, and taken back in exactly those', async () => {
    draw(PATHS, { ticked: ['a/Also.java', 'b/Left.java'] });
    done.list(true);
    expect(store.ticks.value).toEqual({ open: 2, ticked: 0, busy: false });
    const clicks: number[] = [];
    for (const box of boxes()) box.addEventListener('click', () => clicks.push(performance.now()));
    const work = done.tick(true);
    expect(store.ticks.value?.busy).toBe(true);
    // c/New.java is not on this page yet.
    expect(await finish(work)).toContain('One file is not on the page');
    expect(tickedPaths()).toEqual(['a/Done.java', 'a/Also.java', 'b/Left.java', 'c/Away.java']);
    expect((clicks[1] ?? 0) - (clicks[0] ?? 0)).toBeGreaterThanOrEqual(750);
    expect(store.ticks.value).toEqual({ open: 0, ticked: 2, busy: false });
    expect(await finish(done.tick(false))).toBeNull();
    expect(tickedPaths()).toEqual(['a/Also.java', 'b/Left.java']);
    expect(store.ticks.value).toEqual({ open: 2, ticked: 0, busy: false });
  });

  it('leave alone what the reader unticked meanwhile', async () => {
    await finish(done.tick(true));
    const [first] = boxes();
    first?.click();
    const clicks = vi.fn();
    first?.addEventListener('click', clicks);
    await finish(done.tick(false));
    expect([tickedPaths(), clicks.mock.calls.length]).toEqual([[], 0]);
  });

  it('stop when told to, and what was ticked can be undone', async () => {
    const work = done.tick(true);
    await vi.advanceTimersByTimeAsync(100);
    await done.tick(false);
    expect(await finish(work)).toBeNull();
    expect(tickedPaths()).toEqual(['a/Also.java']);
    await finish(done.tick(false));
    expect(tickedPaths()).toEqual([]);
  });

  it('are not ours where GitHub does not take them', async () => {
    for (const box of boxes()) box.addEventListener('click', (event) => event.preventDefault());
    expect(await finish(done.tick(true))).toContain('4 files');
    expect(store.ticks.value).toMatchObject({ open: 3, ticked: 0 });
  });

  it('are not offered to who is not signed in', async () => {
    draw(PATHS, { isSignedIn: false });
    done.list(true);
    expect(store.ticks.value).toBeNull();
    await finish(done.tick(true));
    expect(store.ticks.value).toBeNull();
  });
});
