/** A receipt in SARIF. */
import { verdictSentence } from '../../shown/receipt.js';
import { sarifOf, sarifResult } from './sarif-form.js';
import type { Receipt, Refusal, Unseen } from '../results/receipt.js';

const RULES = {
  'not-explained': 'A change that no refactoring, no move and no white space explains.',
  'not-allowed': 'A change that is explained by something that was not allowed.',
  'not-analysed': 'Something changed and was not looked at, or not as a whole.',
} as const;

type RuleId = keyof typeof RULES;

/** The places as results. `version` is Reflens' own. */
export function receiptSarif(receipt: Receipt, version: string): string {
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, text, level: 'error' as const }));
  const results = [...receipt.refusals.map(refusalResult), ...receipt.unseen.map(unseenResult)];
  return sarifOf(rules, results, { verdict: receipt.verdict, allowed: receipt.allowed, sentence: verdictSentence(receipt) }, version);
}

function refusalResult({ path, side, startLine, endLine, text, why, kinds }: Refusal): object {
  const before = side === 'before' && startLine !== null ? ` (${lines(startLine, endLine)} before the change)` : '';
  const words = `${capital(why)}${before}.${text === '' ? '' : ` ${text}`}`;
  // Lines that are gone have no place in the version that is shown.
  const region = side === 'after' && startLine !== null ? { startLine, endLine: endLine ?? startLine } : null;
  return result(kinds.length > 0 ? 'not-allowed' : 'not-explained', words, path, region);
}

const unseenResult = ({ path, why }: Unseen): object =>
  result('not-analysed', `${capital(why)}${why.endsWith('.') ? '' : '.'}`, path, null);

function result(ruleId: RuleId, text: string, path: string, region: object | null): object {
  return sarifResult({
    ruleId,
    ruleIndex: Object.keys(RULES).indexOf(ruleId),
    level: 'error',
    text,
    locations: path === '' ? [] : [{ path, region }],
  });
}

const lines = (startLine: number, endLine: number | null): string =>
  endLine === null || endLine === startLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
