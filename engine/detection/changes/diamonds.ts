import type { Field, Method } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { sameText } from '../../model/source-file.js';
import type { MatchingResult } from '../../matching/result.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { expressionsOf, withBlocks } from '../../facts/bindings.js';
import { bodyChanges } from './body-changes.js';
import { finding, type Finding } from '../../findings/finding.js';
import { expressionPart, fieldPart, methodElement, methodPart, nameElement, valueElement } from '../../findings/elements.js';

/** `new ArrayList<A>()` -> `new ArrayList<>()`, in mapped statements and in the initializers of fields. */
export function* diamondReplacements(comparison: MatchingResult): Iterable<Finding> {
  for (const change of bodyChanges(comparison)) {
    for (const mapping of allMappings(change.body?.mappings ?? [])) {
      if (mapping.identical || returnsChosen(mapping.before)) continue;
      for (const [one, other] of diamonds(expressionsOf(mapping.before), expressionsOf(mapping.after)))
        yield* inMember(change.before, change.after, one, other);
    }
  }
  for (const { before, after } of comparison.fieldPairs) {
    if (sameText(before.file, before.span, after.file, after.span)) continue;
    if (!before.initializer || !after.initializer || before.initializer.text === after.initializer.text) continue;
    for (const [one, other] of diamonds(withBlocks(before.initializer), withBlocks(after.initializer)))
      yield* inMember(before, after, one, other);
  }
}

/** A method of an anonymous class stands in another member, which is told as well. */
function* inMember(before: Method | Field, after: Method | Field, one: Expression, other: Expression): Iterable<Finding> {
  if (isField(before) && isField(after)) yield inField(before, after, one, other);
  else if (!isField(before) && !isField(after)) yield inBody(before, after, one, other);
  const [aroundBefore, aroundAfter] = [around(before), around(after)];
  if (aroundBefore && aroundAfter) yield* inMember(aroundBefore, aroundAfter, one, other);
}

function around({ declaringType }: Method | Field): Method | Field | null {
  return declaringType.kind === 'anonymous' ? declaringType.enclosingMember : null;
}

function isField(member: Method | Field): member is Field {
  return !('parameters' in member);
}

/** Creations that are equal but for type arguments that became a diamond, in source order, each once. */
function diamonds(before: readonly Expression[], after: readonly Expression[]): readonly (readonly [Expression, Expression])[] {
  const waiting = after.filter((expression) => expression.kind === 'creation' && createdType(expression).endsWith('<>'));
  const pairs: [Expression, Expression][] = [];
  for (const one of before) {
    if (one.kind !== 'creation') continue;
    const type = createdType(one);
    if (!type.endsWith('>') || type.endsWith('<>')) continue;
    const at = waiting.findIndex(
      (other) => bareName(createdType(other)) === bareName(type) && one.arguments?.length === other.arguments?.length,
    );
    const other = waiting[at];
    if (!other) continue;
    waiting.splice(at, 1);
    pairs.push([outermost(one), outermost(other)]);
  }
  return pairs;
}

/** `return open ? new ArrayList<A>() : null;`, `return (all = new ArrayList<A>());`: what is one of two values, or stands in parentheses, as a whole is left alone. */
function returnsChosen({ kind, expressions: [value] }: Statement): boolean {
  return kind === 'return' && (value?.kind === 'conditional' || value?.kind === 'parenthesized');
}

/** RefactoringMiner names the outermost creation around the diamond, and so do descriptions here. */
function outermost(creation: Expression): Expression {
  let found = creation;
  for (let around = creation.parent; around; around = around.parent) if (around.kind === 'creation') found = around;
  return found;
}

function createdType(creation: Expression): string {
  return creation.children.find((child) => child.kind === 'type')?.text ?? creation.label;
}

function bareName(type: string): string {
  return type.slice(0, type.indexOf('<'));
}

function inBody(before: Method, after: Method, one: Expression, other: Expression): Finding {
  return finding('Replace Generic With Diamond', {
    before: {
      subject: [nameElement(createdType(one))],
      within: [methodElement(before)],
      parts: [expressionPart(before.file, one, 'original creation'), methodPart(before, 'original method declaration')],
    },
    after: {
      subject: [nameElement(createdType(other))],
      within: [methodElement(after)],
      parts: [
        expressionPart(after.file, other, 'creation with diamond operator'),
        methodPart(after, 'method declaration with diamond operator'),
      ],
    },
  });
}

function inField(before: Field, after: Field, one: Expression, other: Expression): Finding {
  return finding('Replace Generic With Diamond', {
    before: {
      subject: [nameElement(createdType(one))],
      within: [valueElement(before)],
      parts: [expressionPart(before.file, one, 'original creation'), fieldPart(before, 'original attribute declaration')],
    },
    after: {
      subject: [nameElement(createdType(other))],
      within: [valueElement(after)],
      parts: [
        expressionPart(after.file, other, 'creation with diamond operator'),
        fieldPart(after, 'attribute declaration with diamond operator'),
      ],
    },
  });
}
