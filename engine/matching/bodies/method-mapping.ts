import type { Method } from '../../model/declarations.js';
import { sameText } from '../../model/source-file.js';
import type { Statement } from '../../model/statement.js';
import { addedCalls, NO_ADDED_CALLS } from './added-calls.js';
import { IDENTICAL, type BodyMapping } from './body-mapping.js';
import { commentedSections } from './commented-sections.js';
import { bodyStatements, fragmentsOf, type MappingInput } from './fragments.js';
import { sameParameterTypes } from '../../facts/declarations/method-signatures.js';
import type { Standing } from './values/replaceable-values.js';
import { mapFragments } from './statement-matching.js';
import { NO_SUBSTITUTION } from '../../facts/substitution.js';

/** Maps two whole bodies. `known`: what is known of the methods. */
export function mapBodies(
  before: Statement,
  after: Statement,
  loose: boolean,
  known: Pick<MappingInput, 'standing' | 'addedCalls' | 'sections'> = {},
): BodyMapping {
  return mapFragments({
    before: fragmentsOf(bodyStatements(before), NO_SUBSTITUTION),
    after: fragmentsOf(bodyStatements(after), NO_SUBSTITUTION),
    beforeNames: NO_SUBSTITUTION,
    afterNames: NO_SUBSTITUTION,
    loose,
    standing: 'kept',
    ...known,
  });
}

/** Of two methods of one type: constructors have the names of their types. What anonymous types give back is no evidence, whatever its type. */
export function standingOf(before: Method, after: Method): Standing {
  if (before.name !== after.name && !(before.kind === 'constructor' && after.kind === 'constructor')) return 'renamed';
  if (sameParameterTypes(before, after)) return 'kept';
  return after.declaringType.kind === 'anonymous' || !returnAlike(before, after) ? 'retyped' : 'overloaded';
}

/** One type, or what holds it: `Note`, `Optional<Note>`. */
function returnAlike({ returnType: type }: Method, { returnType: other }: Method): boolean {
  if (!type || !other || type.text === other.text) return type?.text === other?.text;
  return type.text.endsWith(`<${other.text}>`) || other.text.endsWith(`<${type.text}>`);
}

/** The mapping of a method pair; null when one of them has no body. Equal bodies are not looked into. */
export function mapMethods(before: Method, after: Method, loose: boolean, standing = standingOf(before, after)): BodyMapping | null {
  const { bodySpan: a } = before;
  const { bodySpan: b } = after;
  if (!a || !b) return null;
  if (sameText(before.file, a, after.file, b)) return IDENTICAL;
  if (!before.body || !after.body) return null;
  const calls = loose ? addedCalls(before, after) : NO_ADDED_CALLS;
  const known = { standing, addedCalls: calls, sections: commentedSections(before, after) };
  return mapBodies(before.body, after.body, loose, known);
}
