// Changes made small: what is left out, and what has to stay.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../engine/api.js';
import { Cutter, without } from '../reduce/pieces.js';
import { shrink } from '../reduce/shrink.js';
import { loadFromPackages } from '../support/java.js';

const CHANGE: Change = {
  before: {
    'p/Tray.java': `package p;
import java.util.List;
/** Holds cups. */
class Tray {
  private int cups;
  void carry() {
    // slowly
    lift();
    if (cups > 0) {
      walk(cups);
    }
  }
  void clean() {
    wipe();
  }
}
`,
    'p/Other.java': 'package p;\nclass Other {\n}\n',
  },
  after: { 'p/Tray.java': 'package p;\nclass Tray {\n  void carry() {\n    lift();\n  }\n  void clean() {\n    wipe();\n  }\n}\n' },
};

const keep = (text: string, speaksOf = ''): Promise<Change> =>
  shrink(CHANGE, cutter, {
    speaksOf,
    holds: (change) => Promise.resolve((change.before['p/Tray.java'] ?? '').includes(text)),
    end: Number.POSITIVE_INFINITY,
  });

let cutter: Cutter;
beforeAll(async () => {
  cutter = await Cutter.create(loadFromPackages);
});

describe('reducing a change', () => {
  it('leaves a statement with what stands around it', async () => {
    expect(await keep('walk(cups)')).toEqual({
      before: {
        'p/Tray.java': `package p;
class Tray {
  void carry() {
    if (cups > 0) {
      walk(cups);
    }
  }
}
`,
      },
      after: {},
    });
  });

  it('leaves a member alone', async () => {
    expect(await keep('wipe()', 'Rename Method clean() : void')).toEqual({
      before: { 'p/Tray.java': 'package p;\nclass Tray {\n  void clean() {\n    wipe();\n  }\n}\n' },
      after: {},
    });
  });

  it('ends at once when there is no time', async () => {
    const holds = (): Promise<boolean> => Promise.resolve(false);
    expect(await shrink(CHANGE, cutter, { speaksOf: '', holds, end: 0 })).toBe(CHANGE);
  });

  it('knows which members a description speaks of, and which those use', () => {
    const names = (used: boolean): string =>
      without(CHANGE, [cutter.unmentioned(CHANGE, 'Extract Method walk() extracted from carry()', used)]).before['p/Tray.java'] ?? '';
    expect(names(false)).not.toContain('private int cups');
    expect(names(true)).toContain('private int cups');
    expect(names(true)).not.toContain('clean');
  });

  it('takes what reads alike in both versions as one piece', () => {
    const both = cutter.pieces(CHANGE, 'members');
    expect(both.map((piece) => piece.map(({ side }) => side))).toEqual([
      ['before', 'after'],
      ['before', 'after'],
    ]);
  });
});
