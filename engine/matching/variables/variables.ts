import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import { Bindings, isParameter } from '../../facts/bindings.js';
import type { BodyMapping, StatementMapping } from '../bodies/body-mapping.js';
import type { ParameterMatch } from '../comparison.js';
import { pairLocals } from './local-pairs.js';
import { DIRECTIONS, variableMergers, type Merger } from './merged-parameters.js';
import { matchParameters } from './parameters.js';
import { VariableEvidence } from './variable-evidence.js';

/** Two declared variables that are the same variable to a reader, and the mapped statements that say so. */
export interface VariablePair {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
  /** Mapped statements that refer to the one before and to the other after, in the order of the mappings. */
  readonly mappings: readonly StatementMapping[];
}

/** The variables of two bodies. */
export interface VariableMatch {
  readonly parameters: ParameterMatch;
  /** Locals that became locals. */
  readonly locals: readonly VariablePair[];
  /** Variables that became variables of another kind, as far as the two bodies say: a local a parameter, a field a local, … */
  readonly conversions: readonly VariablePair[];
  /** Locals without a partner among the locals. */
  readonly removedLocals: readonly VariableDeclaration[];
  readonly addedLocals: readonly VariableDeclaration[];
  /** Variables that became one, and the reverse, of which one at least is no parameter. */
  readonly mergers: readonly Merger[];
}

const known = new WeakMap<BodyMapping, VariableMatch>();

/** Pairs the variables of two bodies by what their mapped statements say. Computed once per body mapping. */
export function matchVariables(before: Method, after: Method, body: BodyMapping): VariableMatch {
  if (body.identical) {
    // Nothing to look at: every local is itself. Equal bodies share one mapping, so it cannot be the key.
    const parameters = matchParameters(before, after, null);
    return { parameters, locals: [], conversions: [], removedLocals: [], addedLocals: [], mergers: [] };
  }
  const cached = known.get(body);
  if (cached) return cached;
  const match = pairVariables(VariableEvidence.of(before, after, body));
  known.set(body, match);
  return match;
}

function pairVariables(evidence: VariableEvidence): VariableMatch {
  const { before, after } = evidence;
  const parameters = matchParameters(before, after, evidence);
  const [localsBefore, localsAfter] = [Bindings.of(before).locals, Bindings.of(after).locals];
  const partners = pairLocals(localsBefore, localsAfter, evidence);
  const taken = new Set(partners.values());
  const removedLocals = localsBefore.filter((variable) => !partners.has(variable));
  const addedLocals = localsAfter.filter((variable) => !taken.has(variable));
  const gone = new Set([...removedLocals, ...parameters.removed]);
  const fresh = new Set([...addedLocals, ...parameters.added]);
  return {
    parameters,
    locals: localsBefore.flatMap((one) => {
      const other = partners.get(one);
      return other ? [pairOf(one, other, () => evidence)] : [];
    }),
    conversions: conversionsOf(evidence, gone, fresh),
    removedLocals,
    addedLocals,
    mergers: DIRECTIONS.flatMap((direction) => variableMergers(evidence, direction, gone, fresh)),
  };
}

/** The pair with its mappings, which are looked for when somebody asks. */
export function pairOf(before: VariableDeclaration, after: VariableDeclaration, evidence: () => VariableEvidence | null): VariablePair {
  let mappings: readonly StatementMapping[] | null = null;
  return {
    before,
    after,
    get mappings() {
      return (mappings ??= evidence()?.mentioning(before, after) ?? []);
    },
  };
}

/** What a variable is to its method: this decides which refactoring its change is. */
export type VariableRole = 'local' | 'parameter' | 'field';

export function roleOf(variable: VariableDeclaration): VariableRole {
  if (isField(variable)) return 'field';
  return isParameter(variable) ? 'parameter' : 'local';
}

/** More than this share of what became of two variables of different names has to say that they are one. */
const MAJORITY = 0.5;

/** So many statements say that a parameter became a local variable of another name: whatever is handed over may be put in a variable. */
const STATEMENTS_FOR_LOCAL = 2;

/**
 * Variables that have no partner of their own kind, and became ones of another kind, or a field that took their place wherever they were used. What kept its
 * name needs no use to say so.
 */
function conversionsOf(
  evidence: VariableEvidence,
  gone: ReadonlySet<VariableDeclaration>,
  fresh: ReadonlySet<VariableDeclaration>,
): readonly VariablePair[] {
  const pairs: VariablePair[] = [];
  const taken = new Set<VariableDeclaration>();
  const pair = (one: VariableDeclaration, other: VariableDeclaration): void => {
    if (roleOf(one) === roleOf(other) || taken.has(one) || taken.has(other)) return;
    if (!isField(one)) taken.add(one);
    if (!isField(other)) taken.add(other);
    pairs.push(pairOf(one, other, () => evidence));
  };
  const isFree = (one: VariableDeclaration, other: VariableDeclaration): boolean =>
    (isField(one) || gone.has(one)) && (isField(other) || fresh.has(other));
  for (const one of evidence.seenBefore()) {
    for (const other of new Set(evidence.from(one).map(({ after }) => after))) {
      if (roleOf(one) === roleOf(other)) continue;
      const isSettled = [one, other].some((local) => roleOf(local) === 'local' && !gone.has(local) && !fresh.has(local));
      if (isSettled) continue;
      const isReplaced = (isField(one) || isField(other)) && evidence.replaces(one, other);
      if (isReplaced || (isFree(one, other) && isConverted(one, other, evidence))) pair(one, other);
    }
  }
  const namesakes = new Map([...fresh].map((other) => [other.name, other]));
  for (const one of gone) {
    const other = namesakes.get(one.name);
    if (other) pair(one, other);
  }
  return pairs;
}

function isConverted(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  if (one.name === other.name) return true;
  const { statements, share } = evidence.votes(one, other);
  const needed = isParameter(one) && roleOf(other) === 'local' ? STATEMENTS_FOR_LOCAL : 1;
  return statements >= needed && share > MAJORITY;
}
