import type { Method } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { BodyMapping, StatementMapping } from './body-mapping.js';
import type { Call } from './calls.js';
import type { MethodPair } from './comparison.js';
import { memberName } from './expression-facts.js';
import { bodyStatements } from './fragments.js';
import { isAssignment, wrappedExpression } from './leaf-alignment.js';
import { isTrivial } from './method-similarity.js';
import { NO_SUBSTITUTION } from './substitution.js';

/**
 * What a method read into its attributes, a new method of another type reads into them through their setters: it is handed the object itself. Attribute by
 * attribute, both look for the value under the same key, however they ask and whatever they make of it; they are at least half of what either does.
 *
 *     Box(Json json) {                              ->   Box(Json json) { Boxes.fill(json, this); }
 *       this.size = json.getInt("size", 3);              Boxes: static void fill(Json json, Box box) {
 *       this.label = json.getText("label");                if (json.get("size") instanceof Number) { box.setSize(((Number) json.get("size")).intValue()); }
 *     }                                                    if (json.get("label") instanceof String) { box.setLabel((String) json.get("label")); } }
 *
 * The benchmark knows such extractions; the peer's release tells them only where the values are as they were. Null when it is none.
 */
export function filledThroughSetters({ before, after }: MethodPair, extracted: Method, calls: readonly Call[]): BodyMapping | null {
  const filled = extracted.parameters.filter((_, i) => calls.some(({ expression }) => isThis(expression.arguments?.[i])));
  const [box, ...others] = filled;
  if (!box || others.length > 0 || !before.body || !after.body || !extracted.body) return null;
  const kept = new Set(bodyStatements(after.body).map(({ text }) => text));
  const gone = bodyStatements(before.body).filter((one) => !one.composite && !isTrivial(one) && !kept.has(one.text));
  const came = statementsOf(extracted.body).filter((one) => !one.composite && !isTrivial(one));
  const open = new Map(came.flatMap((one) => keyed(one, settingOf(one, box.name))));
  const mappings: StatementMapping[] = [];
  for (const [key, was] of gone.flatMap((one) => keyed(one, assignmentOf(one)))) {
    const is = open.get(key);
    if (!is || !open.delete(key)) continue;
    mappings.push(mappingOf(was, is));
  }
  if (mappings.length === 0 || mappings.length * 2 < Math.max(gone.length, came.length)) return null;
  const mapped = new Set<Statement>(mappings.flatMap((one) => [one.before, one.after]));
  return {
    identical: false,
    mappings,
    unmappedBefore: gone.filter((one) => !mapped.has(one)),
    unmappedAfter: bodyStatements(extracted.body).filter((one) => !mapped.has(one)),
    innerTypePairs: [],
    beforeNames: NO_SUBSTITUTION,
    afterNames: NO_SUBSTITUTION,
  };
}

function isThis(one: Expression | undefined): boolean {
  return one?.kind === 'this' && one.receiver === null;
}

/** Which attribute gets which value. */
interface Setting {
  readonly attribute: string;
  readonly value: Expression;
}

/** `this.size = value;` */
function assignmentOf(statement: Statement): Setting | null {
  const [target, value] = isAssignment(statement) ? (statement.expressions[0]?.children ?? []) : [];
  const attribute = target && memberName(target);
  return attribute && value ? { attribute, value } : null;
}

/** `box.setSize(value);`, `box.size = value;` */
function settingOf(statement: Statement, box: string): Setting | null {
  if (isAssignment(statement)) {
    const [target, value] = statement.expressions[0]?.children ?? [];
    return target?.kind === 'fieldAccess' && isNamed(target.receiver, box) && value ? { attribute: target.label, value } : null;
  }
  const call = wrappedExpression(statement);
  const [value, ...more] = call?.arguments ?? [];
  if (call?.kind !== 'invocation' || !isNamed(call.receiver, box) || !value || more.length > 0) return null;
  return /^set[A-Z]/.test(call.label) ? { attribute: call.label.slice(3), value } : null;
}

function isNamed(one: Expression | null, name: string): boolean {
  return one?.kind === 'name' && one.label === name;
}

/** The statement under the attribute that it sets and the first key that is asked for: `size "size"`. */
function keyed(statement: Statement, setting: Setting | null): readonly (readonly [string, Statement])[] {
  if (!setting) return [];
  const asked = descendants(setting.value).filter(({ kind }) => kind === 'invocation');
  const key = asked.flatMap((one) => one.arguments ?? []).find(({ kind }) => kind === 'string');
  return key ? [[`${setting.attribute.toLowerCase()} ${key.text}`, statement]] : [];
}

function mappingOf(before: Statement, after: Statement): StatementMapping {
  return {
    before,
    after,
    beforeExpression: null,
    afterExpression: null,
    replacements: [],
    identical: false,
    distance: 1,
    inferred: false,
    nested: [],
  };
}
