// Blame and history of a line before the change: on the card, in the bar of a jump, in the peek; plain links, and nobody is asked for them.
import { describe, expect, it } from 'vitest';
import { ENTERPRISE } from '../github/certificate.js';
import { violations } from './support/axe.js';
import { AFTER, BEFORE, lineOf } from './support/change.js';
import { PAGE_VIEWS, useChangePages, type PageView } from './support/change-pages.js';
import { pointAtBadge, untilBarSays, untilCardSays } from './support/marks.js';
import { storeSettings } from './support/own.js';
import { clickBadge, lit, untilBadges } from './support/page.js';
import { focusBadge, untilPeekSays } from './support/peek.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useOwnPage } from './support/running.js';

const FILE = 'src/shop/Invoice.java';
const METHOD = 'private void printHeader(Printer printer) {';
const EXTRACTED = 'printer.open("Invoice");';

const VIEWS = PAGE_VIEWS.filter(({ diffView, generation }) => (diffView === 'split') === (generation === 'react-v2'));

/** A file whose name means other things in an address. */
const ODD = 'odd/#1 ü%.java';
const odd = (method: string): string => `package odd;

public class Odd {
    public int ${method}(int cents) {
        int rest = cents % 100;
        return rest == 0 ? cents : cents + 100 - rest;
    }
}
`;

const pages = useChangePages({ ...BEFORE, [ODD]: odd('total') }, { ...AFTER, [ODD]: odd('roundedUp') });

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, pages.github, () => ({ ownPages: true, allowedHosts: [ENTERPRISE] }));
  const own = useOwnPage(browser);

  /** Addresses of the links in one of our roots. */
  const links = (host: string, part: string): Promise<readonly (readonly string[])[]> =>
    reader.evaluate(
      ({ host, part }) =>
        [...(document.querySelector(host)?.shadowRoot?.querySelectorAll<HTMLAnchorElement>(`${part} .old-line a`) ?? [])].map((link) => [
          link.textContent ?? '',
          link.href,
        ]),
      { host, part },
    );

  /** What blame and history of the extracted code are, on this page. */
  const wanted = async (): Promise<readonly (readonly string[])[]> => {
    const { repository, commit } = await base();
    const line = lineOf(BEFORE, FILE, EXTRACTED);
    return [
      ['Blame', `${repository}/blame/${commit}/${FILE}#L${line}`],
      ['History', `${repository}/commits/${commit}/${FILE}`],
    ];
  };

  const base = async (): Promise<{ readonly repository: string; readonly commit: string }> => {
    const [, repository = '', commit = ''] = /^(.*)\/commit\/([0-9a-f]+)$/.exec(pages.github.commitUrl()) ?? [];
    const parent = await reader.evaluate(
      async (address) => /\/commit\/([0-9a-f]{40})"[^>]*>[0-9a-f]{7}</.exec(await (await fetch(address)).text())?.[1] ?? '',
      `/${repository.split('/').slice(3).join('/')}/commit/${commit}`,
    );
    return { repository, commit: parent };
  };

  const show = async (view: PageView): Promise<void> => {
    await reader.open(pages.urlOf(view, { filesInFirstPayload: 20, colorMode: view.diffView === 'split' ? 'dark' : 'light' }));
    await untilBadges(reader, 8);
  };

  it.each(VIEWS)('on the card and in the bar: $kind, $generation, $diffView', async (view) => {
    await show(view);
    const expected = await wanted();
    expect(expected[0]?.[1]).toMatch(/\/blame\/[0-9a-f]{40}\//);
    const asked = pages.github.requests.length;
    await pointAtBadge(reader, METHOD);
    await untilCardSays(reader, 'Blame');
    expect(await links('[data-reflens-card]', '.card')).toEqual(expected);
    await clickBadge(reader, METHOD);
    expect((await lit(reader))[0]).toBe(EXTRACTED);
    await untilBarSays(reader, 'History');
    expect(await links('[data-reflens-card]', '.jump-bar')).toEqual(expected);
    expect(await violations(reader, ['[data-reflens-card]'])).toEqual([]);
    expect(pages.github.requests.slice(asked).filter(({ path }) => /\/(?:blame|commits)\//.test(path))).toEqual([]);
  });

  it('not where a jump leads to the line after the change, nor on the way back', async () => {
    await show({ kind: 'commit', generation: 'react-v2', diffView: 'unified' });
    await clickBadge(reader, EXTRACTED);
    expect((await lit(reader))[0]).toBe(METHOD);
    await untilBarSays(reader, 'Back to');
    expect(await links('[data-reflens-card]', '.jump-bar')).toEqual([]);
    await clickBadge(reader, METHOD);
    await untilBarSays(reader, 'Blame');
    await reader.press('Shift+B');
    await reader.until(
      'the bar says no more of the old line',
      () => !document.querySelector('[data-reflens-card]')?.shadowRoot?.querySelector('.jump-bar .old-line'),
      undefined,
    );
  });

  it('in the peek', async () => {
    await show({ kind: 'pull request', generation: 'react-v2', diffView: 'unified' });
    await focusBadge(reader, METHOD);
    await reader.press('Shift+C');
    await untilPeekSays(reader, 'History');
    const [blame, history] = await links('div[data-reflens-peek]', '.peek');
    const [wantedBlame, wantedHistory] = await wanted();
    expect(blame?.[1]?.replace(/#L\d+$/, '')).toBe(wantedBlame?.[1]?.replace(/#L\d+$/, ''));
    expect(history).toEqual(wantedHistory);
    expect(await violations(reader, ['div[data-reflens-peek]'])).toEqual([]);
  });

  it('of a file whose name is none of an address, on an Enterprise server, too', async () => {
    await storeSettings(own, { hosts: [ENTERPRISE] });
    await reader.open(
      pages
        .urlOf({ kind: 'commit', generation: 'react-v2', diffView: 'unified' }, { filesInFirstPayload: 20 })
        .replace('github.com', ENTERPRISE),
    );
    await untilBadges(reader, 8);
    await pointAtBadge(reader, 'public int roundedUp(int cents) {');
    await untilCardSays(reader, 'Blame');
    const [blame, history] = await links('[data-reflens-card]', '.card');
    expect(blame?.[1]).toMatch(new RegExp(`^https://${ENTERPRISE}/sample/shop/blame/[0-9a-f]{40}/odd/%231%20%C3%BC%25\\.java#L4$`));
    expect(history?.[1]).toMatch(new RegExp(`^https://${ENTERPRISE}/sample/shop/commits/[0-9a-f]{40}/odd/%231%20%C3%BC%25\\.java$`));
    const status = await reader.evaluate(async (address) => (await fetch(address)).status, (blame?.[1] ?? '').replace('/blame/', '/blob/'));
    expect(status).toBe(200);
  });
});
