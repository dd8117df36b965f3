// What is worth a look besides refactorings: a danger, something done here and not there, a breaking change; seen, gone to, called not useful, and back again.
import { beforeAll, describe, expect, it } from 'vitest';
import { fromSample } from '../github/git/sources.js';
import { setPages } from '../github/settings.js';
import { violations } from './support/axe.js';
import { pointAtBadge, pressInCard, untilCardSays, untilNoCard } from './support/marks.js';
import { pressOwn } from './support/own.js';
import { badges, clickBadge, collapsePanel, lit, panelText, pressInPanel, untilPanelSays } from './support/page.js';
import { pressFound } from './support/press.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser, useGithub, useOwnPage } from './support/running.js';

const github = useGithub(async () => [await fromSample()]);

/** A setter whose parameter got the name of the attribute that it sets. */
const DANGER = 'mailAddress in Member.setMailAddress(String) was the field Member.mail; it is the parameter mailAddress now.';
const WRONG = 'mailAddress = mailAddress;';
const RIGHT = 'mail = mailAddress;';

/** The other dangers, in the order of the list: what is read before it is known to be there, and a method that is not synchronized any more. */
const OTHERS = ['String address = member.getMailAddress().trim();', 'public void remove(Book book, Member member) {'];

/** Code that became a method, and stands somewhere else as it did. */
const OPPORTUNITY = 'dueDay was extracted from checkOut; the same 7 lines still stand in slipFor';
const STILL = 'LocalDate d = day.plusDays(LOAN_DAYS);';
const DONE = 'private LocalDate dueDay(Member member, LocalDate start) {';

const BREAKING = 'Book.isAvailable() is Book.hasCopies() now.';

describe.each(BROWSERS)('%s', (name) => {
  const { browser, reader } = useBrowser(name, github, () => ({ ownPages: true }));
  const own = useOwnPage(browser);

  beforeAll(() => setPages(github.settings, { filesInFirstPayload: 30 }));

  const show = async (): Promise<void> => {
    await reader.open(github.commitUrl());
    await untilPanelSays(reader, 'refactorings');
    await untilPanelSays(reader, 'For users of this code');
  };

  const dangerMarks = async (): Promise<readonly (readonly [label: string, code: string])[]> =>
    (await badges(reader)).filter(({ label }) => /^(?:look here|was right here)$/.test(label)).map(({ label, code }) => [label, code]);

  /** Waits until the two places of the danger are marked, or neither is. */
  const untilMarked = (isMarked: boolean): Promise<void> =>
    reader.until(
      `the danger is ${isMarked ? '' : 'not '}marked`,
      ({ codes, isMarked }) => {
        const cells = [...document.querySelectorAll('[data-reflens-badge][data-look]')].map(
          (badge) => badge.closest('td')?.textContent ?? '',
        );
        return codes.every((code) => cells.some((cell) => cell.replace(/^[+-]/, '').trim().startsWith(code)) === isMarked);
      },
      { codes: [WRONG, RIGHT], isMarked },
    );

  /** Presses a control of the row that says something, by its text. */
  const pressInRow = (row: string, control: string): Promise<boolean> =>
    pressFound(
      reader,
      ({ row, control }) => {
        const rows = [...(document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('.look-row') ?? [])];
        const found = rows.find(({ textContent }) => textContent.includes(row));
        return [...(found?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.trim().startsWith(control));
      },
      { row, control },
    );

  const untilLit = (code: string): Promise<void> =>
    reader.until(`${code} is lit`, (wanted) => document.querySelector('[data-reflens-flash]')?.textContent.includes(wanted) ?? false, code);

  it('shows a danger over the list and at both its places, and leads from one to the other', async () => {
    await show();
    await untilPanelSays(reader, DANGER);
    await untilPanelSays(reader, 'Write this.mailAddress.');
    await untilMarked(true);
    const marks = await dangerMarks();
    expect(marks).toContainEqual(['look here', WRONG]);
    expect(marks).toContainEqual(['was right here', RIGHT]);
    expect(await pressInPanel(reader, 'mailAddress in')).toBe(true);
    expect(await lit(reader)).toContain(WRONG);
    expect(await pressInRow(DANGER, 'was right in')).toBe(true);
    await untilLit(RIGHT);
    expect((await clickBadge(reader, RIGHT)).length).toBeGreaterThan(0);
    await untilLit(WRONG);
    expect(await violations(reader, ['[data-reflens-panel]'])).toEqual([]);
  });

  it('goes from danger to danger by a key, and says on a card what is wrong', async () => {
    await show();
    await untilMarked(true);
    await collapsePanel(reader);
    for (const code of [...OTHERS, WRONG]) {
      await reader.press('Shift+K');
      await untilLit(code);
    }
    await pointAtBadge(reader, WRONG);
    await untilCardSays(reader, DANGER);
    await untilCardSays(reader, 'Safe again: Write this.mailAddress.');
    expect(await violations(reader, ['[data-reflens-card]'])).toEqual([]);
    await pressInCard(reader, 'Go to where it was right');
    await untilLit(RIGHT);
  });

  it('shows what was done here and not there, and leads to both', async () => {
    await show();
    await untilPanelSays(reader, 'Done here, not there');
    await untilPanelSays(reader, OPPORTUNITY);
    expect(await pressInPanel(reader, 'dueDay was extracted')).toBe(true);
    expect((await lit(reader))[0]).toBe(STILL);
    expect(await pressInRow(OPPORTUNITY, 'done in')).toBe(true);
    await untilLit(DONE);
  });

  it('folds what breaks for users, and leads to it', async () => {
    await show();
    expect(await panelText(reader)).not.toContain(BREAKING);
    expect(await pressInPanel(reader, 'For users of this code')).toBe(true);
    await untilPanelSays(reader, BREAKING);
    expect(await pressInPanel(reader, 'Book.isAvailable()')).toBe(true);
    expect((await lit(reader))[0]).toBe('public boolean hasCopies() {');
    expect(await violations(reader, ['[data-reflens-panel]'])).toEqual([]);
  });

  it('shows no more what is called not useful, on a later visit neither, until it is wanted again', async () => {
    await show();
    await untilMarked(true);
    const rows = (): Promise<number> =>
      reader.evaluate(
        () => document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelectorAll('.look-row').length ?? 0,
        undefined,
      );
    await pressInPanel(reader, 'For users of this code');
    await untilPanelSays(reader, BREAKING);
    const all = await rows();
    await pressInRow(DANGER, 'Not useful here');
    await untilPanelSays(reader, '1 not shown here: you called it not useful');
    await untilMarked(false);
    await pressInPanel(reader, 'Undo');
    await reader.until(
      'nothing is hidden',
      () => !document.querySelector('[data-reflens-panel]')?.shadowRoot?.querySelector('.look-hidden:not(.none)'),
      undefined,
    );
    await untilMarked(true);
    expect(await rows()).toBe(all);
    for (const row of [DANGER, OPPORTUNITY, BREAKING]) await pressInRow(row, 'Not useful here');
    await untilPanelSays(reader, '3 not shown here: you called them not useful');
    await show();
    await untilPanelSays(reader, '3 not shown here: you called them not useful');
    await untilMarked(false);
    await pressInPanel(reader, 'Show again');
    await untilMarked(true);
  });

  it('is called not useful on the card, and useful after all', async () => {
    await show();
    await untilMarked(true);
    await collapsePanel(reader);
    await pointAtBadge(reader, WRONG);
    await untilCardSays(reader, DANGER);
    await pressInCard(reader, 'Not useful here');
    await untilMarked(false);
    await pressInCard(reader, 'Not shown here any more. Undo');
    await untilMarked(true);
    await reader.press('Escape');
    await untilNoCard(reader);
  });

  it('is switched off in the settings, each by itself', async () => {
    await show();
    await untilMarked(true);
    for (const label of ['Dangers', 'Breaking changes']) await pressOwn(own, label);
    await untilMarked(false);
    await untilPanelSays(reader, OPPORTUNITY);
    const text = await panelText(reader);
    expect(text).not.toContain('For users of this code');
    await pressOwn(own, 'Dangers');
    await untilMarked(true);
    await pressOwn(own, 'Breaking changes');
  });
});
