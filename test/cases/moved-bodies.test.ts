// In which bodies moved lines were and are, by the look of texts: what is out of order, and what only went along with what it is in.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Detector } from '../../engine/api.js';
import { sourceDetector } from '../support/detector.js';
import { toldBy, type Files } from '../support/moved-told.js';

let detector: Detector;
beforeAll(async () => {
  detector = await sourceDetector();
});

const told = (before: Files, after: Files): ReturnType<typeof toldBy> => toldBy(detector, before, after);

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
  const METHODS = {
    open: [
      '/**',
      ' * Opens the quays of the harbour.',
      ' */',
      'open(quays: Quays): void {',
      '  this.quays = quays.open(this.harbour);',
      '}',
    ],
    shut: [
      '/**',
      ' * Closes them, and tells nobody of it.',
      ' */',
      'shut(reason: string): void {',
      '  this.log.write(reason);',
      '  this.quays.shut(reason, now());',
      '}',
    ],
    count: ['count(): number {', '  const all = this.quays.list();', '  this.log.write("counted");', '  return all.length;', '}'],
  };
  const inClass = (head: string, ...methods: readonly (readonly string[])[]): readonly string[] => [
    head,
    ...methods.flatMap((method, at) => [...(at > 0 ? [''] : []), ...method.map((line) => `  ${line}`)]),
    '}',
  ];

  it('are members with their comments, and signatures, although their class has another head', async () => {
    const { open, shut, count } = METHODS;
    const methods = await told(
      { 'a.ts': inClass('class Harbour {', open, count, shut) },
      { 'a.ts': inClass('class Harbour implements Port {', count, shut, open) },
    );
    expect(methods.moved).toEqual(['elsewhere a.ts:2-7 > a.ts:16-21']);
    expect(methods.left).toContain('a.ts:1-1');
    expect(methods.left.join()).not.toMatch(/:(?:1[6-9]|2\d)-/);
    const signatures = [
      ['/**', ' * Opens the quays of the harbour.', ' */', 'open(quays: Quays): Promise<void>;'],
      ['/**', ' * Closes them, and tells nobody of it.', ' */', 'shut(reason: string): Promise<void>;'],
      ['count(all: Quays, among: Harbour): number;'],
    ];
    const [first = [], second = [], third = []] = signatures;
    const { moved, left } = await told(
      { 'a.ts': inClass('interface Port {', first, third, second) },
      { 'a.ts': inClass('interface Port {', third, second, first) },
    );
    expect(moved).toHaveLength(1);
    expect(moved[0]).toMatch(/^members /);
    expect(left).toEqual([]);
  });

  it('are out of order where a function got another name, and its statements went over what stayed in it', async () => {
    const [stay, go] = [
      ['  const crane = lift(quays, height);', '  crane.turn(degrees, slowly);', '  crane.lower(crate, deck);', '  crane.rest("noon");'],
      ['  const empty = crates.filter((one) => one.isEmpty);', '  const heavy = crates.filter((one) => one.isHeavy);'],
    ];
    const { moved, left } = await told(
      { 'a.js': ['const Load = (crates) => {', ...stay, ...go, '};'] },
      { 'a.js': ['export default function Load(crates) {', ...go, ...stay, '};'] },
    );
    expect(moved).toEqual(['statements a.js:6-7 > a.js:2-3']);
    expect(left).toEqual(['a.js:1-3']);
  });

  it('went elsewhere out of one method of a class into another', async () => {
    const part = [
      '  const all = this.quays.list();',
      '  const empty = all.filter((one) => one.isEmpty);',
      '  this.log.write(empty.length);',
    ];
    const { open, count } = METHODS;
    const { moved, left } = await told(
      { 'a.ts': inClass('class Harbour {', open, ['tell(): void {', ...part, '  this.tell("all");', '}'], count) },
      {
        'a.ts': inClass(
          'class Harbour {',
          ['private empty(): void {', ...part, '}'],
          open,
          ['tell(): void {', '  this.empty();', '  this.tell("all");', '}'],
          count,
        ),
      },
    );
    expect(moved).toEqual(['elsewhere a.ts:10-12 > a.ts:3-5']);
    expect(left.join()).not.toContain('3-5');
  });

  it('are in order in a function that went to another file behind one that was before it', async () => {
    const edited = LOAD.map((line, at) => (at === 1 ? '    for crate in sorted(crates):' : line));
    const { moved, left } = await told(
      { 'a.py': [...PORT, ...WEIGH, '', ...LOAD, '', 'end()'] },
      { 'a.py': [...PORT, 'end()'], 'b.py': [...edited, '', ...WEIGH] },
    );
    expect([...moved].sort()).toEqual(['elsewhere a.py:10-13 > b.py:1-4', 'elsewhere a.py:4-8 > b.py:6-10']);
    expect(left).toEqual(['b.py:2-2']);
  });

  it('are left where a part of a function that went to another file is nested otherwise', async () => {
    const tail = ['ship.report("loaded", crates)', 'ship.master.sign(papers, today)', 'ship.leave(quay, pilot)'];
    const { moved, left } = await told(
      { 'a.py': [...PORT, ...LOAD.slice(0, 3), '    if ship.is_full:', ...tail.map((line) => `        ${line}`), 'end()'] },
      { 'a.py': [...PORT, 'end()'], 'b.py': [...LOAD.slice(0, 3), ...tail.map((line) => `    ${line}`)] },
    );
    expect(moved.map((one) => one.split(' ')[0])).toEqual(['elsewhere', 'statements']);
    expect(left).toEqual(['b.py:4-6']);
  });
});
