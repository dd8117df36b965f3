import { describe, expect, it } from 'vitest';
import type { RenamePlaces } from '../../../engine/results/result.js';
import { sourceDetector } from '../../support/detector.js';

const detectorOnce = sourceDetector();

const CLIENT = (name: string, method: string): string => `package shop;

public class ${name} {
    private final String mail;

    public ${name}(String mail) {
        this.mail = mail;
    }

    public String ${method}(String greeting) {
        String text = greeting + ", " + mail;
        return text.trim();
    }
}
`;

const SHOP = (name: string, method: string, comment: string, extra = ''): string => `package shop;

import java.util.List;

/** ${comment} */
public class Shop {
    private List<${name}> all;

    public void welcome(${name} one) {
        all.add(one);
        System.out.println(one.${method}("Hello")${extra});
    }
}
`;

const find = async (
  before: Record<string, string>,
  after: Record<string, string>,
  description: string,
): Promise<RenamePlaces | undefined> => {
  const detector = await detectorOnce;
  const { refactorings, renames = [] } = await detector.detect({ before, after, renames: {} });
  const index = refactorings.findIndex((one) => one.description.includes(description));
  expect(index, refactorings.map((one) => one.description).join('\n')).toBeGreaterThanOrEqual(0);
  return renames.find(({ refactoring }) => refactoring === index);
};

describe('the places of a renaming', () => {
  it('are all of them, with the declaration, file by file', async () => {
    const found = await find(
      { 'shop/WebClient.java': CLIENT('WebClient', 'greet'), 'shop/Shop.java': SHOP('WebClient', 'greet', 'Sells.') },
      { 'shop/Customer.java': CLIENT('Customer', 'greet'), 'shop/Shop.java': SHOP('Customer', 'greet', 'Sells.') },
      'Rename Class',
    );
    expect(found?.names).toEqual({ before: 'WebClient', after: 'Customer' });
    expect(found?.places).toEqual([
      { path: 'shop/Customer.java', line: 3 },
      { path: 'shop/Customer.java', line: 6 },
      { path: 'shop/Shop.java', line: 7 },
      { path: 'shop/Shop.java', line: 9 },
    ]);
    expect(found?.forgotten).toEqual([]);
  });

  it('tell where something else was edited on the line', async () => {
    const found = await find(
      { 'shop/Client.java': CLIENT('Client', 'greet'), 'shop/Shop.java': SHOP('Client', 'greet', 'Sells.') },
      { 'shop/Client.java': CLIENT('Client', 'welcome'), 'shop/Shop.java': SHOP('Client', 'welcome', 'Sells.', ' + 1') },
      'Rename Method',
    );
    expect(found?.places).toContainEqual({ path: 'shop/Client.java', line: 10 });
    expect(found?.places.filter(({ path, edited }) => path === 'shop/Shop.java' && edited !== true)).toEqual([]);
  });

  it('were forgotten where code or comments still say the former name', async () => {
    const found = await find(
      { 'shop/WebClient.java': CLIENT('WebClient', 'greet'), 'shop/Shop.java': SHOP('WebClient', 'greet', 'Sells to every WebClient.') },
      {
        'shop/Customer.java': CLIENT('Customer', 'greet'),
        'shop/Shop.java': SHOP('Customer', 'greet', 'Sells to every WebClient.').replace('List<Customer>', 'List<WebClient>'),
      },
      'Rename Class',
    );
    expect(found?.forgotten).toEqual([
      { path: 'shop/Shop.java', line: 7, where: 'code' },
      { path: 'shop/Shop.java', line: 5, where: 'comment' },
    ]);
  });

  it.each([
    ['an ordinary word in prose', 'Client', 'Sells to a Client.', ''],
    ['a name that is declared again', 'WebClient', 'Sells to a WebClient.', 'class Other { class WebClient { int a; } }'],
    ['a name of another package', 'WebClient', 'Sells.', 'class Other { org.web.WebClient web; }'],
  ])('were not forgotten: %s', async (_, name, comment, extra) => {
    const found = await find(
      { 'shop/One.java': CLIENT(name, 'greet'), 'shop/Shop.java': SHOP(name, 'greet', comment) },
      { 'shop/One.java': CLIENT('Customer', 'greet'), 'shop/Shop.java': `${SHOP('Customer', 'greet', comment)}\n${extra}\n` },
      'Rename Class',
    );
    expect(found?.forgotten).toEqual([]);
  });

  it('were forgotten in documentation that links to the former member', async () => {
    const found = await find(
      {
        'shop/Client.java': CLIENT('Client', 'greet').replace(
          '    public String',
          '    /** See {@link #greet}; greet politely. */\n    public String',
        ),
      },
      {
        'shop/Client.java': CLIENT('Client', 'welcome').replace(
          '    public String',
          '    /** See {@link #greet}; greet politely. */\n    public String',
        ),
      },
      'Rename Method',
    );
    expect(found?.forgotten).toEqual([{ path: 'shop/Client.java', line: 10, where: 'comment' }]);
  });
});
