import { describe, expect, it } from 'vitest';
import { FAMILY_TYPES } from '../../../engine/catalogue/families.js';
import { sentencesOf } from '../../../engine/catalogue/sentences.js';
import { sourceDetector } from '../../support/detector.js';

/** Two versions of one file, the type that is looked at, RefactoringMiner's description without it, and what readers see: short, and as a sentence. */
type Shape = readonly [what: string, type: string, before: string, after: string, description: string, short: string, sentence: string];

const SHAPES: readonly Shape[] = [
  [
    'X renamed to Y in class C',
    'Rename Method',
    'class Shop { int priceOf(int id) { log(id); return table.get(id) * 2; } }',
    'class Shop { int priceFor(int id) { log(id); return table.get(id) * 2; } }',
    'package priceOf(id int) : int renamed to package priceFor(id int) : int in class Shop',
    'priceOf → priceFor · in Shop',
    'int priceOf(int id) renamed to int priceFor(int id) in class Shop',
  ],
  [
    'a method with other parameters, varargs, type parameters and exceptions',
    'Rename Method',
    'class Shop { public static <T> T first(Map<String, T> all) throws java.io.IOException { log(all); return all.get(KEY).read(KEY); } }',
    'class Shop { public static <T> T any(Map<String, T> all, int... at) throws java.io.IOException { log(all); return all.get(KEY).read(KEY); } }',
    'public first(all Map<String,T>) : T renamed to public any(all Map<String,T>, at int...) : T in class Shop',
    'T first(Map<String, T> all) → T any(Map<String, T> all, int... at) · in Shop',
    'public static <T> T first(Map<String, T> all) throws java.io.IOException renamed to public static <T> T any(Map<String, T> all, int... at) throws java.io.IOException in class Shop',
  ],
  [
    'X from class A to X from class B',
    'Move Method',
    'class Shop { static String label(String name) { String text = name.trim(); return text + "!"; } } class Tag { }',
    'class Shop { } class Tag { static String label(String name) { String text = name.trim(); return text + "!"; } }',
    'package label(name String) : String from class Shop to package label(name String) : String from class Tag',
    'String label(String name) · Shop → Tag',
    'static String label(String name) from class Shop to static String label(String name) from class Tag',
  ],
  [
    'X extracted from Y in class C',
    'Extract Method',
    'class Shop { void open() { sweep(floor); light(lamp, 3); greet(); } }',
    'class Shop { void open() { prepare(); greet(); } private void prepare() { sweep(floor); light(lamp, 3); } }',
    'private prepare() : void extracted from package open() : void in class Shop',
    'void prepare() · from open in Shop',
    'private void prepare() extracted from void open() in class Shop',
  ],
  [
    'X inlined to Y in class C',
    'Inline Method',
    'class Shop { void open() { prepare(); greet(); } private void prepare() { sweep(floor); light(lamp, 3); } }',
    'class Shop { void open() { sweep(floor); light(lamp, 3); greet(); } }',
    'private prepare() : void inlined to package open() : void in class Shop',
    'void prepare() · into open in Shop',
    'private void prepare() inlined to void open() in class Shop',
  ],
  [
    'a parameter of a constructor',
    'Add Parameter',
    'class Shop { Shop(int size) { this.size = size; open(); } }',
    'class Shop { Shop(int size, String... names) { this.size = size; open(); } }',
    'names : String... in method package Shop(size int, names String...) from class Shop',
    'String... names · in Shop',
    'String... names in Shop(int size, String... names) from class Shop',
  ],
  [
    'a modifier of a parameter in a method',
    'Add Parameter Modifier',
    'class Shop { int priceOf(int id) { log(id); return table.get(id) * 2; } }',
    'class Shop { int priceOf(final int id) { log(id); return table.get(id) * 2; } }',
    'final in parameter id : int in method package priceOf(id int) : int from class Shop',
    'final · in id, priceOf, Shop',
    'final in int id in int priceOf(final int id) from class Shop',
  ],
  [
    'an annotation of an attribute',
    'Add Attribute Annotation',
    'class Shop { private final int size = 3; }',
    'class Shop { @Checked(by = "me") private final int size = 3; }',
    '@Checked(by = "me") in attribute private size : int from class Shop',
    '@Checked(by = "me") · in size, Shop',
    '@Checked(by = "me") in private final int size from class Shop',
  ],
  [
    'access, of a member of an enum',
    'Change Method Access Modifier',
    'enum Size { SMALL, LARGE; int cents() { return ordinal() * 100; } }',
    'enum Size { SMALL, LARGE; public int cents() { return ordinal() * 100; } }',
    'package to public in method public cents() : int from class Size',
    'package → public · in cents, Size',
    'package to public in public int cents() from enum Size',
  ],
  [
    'an enum constant',
    'Rename Attribute',
    'class Shop { Size best() { return Size.BIG; } Size other() { return Size.BIG; } } enum Size { SMALL(1), BIG(2); Size(int n) { } }',
    'class Shop { Size best() { return Size.LARGE; } Size other() { return Size.LARGE; } } enum Size { SMALL(1), LARGE(2); Size(int n) { } }',
    'BIG : Size to LARGE : Size in class Size',
    'BIG → LARGE · in Size',
    'BIG to LARGE in enum Size',
  ],
  [
    'the type of an attribute',
    'Change Attribute Type',
    'class Shop { private List<String> names; int count() { return names.size(); } }',
    'class Shop { private Map<String, Integer> names; int count() { return names.size(); } }',
    'names : List<String> to names : Map<String,Integer> in class Shop',
    'List<String> names → Map<String, Integer> names · in Shop',
    'List<String> names to Map<String, Integer> names in class Shop',
  ],
  [
    'a type of which only the package is told differently',
    'Change Return Type',
    'class Shop { java.util.List<String> names() { return all; } }',
    'class Shop { List<String> names() { return all; } }',
    'java.util.List<String> to List<String> in method package names() : List<String> from class Shop',
    'java.util.List<String> → List<String> · in names, Shop',
    'java.util.List<String> to List<String> in List<String> names() from class Shop',
  ],
  [
    'a variable of an initializer',
    'Rename Variable',
    'class Shop { static { int count = load(); use(count); keep(count); } }',
    'class Shop { static { int number = load(); use(number); keep(number); } }',
    'count : int to number : int in initializer Shop from class Shop',
    'count → number · in static { … }, Shop',
    'int count to int number in static { … } from class Shop',
  ],
  [
    'a parameter of a lambda without a written type, in the value of a field',
    'Rename Variable',
    'class Shop { Job job = run(n -> { print(n); keep(n); }); }',
    'class Shop { Job job = run(number -> { print(number); keep(number); }); }',
    'n : null to number : null in attribute package job : Job from class Shop',
    'n → number · in job, Shop',
    'n to number in Job job from class Shop',
  ],
  [
    'a method of an anonymous type',
    'Rename Variable',
    'class Shop { void open() { run(new Job() { public void go() { int one = find(); lift(one); drop(one); } }); } }',
    'class Shop { void open() { run(new Job() { public void go() { int other = find(); lift(other); drop(other); } }); } }',
    'one : int to other : int in method public go() : void from class Shop.open.run.new Job',
    'one → other · in go, Shop.new Job',
    'int one to int other in public void go() from anonymous class Shop.open.run.new Job',
  ],
  [
    'a component of a record',
    'Change Attribute Type',
    'record Point(int x, int y) { }',
    'record Point(long x, int y) { }',
    'x : int to x : long in class Point',
    'int x → long x · in Point',
    'int x to long x in record Point',
  ],
  [
    'a method of an interface, public without saying so',
    'Change Return Type',
    'interface Priced { int price(String of); }',
    'interface Priced { long price(String of); }',
    'int to long in method public price(of String) : long from class Priced',
    'int → long · in price, Priced',
    'int to long in long price(String of) from interface Priced',
  ],
  [
    'kinds of types',
    'Change Type Declaration Kind',
    'class Priced { void price() { print(1); } }',
    'enum Priced { ; void price() { print(1); } }',
    'class to enum in type Priced',
    'class → enum · in Priced',
    'class to enum in type Priced',
  ],
  [
    'several that became one',
    'Merge Attribute',
    'class Line { int x; int y; Line(int x, int y) { this.x = x; this.y = y; } }',
    'class Line { Point at; Line(Point at) { this.at = at; } }',
    '[x : int, y : int] to at : Point in class Line',
    'int x, int y → Point at · in Line',
    '[int x, int y] to Point at in class Line',
  ],
  [
    'code with other code',
    'Replace Generic With Diamond',
    'class Shop { void open() { List<String> names = new ArrayList<String>(); keep(names); } }',
    'class Shop { void open() { List<String> names = new ArrayList<>(); keep(names); } }',
    'ArrayList<String> with ArrayList<> in method package open() : void from class Shop',
    'ArrayList<String> → ArrayList<> · in open, Shop',
    'ArrayList<String> with ArrayList<> in void open() from class Shop',
  ],
];

describe('a finding in words', () => {
  const engine = sourceDetector();

  it.each(SHAPES)('%s: %s', async (_, type, before, after, description, short, sentence) => {
    const detector = await engine;
    const { refactorings } = await detector.detect({ before: { 'A.java': before }, after: { 'A.java': after } });
    const found = refactorings.filter((one) => one.type === type);
    expect(found.map((one) => one.description)).toContain(`${type} ${description}`);
    const one = found.find((each) => each.description === `${type} ${description}`);
    const { summary } = one ?? {};
    const told = [summary?.before, summary?.after].filter((text) => text !== undefined).join(' → ');
    expect(`${told}${summary?.context ? ` · ${summary.context}` : ''}`).toBe(short);
    expect(summary?.sentence).toBe(sentence);
  });

  it('knows how to say every type of the catalogue', () => {
    const types = FAMILY_TYPES.flatMap((family) => family.types.map(({ type }) => type));
    for (const type of types) expect(sentencesOf(type).length).toBeGreaterThan(0);
    expect(() => sentencesOf('Rename Weather')).toThrow('add one to engine/catalogue/sentences.ts');
  });
});
