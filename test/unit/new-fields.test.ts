import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const wharf = (member: string): string => `package harbour;\n\nclass Wharf {\n    int berths;\n\n${member}}\n`;
const CHECK = `    boolean checkHolds() {
        String foreName = "fore hold";
        List<Crate> crates = hold.crates();
        if (!isStowed(crates, foreName)) return false;
        bell.ring();
        deck.clear(3);
        horn.blow(deck);
        return true;
    }
`;

/** What became of a method that went to a new type inside, where a field of the given name holds what its first variable held. */
async function found(field: string, value = '"fore hold"'): Promise<readonly string[]> {
  const inner = `    static class HoldCheck {
        String ${field} = ${value};
        List<Crate> crates = hold.crates();

        boolean run() {
            if (!isStowed(crates, ${field})) return false;
            return true;
        }
    }
`;
  const { refactorings } = await detector.detect({
    before: { 'harbour/Wharf.java': wharf(CHECK) },
    after: { 'harbour/Wharf.java': wharf(inner) },
  });
  return refactorings.map(({ type }) => type);
}

/** Names that are part of others do not survive being replaced, as those of cases are. */
describe('a local variable of a method that went to a new type', () => {
  it('is the field that holds its value under a part of its name', async () => {
    expect(await found('name')).toEqual(expect.arrayContaining(['Move And Rename Method', 'Replace Variable With Attribute']));
  });

  it('is no field of another name', async () => {
    expect(await found('title')).not.toContain('Move And Rename Method');
  });

  it('is no field that holds something else', async () => {
    expect(await found('name', '"aft hold"')).not.toContain('Move And Rename Method');
  });
});
