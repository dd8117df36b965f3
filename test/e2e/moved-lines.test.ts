// Moved and copied lines on GitHub's pages, in files of any language: badge, card, jump, peek, panel and what fades; and what is told without fading.
import { describe, expect, it } from 'vitest';
import { violations } from './support/axe.js';
import { PAGE_VIEWS, useChangePages } from './support/change-pages.js';
import { pointAtBadge, untilCardSays } from './support/marks.js';
import { badges, clickBadge, lit, openPanel, untilBadges, untilPanelSays } from './support/page.js';
import { focusBadge, seenPeek, untilPeekSays } from './support/peek.js';
import { BROWSERS } from './support/reader.js';
import { useBrowser } from './support/running.js';

const WEIGH = `def weigh(crate, scale):
    gross = scale.read(crate)
    if gross < crate.tare:
        raise ValueError("lighter than empty")
    return gross - crate.tare
`;

const LOAD = `def load(ship, crates):
    for crate in crates:
        ship.take(crate, weigh(crate, ship.scale))
    ship.report("loaded", len(crates))
`;

const CHECKS = `def check(ship):
    assert ship.is_tight(), "the hull leaks"
    assert ship.has_papers(today()), "papers are missing"
    assert ship.crew.is_complete(), "the crew is not aboard"
    return ship.clearance
`;

const OTHER = `def report_on(ship, day, harbour):
    print(ship.name, "left", harbour.name, "on", day)
`;

const JAVA = (...methods: readonly string[]): string => `package port;

public class Tariff {
${methods.join('\n')}}
`;

const NET = `    int net(int gross) {
        return gross * 100 / (100 + rate);
    }
`;

const TAX = `    int tax(int gross) {
        int net = net(gross);
        audit("tax", gross);
        return gross - net;
    }
`;

const AUDIT = `    void audit(String what, int amount) {
        log.info(what + amount);
    }
`;

const BEFORE = {
  'port/ships.py': `${OTHER}\n${WEIGH}\n${LOAD}`,
  'port/checks.py': `limit = 3\n${CHECKS}clear = check\n`,
  'src/port/Tariff.java': JAVA(NET, TAX, AUDIT),
};

const AFTER = {
  'port/ships.py': `${OTHER}\n${LOAD}`,
  'port/checks.py': `limit = 4\n${CHECKS}cleared = check\n`,
  'port/scales.py': `"""Scales of the harbour."""\n\n${WEIGH}`,
  'port/clearance.py': `"""Clearance of ships, for the customs."""\n\n${CHECKS}`,
  'src/port/Tariff.java': JAVA(TAX, AUDIT, NET),
};

const pages = useChangePages(BEFORE, AFTER);
const VIEWS = PAGE_VIEWS.filter(({ diffView, generation }) => (diffView === 'split') === (generation === 'react-v2'));

describe.each(BROWSERS)('%s', (name) => {
  const { reader } = useBrowser(name, pages.github);

  it.each(VIEWS)('are marked at both ends, and a jump leads from one to the other: $kind, $generation, $diffView', async (view) => {
    await reader.open(pages.urlOf(view, { filesInFirstPayload: 20, colorMode: view.diffView === 'split' ? 'dark' : 'light' }));
    await untilBadges(reader, 5);
    const seen = (await badges(reader)).map(({ label, code, file }) => `${label} | ${code} | ${file}`);
    expect(seen).toContain('lines moved | def weigh(crate, scale): | port/scales.py');
    expect(seen).toContain('lines moved | def weigh(crate, scale): | port/ships.py');
    expect(seen).toContain('lines moved | int net(int gross) { | src/port/Tariff.java');
    expect(seen).toContain('lines copied | def check(ship): | port/clearance.py');
    await pointAtBadge(reader, 'def weigh(crate, scale):');
    await untilCardSays(reader, '5 lines');
    expect(await violations(reader, ['[data-reflens-card]'])).toEqual([]);
    await clickBadge(reader, 'def weigh(crate, scale):');
    expect((await lit(reader))[0]).toBe('def weigh(crate, scale):');
  });

  it('are listed, compared and counted; what moved fades, what was copied does not', async () => {
    await reader.open(pages.urlOf({ kind: 'pull request', generation: 'react-v2', diffView: 'unified' }, { filesInFirstPayload: 20 }));
    await untilBadges(reader, 5);
    await openPanel(reader);
    await untilPanelSays(reader, 'within Tariff');
    await untilPanelSays(reader, /ships\.py → scales\.py/);
    await untilPanelSays(reader, /of \d+ changed lines left to read/);
    // the type whose methods changed their order, and the file that a function left
    await untilPanelSays(reader, 'Nothing left in 2 files');
    await focusBadge(reader, 'def weigh(crate, scale):');
    await reader.press('Shift+C');
    await untilPeekSays(reader, 'return gross - crate.tare');
    expect(await seenPeek(reader)).toMatchObject({ headline: 'Moved, same code', edited: [] });
  });
});
