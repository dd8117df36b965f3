import type { Batches, DetectOptions } from './api.js';
import { Clock } from './clock.js';
import type { Languages, ParsedText } from './languages/parser.js';
import { OPPORTUNITY_KINDS } from './opportunities/registry.js';
import type { OpportunitySearch } from './opportunities/kind.js';
import type { Look, NotLooked } from './results/look.js';
import type { LookedAt } from './symbols/looked-at.js';
import { LARGEST_TEXT, tooLarge } from './text/largest-text.js';

/**
 * What the change did and could have done in files that it does not contain, too: in all of a version, say. A batch is forgotten before the next one is asked for, and
 * only what could hold something is parsed, so that neither memory nor time depend on more than the texts' length.
 */
export async function lookElsewhere(
  at: LookedAt,
  languages: Languages,
  batches: Batches,
  options: Pick<DetectOptions, 'budget' | 'signal'>,
): Promise<Look> {
  const { budget, signal } = options;
  const clock = new Clock({ ...(budget !== undefined && { budget }), ...(signal && { signal }) });
  const searches = OPPORTUNITY_KINDS.map((kind) => kind.search(at));
  const ofChange = new Set(at.view.after.files.map(({ path }) => path));
  for (const file of at.view.after.files)
    for (const search of searches)
      await clock.perform('explain', () => {
        if (search.mayBeIn(file.path, file.text)) search.add(file);
      });
  for await (const batch of batches) {
    if (clock.timeIsUp('explain')) break;
    for (const [path, text] of batch) if (!ofChange.has(path)) await searchText(path, text, { clock, languages, searches });
  }
  const opportunities = searches.flatMap((search) => search.found());
  const cut = clock.hitTimeout ? [{ path: null, what: 'opportunities in some files: the time budget was used up' }] : [];
  const notLooked: readonly NotLooked[] = [...cut, ...clock.allLeftOut.map(([path, what]) => ({ path, what }))];
  return { opportunities, ...(notLooked.length > 0 && { notLooked }) };
}

interface Searching {
  readonly clock: Clock;
  readonly languages: Languages;
  readonly searches: readonly OpportunitySearch[];
}

async function searchText(path: string, text: string, { clock, languages, searches }: Searching): Promise<void> {
  if (text.length > LARGEST_TEXT) {
    clock.leaveOut(path, `opportunities: ${tooLarge()}`);
    return;
  }
  let wanting: readonly OpportunitySearch[] = [];
  await clock.perform('explain', () => (wanting = searches.filter((search) => search.mayBeIn(path, text))));
  const parser = wanting.length > 0 ? await languages.parserFor(path) : null;
  if (!parser) return;
  await clock.perform('explain', () => {
    const parsed: ParsedText | null = parser.parseUnless(() => clock.readingIsOver(), path, text);
    try {
      const file = parsed?.lower();
      if (file) for (const search of wanting) search.add(file);
    } finally {
      parsed?.close();
    }
  });
}
