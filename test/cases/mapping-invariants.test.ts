/** What holds for the matching behind any change: whatever is mapped is mapped once, and to something that exists. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { Languages } from '../../engine/languages/parser.js';
import { allMappings, type BodyMapping } from '../../engine/matching/bodies/body-mapping.js';
import { compareModels } from '../../engine/matching/compare.js';
import type { Comparison } from '../../engine/matching/comparison.js';
import type { SourceFile } from '../../engine/model/source-file.js';
import type { Statement } from '../../engine/model/statement.js';
import { discoverCases, readChange } from '../support/cases.js';

const require = createRequire(import.meta.url);
const languages = new Languages((file) =>
  Promise.resolve(new Uint8Array(readFileSync(require.resolve(`${file.replace('.wasm', '')}/${file}`)))),
);

async function lower(files: Readonly<Record<string, string>>): Promise<SourceFile[]> {
  const lowered: SourceFile[] = [];
  for (const [path, text] of Object.entries(files)) {
    const parser = await languages.parserFor(path);
    if (parser) lowered.push(parser.parse(path, text).lower());
  }
  return lowered;
}

/** Whole statements that take part in more than one mapping of a body. */
function mappedTwice(body: BodyMapping, side: 'before' | 'after'): string[] {
  const seen = new Set<Statement>();
  const twice: string[] = [];
  for (const mapping of allMappings(body.mappings)) {
    if (side === 'before' ? mapping.beforeExpression : mapping.afterExpression) continue;
    const statement = mapping[side];
    if (seen.has(statement)) twice.push(statement.text);
    seen.add(statement);
  }
  return twice;
}

/** Statements that are listed as unmapped although they are mapped. */
function mappedAndNot(body: BodyMapping, side: 'before' | 'after'): string[] {
  const expression = side === 'before' ? 'beforeExpression' : 'afterExpression';
  const mapped = new Set([...allMappings(body.mappings)].filter((one) => one[expression] === null).map((one) => one[side]));
  return (side === 'before' ? body.unmappedBefore : body.unmappedAfter).filter((one) => mapped.has(one)).map((one) => one.text);
}

describe.each(discoverCases())('$name', (each) => {
  let comparison: Comparison;
  beforeAll(async () => {
    const change = readChange(each);
    comparison = await compareModels({ files: await lower(change.before) }, { files: await lower(change.after) }, {});
  });

  it('maps no statement twice', () => {
    const bodies = [...comparison.methodPairs, ...comparison.extractions, ...comparison.inlinings]
      .map((one) => one.body)
      .filter((body) => body !== null);
    for (const side of ['before', 'after'] as const) {
      expect(bodies.flatMap((body) => mappedTwice(body, side))).toEqual([]);
      expect(bodies.flatMap((body) => mappedAndNot(body, side))).toEqual([]);
    }
  });

  it('gives no code of a method to both its own after version and an extracted one', () => {
    for (const { sourceBefore, sourceAfter, body } of comparison.extractions) {
      const own = comparison.methodPairs.find((pair) => pair.before === sourceBefore && pair.after === sourceAfter)?.body;
      const kept = new Set([...allMappings(own?.mappings ?? [])].map((one) => one.before));
      const gone = [...allMappings(body.mappings)].filter((one) => one.beforeExpression === null && kept.has(one.before));
      expect(gone.map((one) => one.before.text)).toEqual([]);
    }
  });

  it('pairs a type, method or field of one version with one of the other only', () => {
    const once = (items: readonly unknown[]): boolean => new Set(items).size === items.length;
    expect(once(comparison.typePairs.map((pair) => pair.before))).toBe(true);
    expect(once(comparison.typePairs.map((pair) => pair.after))).toBe(true);
    const settled = comparison.methodPairs.filter((pair) => pair.relation !== 'moved');
    expect(once(settled.map((pair) => pair.before))).toBe(true);
    expect(once(settled.map((pair) => pair.after))).toBe(true);
    expect(once(comparison.fieldPairs.filter((pair) => pair.relation === 'same').map((pair) => pair.before))).toBe(true);
  });
});
