// What GitHub refuses, and changes of unusual histories, in both browsers: the right sentence and the right count for each, and never "no refactorings" of what was not seen.
import { afterEach, describe, expect, it } from 'vitest';
import { ENTERPRISE } from '../github/certificate.js';
import type { FailureKind } from '../github/failures.js';
import { makeSource } from '../github/git/make.js';
import { setPages } from '../github/settings.js';
import type { MadeSource } from './support/change.js';
import { askOwn, keepToken, storeSettings, TOKEN } from './support/own.js';
import { isTitleWhole, panelText, pressInPanel, untilPanelSays } from './support/page.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';

const FILES = 6;

const java = (name: string, method: string): string =>
  `class ${name} {\n    int ${method}(int value) {\n        int scaled = value * 31;\n        return scaled - ${name.length};\n    }\n}\n`;

const files = (method: string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: FILES }, (_, index) => [`F${index}.java`, java(`F${index}`, method)]));

/** A first commit, one without a file, a branch and its merge, and a branch that is a pull request's. */
const HISTORY = [
  { name: 'root', branch: 'main', files: files('count') },
  { name: 'empty', files: {} },
  { name: 'side', parents: ['root'], files: { 'F0.java': java('F0', 'tally') } },
  { name: 'merge', parents: ['empty', 'side'], files: { 'F0.java': java('F0', 'tally') } },
  {
    name: 'edit',
    parents: ['root'],
    files: { 'F0.java': files('count')['F0.java']?.replace('31', '37') ?? '', 'F1.java': 'class F1 {}\n' },
  },
  { name: 'head', parents: ['root'], branch: 'feature', files: files('measure') },
];

const pull = { body: '', base: 'main', head: 'feature' };
const PULLS = [
  { ...pull, number: 1, title: 'Own' },
  { ...pull, number: 2, title: 'Of a fork', fork: 'stranger/shop' },
  { ...pull, number: 3, title: 'Of a fork that is gone', fork: null },
];

let shop: MadeSource;

const github = useGithub(async () => {
  shop = await makeSource(HISTORY, { name: 'shop', pulls: PULLS });
  // Made at the same times, the fork has the same commits.
  return [shop, await makeSource(HISTORY, { owner: 'stranger', name: 'shop' })];
});

const id = (name: string): string => shop.ids.get(name) ?? '';
/** A commit's address. Browsers keep what the API answered for a minute: each time it is another one. */
const commit = (name: string): string => `commit/${id(name).slice(0, 40 - (made++ % 30))}`;
let made = 0;
const ALL = `${FILES} of ${FILES} changed files analysed`;

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true, allowedHosts: [ENTERPRISE] }));
  const own = useOwnPage(browser);

  afterEach(() => github.failures.clear());

  /** Opens a page of which nothing is kept. */
  const show = async (path: string, { token = '', session = false, host = 'github.com' } = {}): Promise<void> => {
    setPages(github.settings);
    await askOwn(own, { kind: 'empty-cache' });
    await keepToken(own, token);
    await storeSettings(own, { useSession: session, hosts: [ENTERPRISE] });
    await reader.open(`https://${host}/sample/shop/${path}`);
  };

  describe('a history', () => {
    it.each<[string, () => string, readonly (string | (() => string))[]]>([
      ['the first commit of all', () => commit('root'), [ALL, 'No refactorings found']],
      ['a commit without files', () => commit('empty'), ['No files changed', 'No refactorings found']],
      [
        'a merge',
        () => commit('merge'),
        [
          '1 of 1 changed file analysed',
          () => `This is a merge; it is compared with the first of its 2 parents, ${id('empty').slice(0, 7)}.`,
        ],
      ],
      ['a pull request of a fork that is gone', () => 'pull/3/files', [ALL, `${FILES} refactorings`]],
    ])('%s', async (_what, path, sentences) => {
      await show(path());
      for (const sentence of sentences) await untilPanelSays(reader, typeof sentence === 'string' ? sentence : sentence());
    });

    it.each([
      ['a merge', () => commit('merge'), '1 of 1 changed file analysed', 'This is a merge; it is compared with the first of its 2 parents'],
      ['a commit without files', () => commit('empty'), 'No files changed', 'as you are signed in there'],
    ])('%s, with the reader’s session', async (_what, path, count, sentence) => {
      github.failures.add({ match: 'api', kind: 'not-found' });
      await show(path(), { session: true });
      await untilPanelSays(reader, count);
      await untilPanelSays(reader, sentence);
    });

    it.each([
      ['a pull request', 'pull/2/files'],
      ['a comparison', 'compare/main...stranger:feature'],
    ])('of a fork, which has the texts: %s', async (_what, path) => {
      github.failures.add({ match: new RegExp(`/sample/shop/${id('head')}`), kind: 'not-found' });
      await show(path);
      await untilPanelSays(reader, ALL);
      await untilPanelSays(reader, `${FILES} refactorings`);
    });

    it.each([
      ['a range', () => `pull/1/files/${'f'.repeat(40)}..${id('head')}`, 'does not know these commits (a push may have replaced them).'],
      ['a commit', () => `pull/1/commits/${'f'.repeat(40)}`, 'does not know this commit (a push may have replaced it).'],
    ])('that a push replaced: %s', async (_what, path, sentence) => {
      await show(path(), { session: true });
      await untilPanelSays(reader, sentence);
      await untilPanelSays(reader, 'No result');
    });
  });

  describe('a refusal', () => {
    it.each<[string, FailureKind, string, boolean]>([
      ['no repository', 'not-found', 'does not know this commit, or the token from Reflens’ settings may not read its repository.', true],
      ['no right', 'forbidden', 'GitHub does not allow reading this repository (403).', true],
      ['an expired token', 'unauthorized', 'GitHub did not accept the token from Reflens’ settings; it may have expired.', true],
      [
        'a single sign-on',
        'single-sign-on',
        'This organisation wants its single sign-on: let the token from Reflens’ settings pass it',
        true,
      ],
      ['a page instead of data', 'sign-in', 'GitHub’s answer about this change was incomplete or of an unknown form.', false],
      ['an error', 'unavailable', 'GitHub’s API answered with an error (503).', false],
    ])('is told: %s', async (_what, kind, sentence, withToken) => {
      github.failures.add({ match: 'api', kind });
      await show(commit('head'), { token: withToken ? TOKEN : '' });
      await untilPanelSays(reader, sentence, 15_000);
      await untilPanelSays(reader, 'No result');
      expect(await panelText(reader)).not.toContain(TOKEN);
      github.failures.clear();
      await pressInPanel(reader, 'Try again');
      await untilPanelSays(reader, ALL);
    });

    it('of a server that wants to know who asks leaves the session there', async () => {
      github.failures.add({ match: new RegExp(`^${ENTERPRISE}/api/`), kind: 'unauthorized' });
      await show(commit('head'), { host: ENTERPRISE });
      await untilPanelSays(reader, 'GitHub’s API answers nobody here without a token. One can be kept in Reflens’ settings.');
      await show(commit('head'), { host: ENTERPRISE, session: true });
      await untilPanelSays(reader, ALL);
      await untilPanelSays(reader, `so it was read from ${ENTERPRISE} as you are signed in there.`);
    });

    it('in the place of texts is not taken for them', async () => {
      github.failures.add({ match: 'api', kind: 'not-found' });
      github.failures.add({ match: 'raw', kind: 'sign-in' });
      await show(commit('head'), { session: true });
      await untilPanelSays(reader, 'In the place of a file came a page from github.com. Perhaps you have to sign in there again.');
    });

    it('of too many at once, without a time, is counted down from a minute', async () => {
      github.failures.add({ match: 'api', kind: 'secondary-limit', retryAfter: null });
      await show(commit('head'), { token: TOKEN });
      await untilPanelSays(reader, /It can be asked again in (?:1:00|0:5\d|0:4\d)/, 15_000);
      // The limit is the token's: without it GitHub may be asked.
      github.failures.clear();
      await keepToken(own, '');
      await pressInPanel(reader, 'Try again');
      await untilPanelSays(reader, ALL);
    });

    it.each<[string, FailureKind, string]>([
      ['an error', 'unavailable', 'GitHub answered with an error (503 from raw.githubusercontent.com).'],
      ['a name that is not taken', 'bad-request', 'GitHub answered with an error (400 from raw.githubusercontent.com).'],
    ])('of one file is not one of the others: %s', async (_what, kind, sentence) => {
      github.failures.add({ match: /F1\.java/, kind });
      await show(commit('edit'));
      await untilPanelSays(reader, '1 of 2 changed files analysed', 15_000);
      await untilPanelSays(reader, 'No refactorings found, but not all could be analysed');
      expect(await isTitleWhole(reader)).toBe(true);
      await pressInPanel(reader, '1 of 2');
      await untilPanelSays(reader, 'Could not be read 1');
      await untilPanelSays(reader, sentence);
    });

    it('of GraphQL leaves the files to be asked for one by one', async () => {
      github.failures.add({ match: 'graphql', kind: 'forbidden' });
      await show(commit('head'), { token: TOKEN });
      await untilPanelSays(reader, ALL);
      await untilPanelSays(reader, 'Read from GitHub’s API with your token.');
    });
  });
});
