import type { Statement } from '../../model/statement.js';
import { checkpoint } from '../../text/work.js';

/** The `catch` clauses that belong to a `try`: the siblings that follow it. */
function catchesOf({ parent, index }: Statement): readonly Statement[] {
  const following = parent?.children.slice(index + 1) ?? [];
  const end = following.findIndex(({ kind }) => kind !== 'catch');
  return end < 0 ? following : following.slice(0, end);
}

/** Which clauses are paired: those of which something is mapped, or those that seem to be one as well. */
export type ClausesWanted = 'mapped' | 'all';

/** The composites of two methods, and what is known of them. */
interface Clauses {
  readonly before: readonly Statement[];
  readonly after: readonly Statement[];
  readonly wanted: ClausesWanted;
  /** How much of two clauses is mapped to each other. */
  readonly share: (before: Statement, after: Statement) => number;
}

/** The clauses of all paired `try` statements, `tries`. */
export function* clausePairs(
  tries: readonly (readonly [Statement, Statement])[],
  clauses: Clauses,
): Iterable<readonly [Statement, Statement]> {
  const [before, after] = [clauses.before, clauses.after].map((all) => all.filter(({ kind }) => kind === 'catch')) as [
    Statement[],
    Statement[],
  ];
  const kept = new Set(tries.flat().flatMap(catchesOf));
  const [gone, fresh] = [before, after].map((all) => all.filter((one) => one.children.length === 0 && !kept.has(one))) as [
    Statement[],
    Statement[],
  ];
  for (const [one, other] of tries) {
    for (const [b, a] of catchPairs(one, other, clauses, before.length === after.length)) {
      if (clauses.wanted === 'mapped') yield [b, a];
      else yield [emptyElsewhere(a, b, gone) ?? b, emptyElsewhere(b, a, fresh) ?? a];
    }
  }
}

/**
 * The clause that does nothing, of a `try` without a partner, which goes on for a clause that did nothing before its partner did something: it names what it catches
 * the same, or catches the same where the partner neither does nor names it so (1,200 made-up pairs; the same in the other direction).
 *
 *     try { open(p); } catch (A e) { }   ->   try { open(p); } catch (B e1) { try { open(q); } catch (B e) { } }      B e
 */
function emptyElsewhere(clause: Statement, partner: Statement, empty: readonly Statement[]): Statement | null {
  if (clause.children.length > 0 || partner.children.length === 0) return null;
  const namesakes = empty.filter((one) => caughtName(one) === caughtName(clause));
  const named = namesakes.find((one) => caughtType(one) === caughtType(clause)) ?? namesakes[0];
  if (named || caughtName(partner) === caughtName(clause) || caughtType(partner) === caughtType(clause)) return named ?? null;
  return empty.find((one) => caughtType(one) === caughtType(clause)) ?? null;
}

function caughtName({ variables }: Statement): string | undefined {
  return variables[0]?.name;
}

/**
 * The clauses of two `try` statements: first those that share the most of what they do; then those that name what they catch the same, each
 * of the fewer in turn that which catches the same or stands nearest; and the only ones of both, `sameCount`: when the one method has no more clauses than the other.
 *
 *     try { step(); } catch (A e) { log(e); } catch (B e) { stop(); }   ->   try { step(); } catch (C e) { stop(); } catch (D e) { }      B is C, A is D
 *     try { step(); } catch (A a) { log(a); } catch (B b) { }           ->   try { step(); } catch (A x) { stop(); }                      neither
 */
function catchPairs(
  before: Statement,
  after: Statement,
  { share, wanted }: Clauses,
  sameCount: boolean,
): readonly (readonly [Statement, Statement])[] {
  const [clausesBefore, clausesAfter] = [catchesOf(before), catchesOf(after)];
  if (wanted === 'all' && areCaughtInPlace(clausesBefore, clausesAfter) && !isGoneElsewhere(clausesBefore, clausesAfter, share)) {
    return clausesBefore.map((one, i) => [one, clausesAfter[i] as Statement] as const);
  }
  checkpoint(clausesBefore.length + clausesAfter.length);
  const choosing = clausesBefore.length <= clausesAfter.length ? 'one' : 'other';
  const candidates = clausesBefore.flatMap((one, i) =>
    clausesAfter.map((other, j) => ({
      one,
      other,
      chosenBy: choosing === 'one' ? i : j,
      shared: share(one, other),
      sameName: caughtName(one) === caughtName(other),
      sameType: caughtType(one) === caughtType(other),
      distance: Math.abs(i - j),
    })),
  );
  const pairs: (readonly [Statement, Statement])[] = [];
  const taken = new Set<Statement>();
  const take = (of: typeof candidates): void => {
    for (const { one, other } of of) {
      if (taken.has(one) || taken.has(other)) continue;
      taken.add(one).add(other);
      pairs.push([one, other]);
    }
  };
  take(candidates.filter(({ shared }) => shared > 0).sort((x, y) => y.shared - x.shared));
  if (wanted === 'mapped') return pairs;
  take(
    candidates
      .filter(({ sameName }) => sameName)
      .sort((x, y) => x.chosenBy - y.chosenBy || Number(y.sameType) - Number(x.sameType) || x.distance - y.distance),
  );
  if (candidates.length === 1 && sameCount) take(candidates);
  return pairs;
}

/**
 * Whether of a clause nothing is mapped in its place, but something is in another one:
 *
 *     catch (A e) { throw e; } catch (B e) { throw new C(e); }   ->   catch (A e) { throw wrap(e); } catch (B e) { log(e); throw e; }
 */
function isGoneElsewhere(
  clauses: readonly Statement[],
  others: readonly Statement[],
  share: (before: Statement, after: Statement) => number,
): boolean {
  return clauses.some(
    (one, i) => others.some((other) => share(one, other) > 0) && others.every((other, j) => i !== j || share(one, other) === 0),
  );
}

/** Whether as many clauses catch the same types in the same order. */
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
