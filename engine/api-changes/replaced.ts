import type { Method, TypeDeclaration } from '../model/declarations.js';
import { descendants } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { append, groupBy, remembered } from '../text/grouping.js';
import { checkpoint } from '../text/work.js';
import { calledInstead, namedSuccessor } from './deprecated.js';
import { isOwnFile } from './exclusions.js';
import { shinglesOf, similarity, type Shingles } from './shingles.js';
import type { Versions } from './versions.js';

/** A method that is deprecated now, in both versions. */
export interface Deprecated {
  readonly before: Method;
  readonly after: Method;
  readonly type: TypeDeclaration;
}

/** What does its work since then, and what says so. */
export interface Replacement {
  readonly by: Method;
  readonly isNamed: boolean;
  readonly isSure: boolean;
  /** Calls of the changed files that went there, of all that there were. */
  readonly calls: number;
  readonly of: number;
}

/** How alike bodies must be, and how alike where nothing else says so; which share of the calls must have gone there. */
const ALIKE = 0.5;
const ALIKE_ALONE = 0.7;
const CALLS_SHARE = 0.5;

/** Rounds in which found pairs help to find others: each settles a further call between deprecated methods. */
const ROUNDS = 5;

/**
 * Deprecate, replace, remove (Dig and others, ECOOP 2006): what a deprecated method names, what its body calls, or what has its former body now, as long as calls agree. A
 * pair that is found tells where the calls in its own body went, so it is asked again until nothing is added.
 */
export function replacementsOf(deprecated: readonly Deprecated[], versions: Versions): ReadonlyMap<Method, Replacement> {
  const found = new Map<Method, Replacement>();
  if (deprecated.length === 0) return found;
  const callers = new Map(versions.ways.methods);
  const seen = { calls: { before: new Calls(), after: new Calls() }, bodies: new ShinglesOfBodies(versions.at.view.addedMethods) };
  for (let round = 0; round < ROUNDS; round++) {
    const size = found.size;
    for (const one of deprecated) {
      checkpoint();
      if (found.has(one.after)) continue;
      const replacement = replacementOf(one, callers, seen, versions);
      if (!replacement) continue;
      found.set(one.after, replacement);
      callers.set(one.before, replacement.by);
    }
    if (found.size === size) break;
  }
  return found;
}

function replacementOf(
  one: Deprecated,
  callers: ReadonlyMap<Method, Method>,
  { calls, bodies }: Seen,
  versions: Versions,
): Replacement | null {
  const named = namedSuccessor(one.after, one.type, versions.after);
  const called = calledInstead(one.after, one.type, versions.after);
  const alike = named || called ? null : mostAlike(one, bodies);
  const by = named ?? called ?? alike?.method ?? null;
  if (!by) return null;
  const counts = countsOf(one.before, by, callers, calls);
  if (counts.of > 0 && counts.calls < counts.of * CALLS_SHARE && !named) return null;
  if (alike && (counts.of === 0 || alike.share < ALIKE_ALONE)) return null;
  const isSame = by === called || bodies.similarity(one.before, by) >= ALIKE;
  return { by, isNamed: named !== null, isSure: named !== null && isSame, ...counts };
}

/** The added method of the type whose body is most like the former one. */
function mostAlike({ before, type }: Deprecated, shingles: ShinglesOfBodies): { readonly method: Method; readonly share: number } | null {
  let best: { readonly method: Method; readonly share: number } | null = null;
  for (const method of shingles.addedIn(type)) {
    checkpoint();
    const share = shingles.similarity(before, method);
    if (share >= ALIKE && share > (best?.share ?? 0)) best = { method, share };
  }
  return best;
}

/** The bodies of methods, each read once. */
class ShinglesOfBodies {
  readonly #shingles = new Map<Method, Shingles>();
  readonly #added: ReadonlyMap<TypeDeclaration, readonly Method[]>;

  constructor(added: readonly Method[]) {
    this.#added = groupBy(added, ({ declaringType }) => declaringType);
  }

  addedIn(type: TypeDeclaration): readonly Method[] {
    return this.#added.get(type) ?? [];
  }

  similarity(one: Method, other: Method): number {
    return similarity(this.#of(one), this.#of(other));
  }

  #of(method: Method): Shingles {
    return remembered(this.#shingles, method, () => {
      const { file, bodySpan } = method;
      return shinglesOf(bodySpan ? file.text.slice(bodySpan.start, bodySpan.end) : '');
    });
  }
}

interface Seen {
  readonly calls: CallsOfVersions;
  readonly bodies: ShinglesOfBodies;
}

interface CallsOfVersions {
  readonly before: Calls;
  readonly after: Calls;
}

function countsOf(
  before: Method,
  by: Method,
  callers: ReadonlyMap<Method, Method>,
  calls: CallsOfVersions,
): Pick<Replacement, 'calls' | 'of'> {
  let [went, all] = [0, 0];
  for (const [caller, were] of calls.before.callersOf(before.name, callers.keys())) {
    const callerAfter = callers.get(caller);
    if (!callerAfter) continue;
    all += were;
    went += Math.min(were, calls.after.count(callerAfter, by.name));
  }
  return { calls: went, of: all };
}

/** How often methods call others, by name. */
class Calls {
  readonly #counts = new Map<Method, ReadonlyMap<string, number>>();
  #callers: ReadonlyMap<string, readonly (readonly [Method, number])[]> | null = null;

  count(caller: Method, name: string): number {
    return this.#of(caller).get(name) ?? 0;
  }

  /** Who calls a name how often. Tests are left out: they go on calling what is deprecated. */
  callersOf(name: string, callers: Iterable<Method>): readonly (readonly [Method, number])[] {
    if (!this.#callers) {
      const index = new Map<string, (readonly [Method, number])[]>();
      for (const caller of callers)
        if (!isOwnFile(caller.file)) for (const [called, count] of this.#of(caller)) append(index, called, [caller, count]);
      this.#callers = index;
    }
    return this.#callers.get(name) ?? [];
  }

  #of(caller: Method): ReadonlyMap<string, number> {
    checkpoint();
    let counts = this.#counts.get(caller);
    if (!counts) this.#counts.set(caller, (counts = callCounts(caller)));
    return counts;
  }
}

function callCounts(caller: Method): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const statements: Statement[] = caller.body ? [caller.body] : [];
  for (const statement of statements) {
    checkpoint();
    for (const child of statement.children) statements.push(child);
    for (const root of statement.expressions)
      for (const one of descendants(root)) {
        checkpoint();
        if (one.block) statements.push(one.block);
        if (one.kind === 'invocation') counts.set(one.label, (counts.get(one.label) ?? 0) + 1);
      }
  }
  return counts;
}
