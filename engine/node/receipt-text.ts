/** A receipt as lines of text, as Markdown, and as JSON. */
import { grouped } from '../../shown/counts.js';
import { visible } from '../../shown/invisible.js';
import { code, sentence } from '../../shown/markdown.js';
import { kindsSentence, placeOf, verdictSentence } from '../../shown/receipt.js';
import type { Receipt, Refusal } from '../results/receipt.js';

/** Places of one file that are printed before the rest is only counted: somebody has to look at the file anyway. JSON and SARIF have all. */
const NAMED_PLACES = 50;

/** As people read it: the verdict, and place by place what is refused. No line end at the end. */
export function receiptText(receipt: Receipt): string {
  const blocks = [...byPath(receipt.refusals)].map(([path, refusals]) =>
    [visible(path), ...refusals.slice(0, NAMED_PLACES).flatMap(placeLines), ...more(refusals).map((words) => `  ${words}`)].join('\n'),
  );
  const unseen = receipt.unseen.map(({ path, why }) => `  ${path === '' ? visible(why) : `${visible(path)}: ${visible(why)}`}`);
  const found = kindsSentence(receipt);
  const end = [
    verdictSentence(receipt),
    ...(found === '' ? [] : [`Allowed and found: ${found}.`]),
    ...(unseen.length === 0 ? [] : ['Not looked at:', ...unseen]),
  ];
  return [...blocks, end.join('\n')].join('\n\n');
}

function placeLines(refusal: Refusal): readonly string[] {
  const { startLine, text, why } = refusal;
  const place = startLine === null ? '' : `${lineOf(refusal)}: `;
  return [`  ${place}${visible(why)}`, ...(text === '' ? [] : [`      ${visible(text)}`])];
}

function lineOf({ side, startLine, endLine }: Refusal): string {
  const lines = startLine === endLine ? `line ${startLine}` : `lines ${startLine}-${endLine}`;
  return side === 'before' ? `${lines} before the change` : lines;
}

/** As Markdown, for a comment or a job's summary. Nothing of the repository's words is markup. */
export function receiptMarkdown(receipt: Receipt, notes: readonly string[] = []): string {
  const { refusals, unseen, verdict } = receipt;
  const places = refusals
    .slice(0, NAMED_PLACES)
    .map((refusal) => `- ${code(placeOf(refusal))}: ${sentence(refusal.why)}${refusal.text === '' ? '' : `  \n  ${code(refusal.text)}`}`);
  const rest = more(refusals).map((words) => `- ${words}`);
  const found = kindsSentence(receipt);
  return [
    `## ${verdict === 'accepted' ? '✅' : '❌'} ${sentence(verdictSentence(receipt))}`,
    ...(places.length > 0 ? [[...places, ...rest].join('\n')] : []),
    ...(found === '' ? [] : [sentence(`Allowed and found: ${found}.`)]),
    ...(unseen.length === 0
      ? []
      : [`Not looked at:\n\n${unseen.map(({ path, why }) => `- ${path === '' ? '' : `${code(path)}: `}${sentence(why)}`).join('\n')}`]),
    ...notes.map((note) => `_${sentence(note)}_`),
  ].join('\n\n');
}

/** For other programs. */
export const receiptJson = (receipt: Receipt, notes: readonly string[]): string => JSON.stringify({ ...receipt, notes }, null, 2);

const more = (refusals: readonly Refusal[]): readonly string[] =>
  refusals.length > NAMED_PLACES ? [`and ${grouped(refusals.length - NAMED_PLACES)} more`] : [];

function byPath(refusals: readonly Refusal[]): ReadonlyMap<string, readonly Refusal[]> {
  const groups = new Map<string, Refusal[]>();
  for (const refusal of refusals) {
    const group = groups.get(refusal.path);
    if (group) group.push(refusal);
    else groups.set(refusal.path, [refusal]);
  }
  return groups;
}
