import type { Field, FieldValue } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import { sameText } from '../../model/source-file.js';
import { setDepths, Statement } from '../../model/statement.js';
import { normalizedDistance } from '../../text/similarity.js';
import { goesOn } from '../bodies/going-on.js';
import { Aligner } from '../bodies/alignment/alignment.js';
import type { BodyMapping } from '../bodies/body-mapping.js';
import type { FieldPair } from '../comparison.js';
import { mayBeLookedInto } from '../types/field-types.js';
import { mapBodies } from '../bodies/method-mapping.js';

/** The values of a field in both versions, and what became of the code in them. */
export interface ValuePair {
  readonly before: FieldValue;
  readonly after: FieldValue;
  readonly body: BodyMapping;
}

/**
 * The values of fields that changed. They are compared as the bodies of methods are that do nothing else:
 *
 *     Task task = n -> { int k = n + 3; print(k); };   ->   Task task = n -> { int m = n + 3; print(m); };      Rename Variable, in attribute `task`
 */
export function changedValues(pairs: readonly FieldPair[]): readonly ValuePair[] {
  return pairs.flatMap(({ before, after }) => {
    if (sameText(before.file, before.span, after.file, after.span)) return [];
    const [own, then] = [valueOf(before), valueOf(after)];
    if (!own?.body || !then?.body) return [];
    const body = mapValues(own.body, then.body);
    return body ? [{ before: own, after: then, body }] : [];
  });
}

/**
 * A value that is a lambda became one that does the same, one that holds lambdas what is called alike; any other is what it became, whatever it is (500 changes).
 *
 *     Task task = n -> { print(n); go(n); };   ->   Task task = m -> { sing(m); swim(m); };      nothing
 */
function mapValues(before: Statement, after: Statement): BodyMapping | null {
  const [[one], [other]] = [before.children, after.children];
  if (!one || !other) return null;
  const [value, instead] = [one, other].map(({ expressions: [first] }) => first && withoutCasts(first));
  if (!value || !instead) return null;
  if (value.kind === 'lambda' && instead.kind === 'lambda' && !mayBeOne(value, instead)) return null;
  const body = mapBodies(before, after, true);
  if (body.mappings.length > 0 || [value, instead].every((each) => descendants(each).some(({ kind }) => kind === 'lambda'))) return body;
  const aligner = new Aligner();
  aligner.replace(value, instead);
  const mapping = {
    before: one,
    after: other,
    beforeExpression: null,
    afterExpression: null,
    identical: false,
    inferred: false,
    nested: [],
    replacements: aligner.replacements,
    distance: normalizedDistance(one.text, other.text),
  };
  return { ...body, mappings: [mapping], unmappedBefore: [], unmappedAfter: [] };
}

/** Whether two lambdas do the same; of what the one does in a block and the other does not that is not asked, nor of objects that both make. */
function mayBeOne(one: Expression, other: Expression): boolean {
  if ((one.block === null) !== (other.block === null)) return true;
  const [given, instead] = [one.children.at(-1), other.children.at(-1)];
  if (!one.block && (given?.text === instead?.text || (given?.kind === 'creation' && instead?.kind === 'creation'))) return true;
  if (one.block && other.block) return goesOn(mapBodies(one.block, other.block, true));
  return given !== undefined && instead !== undefined && new Aligner().whole(given, instead);
}

/** `n -> go(n)` of `(Task) (n -> go(n))` */
function withoutCasts(value: Expression): Expression {
  const inner = value.kind === 'cast' || value.kind === 'parenthesized' ? value.children.at(-1) : undefined;
  return inner ? withoutCasts(inner) : value;
}

const values = new WeakMap<Field, FieldValue>();

function valueOf(field: Field): FieldValue | null {
  const { initializer, kind } = field;
  if (!initializer || kind !== 'field' || !mayBeLookedInto(field)) return null;
  const known = values.get(field) ?? { ...NOTHING, ...partsOf(field), field, body: bodyOf(initializer), bodySpan: initializer.span };
  values.set(field, known);
  return known;
}

/** A block with the value as its only statement. */
function bodyOf(value: Expression): Statement {
  const { span, text } = value;
  const body = new Statement('block', '{', span, [new Statement('expression', `${text};`, span, [], [value], [])], [], []);
  setDepths(body);
  return body;
}

function partsOf({ name, nameSpan, declaringType, file, visibility, span, index, anonymousTypes: innerTypes }: Field) {
  return { name, nameSpan, declaringType, file, visibility, span, index, innerTypes };
}

const NOTHING = {
  kind: 'value',
  modifiers: [],
  annotations: [],
  typeParameters: [],
  parameters: [],
  returnType: null,
  thrown: [],
  documentation: '',
  commentsInFront: [],
  comments: [],
} as const;
