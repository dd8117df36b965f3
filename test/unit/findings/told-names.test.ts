import { describe, expect, it } from 'vitest';
import type { DetectionResult } from '../../../engine/results/result.js';
import { sourceDetector } from '../../support/detector.js';

/** A class of two methods that stay, which says that it is the same one under another name. */
const CLIENT = (name: string): string =>
  `package shop; class ${name} { private String mail; void greet(String text) { log(text); send(mail, text); } int age() { return years(mail) + 1; } }`;

const SHOP = (parameter: string, body: string): string =>
  `package shop; class Shop { void add(${parameter}) { log("add"); ${body} } int size() { return 3; } }`;

describe('the names that findings are about', () => {
  const engine = sourceDetector();
  const detect = async (before: string, after: string): Promise<DetectionResult> =>
    (await engine).detect({
      before: { 'Client.java': CLIENT('Client'), 'Shop.java': before },
      after: { 'Customer.java': CLIENT('Customer'), 'Shop.java': after },
      renames: { 'Client.java': 'Customer.java' },
    });
  const followersOf = ({ refactorings, bundles }: DetectionResult): readonly string[] =>
    bundles
      .filter(({ head }) => head !== null && refactorings[head]?.type === 'Rename Class')
      .flatMap(({ members }) => members.map((index) => refactorings[index]?.type ?? ''));

  it.each([
    ['Client who', 'Customer who'],
    ['List<Client> who', 'List<Customer> who'],
    ['Map<Client, Client[]> who', 'Map<Customer, Customer[]> who'],
    ['Client... who', 'Customer... who'],
  ])('%s -> %s follows from the renaming', async (before, after) => {
    const result = await detect(SHOP(before, 'keep(who);'), SHOP(after, 'keep(who);'));
    expect(followersOf(result)).toEqual(['Change Parameter Type']);
  });

  it.each([
    // another type around it, another name besides, another type altogether
    ['List<Client> who', 'Set<Customer> who'],
    ['List<Client> who', 'Customer who'],
    ['Client who', 'Person who'],
  ])('%s -> %s does not', async (before, after) => {
    const result = await detect(SHOP(before, 'keep(who);'), SHOP(after, 'keep(who);'));
    expect(result.refactorings.map(({ type }) => type)).toContain('Change Parameter Type');
    expect(followersOf(result)).toEqual([]);
  });

  it('are those of equal renamings', async () => {
    const twice = (name: string): string =>
      ['one', 'two'].map((method) => `int ${method}(int ${name}) { log(${name}); return ${name} * ${method.length}; }`).join(' ');
    const { bundles } = await (
      await engine
    ).detect({
      before: { 'A.java': `class A { ${twice('id')} }` },
      after: { 'A.java': `class A { ${twice('key')} }` },
    });
    expect(bundles.map(({ names }) => names)).toEqual([{ before: 'id', after: 'key' }]);
  });
});
