import { isTest, type Method } from '../../model/declarations.js';
import { leavesOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { callsOf, callsTo, type Call } from '../../facts/calls.js';
import type { Comparison } from '../../matching/comparison.js';
import { agreementOf } from '../../matching/methods/method-similarity.js';
import { byBody, endsOf, isDerived, isNamesake, isOther, type Direction, type Part } from './parts-of-methods.js';

/**
 * A method that was divided, or made of two, is told from one that was renamed by those who called it, too, when they call a part of it now, or the whole; of
 * tests, and of methods that became one, by names derived from it:
 *
 *     void user() { all(); }   void all() { open(); a(); b(); log(); }   ->   void user() { first(); second(); }   void first() { open(); a(); }  void second() { b(); }
 *
 * Such a part says so when it is mostly of the whole, when what the whole calls beside it is called by the other part, twice at least, and, of a method that was
 * divided, when the two are not just the whole. Those that say so come first, as they stand in the file. Where none does, what the parts share may (6,100
 * made-up pairs).
 */
export function askedFor(whole: Method, touching: readonly Part[], comparison: Comparison, direction: Direction): readonly Method[] {
  const ends = endsOf(touching);
  const [first, second, ...more] = ends;
  if (!first || !second || more.length > 0 || whole.kind === 'constructor') return [];
  if (ends.some((part) => isOther(part, whole, comparison, direction))) return [];
  const allDerived = direction === 'merge' && ends.every(({ method }) => isDerived(method, whole));
  const isNamedAfter = (method: Method): boolean => allDerived || (isTest(whole) && isTest(method) && isDerived(method, whole));
  const [one, other] = [shareOf(whole, first.method, direction), shareOf(whole, second.method, direction)];
  if (keepTheSame(one, other)) return [];
  const parts = [
    { ...one, rival: other },
    { ...other, rival: one },
  ].map((part) => ({
    ...part,
    says:
      isDivided(part, part.rival, direction) &&
      (isNamedAfter(part.method) || (isCalledInstead(part.method, whole, comparison, direction) && callsTheRest(part, part.rival))),
  }));
  if (!parts.some(({ says }) => says) || parts.some(({ left }) => left.length === 0)) return [];
  const named = parts.filter(({ method }) => isNamesake(whole, method));
  const [only] = named;
  if (only && named.length === 1 && !isTest(whole) && (only.method.name !== whole.name || byBody(only, only.rival) <= 0)) return [];
  return parts.sort((a, b) => Number(b.says) - Number(a.says) || a.method.index - b.method.index).map(({ method }) => method);
}

/** Somebody called the whole and calls this part now, or the reverse. */
function isCalledInstead(part: Method, whole: Method, { methodPairs }: Comparison, direction: Direction): boolean {
  return methodPairs.some(({ before, after, body }) => {
    if (body?.identical !== false) return false;
    const [ofWhole, ofPart] = direction === 'split' ? [before, after] : [after, before];
    return callsTo(ofWhole, whole).length > 0 && callsTo(ofPart, whole).length === 0 && callsTo(ofPart, part).length > 0;
  });
}

/** What a part has of the whole, whichever of the two was there first. */
interface Share {
  readonly method: Method;
  readonly exact: number;
  readonly mapped: number;
  readonly telling: number;
  /** The whole's statements that the part has, edited or not. */
  readonly kept: ReadonlySet<Statement>;
  /** Statements of the part that are not the whole's. */
  readonly added: number;
  /** Statements of the whole that are not the part's. */
  readonly left: readonly Statement[];
  /** What the whole calls and the part does not. */
  readonly callsLeft: ReadonlySet<string>;
  readonly calls: ReadonlySet<string>;
}

function shareOf(whole: Method, method: Method, direction: Direction): Share {
  const isSplit = direction === 'split';
  const { body, exact, mapped, telling, unmappedBefore, unmappedAfter } = isSplit ? agreementOf(whole, method) : agreementOf(method, whole);
  const calls = callNamesOf(method);
  return {
    method,
    exact,
    mapped,
    telling,
    kept: new Set([...allMappings(body?.mappings ?? [])].map((mapping) => (isSplit ? mapping.before : mapping.after))),
    added: isSplit ? unmappedAfter : unmappedBefore,
    left: (isSplit ? body?.unmappedBefore : body?.unmappedAfter)?.filter(({ kind }) => kind !== 'block') ?? [],
    callsLeft: new Set([...callNamesOf(whole)].filter((name) => !calls.has(name))),
    calls,
  };
}

/** Of copies of one another each may be the whole by itself. */
function keepTheSame({ kept }: Share, { kept: others }: Share): boolean {
  return kept.size === others.size && [...kept].every((statement) => others.has(statement));
}

/**
 * Mostly of the whole, or more than what was left of it. Divided, it has something added, or more was left than what the other part has; what was declared
 * there and is given to this part now was not left.
 */
function isDivided(part: Share, rival: Share, direction: Direction): boolean {
  const { method, mapped, telling, added, left } = part;
  if (telling === 0 || (mapped <= added && mapped <= left.length)) return false;
  if (direction === 'merge' || added > 0) return true;
  const kept = new Set(leavesOf(rival.method.body).map(({ text }) => text));
  const given = new Set(method.parameters.map(({ name }) => name));
  return left.some((statement) => !kept.has(statement.text) && !statement.variables.some(({ name }) => given.has(name)));
}

/** The other part calls several of those that only the whole called. */
function callsTheRest({ callsLeft }: Share, rival: Share): boolean {
  return [...callsLeft].filter((name) => rival.calls.has(name)).length >= SEVERAL;
}

/** Calls that make a part of what another one left: a single one may as well have been taken out of a renamed method. */
const SEVERAL = 2;

function callNamesOf(method: Method): ReadonlySet<string> {
  return new Set(callsOf(method).flatMap((call) => (saysSomething(call) ? [call.name] : [])));
}

/** What is asked of any collection, and what is got by a key or a number, is asked everywhere. */
function saysSomething({ name, argumentCount, expression }: Call): boolean {
  if (expression.kind === 'creation') return false;
  return !EVERYWHERE.has(name) && !(name.startsWith('get') && (argumentCount === 1 || (name === 'get' && argumentCount > 1)));
}

const EVERYWHERE: ReadonlySet<string> = new Set(['add', 'addAll', 'put', 'putAll', 'contains', 'equals']);

/** A method that is named after the whole and makes several of its calls, in whatever words. */
export function isLike(whole: Method, method: Method): boolean {
  if (!isDerived(method, whole)) return false;
  const calls = callNamesOf(whole);
  return [...callNamesOf(method)].filter((name) => calls.has(name)).length >= SEVERAL;
}
