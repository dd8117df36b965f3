import type { Method } from '../model/declarations.js';
import { sameText } from '../model/source-file.js';
import type { Statement } from '../model/statement.js';
import { addedCalls, NO_ADDED_CALLS, type AddedCalls } from './added-calls.js';
import { IDENTICAL, type BodyMapping } from './body-mapping.js';
import { commentedSections, type Section } from './commented-sections.js';
import { bodyStatements, fragmentsOf } from './fragments.js';
import { sameParameterTypes } from './method-signatures.js';
import type { Standing } from './replaceable-values.js';
import { mapFragments } from './statement-matching.js';
import { NO_SUBSTITUTION, type Substitution } from './substitution.js';

/** Maps two whole bodies. */
export function mapBodies(
  before: Statement,
  after: Statement,
  loose: boolean,
  beforeNames: Substitution = NO_SUBSTITUTION,
  afterNames: Substitution = NO_SUBSTITUTION,
  added: AddedCalls = NO_ADDED_CALLS,
  standing: Standing = 'kept',
  sections: readonly Section[] = [],
): BodyMapping {
  return mapFragments({
    before: fragmentsOf(bodyStatements(before), beforeNames),
    after: fragmentsOf(bodyStatements(after), afterNames),
    beforeNames,
    afterNames,
    loose,
    standing,
    addedCalls: added,
    sections,
  });
}

/** Of two methods of one type: constructors have the names of their types. What anonymous types give back is no evidence, whatever its type. */
export function standingOf(before: Method, after: Method): Standing {
  if (before.name !== after.name && before.kind !== 'constructor') return 'renamed';
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
  const added = loose ? addedCalls(before, after) : NO_ADDED_CALLS;
  return mapBodies(before.body, after.body, loose, NO_SUBSTITUTION, NO_SUBSTITUTION, added, standing, commentedSections(before, after));
}
