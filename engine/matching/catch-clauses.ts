import type { Statement } from '../model/statement.js';

/** The `catch` clauses that belong to a `try`: the siblings that follow it. */
function catchesOf({ parent, index }: Statement): readonly Statement[] {
  const following = parent?.children.slice(index + 1) ?? [];
  const end = following.findIndex(({ kind }) => kind !== 'catch');
  return end < 0 ? following : following.slice(0, end);
}

/** Which clauses are paired: those of which something is mapped, or all of them. */
export type ClausesWanted = 'mapped' | 'all';

/**
 * The clauses of two `try` statements: first those that share the most of what they do, then those that catch the same, the others in order.
 *
 *     try { step(); } catch (A e) { log(e); } catch (B e) { stop(); }   ->   try { step(); } catch (C e) { stop(); } catch (D e) { }      B is C, A is D
 *
 * `share`: how much of two clauses is mapped to each other.
 */
export function catchPairs(
  before: Statement,
  after: Statement,
  share: (before: Statement, after: Statement) => number,
  wanted: ClausesWanted,
): readonly (readonly [Statement, Statement])[] {
  const clausesAfter = catchesOf(after);
  const candidates = catchesOf(before).flatMap((one) =>
    clausesAfter.map((other) => {
      const shared = share(one, other);
      return { one, other, shared, sameType: shared === 0 && caughtType(one) === caughtType(other) };
    }),
  );
  candidates.sort(
    (x, y) => y.shared - x.shared || Number(y.sameType) - Number(x.sameType) || x.one.index - y.one.index || x.other.index - y.other.index,
  );
  const taken = new Set<Statement>();
  return candidates.flatMap(({ one, other, shared }) => {
    if (taken.has(one) || taken.has(other) || (shared === 0 && wanted === 'mapped')) return [];
    taken.add(one);
    taken.add(other);
    return [[one, other] as const];
  });
}

/**
 * Whether two `try` statements that do other things are one by their clauses: as many of them, and one in its place does what it did.
 *
 *     try { read(); } catch (A e) { log(e); }   ->   try { load(3); } catch (B e) { log(e); }      not   … catch (B e) { log(e); } catch (C e) { }
 */
export function areCaughtAlike(before: Statement, after: Statement, share: (before: Statement, after: Statement) => number): boolean {
  const [clauses, others] = [catchesOf(before), catchesOf(after)];
  return clauses.length === others.length && clauses.some((one, i) => share(one, others[i] as Statement) === 1);
}

/** `IOException` of `catch (IOException e)`; empty for any other statement. */
export function caughtType({ kind, variables }: Statement): string {
  return kind === 'catch' ? (variables[0]?.type?.text ?? '') : '';
}
