/** A receipt in SARIF 2.1.0, which code scanning and editors read: https://docs.oasis-open.org/sarif/sarif/v2.1.0/. */
import { verdictSentence } from '../../shown/receipt.js';
import { REPOSITORY } from '../../shown/project.js';
import type { Receipt, Refusal, Unseen } from '../results/receipt.js';

const RULES = {
  'not-explained': 'A change that no refactoring, no move and no white space explains.',
  'not-allowed': 'A change that is explained by something that was not allowed.',
  'not-analysed': 'Something changed and was not looked at, or not as a whole.',
} as const;

type RuleId = keyof typeof RULES;

/** The places as results. `version` is Reflens' own. */
export function receiptSarif(receipt: Receipt, version: string): string {
  const rules = Object.entries(RULES).map(([id, text]) => ({ id, shortDescription: { text }, defaultConfiguration: { level: 'error' } }));
  const run = {
    tool: { driver: { name: 'Reflens', version, informationUri: REPOSITORY, rules } },
    // What one program calls a column, another may not.
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true }],
    results: [...receipt.refusals.map(refusalResult), ...receipt.unseen.map(unseenResult)],
    properties: { verdict: receipt.verdict, allowed: receipt.allowed, sentence: verdictSentence(receipt) },
  };
  return JSON.stringify({ $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] }, null, 2);
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
  const location = { physicalLocation: { artifactLocation: { uri: uriOf(path), uriBaseId: '%SRCROOT%' }, ...(region && { region }) } };
  return {
    ruleId,
    ruleIndex: Object.keys(RULES).indexOf(ruleId),
    level: 'error',
    message: { text },
    locations: path === '' ? [] : [location],
  };
}

const lines = (startLine: number, endLine: number | null): string =>
  endLine === null || endLine === startLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A path as a relative address. Names that are no text cannot be encoded as they are. */
const uriOf = (path: string): string =>
  new TextDecoder().decode(new TextEncoder().encode(path)).split('/').map(encodeURIComponent).join('/');
