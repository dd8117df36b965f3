import {
  allMappings,
  pieceOf,
  type BodyMapping,
  type Pair,
  type ParameterMapping,
  type StatementMapping,
  type View,
} from '../findings/view.js';
import type { Field, Method, VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import { checkpoint } from '../text/work.js';
import { valuesOf } from '../symbols/scopes.js';

/** Code that both versions have, maybe in different members. */
export interface KeptCode {
  readonly before: Method | Field;
  readonly after: Method | Field;
  /** Variables that are the same; where the texts are equal the parameters alone, for every local variable is itself. */
  readonly variables: readonly Pair<VariableDeclaration>[];
  readonly isEqual: boolean;
  /** What a new place was handed or was called with: its parameters stand for anything. */
  readonly isPart: boolean;
  /** Its statements, one by one; made when asked for, since most code speaks of nothing that changed. */
  readonly pieces: () => readonly Piece[];
}

/** A statement, or a part of one, before and after. */
export interface Piece extends Pair<Statement | Expression> {
  /** Lambda bodies in it are no pieces of their own. */
  readonly withBlocks: boolean;
}

/** All code that a change kept: bodies and values of members that stayed, moved, were extracted or inlined. */
export function* keptCode(view: View): Generator<KeptCode> {
  for (const { before, after, body, parameters } of view.methodPairs) {
    checkpoint();
    if (body) yield keptBody({ before, after, body, isPart: false, parameters });
  }
  for (const { holder, extracted, body } of view.extractions) yield keptBody({ before: holder, after: extracted, body, isPart: true });
  for (const { inlined, holder, body } of view.inlinings) yield keptBody({ before: inlined, after: holder, body, isPart: true });
  for (const { before, after } of view.fieldPairs) {
    checkpoint();
    yield { before, after, variables: [], isEqual: true, isPart: false, pieces: () => valuePieces(before, after) };
  }
}

interface KeptBody extends Pair<Method> {
  readonly body: BodyMapping;
  readonly isPart: boolean;
  readonly parameters?: ParameterMapping;
}

function keptBody({ before, after, body, isPart, parameters }: KeptBody): KeptCode {
  let known: KeptCode['variables'] | null = null;
  return {
    before,
    after,
    get variables() {
      return (known ??= body.identical ? (parameters?.pairs ?? []) : variablePairs(body));
    },
    isEqual: body.identical,
    isPart,
    pieces: () => (body.identical ? equalPieces(before, after) : mappedPieces(body)),
  };
}

/** Variables that are the same, or that at least mapped statements declare, which say nothing else. */
function variablePairs({ mappings, variables }: BodyMapping): readonly Pair<VariableDeclaration>[] {
  const kept = [...variables.locals, ...variables.parameters.pairs];
  const paired = new Set(kept.flatMap(({ before, after }) => [before, after]));
  const pairs: Pair<VariableDeclaration>[] = [...kept, ...variables.conversions];
  for (const { before, after } of allMappings(mappings)) {
    checkpoint();
    if (before.variables.length !== after.variables.length) continue;
    for (const [i, one] of before.variables.entries()) {
      const other = after.variables[i];
      if (other && !paired.has(one) && !paired.has(other) && one.type?.text === other.type?.text && isSameValue(one, other))
        pairs.push({ before: one, after: other });
    }
  }
  return pairs;
}

const isSameValue = ({ initializer: one }: VariableDeclaration, { initializer: other }: VariableDeclaration): boolean =>
  one !== null && other !== null && one.text === other.text;

function mappedPieces(body: BodyMapping): readonly Piece[] {
  const piece = (mapping: StatementMapping): Piece => ({
    before: pieceOf(mapping, 'before'),
    after: pieceOf(mapping, 'after'),
    withBlocks: mapping.nested.length === 0 && mapping.before.text === mapping.after.text,
  });
  const all = allMappings(body.mappings);
  const [after, before] = [new Map(all.map((one) => [one.before, one.after])), new Map(all.map((one) => [one.after, one.before]))];
  return all.filter((one) => isInPlace(one, after, before)).map(piece);
}

/**
 * Whether the statements around two mapped ones are not mapped to others. Of statements that read alike in two places any two may be mapped to each other, and which of them is
 * which nobody knows then.
 */
function isInPlace(
  mapping: StatementMapping,
  afterOf: ReadonlyMap<Statement, Statement>,
  beforeOf: ReadonlyMap<Statement, Statement>,
): boolean {
  const [one, other] = [around(mapping.before), around(mapping.after)];
  const [then, now] = [one && afterOf.get(one), other && beforeOf.get(other)];
  return (then ?? other) === other && (now ?? one) === one;
}

/** The statement around one, if it is not the body. */
const around = ({ parent }: Statement): Statement | null => (parent?.parent ? parent : null);

function equalPieces({ body: before }: Method, { body: after }: Method): readonly Piece[] {
  if (!before || !after) return [];
  const [one, other] = [statementsOf(before), statementsOf(after)];
  if (one.length !== other.length) return [];
  return one.flatMap((statement, i) => {
    const same = other[i];
    return same ? [{ before: statement, after: same, withBlocks: true }] : [];
  });
}

function valuePieces(before: Field, after: Field): readonly Piece[] {
  const [one, other] = [valuesOf(before), valuesOf(after)];
  if (one.length !== other.length) return [];
  return one.flatMap((value, i) => {
    const same = other[i];
    return same ? [{ before: value, after: same, withBlocks: true }] : [];
  });
}
