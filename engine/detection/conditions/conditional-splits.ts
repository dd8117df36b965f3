import { leavesOf, type Statement } from '../../model/statement.js';
import { contains } from '../../text/span.js';
import { checkpoint } from '../../text/work.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { NO_NAMES } from '../../matching/bodies/aligned-references.js';
import { heldValues } from '../../facts/expressions/normal-conditions.js';
import type { Substitution } from '../../facts/substitution.js';
import { assignedName } from '../../facts/wrapped-expressions.js';
import type { BodyChange } from '../changes/body-changes.js';
import { changedStatements } from '../changes/changed-statements.js';
import { partsAskedBy, sharedConditions } from './sub-conditions.js';

export interface ConditionalSplit {
  readonly one: Statement;
  /** In the order in which they are told: leaves, then from the inside outwards, and what the whole became last. */
  readonly several: readonly Statement[];
}

/** The side with the one condition, and the side with the several that have its parts. */
interface Sides {
  readonly wholes: readonly Statement[];
  readonly parts: readonly Statement[];
  readonly partnerOf: ReadonlyMap<Statement, Statement>;
  /** Statements of the whole's side whose partner is known. */
  readonly kept: ReadonlySet<Statement>;
  readonly wholeNames: Substitution;
  /** What the parts' side hands over under other names, and what new variables are there for. */
  readonly partNames: Substitution;
}

/** A statement, and which sub-conditions of the whole it asks for, or for the opposite of. */
interface Part {
  readonly statement: Statement;
  readonly shared: ReadonlySet<string>;
}

/**
 * One condition of several parts against several statements in sequence that have some of the parts each, or ask for their opposite:
 *
 *     if(a && b) …        ->   if(a) { if(b) … }        if(!a) { return; }  if(!b) { return; }  …
 *     return a || b;      ->   if(a) { return true; }  return b;
 *
 * `merge` looks for the same in the other direction.
 */
export function splitConditionals(change: BodyChange, direction: 'split' | 'merge'): readonly ConditionalSplit[] {
  const sides = sidesOf(change, direction === 'split');
  if (sides.parts.length === 0) return [];
  return sides.wholes.flatMap((one) => {
    const parts = partsOf(one, sides);
    return parts.length > 1 && isBodyKept(one, sides) ? [{ one, several: inOrder(parts, sides.partnerOf.get(one)) }] : [];
  });
}

function sidesOf(change: BodyChange, split: boolean): Sides {
  const { mapped, before, after } = changedStatements(change);
  const [wholes, parts] = split ? [before, after] : [after, before];
  const partnerOf = new Map(mapped.map(([one, other]): [Statement, Statement] => (split ? [one, other] : [other, one])));
  const kept = new Set(allMappings(change.body?.mappings ?? []).map((mapping) => (split ? mapping.before : mapping.after)));
  const { beforeNames, afterNames } = change.body ?? NO_NAMES;
  const [wholeNames, names] = split ? [beforeNames, afterNames] : [afterNames, beforeNames];
  const partNames = new Map([...heldValues(parts), ...names]);
  return { wholes: [...wholes, ...partnerOf.keys()], parts, partnerOf, kept, wholeNames, partNames };
}

/** The statements that have parts of a condition, its partner first, each with something that those before it do not ask for. */
function partsOf(one: Statement, { parts, partnerOf, wholeNames, partNames }: Sides): readonly Statement[] {
  const whole = partsAskedBy(one, wholeNames);
  if (whole.length < 2) return [];
  const partner = partnerOf.get(one);
  const found: Part[] = [];
  const seen = new Set<string>();
  for (const statement of partner ? [partner, ...parts] : parts) {
    checkpoint();
    const asked = mayBePart(statement, one) ? partsAskedBy(statement, partNames) : [];
    const { common, inverted } = sharedConditions(whole, asked);
    const shared = new Set([...common, ...inverted]);
    // what has all of the parts is the same condition again; what asks for other things, mostly, is another one
    if (shared.size === 0 || shared.size === whole.length || shared.size * 2 < asked.length) continue;
    if ([...shared].every((form) => seen.has(form)) || !found.every((part) => areInSequence(part.statement, statement))) continue;
    found.push({ statement, shared });
    for (const form of shared) seen.add(form);
  }
  return one.composite || found.some(({ statement }) => statement.composite) ? found.map(({ statement }) => statement) : [];
}

/** Branches are parts of any condition, leaves of what is given back or assigned in the same way. */
function mayBePart(statement: Statement, one: Statement): boolean {
  if (statement.composite) return true;
  if (one.composite) return false;
  return one.kind === 'return' ? statement.kind === 'return' : assignedName(statement) === assignedName(one);
}

/** One inside the other, or one after the other. */
function areInSequence(one: Statement, other: Statement): boolean {
  return (
    one.parent === other.parent ||
    contains(one.span, other.span) ||
    contains(other.span, one.span) ||
    isBefore(one, other) ||
    isBefore(other, one)
  );
}

/** `one` stands in the block of `other`, or of a statement around it. */
function isBefore(one: Statement, other: Statement): boolean {
  for (let around: Statement | null = other; around; around = around.parent) if (around.parent === one.parent) return true;
  return false;
}

/** What stood under the condition is still there, somewhere. Bodies that only leave say nothing. */
function isBodyKept(one: Statement, { kept }: Sides): boolean {
  if (!one.composite) return true;
  const leaves = leavesOf(one);
  return (
    leaves.every(({ kind, expressions }) => LEAVING.has(kind) && expressions.every((value) => value.kind === 'boolean')) ||
    leaves.some((leaf) => kept.has(leaf))
  );
}

const LEAVING: ReadonlySet<string> = new Set(['return', 'break', 'continue']);

function inOrder(parts: readonly Statement[], partner: Statement | undefined): readonly Statement[] {
  const isAround = (one: Statement): number => (parts.some((other) => other !== one && contains(one.span, other.span)) ? 1 : 0);
  const rank = (one: Statement): number => (one.composite ? 1 + 2 * isAround(one) + (one === partner ? 1 : 0) : 0);
  return [...parts].sort((a, b) => rank(a) - rank(b) || b.depth - a.depth || a.span.start - b.span.start);
}
