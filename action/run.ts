/** The action from beginning to end: which change, its history, its analysis, and what the workflow is told. */
import { analysed, type Analysed } from '../engine/node/check.js';
import { Failure } from '../engine/node/failure.js';
import { allowedBy, parseCommand, type Source } from '../engine/node/options.js';
import type { Receipt } from '../engine/results/receipt.js';
import { counted } from '../shown/counts.js';
import { verdictSentence } from '../shown/receipt.js';
import { ReflensError } from '../github/failures.js';
import { comment } from './comment.js';
import { wantedAs, wantedBy, type Wanted } from './event.js';
import { fetchHistory } from './history.js';
import { inputsOf, type Inputs } from './inputs.js';
import { figures, summaryOf } from './summary.js';
import type { Step } from './workflow.js';

type Env = Readonly<Record<string, string | undefined>>;

/** What counts as plain in the figures: what a reader need not think about. */
const PLAIN = ['renames,moves,formatting'];

/** Annotations that GitHub shows of one step. */
const MOST_ANNOTATIONS = 10;

/** Runs the step. Whatever goes wrong is said, and fails it. */
export async function run(env: Env, step: Step): Promise<void> {
  try {
    const inputs = inputsOf(env);
    const wanted = inputs.change === null ? wantedBy(env) : wantedAs(changeNamed(inputs.change), env);
    await fetchHistory(inputs.repository, wanted, inputs.token);
    const source: Source = { ...wanted.change, repository: inputs.repository };
    await tell(await analysed(source, undefined, { budget: inputs.budget }), { env, step, inputs, wanted });
  } catch (error) {
    // Anything else is ours to mend, so it comes with its place.
    step.fail(error instanceof Failure ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

interface Telling {
  readonly env: Env;
  readonly step: Step;
  readonly inputs: Inputs;
  readonly wanted: Wanted;
}

async function tell(change: Analysed, { env, step, inputs, wanted }: Telling): Promise<void> {
  const plain = allowedBy(PLAIN);
  const receipt = inputs.only && change.receipt(inputs.only);
  const { refactorings, explained } = change.result;
  step.output('verdict', receipt?.verdict ?? '');
  step.output('refused', receipt?.refusals.length ?? 0);
  step.output('refactorings', refactorings.length);
  step.output('changed', explained?.changed ?? '');
  step.output('left', explained?.left ?? '');
  step.log(`Reflens: ${figures(change, plain)}.`);
  const summary = summaryOf(change, plain, receipt);
  step.summarize(summary);
  if (receipt) require(receipt, step);
  if (inputs.comment) await commented(summary, { env, step, inputs, wanted });
}

/** Fails the step, with the places, unless everything is allowed. */
function require(receipt: Receipt, step: Step): void {
  if (receipt.verdict === 'accepted') {
    step.log(verdictSentence(receipt));
    return;
  }
  const places = [
    ...receipt.refusals.map(({ path, side, startLine, endLine, text, why }) => ({
      // Lines that are gone have no place in what is shown.
      place: { file: path, ...(side === 'after' && startLine !== null && { line: startLine, endLine: endLine ?? startLine }) },
      message: `${side === 'before' && startLine !== null ? `Line ${startLine} before the change: ` : ''}${why}${text === '' ? '' : `: ${text}`}`,
    })),
    ...receipt.unseen.map(({ path, why }) => ({ place: path === '' ? undefined : { file: path }, message: `Not looked at: ${why}` })),
  ];
  // The last one is for the sentence.
  for (const { place, message } of places.slice(0, MOST_ANNOTATIONS - 1)) step.annotate('error', message, place);
  const more = places.length - (MOST_ANNOTATIONS - 1);
  step.fail(`${verdictSentence(receipt)}${more > 0 ? ` The job’s summary has ${counted(more, 'more place')}.` : ''}`);
}

async function commented(summary: string, { env, step, inputs, wanted }: Telling): Promise<void> {
  if (wanted.pull === null) {
    step.log('There is no pull request to comment on.');
    return;
  }
  if (inputs.token === undefined) {
    step.annotate('warning', 'A comment needs the input "token".');
    return;
  }
  const api = env.GITHUB_API_URL || 'https://api.github.com';
  try {
    await comment({ api, repository: env.GITHUB_REPOSITORY ?? '', pull: wanted.pull, token: inputs.token }, summary);
  } catch (error) {
    // The figures are there without it, and a receipt does not depend on it.
    if (!(error instanceof Failure || error instanceof ReflensError || error instanceof TypeError)) throw error;
    step.annotate(
      'warning',
      error instanceof TypeError ? 'The comment could not be written: no connection to GitHub’s API.' : error.message,
    );
  }
}

/** The change that a workflow names. Throws `Failure`. */
function changeNamed(change: string): Wanted['change'] {
  const command = parseCommand(['--', change]);
  if (command.kind === 'detect' && command.source.kind === 'commit') return { kind: 'commit', revision: command.source.revision };
  if (command.kind === 'detect' && command.source.kind === 'range') return { kind: 'range', range: command.source.range };
  throw new Failure(`The input "change" is A..B, A...B or a commit, not "${change}".`);
}
