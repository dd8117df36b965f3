import { isField, type Method, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import { statementsOf } from '../../model/statement.js';
import { Bindings } from '../../facts/bindings.js';
import { allMappings, type StatementMapping } from '../../matching/bodies/body-mapping.js';
import { variableOf } from '../../matching/variables/merged-arguments.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { Merger } from '../../findings/merger-findings.js';
import { isMergedInto, isSplitInto, putTogether } from '../values/put-together.js';
import { ValueReadings } from '../values/value-readings.js';

/**
 * Variables in whose places, in one statement, one variable gives out what they were, whatever becomes of them elsewhere, fields and parameters also in
 * several; or which it stands for together, see `isMergedInto`:
 *
 *     fence(width, height);   ->   fence(plot.x(), plot.y());   fence(plot);
 *
 * A value that is asked for where its variable was is an inlined one: `int width = a.width();` and `plot.width()`.
 */
export function mergedVariables(
  change: BodyChange,
  gone: readonly VariableDeclaration[],
  fresh: readonly VariableDeclaration[],
): readonly Merger[] {
  const { body, before, after } = change;
  if (!body || body.identical) return [];
  const names = { before: Bindings.of(before), after: Bindings.of(after), values: new ValueReadings(change, 'inline') };
  const mappings = allMappings(body.mappings).filter(({ identical }) => !identical);
  const found = new Map(givenOut(mappings, names));
  const all = new Set(gone);
  for (const mapping of mappings) {
    for (const together of putTogether(mapping, change, 'extract')) {
      const { one, parts } = together;
      if (isField(one) || !isSeveral(parts, one) || found.has(one)) continue;
      if (!fresh.includes(one) && !wasThere(one, mapping, before)) continue;
      if (isMergedInto(together, all)) found.set(one, parts);
    }
  }
  return [...found].map(([one, several]) => ({ one, several }));
}

/** Variables that several stand for where they were handed on behind something else, the last one first; see `isSplitInto`. */
export function splitVariables(
  change: BodyChange,
  gone: readonly VariableDeclaration[],
  fresh: readonly VariableDeclaration[],
): readonly Merger[] {
  const { body } = change;
  if (!body || body.identical) return [];
  const found = new Map<VariableDeclaration, Merger>();
  for (const mapping of allMappings(body.mappings)) {
    if (mapping.identical) continue;
    for (const together of putTogether(mapping, change, 'inline')) {
      const { one, parts } = together;
      const several = [...parts.slice(-1), ...parts.slice(0, -1)];
      if (gone.includes(one) && !found.has(one) && isSplitInto(together, new Set(fresh))) found.set(one, { one, several });
    }
  }
  return [...found.values()];
}

/** `send(page, kind);` -> `send(id);`, of which `id` is what it was: the same statement, which declares nothing now that it returned. */
function wasThere({ name }: VariableDeclaration, mapping: StatementMapping, { parameters, body }: Method): boolean {
  if (mapping.before.kind !== mapping.after.kind) return false;
  const declared = body ? statementsOf(body).flatMap(({ variables }) => variables) : [];
  return [...parameters, ...declared].some((variable) => variable.name === name);
}

interface Names {
  readonly before: Bindings;
  readonly after: Bindings;
  /** What the variables of before hold. */
  readonly values: ValueReadings;
}

/** In which places of one statement, or of several, what a variable gives out stands for which variables. */
interface GivenOut {
  readonly kind: string;
  readonly parts: Set<VariableDeclaration>;
}

/** `width` and `height` against `plot.x()` and `plot.y()`, or `plot.get(0)`; or against fields throughout: `plot.x` and `plot.y`. */
function givenOut(mappings: readonly StatementMapping[], names: Names): ReadonlyMap<VariableDeclaration, readonly VariableDeclaration[]> {
  const together = new Map<VariableDeclaration, GivenOut>();
  const found = new Map<VariableDeclaration, readonly VariableDeclaration[]>();
  for (const mapping of mappings) {
    const here = new Map<VariableDeclaration, GivenOut>();
    for (const { before, after } of mapping.replacements) {
      const { kind, receiver } = after;
      if (kind !== 'invocation' && kind !== 'fieldAccess') continue;
      const part = variableOf(before, names.before);
      const one = receiver?.kind === 'name' ? variableOf(receiver, names.after) : null;
      if (!part || !one || isField(one) || names.values.valuesOf(part).some((value) => asksFor(after, value))) continue;
      add(here, one, kind, part);
      if (standsBesideOthers(part, after, mapping)) add(together, one, kind, part);
    }
    for (const [one, { parts }] of here) if (isSeveral([...parts], one) && !found.has(one)) found.set(one, [...parts]);
  }
  for (const [one, { parts }] of together) if (isSeveral([...parts], one) && !found.has(one)) found.set(one, [...parts]);
  return found;
}

/**
 * Fields and parameters, in whose places a variable gives out what they were, may stand in different statements; declared is what is read of it alone, and a
 * constant may be what is given out where there is nothing else (1,500 made-up methods).
 *
 *     this.port = PORT; this.host = HOST;   ->   this.port = json.get("port", PORT); this.host = json.get("host", HOST);
 *     this.port = port; this.host = host;   ->   this.port = plan.port; this.host = plan.host;
 */
function standsBesideOthers(part: VariableDeclaration, after: Expression, { before }: StatementMapping): boolean {
  if (!isField(part) && part.kind !== 'parameter') return false;
  if (before.kind === 'return' || (before.kind === 'localVariable' && after.kind === 'invocation')) return false;
  // `port` and `plan.port`: the same field, of an object
  if (isField(part) && after.kind === 'fieldAccess' && after.label === part.name) return false;
  const isGivenBack = (after.arguments ?? []).some(({ text }) => text === part.name);
  return !isGivenBack || (isField(part) && part.modifiers.some(({ name }) => name === 'static'));
}

function add(found: Map<VariableDeclaration, GivenOut>, one: VariableDeclaration, kind: string, part: VariableDeclaration): void {
  const entry = found.get(one) ?? { kind, parts: new Set() };
  if (entry.kind === kind) entry.parts.add(part);
  found.set(one, entry);
}

/** Of parameters that became one parameter the signature tells. */
function isSeveral(parts: readonly VariableDeclaration[], one: VariableDeclaration): boolean {
  return new Set(parts).size > 1 && [...parts, one].some(({ kind }) => kind !== 'parameter');
}

function asksFor({ kind, label }: Expression, value: Expression): boolean {
  return value.kind === kind && value.label === label;
}
