/** Changes made by program: each edit keeps the text sound, changes it, and is the same for the same seed. */
import { describe, expect, it } from 'vitest';
import { Languages } from '../../engine/languages/parser.js';
import { EDITS, generate } from '../differential/generate.js';
import { loadWasmFromPackages } from '../support/detector.js';
import { Random } from '../support/random.js';

const TEXT = `package town;

public class Shop {
  private final Store store = new Store();
  private int size = 3;

  public Shop(int size) {
    this.size = size;
    store.open(size, "door");
  }

  public String visits(Guest guest, int most) {
    Box box = store.find(guest.name(), 4);
    int count = box.size() + 1;
    if (box == null && count > most) {
      log.warn("no box for " + guest + " here");
      return null;
    } else {
      box.fill(new Cup(), count);
    }
    for (int i = 0; i < most; i++) {
      store.put(i, box);
    }
    for (Cup cup : box.cups()) {
      cup.wash(count);
    }
    if (count > 2 && most < 9) {
      log.info(count);
    }
    store.close();
    box.shut(true);
    return box.label();
  }

  int asks() {
    int known = size;
    return visits(null, known).length();
  }

  void shuts(Guest guest) {
    int rest;
    if (guest.isLate()) {
      rest = guest.size() + 1;
    } else {
      rest = 2 * guest.size();
    }
    if (rest > 3) {
      store.close();
      log.info(rest);
    }
  }

  static class Door {
    int width;
  }
}
`;
const FILE = { path: 'town/Shop.java', text: TEXT };
const languages = new Languages(loadWasmFromPackages);

async function edited(name: string, seed: number): Promise<readonly [string, string] | null> {
  const made = await generate(languages, FILE, { random: new Random(seed), count: 1, only: [name] });
  if (!made) return null;
  const { before, after } = made.change;
  const texts = [before[FILE.path] ?? '', after[FILE.path] ?? ''];
  return (made.isBackwards ? texts.reverse() : texts) as [string, string];
}

async function isSound(text: string): Promise<boolean> {
  const parser = await languages.parserFor(FILE.path);
  const parsed = parser?.parse(FILE.path, text);
  const { unread } = parsed?.lower() ?? {};
  parsed?.close();
  return unread?.length === 0;
}

describe.each(Object.keys(EDITS))('%s', (name) => {
  it('finds a place, changes the text, and leaves it sound', async () => {
    const made: string[] = [];
    for (let seed = 1; seed <= 12; seed += 1) {
      const pair = await edited(name, seed);
      if (!pair) continue;
      expect(pair[0]).toBe(TEXT);
      expect(pair[1]).not.toBe(TEXT);
      expect(await isSound(pair[1])).toBe(true);
      made.push(pair[1]);
    }
    expect(made).not.toEqual([]);
  });
});

describe('a change of several edits', () => {
  it('is the same for the same seed, and another one for another', async () => {
    const make = (seed: number): ReturnType<typeof generate> => generate(languages, FILE, { random: new Random(seed), count: 4, only: [] });
    const [one, same, other] = [await make(7), await make(7), await make(8)];
    expect(one?.edits).toHaveLength(4);
    expect(same).toEqual(one);
    expect(other?.change).not.toEqual(one?.change);
  });

  it('is none where no method is worth editing', async () => {
    const made = await generate(
      languages,
      { path: 'Empty.java', text: 'class Empty {\n  void f() {}\n}\n' },
      { random: new Random(1), count: 1, only: [] },
    );
    expect(made).toBeNull();
  });
});
