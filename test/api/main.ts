/** `npm run api`: whether what breaks for users of a library is told, of changes whose effect is known. */
import { parseArgs } from 'node:util';
import type { Change, Detector } from '../../engine/api.js';
import { createDetector } from '../../engine/node/index.js';
import { groupBy } from '../../engine/text/grouping.js';
import { readCases } from '../dangers/case-files.js';
import { print, row, shareOf } from '../dangers/table.js';
import { lookAt, type ApiChange } from '../support/looked.js';

const USAGE = `usage: npm run api -- --data DIR   cases of api-dev.json
  --wrong        the cases that are told wrongly
  --only TEXT    only cases whose id contains it`;

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    wrong: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

interface ApiCase extends Pick<Change, 'before' | 'after'> {
  readonly id: string;
  readonly set: string;
  /** Absent where only the effect is known. */
  readonly kinds?: readonly { readonly kind: string }[];
  readonly source: boolean;
  readonly binary: boolean;
}

interface Verdict {
  readonly wanted: ApiCase;
  readonly told: readonly ApiChange[];
  /** Of kinds: those that breaks something, each once. */
  readonly kinds: { readonly wanted: ReadonlySet<string>; readonly told: ReadonlySet<string> } | null;
}

const QUESTIONS = ['breaking', 'source', 'binary'] as const;

const isToldOn = (told: readonly ApiChange[], side: 'source' | 'binary'): boolean =>
  told.some(({ breaks }) => breaks === side || breaks === 'both');

function answersOf({ wanted, told }: Verdict, question: (typeof QUESTIONS)[number]): readonly [wanted: boolean, told: boolean] {
  if (question !== 'breaking') return [wanted[question], isToldOn(told, question)];
  return [wanted.source || wanted.binary, isToldOn(told, 'source') || isToldOn(told, 'binary')];
}

function effectLine(name: string, answers: readonly (readonly [boolean, boolean])[]): string {
  const count = (wanted: boolean, told: boolean): number => answers.filter(([one, other]) => one === wanted && other === told).length;
  const [right, missed, wrong, silent] = [count(true, true), count(true, false), count(false, true), count(false, false)];
  return row(name, [
    right,
    wrong,
    missed,
    silent,
    shareOf(right, right + wrong),
    shareOf(right, right + missed),
    shareOf(2 * right, 2 * right + wrong + missed),
  ]);
}

const isExact = ({ kinds }: Verdict): boolean =>
  kinds !== null && kinds.wanted.size === kinds.told.size && [...kinds.wanted].every((kind) => kinds.told.has(kind));

function kindLines(verdicts: readonly Verdict[]): readonly string[] {
  const compared = verdicts.filter(({ kinds }) => kinds !== null);
  const names = new Set(compared.flatMap(({ kinds }) => [...(kinds?.wanted ?? []), ...(kinds?.told ?? [])]));
  const lines = [...names].map((kind) => {
    const count = (wanted: boolean, told: boolean): number =>
      compared.filter(({ kinds }) => kinds?.wanted.has(kind) === wanted && kinds.told.has(kind) === told).length;
    const [right, wrong, missed] = [count(true, true), count(false, true), count(true, false)];
    return { wanted: right + missed, line: row(kind, [right, wrong, missed]) };
  });
  const exact = compared.filter(isExact).length;
  return [
    row('kinds', ['right', 'wrong', 'missed']),
    ...lines.sort((one, other) => other.wanted - one.wanted).map(({ line }) => line),
    `kinds exactly right: ${exact} of ${compared.length}, ${shareOf(exact, compared.length)}`,
  ];
}

function wrongLine({ wanted, told }: Verdict): string {
  const is = [...(wanted.source ? ['source'] : []), ...(wanted.binary ? ['binary'] : [])].join(' and ') || 'not breaking';
  const kinds = wanted.kinds?.map(({ kind }) => kind).join(' ') ?? '';
  return `${wanted.id}: is ${is} ${kinds}; said ${told.map(({ kind, breaks, element }) => `${kind} (${breaks}) ${element}`).join(', ') || 'nothing'}`;
}

async function judge(detector: Detector, wanted: ApiCase): Promise<Verdict> {
  const { apiChanges } = await lookAt(detector, { before: wanted.before, after: wanted.after });
  const breaking = apiChanges.filter(({ breaks }) => breaks !== 'none').map(({ kind }) => kind);
  const kinds =
    wanted.set === 'roseau' && wanted.kinds ? { wanted: new Set(wanted.kinds.map(({ kind }) => kind)), told: new Set(breaking) } : null;
  return { wanted, told: apiChanges, kinds };
}

async function main(folder: string): Promise<void> {
  const detector = await createDetector();
  const verdicts: Verdict[] = [];
  for (const one of readCases<ApiCase>(folder, 'api-dev.json'))
    if (one.id.includes(options.only)) verdicts.push(await judge(detector, one));
  const isWrong = (one: Verdict): boolean =>
    QUESTIONS.some((question) => answersOf(one, question)[0] !== answersOf(one, question)[1]) || (one.kinds !== null && !isExact(one));
  if (options.wrong) print(verdicts.filter(isWrong).map(wrongLine));
  print([row('what breaks', ['right', 'wrong', 'missed', 'silent', 'prec.', 'recall', 'F1'])]);
  const sets: (readonly [string, readonly Verdict[]])[] = [...groupBy(verdicts, ({ wanted }) => wanted.set), ['all', verdicts]];
  for (const [set, some] of sets)
    print(
      QUESTIONS.map((question) =>
        effectLine(
          `${set} ${question}`,
          some.map((one) => answersOf(one, question)),
        ),
      ),
    );
  print(kindLines(verdicts));
}

if (options.help || options.data === undefined) {
  print([USAGE]);
  process.exitCode = options.help ? 0 : 2;
} else await main(options.data);
