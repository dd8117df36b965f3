import type { Statement } from '../../model/statement.js';
import { checkpoint } from '../../text/work.js';

/** The `catch` clauses that belong to a `try`: the siblings that follow it. */
function catchesOf({ parent, index }: Statement): readonly Statement[] {
  const following = parent?.children.slice(index + 1) ?? [];
  const end = following.findIndex(({ kind }) => kind !== 'catch');
  return end < 0 ? following : following.slice(0, end);
}

/** What decides which clauses are paired. */
interface Wanted {
  /** Whether clauses of which nothing is mapped are paired as well. */
  readonly all: boolean;
  /** How much of two clauses is mapped to each other. */
  readonly share: (before: Statement, after: Statement) => number;
}

function caughtName({ variables }: Statement): string | undefined {
  return variables[0]?.name;
}

/**
 * The clauses of two mapped `try` statements: those that catch the same in the same places; else first those that share the most of what they do, then those that name
 * what they catch the same, of one type or near one another.
 *
 *     try { step(); } catch (A e) { log(e); } catch (B e) { stop(); }   ->   try { step(); } catch (C e) { stop(); } catch (D e) { }      B is C, A is D
 *     try { step(); } catch (A a) { log(a); } catch (B b) { }           ->   try { step(); } catch (A x) { stop(); }                      neither
 */
export function clausePairs(before: Statement, after: Statement, { share, all }: Wanted): readonly (readonly [Statement, Statement])[] {
  const [clauses, others] = [catchesOf(before), catchesOf(after)];
  if (all && areCaughtInPlace(clauses, others)) return clauses.map((one, i) => [one, others[i] as Statement] as const);
  checkpoint(clauses.length + others.length);
  const candidates = clauses.flatMap((one, i) =>
    others.map((other, j) => ({
      pair: [one, other] as const,
      shared: share(one, other),
      sameType: Number(caughtType(one) === caughtType(other)),
      distance: Math.abs(i - j),
    })),
  );
  const taken = new Set<Statement>();
  return candidates
    .filter(({ pair: [one, other], shared }) => shared > 0 || (all && (caughtName(one) === caughtName(other) || candidates.length === 1)))
    .sort((x, y) => y.shared - x.shared || y.sameType - x.sameType || x.distance - y.distance)
    .flatMap(({ pair }) => {
      if (pair.some((one) => taken.has(one))) return [];
      pair.forEach((one) => taken.add(one));
      return [pair];
    });
}

/** As many clauses, which catch the same in their places. */
function areCaughtInPlace(clauses: readonly Statement[], others: readonly Statement[]): boolean {
  return clauses.length === others.length && clauses.every((one, i) => caughtType(one) === caughtType(others[i] as Statement));
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

/**
 * Whether all that is done finally is the same, or the same edited.
 *
 *     try { read(); } finally { close(); }   ->   try { load(3); } catch (A e) { } finally { close(2); }
 */
export function endsAlike(before: Statement, after: Statement, share: (before: Statement, after: Statement) => number): boolean {
  const [one, other] = [finallyOf(before), finallyOf(after)];
  return one !== undefined && other !== undefined && share(one, other) === 1;
}

function finallyOf(statement: Statement): Statement | undefined {
  const next = statement.parent?.children[statement.index + 1 + catchesOf(statement).length];
  return next?.kind === 'finally' ? next : undefined;
}

/** `IOException` of `catch (IOException e)`; empty for any other statement. */
export function caughtType({ kind, variables }: Statement): string {
  return kind === 'catch' ? (variables[0]?.type?.text ?? '') : '';
}
