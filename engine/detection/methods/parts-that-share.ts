import { isTest, type Method } from '../../model/declarations.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import type { Comparison } from '../../matching/comparison.js';
import { callsTo } from '../../facts/calls.js';
import { agreementOf, type Agreement } from '../../matching/methods/method-similarity.js';
import { editDistance } from '../../text/similarity.js';
import { divideOneValue } from './parts-of-one-value.js';
import { endsOf, isDerived, isNamesake, isOther, keptOf, type Part } from './parts-of-methods.js';
import { checkpoint } from '../../text/work.js';

/**
 * A method that was divided is told from one that was renamed by what its parts have in common: both keep some of its statements, edited or not, neither all, nor
 * both the same; and they keep as many, or nothing was added to them. `gone`: methods of the type that are.
 *
 *     void all() { open(1); a(); b(); }   ->   void first() { open(2); a(); }  void second() { open(3); b(); }
 *
 * The likelier part comes first, then the one whose name is fewer letters away (4,800 made-up pairs).
 */
export function sharing(
  whole: Method,
  made: readonly Part[],
  { touching, gone, comparison }: { readonly touching: readonly Part[]; readonly gone: number; readonly comparison: Comparison },
): readonly Method[] {
  const uncalled = new Set(endsOf([...made, ...touching.filter(({ method }) => !made.some((one) => one.method === method))]));
  const ends = made.filter((part) => uncalled.has(part));
  const [one, other, ...more] = ends;
  if (!one || !other || more.length > 0 || ends.some((part) => isOther(part, whole, comparison, 'split'))) return [];
  const named = ends.filter(({ method }) => isNamesake(whole, method));
  if (named.length === 1 && gone === 1) return [];
  const helpers = made.filter((part) => part !== one && part !== other).map(({ method }) => method);
  const [x, y] = [shareOf(whole, one.method, helpers), shareOf(whole, other.method, helpers)];
  const divided = divideOneValue(x, y);
  if (divided === null) {
    if (named.length === 1 || !isPart(x) || !isPart(y) || !shareSome(x, y)) return [];
    if (x.mapped !== y.mapped && x.unmappedAfter + y.unmappedAfter > 0) return [];
  }
  const order = divided || byLikeness(x, y) || x.letters - y.letters || one.method.index - other.method.index;
  return order > 0 ? [other.method, one.method] : [one.method, other.method];
}

/** What a part kept of the whole. */
interface Share extends Agreement {
  /** Statements that are not the whole's; one that calls what was taken out of the whole at the same time is. */
  readonly added: number;
  /** Letters between the names. */
  readonly letters: number;
}

function shareOf(whole: Method, method: Method, helpers: readonly Method[]): Share {
  const agreement = agreementOf(whole, method);
  const calls = new Set(helpers.flatMap((helper) => callsTo(method, helper)).map(({ statement }) => statement));
  const added = agreement.unmappedAfter - (agreement.body?.unmappedAfter ?? []).filter((one) => calls.has(one)).length;
  return { ...agreement, added, letters: editDistance(whole.name, method.name) };
}

/** What is all as it was, then more as it was, more mapped, less added, less edited. */
function byLikeness(a: Share, b: Share): number {
  return (
    Number(isAsItWas(b)) - Number(isAsItWas(a)) ||
    b.exact - a.exact ||
    b.mapped - a.mapped ||
    a.added - b.added ||
    editedIn(a) - editedIn(b)
  );
}

function isAsItWas({ exact, mapped, added }: Share): boolean {
  return exact === mapped && added === 0;
}

/** Letters that were edited. */
function editedIn({ body }: Agreement): number {
  return allMappings(body?.mappings ?? []).reduce((sum, { before, after }) => sum + editDistance(before.text, after.text), 0);
}

/** Methods most of whose statements can be the whole's: the same call, the same condition, the same text. */
export function kindred(whole: Method, candidates: readonly Method[]): readonly Part[] {
  const own = new Set(keysOf(whole));
  checkpoint(candidates.length);
  return candidates.flatMap((method) => {
    const keys = keysOf(method);
    const covered = keys.filter((key) => own.has(key));
    return covered.length > keys.length * MOST ? [{ method, covered }] : [];
  });
}

/** The share of a part's statements that has to be the whole's. */
const MOST = 0.5;

const known = new WeakMap<Method, readonly string[]>();

/** What says which statement one is, whatever was edited: what it calls last, or its text. A bare `return;` says nothing. */
function keysOf(method: Method): readonly string[] {
  const cached = known.get(method);
  if (cached) return cached;
  const keys = method.body ? statementsOf(method.body).flatMap((statement) => keyOf(statement) ?? []) : [];
  known.set(method, keys);
  return keys;
}

function keyOf({ kind, expressions, variables, text }: Statement): string | null {
  const [first] = expressions;
  if (!first || kind === 'block') return null;
  const value = variables[0]?.initializer ?? (first.kind === 'assignment' ? first.children[1] : first);
  return value?.kind === 'invocation' ? value.label : text;
}

function shareSome(one: Agreement, other: Agreement): boolean {
  const [mine, yours] = [keptOf(one), keptOf(other)];
  const common = [...mine].filter((statement) => yours.has(statement)).length;
  return common > 0 && (common < mine.size || common < yours.size);
}

/**
 * What kept all statements is the same method still. What kept more than it left is a part; what kept less of them is one when little was added: nothing beside
 * one that stayed as it was, or beside several; a single statement beside two that stayed.
 */
function isPart({ mapped, exact, unmappedBefore, added }: Share): boolean {
  if (unmappedBefore === 0) return false;
  if (mapped > unmappedBefore) return true;
  const isSeveral = mapped > 2 || mapped === unmappedBefore;
  if (added === 0) return exact > 0 || isSeveral;
  return added === 1 && exact > 1 && isSeveral;
}

/**
 * Beside a copy of what it was made of, edited throughout, a method is not taken for renamed to the likelier half of it: the halves that stayed as they were, and
 * that left less of it than they have, are its parts (168 made-up changes).
 *
 *     void all() { a(1); a(1, 2); b(1); b(1, 2); }
 *     ->   void first() { a(1); b(1); }  void second() { a(1, 2); b(1, 2); }  void third() { a(1, 7); b(1, 7); }
 */
export function halves(whole: Method, candidates: readonly Method[], comparison: Comparison): readonly Method[] {
  const made = kindred(whole, candidates);
  if (made.length < 3 || made.some((part) => isOther(part, whole, comparison, 'split') || isNamesake(whole, part.method))) return [];
  if (isTest(whole) && made.some(({ method }) => isDerived(method, whole))) return [];
  const shares = made.map(({ method }) => ({ method, ...shareOf(whole, method, []) }));
  const [one, other, ...more] = shares.filter((share) => share.mapped > 1 && isAsItWas(share)).sort(byLikeness);
  if (!one || !other || more.length > 0 || shareAny(one, other) || one.unmappedBefore - other.mapped >= other.mapped) return [];
  const hasCopy = shares.some(({ exact, mapped, added }) => exact === 0 && mapped > added);
  return hasCopy ? [one.method, other.method] : [];
}

function shareAny(one: Agreement, other: Agreement): boolean {
  const mine = keptOf(one);
  return [...keptOf(other)].some((statement) => mine.has(statement));
}
