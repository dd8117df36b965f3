// What becomes of moved and copied lines in a result: what fades, what is only told, and as many near misses. The checker shares no code with what finds them.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Change, Detection, Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';
import { textsOf, toldBy, type Files } from '../support/moved-told.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const told = (before: Files, after: Files, more: Partial<Change> = {}): ReturnType<typeof toldBy> => toldBy(detector, before, after, more);

const inType = (...members: readonly (readonly string[])[]): Files => ({
  'Prices.java': [
    'class Prices {',
    ...members.flatMap((member, at) => [...(at > 0 ? [''] : []), ...member.map((line) => `  ${line}`)]),
    '}',
  ],
});

const NET = ['int net(int gross) {', '  return gross * 100 / (100 + rate);', '}'];
const TAX = ['int tax(int gross) {', '  int net = net(gross);', '  audit("tax", gross);', '  return gross - net;', '}'];
const AUDIT = ['void audit(String what, int amount) {', '  log.info(what + amount);', '}'];

describe('members of a type in another order', () => {
  it('are told, and fade', async () => {
    const { moved, left } = await told(inType(NET, TAX, AUDIT), inType(TAX, AUDIT, NET));
    expect(moved).toEqual(['members Prices.java:2-4 > Prices.java:12-14 in Prices']);
    expect(left).toEqual([]);
  });

  it('are left where they were edited on the way', async () => {
    const edited = NET.map((line) => line.replace('100 + rate', '99 + rate'));
    const { moved, left } = await told(inType(NET, TAX, AUDIT), inType(TAX, AUDIT, edited));
    expect(moved).toEqual(['members Prices.java:2-4 > Prices.java:12-14 in Prices']);
    expect(left).toEqual(['Prices.java:13-13']);
  });

  it('do not fade when they are fields with values, or static blocks', async () => {
    const [one, two, block] = [
      ['int low = next();'],
      ['int high = next();'],
      ['static {', '  register(Prices.class);', '  open("prices", 7);', '}'],
    ];
    const { moved, left } = await told(inType(one, two, NET, TAX), inType(two, one, NET, TAX));
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatch(/^statements /);
    expect(left).toHaveLength(1);
    const blocks = await told(inType(block, NET, TAX), inType(NET, TAX, block));
    expect(blocks.moved).toEqual(['statements Prices.java:2-5 > Prices.java:12-15 in Prices']);
    expect(blocks.left).toEqual(['Prices.java:12-14']);
  });

  it('fade when they are fields without values', async () => {
    const { moved, left } = await told(inType(['int low;'], ['int high;'], NET), inType(['int high;'], ['int low;'], NET));
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatch(/^members /);
    expect(left).toEqual([]);
  });

  it('do not fade when they are constants of an enum, which are counted', async () => {
    const colours = (...names: readonly string[]): Files => ({
      'C.java': ['enum C {', `  ${names[0] ?? ''},`, `  ${names[1] ?? ''};`, '}'],
    });
    const { left } = await told(colours('RED(1)', 'BLUE(2)'), colours('BLUE(2)', 'RED(1)'));
    expect(left.length).toBeGreaterThan(0);
  });

  it('may be types, nested ones and those of a file', async () => {
    const [one, two] = [
      ['class One {', '  int a() {', '    return helper.one(1);', '  }', '}'],
      ['class Two {', '  int b() {', '    return helper.two(2);', '  }', '}'],
    ];
    const nested = await told(inType(one, two), inType(two, one));
    expect(nested.left).toEqual([]);
    expect(nested.moved).toHaveLength(1);
    expect(nested.moved[0]).toMatch(/^members .* in Prices$/);
    const top = await told({ 'A.java': [...one, '', ...two] }, { 'A.java': [...two, '', ...one] });
    expect(top.left).toEqual([]);
    expect(top.moved).toHaveLength(1);
  });

  it('are not told where only white space changed', async () => {
    const { moved, left, result } = await told(
      inType(NET, TAX),
      inType(
        NET.map((line) => `  ${line}`),
        TAX,
      ),
    );
    expect({ moved, left }).toEqual({ moved: [], left: [] });
    expect(result.explained?.after['Prices.java']?.spans).toEqual([{ startLine: 2, endLine: 4, refactorings: [] }]);
  });
});

const STATEMENTS = ['  reader.open(path, charset);', '  String first = reader.line(buffer);', '  reader.close(path);'];

describe('statements of Java', () => {
  const method = (name: string, ...lines: readonly string[]): readonly string[] => [`void ${name}() {`, ...lines, '}'];
  const rest = ['  total = sum(lines, weights);', '  print(total, "of all lines");', '  write(total, store);', '  count++;'];

  it('that changed places in one body are told, and left', async () => {
    const { moved, left } = await told(inType(method('f', ...STATEMENTS, ...rest)), inType(method('f', ...rest, ...STATEMENTS)));
    expect(moved).toEqual(['statements Prices.java:3-5 > Prices.java:7-9']);
    expect(left).toEqual(['Prices.java:7-9']);
  });

  it('that went to a method which has nothing to do with it fade', async () => {
    const other = ['  engine.start(fuel, spark);', '  engine.warm(7, minutes);', '  engine.stop(fuel);'];
    const { moved, left } = await told(
      { ...inType(method('f', ...rest, ...STATEMENTS)), 'Other.java': ['class Other {', ...method('g', ...other), '}'] },
      { ...inType(method('f', ...rest)), 'Other.java': ['class Other {', ...method('g', ...other, ...STATEMENTS), '}'] },
    );
    expect(moved).toEqual(['elsewhere Prices.java:7-9 > Other.java:6-8']);
    expect(left).toEqual([]);
  });
});

describe('comments and members of Java', () => {
  const DOC = ['/**', ' * The price without the tax that is in it,', ' * in the smallest coin of the country.', ' */'];

  it('went elsewhere with a method of which another one stayed', async () => {
    const moreOf = (name: string, body: readonly string[]): readonly string[] => [
      `class ${name} {`,
      ...body.map((line) => `  ${line}`),
      '}',
    ];
    const { moved, left } = await told(
      { 'Prices.java': moreOf('Prices', [...DOC, ...NET, ...TAX]) },
      {
        'Prices.java': moreOf('Prices', ['int net(int gross) {', '  return Net.net(gross);', '}', ...TAX]),
        'Net.java': moreOf('Net', [...DOC, 'static int net(int gross) {', '  return gross * 100 / (100 + rate);', '}']),
      },
    );
    expect(moved).toEqual(['elsewhere Prices.java:2-5 > Net.java:2-5']);
    expect(left.join()).not.toMatch(/Net.java:[2-5]-/);
  });

  it('stayed where a comparison of lines shows their heads unchanged', async () => {
    const call = (name: string, ...more: readonly string[]): readonly string[] => [
      `void ${name}(Queue queue${more.map((one) => `, boolean ${one}`).join('')}) {`,
      `  show("${name} of the queue, at once");`,
      `  start(${['queue', ...more].join(', ')});`,
      '}',
    ];
    const { moved } = await told(
      inType(call('background'), NET),
      inType(['void background(Queue queue) {', '  background(queue, false);', '}'], call('background', 'now'), NET),
    );
    expect(moved).toEqual([]);
  });
});

const WEIGH = [
  'def weigh(crate, scale):',
  '    gross = scale.read(crate)',
  '    if gross < crate.tare:',
  '        raise ValueError("lighter than empty")',
  '    return gross - crate.tare',
];
const LOAD = [
  'def load(ship, crates):',
  '    for crate in crates:',
  '        ship.take(crate, weigh(crate, ship.scale))',
  '    ship.report("loaded", len(crates))',
];
const PORT = ['port = open_port("harbour")', 'quays = port.quays(limit=7)', 'print(port, quays)'];

describe('lines of other languages', () => {
  it('that went to another file fade, re-indented as a whole too', async () => {
    const indented = ['class Scale:', ...WEIGH.map((line) => `    ${line}`)];
    const { moved, left, result } = await told({ 'a.py': [...PORT, ...WEIGH] }, { 'a.py': PORT, 'b.py': indented });
    expect(moved).toEqual(['elsewhere a.py:4-8 > b.py:2-6']);
    expect(result.moved?.[0]).toMatchObject({ type: 'Moved Lines', indented: 4, editedLines: 0 });
    expect(left).toEqual(['b.py:1-1']);
    expect(result.refactorings).toEqual([]);
  });

  it('are left where their nesting changed', async () => {
    const dedented = WEIGH.map((line, at) => (at === 4 ? `    ${line}` : line));
    const { left } = await told({ 'a.py': [...PORT, ...WEIGH] }, { 'a.py': PORT, 'b.py': dedented });
    expect(left).toEqual(['b.py:5-5']);
  });

  it('are two blocks where a part was nested otherwise', async () => {
    const more = ['crane.lift(crate, height)', 'crane.turn(degrees, slowly)', 'crane.lower(crate, deck)', 'crane.rest(until="noon")'];
    const nested = more.map((line) => `    ${line}`);
    const { moved } = await told(
      { 'a.py': [...WEIGH, ...more, 'end()'] },
      { 'a.py': ['end()'], 'b.py': [...WEIGH, 'if cranes:', ...nested] },
    );
    expect(moved).toHaveLength(2);
  });

  it('fade as whole definitions in another order, and not as statements', async () => {
    const functions = await told({ 'a.py': [...WEIGH, '', ...LOAD, '', ...PORT] }, { 'a.py': [...LOAD, '', ...WEIGH, '', ...PORT] });
    expect(functions.moved).toHaveLength(1);
    expect(functions.moved[0]).toMatch(/^members /);
    expect(functions.left).toEqual([]);
    const more = ['first_of_all(quays, crates)', 'second_of_all(quays, crates)', 'third_of_all(quays, crates)', 'fourth(quays)'];
    const statements = await told({ 'a.py': [...PORT, ...more] }, { 'a.py': [...more, ...PORT] });
    expect(statements.moved).toEqual(['statements a.py:1-3 > a.py:5-7']);
    expect(statements.left).toEqual(['a.py:5-7']);
  });

  it('do not fade in the order of tests, which may matter', async () => {
    const test = (name: string, ...calls: readonly string[]): readonly string[] => [
      `it("${name}", () => {`,
      ...calls.map((call) => `  ${call};`),
      '});',
    ];
    const [one, two] = [
      test('opens', 'harbour.open(quays, 7)', 'expect(harbour.state).toBe("open")'),
      test('closes', 'harbour.close(quays, true, now)', 'expect(harbour.state).toBe("closed")', 'expect(harbour.ships).toEqual([])'),
    ];
    const { moved, left } = await told({ 'a.test.js': [...one, ...two] }, { 'a.test.js': [...two, ...one] });
    expect(moved).toEqual(['statements a.test.js:1-4 > a.test.js:6-9']);
    expect(left).toEqual(['a.test.js:5-8']);
  });

  it('went elsewhere when they are under another head of the file', async () => {
    const step = ['    - name: Check out the sources', '      uses: checkout/of-sources', '      with: everything that is there'];
    const { moved, left } = await told(
      { 'ci.yml': ['build:', '  steps:', '    - run: make everything', ...step, 'test:', '  steps:', '    - run: make test'] },
      { 'ci.yml': ['build:', '  steps:', '    - run: make everything', 'test:', '  steps:', '    - run: make test', ...step] },
    );
    expect(moved).toEqual(['elsewhere ci.yml:4-6 > ci.yml:7-9']);
    expect(left).toEqual([]);
  });

  it('are left when two blocks changed places on the way', async () => {
    const [one, two] = [
      PORT,
      ['crane.lift(crate, height)', 'crane.turn(degrees, slowly)', 'crane.lower(crate, deck)', 'crane.rest(until="noon")'],
    ];
    const { moved, left } = await told({ 'a.py': [...one, ...two, 'end()'] }, { 'a.py': ['end()'], 'b.py': [...two, ...one] });
    expect([...moved].sort()).toEqual(['elsewhere a.py:4-7 > b.py:1-4', 'statements a.py:1-3 > b.py:5-7']);
    expect(left).toEqual(['b.py:5-7']);
  });

  it('that were copied are told, and left', async () => {
    const { moved, left, result } = await told(
      { 'a.py': [...PORT, ...WEIGH, 'end()'] },
      { 'a.py': [...PORT, ...WEIGH, 'the_end()'], 'b.py': WEIGH },
    );
    expect(moved).toEqual(['copied a.py:4-8 > b.py:1-5']);
    expect(left).toContain('b.py:1-5');
    expect(result.moved?.[0]).toMatchObject({ type: 'Copied Lines', description: '5 lines that still stand in a.py:4, at b.py:1' });
  });

  it('are left when a text of several lines was shifted with them', async () => {
    const help = [
      'const help = `usage of the harbour:',
      '  open the harbour first',
      '  then close all the quays`;',
      'print(help, harbour, quays);',
    ];
    const shifted = ['function show() {', ...help.map((line) => `  ${line}`), '}'];
    const { moved, left } = await told({ 'a.js': ['start(harbour);', ...help] }, { 'a.js': ['start(harbour);'], 'b.js': shifted });
    expect(moved).toEqual(['statements a.js:2-5 > b.js:2-5']);
    expect(left).toEqual(['b.js:1-6']);
  });

  it('are found in patches where there are no texts', async () => {
    const patch = (sign: string): string =>
      [`@@ -1,${sign === '-' ? '5' : '0'} +1,${sign === '-' ? '0' : '5'} @@`, ...WEIGH.map((line) => sign + line)].join('\n');
    const { moved, left, result } = await told(
      {},
      {},
      {
        patches: [
          { before: 'gone.rb', after: null, patch: patch('-') },
          { before: null, after: 'new.rb', patch: patch('+') },
        ],
      },
    );
    expect(moved).toEqual(['elsewhere gone.rb:1-5 > new.rb:1-5']);
    expect(left).toEqual([]);
    expect(result.files).toEqual({});
  });
});

describe('a peek of moved lines', () => {
  const texts = (detection: Detection, index: number): readonly string[] =>
    (detection.peek(index)?.rows ?? []).map(({ before, after, edited }) => {
      const text = (line: typeof before): string => line?.pieces.map((piece) => piece.text).join('') ?? '';
      return `${edited ? '!' : ' '} ${text(before)} | ${text(after)}`;
    });

  it('has its lines side by side, from patches as well, with what was edited inside', async () => {
    const edited = WEIGH.map((line) => line.replace('lighter', 'emptier'));
    const patch = (sign: string, lines: readonly string[]): string => ['@@ -1,5 +1,5 @@', ...lines.map((line) => sign + line)].join('\n');
    const detection = await detector.open({
      before: {},
      after: {},
      patches: [
        { before: 'gone.py', after: null, patch: patch('-', WEIGH) },
        { before: null, after: 'new.py', patch: patch('+', edited) },
      ],
    });
    expect(texts(detection, 0)).toEqual(WEIGH.map((line, at) => `${at === 3 ? '!' : ' '} ${line} | ${edited[at] ?? ''}`));
    expect(detection.peek(0)).toMatchObject({ editedLines: 1, body: { kind: 'edited', lines: 1 } });
    expect(detection.peek(1)).toBeNull();
    detection.close();
  });

  it('comes behind those of refactorings, and is that of a member that changed its order', async () => {
    const renamed = TAX.map((line) => line.replace('tax(', 'vat('));
    const detection = await detector.open({ before: textsOf(inType(NET, TAX, AUDIT)), after: textsOf(inType(renamed, AUDIT, NET)) });
    const { refactorings, moved } = detection.result;
    expect(refactorings.map(({ type }) => type)).toEqual(['Rename Method']);
    expect(moved).toHaveLength(1);
    expect(texts(detection, refactorings.length)).toEqual(NET.map((line) => `    ${line} |   ${line}`));
    detection.close();
  });
});
