/** Texts that are legal, or nearly, and that nobody writes: one thing of the language many times over, or nested deep, with all of it edited. */
export interface Shape {
  readonly what: string;
  /** One version; `now`: the one after the change. */
  readonly make: (size: number, now: boolean) => string;
  /** How deep or many suffices to be much for the engine. */
  readonly size: number;
}

const many = (count: number, one: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => one(i)).join(between);
const type = (members: string, head = 'class Yard'): string => `package port;\n\n${head} {\n${members}\n}\n`;
const body = (statements: string, head = 'void work(int a, int b)'): string => type(`  ${head} {\n${statements}\n  }`);
const nested = (depth: number, open: (i: number) => string, inner: string, close: string): string =>
  many(depth, open, '') + inner + close.repeat(depth);
const name = (now: boolean): string => (now ? 'now' : 'was');

const shape = (what: string, size: number, make: Shape['make']): Shape => ({ what, size, make });

/** Many of one kind beside each other. */
const WIDE: readonly Shape[] = [
  shape('parameters renamed', 3_000, (n, now) => type(`  void work(${many(n, (i) => `int ${name(now)}${i}`, ', ')}) { }`)),
  shape('parameters retyped and used', 1_500, (n, now) =>
    type(`  void work(${many(n, (i) => `${now ? 'Long' : 'Integer'} p${i}`, ', ')}) {\n${many(n, (i) => `put(p${i});`)}\n  }`),
  ),
  shape('locals renamed', 3_000, (n, now) =>
    body(
      many(n, (i) => `int ${name(now)}${i + 1} = step(${name(now)}${i}, ${i});`),
      `void work(int ${name(now)}0)`,
    ),
  ),
  shape('locals retyped', 2_000, (n, now) => body(many(n, (i) => `${now ? 'long' : 'int'} v${i} = step(${i});`))),
  shape('fields renamed and used', 1_500, (n, now) =>
    type(`${many(n, (i) => `int ${name(now)}${i};`)}\nint sum() { return ${many(n, (i) => `${name(now)}${i}`, ' + ')}; }`),
  ),
  shape('fields that moved', 1_500, (n, now) => {
    const fields = many(n, (i) => `int f${i} = ${i};`);
    return `package port;\nclass Yard { ${now ? '' : fields} }\nclass Dock { ${now ? fields : ''} }\n`;
  }),
  shape('methods renamed', 1_500, (n, now) =>
    type(many(n, (i) => ` int ${name(now)}${i}(int x) { int y = x + ${i}; note(y); return y * ${i % 7}; }`)),
  ),
  shape('methods that moved', 1_500, (n, now) => {
    const methods = many(n, (i) => `int m${i}(int x) { note(x + ${i}); return x * ${i % 7}; }`);
    return `package port;\nclass Yard { ${now ? '' : methods} }\nclass Dock { ${now ? methods : ''} }\n`;
  }),
  shape('overloads retyped', 1_000, (n, now) =>
    type(many(n, (i) => ` void load(T${i}${now ? 'Box' : ''} item, int k) { lift(item, k + ${i}); note(item); }`)),
  ),
  shape('abstract methods renamed', 2_000, (n, now) =>
    type(
      many(n, (i) => ` int ${name(now)}${i}(int x);`),
      'interface Yard',
    ),
  ),
  shape('enum constants renamed', 2_000, (n, now) =>
    type(`${many(n, (i) => `${name(now).toUpperCase()}_${i}(${i})`, ', ')}; Yard(int i) { }`, 'enum Yard'),
  ),
  shape(
    'classes renamed',
    1_500,
    (n, now) =>
      `package port;\n${many(n, (i) => `class ${now ? 'Pier' : 'Quay'}${i} extends Berth { int no() { return ${i % 5}; } void moor(Ship s) { s.tie(no()); } }`)}\n`,
  ),
  shape(
    'classes without members renamed',
    4_000,
    (n, now) => `package port;\n${many(n, (i) => `class ${now ? 'Pier' : 'Quay'}${i} { }`)}\n`,
  ),
  shape('interfaces of one class', 3_000, (n, now) => type('', `class Yard implements ${many(n, (i) => `${name(now)}${i}`, ', ')}`)),
  shape(
    'types that inherit from each other',
    1_000,
    (n, now) =>
      `package port;\n${many(n, (i) => `class C${i} extends C${i + 1} { ${(i + (now ? 1 : 0)) % 2 ? `int m${i}() { return ${i}; }` : ''} }`)}\n`,
  ),
  shape('annotations', 3_000, (n, now) => type(`${many(n, (i) => `@${name(now)}${i}(${i})`)} void work() { }`)),
  shape('values of an annotation', 3_000, (n, now) => type(`@Big(${many(n, (i) => `${name(now)}${i} = ${i}`, ', ')}) void work() { }`)),
  shape('modifiers', 20_000, (n, now) => type(`${many(n, () => (now ? 'final' : 'static'), ' ')} void work() { }`)),
  shape('thrown exceptions', 3_000, (n, now) => type(` void work() throws ${many(n, (i) => `${name(now)}${i}`, ', ')} { }`)),
  shape('type parameters', 2_000, (n, now) => type(` <${many(n, (i) => `${name(now)}${i} extends Base`, ', ')}> void work() { }`)),
  shape('type arguments', 2_000, (n, now) => type(` Big<${many(n, (i) => `${name(now)}${i}`, ', ')}> all = make();`)),
  shape(
    'imports renamed',
    5_000,
    (n, now) => `package port;\n${many(n, (i) => `import ${name(now)}.T${i};`)}\nclass Yard { ${many(50, (i) => `T${i} t${i};`)} }\n`,
  ),
  shape('statements alike', 3_000, (n, now) => body(many(n, (i) => `put(${i % 3}, ${now ? 'b' : 'a'});`))),
  shape('statements none of which is alike', 1_500, (n, now) =>
    body(many(n, (i) => `${now ? 'haul' : 'pull'}${(i * 7919) % 1000}(x${i}, ${i * 31});`)),
  ),
  shape('arguments of a call', 5_000, (n, now) => body(`put(${many(n, (i) => `${name(now)}${i}`, ', ')});`)),
  shape('arguments that are strings', 5_000, (n, now) => body(`put(${many(n, (i) => `"${name(now)} ${i}"`, ', ')});`)),
  shape('a sum of strings', 5_000, (n, now) => body(`return ${many(n, (i) => `"${name(now)}${i}"`, ' + ')};`, 'String work()')),
  shape('a sum of names and strings', 5_000, (n, now) =>
    body(`return ${many(n, (i) => (i % 2 ? `${name(now)}${i}` : `"t${i}"`), ' + ')};`, 'String work()'),
  ),
  shape('a condition that was turned', 3_000, (n, now) =>
    body(`if (${many(n, (i) => (now ? `!a${i}` : `a${i}`), now ? ' || ' : ' && ')}) go();`),
  ),
  shape('a condition that was split', 1_500, (n, now) =>
    body(now ? many(n, (i) => `if (a${i}) go();`) : `if (${many(n, (i) => `a${i}`, ' || ')}) go();`),
  ),
  shape('a chain of calls', 800, (n, now) => body(`work${many(n, (i) => `.${name(now)}${i}(${i})`, '')};`)),
  shape('cases of a switch', 2_000, (n, now) => body(`switch (a) {\n${many(n, (i) => `case ${i}: ${name(now)}(${i}); break;`)}\n}`)),
  shape('cases of a switch expression', 1_500, (n, now) =>
    body(`return switch (a) {\n${many(n, (i) => `case ${i} -> ${name(now)}(${i});`)}\n};`, 'int work(int a)'),
  ),
  shape('catch clauses', 1_500, (n, now) => body(`try { go(); } ${many(n, (i) => `catch (${name(now)}${i} e) { log(${i}, e); }`, ' ')}`)),
  shape('alternatives of a catch', 2_000, (n, now) => body(`try { go(); } catch (${many(n, (i) => `${name(now)}${i}`, ' | ')} e) { }`)),
  shape('resources of a try', 1_500, (n, now) => body(`try (${many(n, (i) => `A ${name(now)}${i} = open(${i})`, '; ')}) { go(); }`)),
  shape('ifs in a row', 2_000, (n, now) => body(many(n, (i) => `if (a > ${i}) { ${name(now)}(${i}); }`))),
  shape('loops that became pipelines', 800, (n, now) =>
    body(many(n, (i) => (now ? `list${i}.forEach(x -> put(x, ${i}));` : `for (X x : list${i}) { put(x, ${i}); }`))),
  ),
  shape('anonymous classes that became lambdas', 700, (n, now) =>
    body(
      many(n, (i) =>
        now ? `when${i % 3}(e -> pull(e, ${i}));` : `when${i % 3}(new Task() { public void run(Event e) { pull(e, ${i}); } });`,
      ),
    ),
  ),
  shape('lambdas of a call', 1_500, (n, now) => body(`all(${many(n, (i) => `x -> ${name(now)}(x, ${i})`, ', ')});`)),
  shape('a method extracted from many', 700, (n, now) => calls(n, now)),
  shape('a method inlined in many', 700, (n, now) => calls(n, !now)),
  shape('many methods extracted from one', 700, (n, now) =>
    type(
      now
        ? ` void work() {\n${many(n, (i) => `step${i}();`)}\n }\n${many(n, (i) => ` void step${i}() { a${i} = load(${i}); put(a${i}); }`)}`
        : ` void work() {\n${many(n, (i) => `a${i} = load(${i}); put(a${i});`)}\n }`,
    ),
  ),
  shape('constants extracted', 1_500, (n, now) =>
    type(
      (now ? many(n, (i) => `static final String C${i} = "text ${i}";`) : '') +
        ` void work() {\n${many(n, (i) => (now ? `put(C${i});` : `put("text ${i}");`))}\n }`,
    ),
  ),
  shape('variables extracted', 1_500, (n, now) => body(many(n, (i) => (now ? `int v${i} = load(${i}); put(v${i});` : `put(load(${i}));`)))),
  shape('variables inlined', 1_500, (n, now) => body(many(n, (i) => (now ? `put(load(${i}));` : `int v${i} = load(${i}); put(v${i});`)))),
  shape('comments between statements', 3_000, (n, now) => body(many(n, (i) => `// ${name(now)} ${i}\nput(${i});`))),
  shape('a comment of many words', 30_000, (n, now) => type(`/** ${many(n, (i) => `${name(now)}${i}`, ' ')} */ void work() { }`)),
  shape('tests renamed and edited', 700, (n, now) =>
    type(
      many(n, (i) =>
        now
          ? ` @Test void holds${i}() { Scale s = new Scale(); s.add(${i}); s.add(${i + 2}); assertEquals(${2 * i + 2}, s.sum(), "sum"); }`
          : ` @Test public void testHold${i}() { Scale s = new Scale(); s.add(${i}); s.add(${i + 1}); assertEquals(${2 * i + 1}, s.sum()); }`,
      ),
    ),
  ),
  shape('elements of an array', 4_000, (n, now) =>
    body(`keep(new String[] { ${many(n, (i) => `${name(now).toUpperCase()}_${i}`, ', ')} });`),
  ),
];

/** One within the other. */
const DEEP: readonly Shape[] = [
  shape('else after else', 5_000, (n, now) => body(`${many(n, (i) => `if (a == ${i}) ${name(now)}(${i});`, ' else ')}`)),
  shape(
    'classes in classes',
    900,
    (n, now) => `package port;\n${nested(n, (i) => `class ${now ? 'In' : 'At'}${i} { int v${i}; void m${i}() { v${i}++; } `, '', '}')}\n`,
  ),
  shape('lambdas in lambdas', 1_200, (n, now) => body(nested(n, (i) => `on(a${i} -> { ${now ? 'haul' : 'pull'}(a${i}); `, '', '}); '))),
  shape('anonymous classes in anonymous classes', 500, (n, now) =>
    body(nested(n, (i) => `on(new Task() { void run() { ${name(now)}(${i}); `, '', '} }); ')),
  ),
  shape('calls in calls', 3_000, (n, now) => body(`put(${nested(n, (i) => `${name(now)}${i}(`, 'a', ')')});`)),
  shape('parentheses', 5_000, (n, now) => body(`put(${'('.repeat(n)}${name(now)}${')'.repeat(n)});`)),
  shape('minus after minus', 5_000, (n, now) => body(`put(${'- '.repeat(n)}${name(now)});`)),
  shape('ternaries in ternaries', 3_000, (n, now) => body(`put(${many(n, (i) => `a == ${i} ? ${name(now)}${i}`, ' : ')} : 0);`)),
  shape('binary operators of two kinds', 5_000, (n, now) =>
    body(`put(${many(n, (i) => `${name(now)}${i}`, '').replace(/\d+/g, (d) => `${d} ${Number(d) % 2 ? '+' : '-'} `)} 0);`),
  ),
  shape('assignments in assignments', 3_000, (n, now) => body(`${many(n, (i) => `${name(now)}${i}`, ' = ')} = 0;`)),
  shape('blocks in blocks', 5_000, (n, now) => body(`${'{ '.repeat(n)}${name(now)}();${' }'.repeat(n)}`)),
  shape('loops in loops', 2_000, (n, now) => body(nested(n, (i) => `while (a < ${i}) { ${name(now)}(${i}); `, '', '}'))),
  shape('tries in tries', 1_000, (n, now) => body(nested(n, (i) => `try { ${name(now)}(${i}); `, '', '} finally { }'))),
  shape('switches in switches', 1_000, (n, now) => body(nested(n, (i) => `switch (a) { case ${i}: ${name(now)}(); `, '', '}'))),
  shape('a name of many parts', 20_000, (n, now) => body(`put(${many(n, (i) => `${name(now)}${i % 10}`, '.')});`)),
  shape('a type of many parts', 60_000, (n, now) => type(` a${'.b'.repeat(n)}.${now ? 'C' : 'D'} all;`)),
  shape('types in types', 3_000, (n, now) => type(` ${'Box<'.repeat(n)}${name(now)}${'>'.repeat(n)} all;`)),
  shape('arrays of arrays', 5_000, (n, now) => type(` int${'[]'.repeat(n)} ${name(now)};`)),
  shape('array accesses', 5_000, (n, now) => body(`put(a${many(n, (i) => `[${i}]`, '')}, ${name(now)});`)),
  shape('arrays in arrays', 3_000, (n, now) => body(`keep(new int${'[]'.repeat(5)} ${'{ '.repeat(n)}${name(now)}${' }'.repeat(n)});`)),
  shape('annotations in annotations', 2_000, (n, now) => type(`${nested(n, (i) => `@A${i}(`, now ? '1' : '2', ')')} void work() { }`)),
  shape('casts', 3_000, (n, now) => body(`put(${'(A) '.repeat(n)}${name(now)});`)),
  shape('patterns in patterns', 2_000, (n, now) => body(`if (a instanceof ${nested(n, () => 'P(', `X ${name(now)}`, ')')}) go();`)),
  shape('labels', 3_000, (n, now) => body(`${many(n, (i) => `l${i}:`, ' ')} while (a) ${name(now)}();`)),
  shape('a package of many parts', 20_000, (n, now) => `package ${many(n, (i) => `${name(now)}${i % 10}`, '.')};\nclass Yard { }\n`),
];

/** Long words. */
const LONG: readonly Shape[] = [
  shape('a long identifier', 100_000, (n, now) => body(`int ${'x'.repeat(n)}${name(now)} = 1; put(${'x'.repeat(n)}${name(now)});`)),
  shape('many long identifiers', 20_000, (n, now) =>
    body(many(20, (i) => `int ${'xy'.repeat(n / 2)}${i}${name(now)} = ${i}; put(${'xy'.repeat(n / 2)}${i}${name(now)});`)),
  ),
  shape('a long method name', 100_000, (n, now) => type(` void ${'aB'.repeat(n / 2)}${name(now)}() { go(); }`)),
  shape('a long class name', 100_000, (n, now) => `package port;\nclass ${'aB'.repeat(n / 2)}${name(now)} { void go() { } int x; }\n`),
  shape('a long string', 200_000, (n, now) => body(`put("${'ab '.repeat(n / 3)}${name(now)}");`)),
  shape('a long string in an annotation', 200_000, (n, now) => type(`@X("${'a.'.repeat(n / 2)}${name(now)}") void work() { }`)),
  shape('a long number', 100_000, (n, now) => body(`put(${'1'.repeat(n)}${now ? 2 : 3});`)),
  shape('a long line of blanks', 300_000, (n, now) => body(`put(${' '.repeat(n)}${name(now)});`)),
  shape('a long comment', 300_000, (n, now) => body(`put(1); // ${'// '.repeat(n / 3)}${name(now)}`)),
];

function calls(n: number, extracted: boolean): string {
  return type(
    (extracted ? ' void mark(String key, int v) { Slot s = slot(key); s.fill(v); s.seal(); }\n' : '') +
      many(
        n,
        (i) =>
          ` void w${i}() { open(${i}); ${extracted ? `mark("s${i}", ${i});` : `Slot s${i} = slot("s${i}"); s${i}.fill(${i}); s${i}.seal();`} shut(${i}); }`,
      ),
  );
}

export const SHAPES: readonly Shape[] = [...WIDE, ...DEEP, ...LONG];
