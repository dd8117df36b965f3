// GitHub changes its markup every few months: whatever single name that we know goes, a page is read as before, or the reader is told what is not understood.
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DiffTables } from '../../../extension/content/diff-tables.js';
import { FileMap } from '../../../extension/content/file-map.js';
import { readPage } from '../../../extension/content/page-check.js';
import { fileAnchor } from '../../../extension/github/anchors.js';
import { doubts } from '../../../extension/github/page-reading.js';
import { codeText, isChangedCell } from '../../../extension/github/code-text.js';
import { misreadSentence } from '../../../ui/misread.js';
import { ask } from '../../github/ask.js';
import { makeSource } from '../../github/git/make.js';
import { startGithub, type GithubStandIn } from '../../github/server.js';
import { defaultSettings, type Settings } from '../../github/settings.js';
import { selectorNames, titleOf } from '../../support/selector-names.js';
import { has, spoil } from '../../support/spoil-page.js';

vi.setConfig({ testTimeout: 300_000 });

const FILES = ['src/A.txt', 'src/New.txt', 'src/Gone.txt', 'to/Moved.txt'];
const text = (word: string): string => Array.from({ length: 40 }, (_, line) => `${word} ${line + 1}\n`).join('');

let github: GithubStandIn;
let commit = '';

beforeAll(async () => {
  const moved = text('moved');
  const made = await makeSource(
    [
      { name: 'before', branch: 'main', files: { 'src/A.txt': text('line'), 'src/Gone.txt': 'gone\n', 'from/Moved.txt': moved } },
      {
        name: 'after',
        branch: 'topic',
        parents: ['before'],
        files: {
          'src/A.txt': text('line').replace('line 5\n', 'other 5\nmore\n').replace('line 30\n', ''),
          'src/Gone.txt': null,
          'from/Moved.txt': null,
          'to/Moved.txt': moved.replace('moved 7\n', 'changed 7\n'),
          'src/New.txt': 'new\n',
        },
      },
    ],
    { name: 'markup', pulls: [{ number: 1, title: 'Change', body: '', base: 'main', head: 'topic' }] },
  );
  commit = made.ids.get('after') ?? '';
  github = await startGithub({ repositories: [made] });
  // What makes certificates does not bear a whole environment of another realm.
  const { window } = new JSDOM();
  for (const name of ['document', 'Element', 'HTMLElement', 'HTMLTableCellElement', 'MutationObserver', 'NodeFilter'] as const)
    vi.stubGlobal(name, window[name]);
}, 60_000);

afterAll(async () => {
  vi.unstubAllGlobals();
  await github.close();
});

/** A page as it is when React has taken it over. */
async function load(path: string, settings: Partial<Settings>): Promise<string> {
  Object.assign(github.settings, defaultSettings(), { filesInFirstPayload: 100 }, settings);
  const { status, text: html } = await ask(github.port, `https://github.com/sample/markup/${path}`);
  expect(status).toBe(200);
  return new JSDOM(html.replaceAll('data-ssr="true"', '')).window.document.body.innerHTML;
}

/** Everything that is read of a page, in words, and what the reader is told. */
async function read(): Promise<{ readonly lines: readonly string[]; readonly sentence: string | null }> {
  const leave = new AbortController();
  const files = new FileMap();
  await files.learn(FILES.map((path) => ({ path })));
  const tables = new DiffTables(document, files, () => undefined, leave.signal);
  const lines: string[] = [];
  for (const path of FILES) {
    const table = tables.table(await fileAnchor(path));
    const read = table && (await tables.lines(table));
    for (const side of ['before', 'after'] as const)
      for (let line = 1; line <= 41; line++) {
        const cell = read?.cell(side, line);
        if (cell) lines.push(`${path} ${side} ${line}${isChangedCell(cell) ? ' changed' : ''}: ${codeText(cell)}`);
      }
  }
  const found = doubts(readPage(document, tables, files));
  const { present } = tables;
  leave.abort();
  const told = found.length > 0 ? misreadSentence({ doubts: found, marked: 0, markable: FILES.length }) : null;
  return { lines, sentence: present ? told : 'Reflens does not recognise the diff on this page.' };
}

const PAGES: readonly (readonly [title: string, path: () => string, settings: Partial<Settings>])[] = [
  ['classic commit, unified', () => `commit/${commit}`, { generation: 'classic' }],
  ['classic commit, split', () => `commit/${commit}`, { generation: 'classic', diffView: 'split' }],
  ['classic pull request, unified', () => 'pull/1/files', { generation: 'classic' }],
  ['comparison, split', () => 'compare/main...topic', { diffView: 'split' }],
  ['React v1 commit, unified', () => `commit/${commit}`, { generation: 'react-v1' }],
  ['React v1 commit, split', () => `commit/${commit}`, { generation: 'react-v1', diffView: 'split' }],
  ['React v2 pull request, unified', () => 'pull/1/changes', { generation: 'react-v2' }],
  ['React v2 pull request, split', () => 'pull/1/changes', { generation: 'react-v2', diffView: 'split' }],
];

describe.each(PAGES)('a page: %s', (_, path, settings) => {
  it('is read as before, or the reader is told, whichever name of the selectors goes', async () => {
    const html = await load(path(), settings);
    document.body.innerHTML = html;
    // a copy of the nodes takes a fraction of the time that reading the text anew does
    const body = document.body.cloneNode(true);
    const show = (): void => document.body.replaceWith(body.cloneNode(true));
    const whole = await read();
    expect(whole.sentence).toBeNull();
    expect(whole.lines.length).toBeGreaterThan(30);
    const silent: string[] = [];
    let told = 0;
    let spoilt = 0;
    const names = selectorNames(await fileAnchor('src/A.txt')).filter((name) => has(document, name));
    for (const name of names) {
      for (const how of ['remove', 'rename'] as const) {
        show();
        spoil(document, name, how);
        const { lines, sentence } = await read();
        const isSame = lines.join('\n') === whole.lines.join('\n');
        spoilt++;
        if (sentence !== null) told++;
        if (!isSame && sentence === null) silent.push(`${how} ${titleOf(name)}: ${lines.length} of ${whole.lines.length} lines`);
      }
    }
    expect(silent).toEqual([]);
    // A second way is there for most of what goes; what has none, as the tables themselves, is told.
    expect(spoilt).toBeGreaterThan(60);
    expect(told).toBeGreaterThan(0);
    expect(told).toBeLessThan(spoilt / 6);
  });
});
