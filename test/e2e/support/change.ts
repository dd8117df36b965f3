// The change that the end-to-end tests show: twelve files, with refactorings inside a file, between files, and in a renamed file, mixed with other edits.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeSource, type MakeOptions } from '../../github/git/make.js';
import { fromFolders, type Source } from '../../github/git/sources.js';

/** Files by path. */
export type Files = Readonly<Record<string, string>>;

const INVOICE_BEFORE = `package shop;

import java.util.List;

/** What a customer has to pay. */
public class Invoice {
    private final List<Line> lines;
    private int total;

    public Invoice(List<Line> lines) {
        this.lines = lines;
    }

    public void print(Printer printer) {
        printer.open("Invoice");
        printer.text("Customer number: " + lines.size());
        printer.text("Date of the invoice: " + printer.today());
        printer.rule(40);
        for (Line line : lines) {
            printer.text(line.name() + " " + line.price());
            total += line.price();
        }
        printer.text("Total: " + total);
        printer.close();
    }

    public int roundUp(int cents) {
        int rest = cents % 100;
        return rest == 0 ? cents : cents + 100 - rest;
    }
}
`;

const INVOICE_AFTER = `package shop;

import java.util.List;

/** What a customer has to pay. */
public class Invoice {
    private final List<Line> lines;
    private int grandTotal;

    public Invoice(List<Line> lines) {
        this.lines = lines;
    }

    public void print(Printer printer) {
        printHeader(printer);
        for (Line line : lines) {
            printer.text(line.name() + " " + line.price());
            grandTotal += line.price();
        }
        printer.text("Total: " + grandTotal);
        printer.close();
    }

    private void printHeader(Printer printer) {
        printer.open("Invoice");
        printer.text("Customer number: " + lines.size());
        printer.text("Date of the invoice: " + printer.today());
        printer.rule(40);
    }

    public int roundUp(int amount) {
        int rest = amount % 100;
        return rest == 0 ? amount : amount + 100 - rest;
    }
}
`;

/** A long file whose one change is in the middle, so that most of its lines are in no hunk. */
function catalogue(method: string, item: string): string {
  const items = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => `        add("item-${from + index}", ${(from + index) * 7});`).join('\n');
  return `package shop;

/** All that can be bought. */
public class Catalogue {
    public void fill() {
${items(1, 60)}
    }

    public int ${method}(int ${item}) {
        return ${item} * 7 + 3;
    }

    public void fillMore() {
${items(60, 120)}
    }

    private void add(String name, int price) {
        System.out.println(name + price);
    }
}
`;
}

const FORMAT_ADDRESS = `
    public String formatAddress(String street, String town, int code) {
        String first = street.trim();
        String second = code + " " + town.trim();
        return first + ", " + second.toUpperCase();
    }
`;

const customer = (name: string, address: boolean): string => `package shop;

public class ${name} {
    private final String name;
    private final String email;

    public ${name}(String name, String email) {
        this.name = name;
        this.email = email;
    }

    public String greeting() {
        String salutation = "Dear " + name;
        return salutation + ", we are happy to see you again";
    }

    public String contact() {
        return name + " <" + email + ">";
    }
${address ? FORMAT_ADDRESS : ''}}
`;

const address = (format: boolean): string => `package shop;

public class Address {
    private String street;
    private String town;
${format ? FORMAT_ADDRESS : ''}
    public boolean isComplete() {
        return street != null && town != null;
    }
}
`;

/** A class with one small edit, so that the change has files without refactorings. */
const plain = (index: number, edited: boolean): string => `package shop.part;

public class Part${index} {
    public int weight() {
        return ${edited ? index * 31 + 1 : index * 31};
    }

    public String label() {
        return "part ${index}";
    }
}
`;

export const BEFORE: Files = {
  'src/shop/Address.java': address(false),
  'src/shop/Catalogue.java': catalogue('priceOf', 'id'),
  'src/shop/Client.java': customer('Client', true),
  'src/shop/Invoice.java': INVOICE_BEFORE,
  'README.md': '# Shop\n\nSells things.\n',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`src/shop/part/Part${index}.java`, plain(index, false)])),
};

export const AFTER: Files = {
  'src/shop/Address.java': address(true),
  'src/shop/Catalogue.java': catalogue('priceFor', 'item'),
  'src/shop/Customer.java': customer('Customer', false),
  'src/shop/Invoice.java': INVOICE_AFTER,
  'README.md': '# Shop\n\nSells things, and writes invoices.\n',
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((index) => [`src/shop/part/Part${index}.java`, plain(index, true)])),
};

/** The same change with a comment in every file, so that no text of it is known from another one. */
export function variant(name: string): readonly [before: Files, after: Files] {
  const mark = (files: Files): Files => Object.fromEntries(Object.entries(files).map(([path, text]) => [path, `${text}// ${name}\n`]));
  return [mark(BEFORE), mark(AFTER)];
}

/** Classes in which every method is renamed: a change with many ends. */
export function manyRenames(name: string, classes: number, methods: number): readonly [before: Files, after: Files] {
  const text = (index: number, prefix: string): string =>
    `package ${name};\n\npublic class Many${index} {\n${Array.from({ length: methods }, (_, method) => `    public int ${prefix}${method}(int value) {\n        int scaled = value * ${index * methods + method + 2};\n        return scaled - ${method};\n    }\n`).join('\n')}}\n`;
  const files = (prefix: string): Files =>
    Object.fromEntries(Array.from({ length: classes }, (_, index) => [`src/${name}/Many${index}.java`, text(index, prefix)]));
  return [files('count'), files('measure')];
}

/** Methods of a class of `largeChange`; with their changed lines they are about 140 rows of its diff. */
const LARGE_METHODS = 20;

/** A change as large as GitHub still shows: many classes, each with renamed methods and variables among small edits, so that nearly all of their lines are in a hunk. */
export function largeChange(name: string, classes: number): readonly [before: Files, after: Files] {
  const text = (index: number, after: boolean): string => {
    const method = (number: number): string => {
      const renamed = number % 7 === 0 && after;
      const factor = index * LARGE_METHODS + number + 2;
      const edited = number % 7 !== 0 && after ? factor + 1 : factor;
      const rest = number % 7 === 3 && after ? 'remainder' : 'rest';
      return `    public int ${renamed ? 'measure' : 'count'}${number}(int value, int limit) {
        int scaled = value * ${edited};
        int ${rest} = scaled % ${factor};
        return Math.min(scaled - ${rest}, limit + ${number});
    }
`;
    };
    return `package ${name};\n\npublic class Large${index} {\n${Array.from({ length: LARGE_METHODS }, (_, number) => method(number)).join('\n')}}\n`;
  };
  const files = (after: boolean): Files =>
    Object.fromEntries(Array.from({ length: classes }, (_, index) => [`src/${name}/Large${index}.java`, text(index, after)]));
  return [files(false), files(true)];
}

/** Makes a repository of two sets of files for the stand-in. */
export async function serveChange(before: Files = BEFORE, after: Files = AFTER, name = 'project'): Promise<Source> {
  const folder = await mkdtemp(join(tmpdir(), 'reflens-change-'));
  for (const [name, files] of Object.entries({ before, after })) {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name, path)), { recursive: true });
      await writeFile(join(folder, name, path), text);
    }
  }
  const source = await fromFolders(join(folder, 'before'), join(folder, 'after'), {
    name,
    commit: { message: 'Tidy up invoices and customers' },
  });
  await rm(folder, { recursive: true, force: true });
  return source;
}

/** A repository of described commits, with their ids by name. */
export type MadeSource = Awaited<ReturnType<typeof makeSource>>;

/** What a commit says that makes one set of files of another; only some of them, if wanted. */
export const changedFiles = (from: Files, to: Files, only: (path: string) => boolean = () => true): Record<string, string | null> =>
  Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(to)])]
      .filter((path) => from[path] !== to[path] && only(path))
      .map((path) => [path, to[path] ?? null]),
  );

/** Makes a repository of two commits, \`before\` at the end of \`main\` and \`after\` at that of \`feature\`, and a pull request between them. */
export const twoBranches = ([before, after]: readonly [before: Files, after: Files], options: MakeOptions): Promise<MadeSource> =>
  makeSource(
    [
      { name: 'before', branch: 'main', files: before },
      { name: 'after', branch: 'feature', files: changedFiles(before, after) },
    ],
    { pulls: [{ number: 1, title: 'Change', body: '', base: 'main', head: 'feature' }], ...options },
  );

/** The 1-based line of a text's first line that contains something. */
export function lineOf(files: Files, path: string, part: string): number {
  const index = (files[path] ?? '').split('\n').findIndex((line) => line.includes(part));
  if (index < 0) throw new Error(`${path} has no line with ${part}`);
  return index + 1;
}
