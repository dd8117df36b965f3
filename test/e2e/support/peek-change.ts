// A change whose code went elsewhere: a method that moved with an edit and a renaming, one that was extracted from two places, one that moved unchanged and is long.
import type { Files } from './change.js';

const GRIND = (flour: string, factor: number): string => `    public int grind(int sacks, int water) {
        int ${flour} = sacks * ${factor};
        if (water < 3) {
            ${flour} = ${flour} / 2;
        }
        log("ground", ${flour});
        return ${flour};
    }
`;

const LONG = `    public void list() {
${Array.from({ length: 70 }, (_, at) => `        show("entry ${at}", ${at * 3});`).join('\n')}
    }
`;

const type = (name: string, members: readonly string[]): string => `package mill;

/** A part of the mill. */
public class ${name} {
    private int age;

${members.join('\n')}
    public boolean isOld() {
        return age > 30;
    }
}
`;

const shop = (extracted: boolean): string => {
  const sale = (cart: string): string =>
    extracted
      ? `        sell(${cart}.size());\n`
      : `        int price = ${cart}.size() * 12;\n        till.add(price);\n        print("sold for " + price);\n`;
  return `package mill;

/** Sells flour. */
public class Shop {
    private final Till till = new Till();

    public void morning(Cart cart) {
        open();
${sale('cart')}        greet();
    }

    public void evening(Cart basket) {
${sale('basket')}        lock();
    }
${
  extracted
    ? `
    private void sell(int pieces) {
        int price = pieces * 12;
        till.add(price);
        print("sold for " + price);
    }
`
    : ''
}}
`;
};

/** An interface is extracted: it declares what its class goes on doing, and no code is taken. */
const MILLER = `    public int wages(int days) {
        return days * 90;
    }

    public boolean works(int day) {
        return day % 7 != 0;
    }
`;

const WORKER = `package mill;

/** What is paid and when. */
public interface Worker {
    int wages(int days);

    boolean works(int day);
}
`;

export const PEEK_BEFORE: Files = {
  'src/mill/Miller.java': `package mill;\n\npublic class Miller {\n${MILLER}}\n`,
  'src/mill/Shop.java': shop(false),
  'src/mill/Stone.java': type('Stone', []),
  'src/mill/Wheel.java': type('Wheel', [GRIND('flour', 40), LONG]),
};

export const PEEK_AFTER: Files = {
  'src/mill/Miller.java': `package mill;\n\npublic class Miller implements Worker {\n${MILLER}}\n`,
  'src/mill/Shop.java': shop(true),
  'src/mill/Stone.java': type('Stone', [GRIND('meal', 41), LONG]),
  'src/mill/Wheel.java': type('Wheel', []),
  'src/mill/Worker.java': WORKER,
};
