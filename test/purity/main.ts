/** `npm run purity`: whether code that was taken elsewhere is called pure or edited as people called it. */
import { readdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createDetector } from '../../engine/node/index.js';
import type { DetectionResult } from '../../engine/results/result.js';
import { commitsStartingWith, loadChange } from '../accuracy/oracle.js';
import { refuseToShow } from '../accuracy/sets.js';
import { halfOf, readLabels } from './labels.js';
import { readPairs } from './pairs.js';
import { judgedOf, scoreLines, VERDICTS, wrongLines, type Judged, type VerdictName } from './score.js';

const USAGE = `usage: npm run purity -- --labels FILE --oracle DIR   labels [{ sha1, type, description, pure, comment }] of commits in DIR/commits
       npm run purity -- --pairs FILE                pairs { id, refactoring, before, after }, one a line, all of them pure; .xz needs the command xz
  --by NAME         what is read as a verdict: ${Object.keys(VERDICTS).join(' or ')} (body)
  --wrong           what was called wrongly, of the half of the commits that may be read
  --commit SHA      only commits whose id begins so
  --lines FILE      write the result of each commit or pair, one JSON object a line`;

const { values: options } = parseArgs({
  options: {
    labels: { type: 'string' },
    oracle: { type: 'string' },
    pairs: { type: 'string' },
    by: { type: 'string', default: 'body' },
    wrong: { type: 'boolean', default: false },
    commit: { type: 'string' },
    lines: { type: 'string' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

const isVerdict = (name: string): name is VerdictName => Object.hasOwn(VERDICTS, name);
const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const kept: string[] = [];

/** What a scorer outside reads. */
function keep(id: object, { refactorings }: DetectionResult): void {
  if (options.lines === undefined) return;
  const told = refactorings.map(({ type, description, editedLines, body }) => ({
    type,
    description,
    ...(editedLines !== undefined && { editedLines }),
    ...(body && { body: body.kind === 'edited' ? 'changed' : body.kind, reason: body.kind === 'edited' ? body.reason : '' }),
  }));
  kept.push(JSON.stringify({ ...id, refactorings: told }));
}

async function scoreLabels(file: string, oracle: string, verdict: VerdictName): Promise<void> {
  if (options.wrong || options.lines !== undefined) refuseToShow(oracle, options.wrong ? '--wrong' : '--lines');
  const detector = await createDetector();
  const listed = new Set(readdirSync(`${oracle}/commits`).flatMap((name) => /-([0-9a-f]{40})\.json$/.exec(name)?.[1] ?? []));
  const judged: Judged[] = [];
  for (const [sha1, labels] of readLabels(file)) {
    if (!listed.has(sha1) || !sha1.startsWith(options.commit ?? '')) continue;
    const [id] = commitsStartingWith(oracle, null, sha1);
    if (!id) continue;
    const result = await detector.detect(loadChange(oracle, id));
    keep({ sha1 }, result);
    judged.push(...judgedOf(labels, result.refactorings, verdict));
  }
  const read = judged.filter(({ label }) => halfOf(label.sha1) === 'read');
  if (options.wrong) print(wrongLines(read));
  print(scoreLines('commits to read', read));
  const counted = judged.filter(({ label }) => halfOf(label.sha1) === 'counted');
  print(['', ...scoreLines('only counted', counted), '', ...scoreLines('all commits', judged)]);
}

/** Pairs have no labels of single refactorings: each that says something of its code counts as a pure one. */
async function scorePairs(file: string, verdict: VerdictName): Promise<void> {
  const detector = await createDetector();
  const judged: Judged[] = [];
  for (const { id, refactoring: type, before, after } of readPairs(file)) {
    const result = await detector.detect({ before, after });
    keep({ id }, result);
    for (const refactoring of result.refactorings) {
      const isPure = VERDICTS[verdict](refactoring);
      const label = { sha1: id, type, description: refactoring.description, pure: true, comment: '' };
      if (isPure !== null) judged.push({ label, refactoring, isPure });
    }
  }
  print(scoreLines('pairs', judged));
}

const { labels, oracle, pairs, by, lines } = options;
if (options.help || !isVerdict(by) || ((labels === undefined || oracle === undefined) && pairs === undefined)) {
  process.stdout.write(`${USAGE}\n`);
  process.exitCode = options.help ? 0 : 2;
} else {
  if (labels !== undefined && oracle !== undefined) await scoreLabels(labels, oracle, by);
  if (pairs !== undefined) await scorePairs(pairs, by);
  if (lines !== undefined) writeFileSync(lines, kept.map((line) => `${line}\n`).join(''));
}
