/** What else is worth a look, in SARIF. */
import { shownDangers } from '../../shown/dangers.js';
import type { ApiChange, Danger, Look, LookPlace } from '../results/result.js';
import { sarifOf, sarifResult, type SarifLevel } from './sarif-form.js';

/** One thing, before rules have numbers. */
interface Item {
  readonly ruleId: string;
  readonly level: SarifLevel;
  readonly sentences: readonly string[];
  /** Where it is now. What is gone has no place in the version that is shown. */
  readonly places: readonly LookPlace[];
}

const DANGER_LEVELS: Readonly<Record<Danger['certainty'], SarifLevel>> = { sure: 'error', likely: 'warning', open: 'note' };
const API_LEVELS: Readonly<Record<ApiChange['breaks'], SarifLevel>> = {
  both: 'error',
  source: 'error',
  binary: 'error',
  behaviour: 'warning',
  none: 'note',
};

/** Everything that was looked for and found. `version` is Reflens' own. */
export function lookSarif({ dangers = [], opportunities = [], apiChanges = [], notLooked = [] }: Look, version: string): string {
  const items: readonly Item[] = [
    ...shownDangers(dangers).map(({ kind, certainty, sentence, advice, after }) => ({
      ruleId: `danger/${kind}`,
      level: DANGER_LEVELS[certainty],
      sentences: [sentence, ...(advice === undefined ? [] : [advice])],
      places: after,
    })),
    ...opportunities.map(({ kind, sentence, places }) => ({
      ruleId: `opportunity/${kind}`,
      level: 'note' as const,
      sentences: [sentence],
      places,
    })),
    ...apiChanges.map(({ kind, breaks, sentence, migration, after }) => ({
      ruleId: `api/${kind}`,
      level: API_LEVELS[breaks],
      sentences: [sentence, ...(migration === null ? [] : [migration])],
      places: after,
    })),
  ];
  const ids = [...new Set(items.map(({ ruleId }) => ruleId))].sort();
  const indices = new Map(ids.map((id, index) => [id, index]));
  const rules = ids.map((id) => ({ id, text: wordsOf(id), level: items.find(({ ruleId }) => ruleId === id)?.level ?? ('note' as const) }));
  const results = items.map(({ ruleId, level, sentences, places }) =>
    sarifResult({
      ruleId,
      ruleIndex: indices.get(ruleId) ?? 0,
      level,
      text: sentences.join(' '),
      locations: places.map(({ path, startLine, endLine, startColumn, endColumn }) => ({
        path,
        region: { startLine, endLine, startColumn, endColumn },
      })),
    }),
  );
  return sarifOf(rules, results, { notLooked }, version);
}

/** `api/EXECUTABLE_REMOVED` -> `For users: executable removed`. */
function wordsOf(id: string): string {
  const [group = '', name = ''] = id.split('/');
  const words = name.toLowerCase().replaceAll(/[_-]/g, ' ');
  return `${group === 'danger' ? 'Danger' : group === 'api' ? 'For users' : 'Opportunity'}: ${words}.`;
}
