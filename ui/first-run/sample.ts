/** A small change, made up, as the lines of a diff: `-` was, `+` is, a blank stayed. Both versions and the numbers of all lines follow from it. */

export interface SampleFile {
  readonly path: string;
  /** With a sign before each line. */
  readonly diff: readonly string[];
}

export interface SampleLine {
  readonly kind: 'context' | 'deletion' | 'addition';
  /** 1-based, in each version that has the line. */
  readonly before: number | null;
  readonly after: number | null;
  readonly text: string;
}

const lines = (text: string): readonly string[] => text.slice(1, -1).split('\n');

export const SAMPLE: readonly SampleFile[] = [
  {
    path: 'shop/Invoice.java',
    diff: lines(`
 package shop;
 
 import java.util.List;
 
 class Invoice {
     private final List<Item> items;
-    private int sum;
+    private int total;
 
     Invoice(List<Item> items) {
         this.items = items;
     }
 
     void print(Printer printer) {
-        printer.open("Invoice");
-        printer.text("Items: " + items.size());
-        printer.text("Date: " + printer.today());
-        printer.rule(40);
+        printHeader(printer);
         for (Item item : items) {
             printer.text(item.name() + " " + item.price());
-            sum += item.price();
+            total += item.price();
         }
-        printer.text("Sum: " + sum);
+        printer.text("Total: " + total);
         printer.close();
     }
 
     void add(int total) {
-        sum += total;
+        total += total;
     }
+
+    private void printHeader(Printer printer) {
+        printer.open("Invoice");
+        printer.text("Items: " + items.size());
+        printer.text("Date: " + printer.today());
+        printer.rule(40);
+    }
 }
`),
  },
  {
    path: 'shop/Customer.java',
    diff: lines(`
 package shop;
 
 class Customer {
     private String name;
 
-    String format(String street, String town, int code) {
-        String first = street.trim();
-        String second = code + " " + town.trim();
-        return first + ", " + second.toUpperCase();
-    }
-
     String greeting() {
         return "Dear " + name;
     }
 }
`),
  },
  {
    path: 'shop/Address.java',
    diff: lines(`
 package shop;
 
 class Address {
     private String street;
     private String town;
 
+    String format(String street, String town, int code) {
+        String first = street.trim();
+        String second = code + " " + town.trim();
+        return first + ", " + second.toUpperCase();
+    }
+
     boolean isComplete() {
         return street != null && town != null;
     }
 }
`),
  },
];

/** The lines of a file's diff with their numbers. */
export function sampleLines({ diff }: SampleFile): readonly SampleLine[] {
  let before = 0;
  let after = 0;
  return diff.map((line) => {
    const text = line.slice(1);
    if (line.startsWith('-')) return { kind: 'deletion', before: ++before, after: null, text };
    if (line.startsWith('+')) return { kind: 'addition', before: null, after: ++after, text };
    return { kind: 'context', before: ++before, after: ++after, text };
  });
}

/** One version of all files. */
export function sampleVersion(side: 'before' | 'after'): Readonly<Record<string, string>> {
  const other = side === 'before' ? 'addition' : 'deletion';
  return Object.fromEntries(
    SAMPLE.map((file) => [
      file.path,
      `${sampleLines(file)
        .filter(({ kind }) => kind !== other)
        .map(({ text }) => text)
        .join('\n')}\n`,
    ]),
  );
}
