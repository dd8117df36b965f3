import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';

const body = 'file.lock();\n        file.rewind(0);\n        log.add(file);';
const PARSER = `package shop;\n\nclass Parser {\n    void open(File file) {\n        ${body}\n    }\n\n    void skip() {\n        at++;\n    }\n}\n`;
const reader = (home: string, name: string): string =>
  `package ${home};\n\nclass ${name} {\n    void begin(File file) {\n        ${body}\n    }\n\n    void rest() {\n        drain();\n    }\n}\n`;
/** A type with methods that nothing else looks like. */
const shelf = (name: string, count: number): string =>
  `package shop;\n\nclass ${name} {\n    int at;\n${Array.from({ length: count }, (_, i) => `\n    void ${name.toLowerCase()}${i}() {\n        ${name.toLowerCase()}.run(${i});\n        shelf${i}.fill("${name}${i}");\n    }\n`).join('')}}\n`;

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

/** What became of `Parser`, whose `open` is the new type's `begin`, beside so many gone and new methods of types that stay. */
async function found(removed: number, added: number, now: { home: string; name: string }): Promise<readonly string[]> {
  const { refactorings } = await detector.detect({
    before: { 'shop/Parser.java': PARSER, 'shop/Old.java': shelf('Old', removed), 'shop/Fresh.java': shelf('Fresh', 0) },
    after: {
      [`${now.home.replace('.', '/')}/${now.name}.java`]: reader(now.home, now.name),
      'shop/Old.java': shelf('Old', 0),
      'shop/Fresh.java': shelf('Fresh', added),
    },
  });
  return refactorings.map(({ type }) => type).filter((type) => type.endsWith('Class'));
}

/** The bound is the pair: two methods of each type come on top. Hundreds of methods make no readable case. */
describe('a type of which bodies went over to another one', () => {
  const renamed = { home: 'shop', name: 'Reader' };

  it('is that one up to forty thousand pairs of gone and new methods', async () => {
    expect(await found(198, 198, renamed)).toEqual(['Rename Class']);
    expect(await found(398, 98, renamed)).toEqual(['Rename Class']);
  });

  it('is the one of its name in another place nevertheless', async () => {
    expect(await found(199, 199, { home: 'shop.inner', name: 'Parser' })).toEqual(['Move Class']);
  });
});
