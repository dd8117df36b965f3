import { extractsMethod, inlinesMethod, typeFacts } from '../catalogue/facts.js';
import type { BodyMapping, Finding, FindingSide, View } from '../findings/view.js';
import type { Method } from '../model/declarations.js';
import { remembered } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';

/** Two methods of which code of the one became code of the other. Of an extraction `after` is the new method, of an inlining `before` the one that is gone. */
export interface Holder {
  readonly kind: 'pair' | 'extraction' | 'inlining';
  readonly before: Method;
  readonly after: Method;
  /** Null when there is no code on a side. */
  readonly body: BodyMapping | null;
}

/** Which methods the code of a finding is in. */
export class Holders {
  readonly #between = new Map<Method, Map<Method, Holder>>();

  constructor(view: View) {
    for (const pair of view.methodPairs) this.#add(new PairHolder(pair));
    for (const { sourceBefore, holder, extracted, body } of view.extractions)
      for (const before of new Set([holder, sourceBefore])) this.#add({ kind: 'extraction', before, after: extracted, body });
    for (const { inlined, targetAfter, holder, body } of view.inlinings)
      for (const after of new Set([holder, targetAfter])) this.#add({ kind: 'inlining', before: inlined, after, body });
  }

  /** The nearest; null when the finding is about no code of methods. */
  of({ type, before, after }: Finding): Holder | null {
    const facts = typeFacts(type);
    const kind = extractsMethod(facts) ? 'extraction' : inlinesMethod(facts) ? 'inlining' : null;
    let found: Holder | null = null;
    for (const one of methodsOf(before))
      for (const other of methodsOf(after)) {
        checkpoint();
        const holder = this.#between.get(one)?.get(other);
        if (holder && (kind === null || holder.kind === kind)) return holder;
        found ??= holder ?? null;
      }
    return found;
  }

  #add(holder: Holder): void {
    const others = remembered(this.#between, holder.before, () => new Map<Method, Holder>());
    if (!others.has(holder.after)) others.set(holder.after, holder);
  }
}

class PairHolder implements Holder {
  readonly kind = 'pair';

  constructor(private readonly pair: View['methodPairs'][number]) {}

  get before(): Method {
    return this.pair.before;
  }

  get after(): Method {
    return this.pair.after;
  }

  get body(): BodyMapping | null {
    return this.pair.body;
  }
}

/** The methods that one side of a finding is about or is in, the nearest first. */
export const methodsOf = ({ subject, within }: FindingSide): readonly Method[] =>
  [...subject, ...within].flatMap((element) => (element.kind === 'method' ? [element.method] : []));
