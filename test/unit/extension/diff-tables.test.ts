// @vitest-environment jsdom
// Which table shows which file, on pages that say it otherwise than GitHub's newest ones.
import { afterEach, describe, expect, it } from 'vitest';
import { DiffTables } from '../../../extension/content/diff-tables.js';
import { FileMap } from '../../../extension/content/file-map.js';
import { readPage } from '../../../extension/content/page-check.js';
import { fileAnchor } from '../../../extension/github/anchors.js';
import { doubts } from '../../../extension/github/page-reading.js';

const MD5 = 'diff-9e107d9d372bb6826bd81d3542a419d6';
const PATHS = ['src/A.java', 'src/B.java'];

let leave = new AbortController();

afterEach(() => leave.abort());

async function open(html: string): Promise<{ readonly tables: DiffTables; readonly files: FileMap }> {
  leave.abort();
  leave = new AbortController();
  document.body.innerHTML = html;
  const files = new FileMap();
  const tables = new DiffTables(document, files, () => undefined, leave.signal);
  expect(tables.all.size).toBeLessThanOrEqual(document.querySelectorAll('table').length);
  await files.learn(PATHS.map((path) => ({ path })));
  return { tables, files };
}

const lineOf = async ({ tables }: { readonly tables: DiffTables }, path: string): Promise<string | undefined> => {
  const table = tables.table(await fileAnchor(path));
  return table ? (await tables.lines(table)).cell('after', 12)?.textContent : undefined;
};

const row = (text: string): string =>
  `<tr><td class="blob-num" id="${MD5}L12" data-line-number="12"></td><td class="blob-num" id="${MD5}R12" data-line-number="12"></td><td class="blob-code">${text}</td></tr>`;

describe('tables', () => {
  it('are found by their path where they call themselves by its md5', async () => {
    const page = await open(
      PATHS.map(
        (path) =>
          `<div class="file"><div class="file-header" data-path="${path}"></div><table data-diff-anchor="${MD5}${path.length}">${row(path)}</table></div>`,
      ).join(''),
    );
    expect([await lineOf(page, 'src/A.java'), await lineOf(page, 'src/B.java')]).toEqual(PATHS);
    expect(page.tables.detours).toEqual(['tables by what stands around them']);
    expect(doubts(readPage(document, page.tables, page.files))).toEqual([]);
  });

  it('are found where they call themselves by nothing, as on old Enterprise servers', async () => {
    const page = await open(
      PATHS.map(
        (path, at) => `<a name="${MD5}"></a><div id="diff-${at}" class="file" data-path="${path}"><table>${row(path)}</table></div>`,
      ).join('') + '<table><tr><td>Something else</td></tr></table>',
    );
    expect([await lineOf(page, 'src/A.java'), await lineOf(page, 'src/B.java')]).toEqual(PATHS);
    expect(page.tables.all.size).toBe(2);
  });

  it('that come later are found, too', async () => {
    const page = await open('<div id="files"></div>');
    expect(await lineOf(page, 'src/A.java')).toBeUndefined();
    document.body.insertAdjacentHTML('beforeend', `<div class="file" data-path="src/A.java"><table>${row('later')}</table></div>`);
    await Promise.resolve();
    expect(await lineOf(page, 'src/A.java')).toBe('later');
  });

  it('of other files are none of ours, and are told when there are no others', async () => {
    const page = await open(`<table data-diff-anchor="${MD5}">${row('what')}</table>`);
    expect(await lineOf(page, 'src/A.java')).toBeUndefined();
    expect(doubts(readPage(document, page.tables, page.files))).toEqual([{ part: 'names', files: 1 }]);
  });
});

describe('a page without tables', () => {
  const check = async (html: string): Promise<ReturnType<typeof doubts>> => {
    const { tables, files } = await open(html);
    return doubts(readPage(document, tables, files));
  };
  const block = async (content: string): Promise<string> =>
    `<div role="region" id="${await fileAnchor('src/A.java')}"><h3>src/A.java</h3>${content}</div>`;

  it('is one that is not understood when diffs are drawn in another way', async () => {
    expect(await check(await block('<div>@@ -1,2 +1,2 @@</div><div>code</div>'))).toEqual([{ part: 'diffs', files: 1 }]);
    expect(await check('<section><code>@@ -1 +1 @@ class A</code></section>')).toEqual([{ part: 'diffs', files: 2 }]);
  });

  it('is understood when files are to come, deferred or empty, or a message quotes a diff', async () => {
    for (const content of ['Loading src/A.java', '<button>Load Diff</button>', 'Binary file not shown.', ''])
      expect(await check(await block(content))).toEqual([]);
    expect(await check('<div class="commit-desc"><pre>@@ -1 +1 @@</pre></div>')).toEqual([]);
    expect(await check('<script type="application/json">{"text":"@@ -1 +1 @@"}</script>')).toEqual([]);
  });
});
