import { API_FAMILIES } from '../api-changes/registry.js';
import { DANGER_KINDS } from '../dangers/registry.js';
import { foundInChange } from '../opportunities/kind.js';
import { OPPORTUNITY_KINDS } from '../opportunities/registry.js';
import type { ApiChange, Danger, Look, LookWishes, NotLooked, Opportunity } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import type { Ending } from '../text/work.js';

/** Everything there is. */
export const ALL_WISHES: LookWishes = { dangers: true, opportunities: true, apiChanges: true };

const OPPORTUNITY_FINDERS = OPPORTUNITY_KINDS.map((kind) => ({ find: (at: LookedAt) => foundInChange(kind, at) }));

/** Does a step under a budget and says how it ended. */
export type Perform = (step: () => void) => Ending;

/**
 * Looks for what is wanted, kind by kind: what one kind has found stays when the time is up in the next. `leftOut` is asked at the end for what limits left out of which
 * file.
 */
export function look(at: LookedAt, wishes: LookWishes, perform: Perform, leftOut: () => readonly NotLooked[]): Look {
  const cut: NotLooked[] = [];
  const all = <Found>(kinds: readonly { readonly find: (at: LookedAt) => readonly Found[] }[], what: string): readonly Found[] => {
    const found: Found[] = [];
    let isWhole = true;
    for (const { find } of kinds) {
      let some: readonly Found[] = [];
      if (perform(() => (some = find(at))) !== 'done') isWhole = false;
      for (const one of some) found.push(one);
    }
    if (!isWhole) cut.push({ path: null, what: `some ${what}: the time budget was used up` });
    return found;
  };
  const dangers = wishes.dangers && all<Danger>(DANGER_KINDS, 'dangers');
  const opportunities = wishes.opportunities && all<Opportunity>(OPPORTUNITY_FINDERS, 'opportunities');
  const apiChanges = wishes.apiChanges && all<ApiChange>(API_FAMILIES, 'breaking changes');
  const notLooked = [...cut, ...leftOut()];
  return {
    ...(dangers && { dangers }),
    ...(opportunities && { opportunities }),
    ...(apiChanges && { apiChanges }),
    ...(notLooked.length > 0 && { notLooked }),
  };
}
