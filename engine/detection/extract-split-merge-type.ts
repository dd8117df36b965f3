import type { Comparison, MethodPair } from '../matching/comparison.js';
import { holds } from '../matching/holds.js';
import { hasModifier, type Method } from '../model/declarations.js';
import { normalizedDistance } from '../text/similarity.js';
import { documented, finding } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { fieldLocation, methodLocation, typeLocation } from './locations.js';
import { movedMembers, type MovedMembers } from './moved-members.js';
import { listText } from './print.js';
import { TypeIndex } from './type-index.js';

/** Types that came out of others, or into which others went. */
export const extractSplitMergeType: DetectionFamily = {
  id: 'extract-split-merge-type',
  label: 'Extract, split and merge types',
  types: [
    documented(
      'Extract Class',
      'high',
      'A new type took over members of a type that is still there and uses it.',
      'A new type above or below the other one (Extract Superclass, Extract Subclass).',
      'class Order { int total; int sum() { return total; } }',
      'class Order { Cart cart; }\nclass Cart { int total; int sum() { return total; } }',
    ),
    documented(
      'Split Class',
      'high',
      'A type is gone and its members are spread over several new ones.',
      'A type that is still there (Extract Class).',
      'class Utils { void a() { } void b() { } }',
      'class TextUtils { void a() { } }\nclass FileUtils { void b() { } }',
    ),
    documented(
      'Merge Class',
      'high',
      'Several types are gone and their members stand together in one new type.',
      'A type that took over members of types that are still there.',
      'class TextUtils { void a() { } }\nclass FileUtils { void b() { } }',
      'class Utils { void a() { } void b() { } }',
    ),
  ],
  *detect({ comparison }): Iterable<Finding> {
    const index = TypeIndex.of(comparison);
    yield* extractedClasses(comparison, index);
    yield* splitAndMerged(comparison);
  },
};

/** So many methods, or fields, that went together make a new type an extracted one, even if the type that they left does not use it. */
const SEVERAL = 2;

function* extractedClasses(comparison: Comparison, index: TypeIndex): Iterable<Finding> {
  const parts = new Set(comparison.typeSplits.flatMap((split) => split.parts));
  for (const { from, to, methods, fields } of [...movedMembers(comparison), ...redeclared(comparison)]) {
    const fromAfter = index.afterOf(from);
    if (!fromAfter || !index.isAdded(to) || index.direction(from, to) !== 'sideways') continue;
    if (from.kind === 'anonymous' || to.kind === 'anonymous' || parts.has(to)) continue;
    // one member can have gone anywhere; several went together
    if (methods.length < SEVERAL && fields.length < SEVERAL && !holds(fromAfter, to)) continue;
    const kept = methods.filter(isRecognisable);
    yield finding(
      'Extract Class',
      `${to.qualifiedName} from class ${from.qualifiedName}`,
      [
        typeLocation(from, 'original type declaration'),
        ...kept.map((pair) => methodLocation(pair.before, 'original method declaration')),
        ...fields.map((pair) => fieldLocation(pair.before, 'original attribute declaration')),
      ],
      [
        typeLocation(fromAfter, 'type declaration after extraction'),
        typeLocation(to, 'extracted type declaration'),
        ...kept.map((pair) => methodLocation(pair.after, 'extracted method declaration')),
        ...fields.map((pair) => fieldLocation(pair.after, 'extracted attribute declaration')),
      ],
    );
  }
}

/**
 * A method that got another name and other parameters at once is no part that a reader would know again: `testTree()` of `Timing`, `run(int[])` of the new
 * class `TreeTiming`. It is told by itself.
 */
function isRecognisable({ before, after }: Redeclaration): boolean {
  return before.parameters.length === after.parameters.length || normalizedDistance(before.name, after.name) <= SIMILAR_NAME;
}

/** A method, and what stands for it now. */
type Redeclaration = Pick<MethodPair, 'before' | 'after'>;

/**
 * Methods without bodies that a type no longer declares and a new type inside it does, in other words: they did not move, but the new type was made of them.
 *
 *     class Options { native String nameKey(); }   ->   class Options { static class Keys { native String name(); } }
 */
function* redeclared(comparison: Comparison): Iterable<Omit<MovedMembers, 'methods'> & { readonly methods: readonly Redeclaration[] }> {
  const bodiless = (methods: readonly Method[]): ReadonlySet<Method> => new Set(methods.filter((one) => one.bodySpan === null));
  const gone = bodiless(comparison.removedMethods);
  const fresh = bodiless(comparison.addedMethods);
  if (gone.size === 0 || fresh.size === 0) return;
  for (const { before: from, after } of comparison.typePairs) {
    const removed = from.methods.filter((one) => gone.has(one));
    for (const to of removed.length > 0 ? after.types : []) {
      const open = new Set(to.methods.filter((one) => fresh.has(one)));
      const methods = removed.flatMap((one) => {
        const other = redeclaration(one, open);
        if (other) open.delete(other);
        return other ? [{ before: one, after: other }] : [];
      });
      if (methods.length > 0) yield { from, to, methods, fields: [] };
    }
  }
}

/** The same name with other parameters; of native methods, the most similar name too. Of several, the first. */
function redeclaration(before: Method, among: Iterable<Method>): Method | null {
  let nearest: Method | null = null;
  let least = SIMILAR_NAME;
  for (const after of among) {
    const distance = before.name === after.name ? 0 : normalizedDistance(before.name, after.name);
    const comparable = distance === 0 || (hasModifier(before, 'native') && hasModifier(after, 'native'));
    if (!comparable || distance > least || (nearest && distance === least)) continue;
    nearest = after;
    least = distance;
  }
  return nearest;
}

/** Edit distance of similar names, as a share of the longer one: `localNameKey`, `localName`. */
const SIMILAR_NAME = 0.4;

function* splitAndMerged(comparison: Comparison): Iterable<Finding> {
  for (const { direction, whole, parts } of comparison.typeSplits) {
    const list = listText(parts.map((part) => part.qualifiedName));
    yield direction === 'split'
      ? finding(
          'Split Class',
          `${whole.qualifiedName} split to ${list}`,
          [typeLocation(whole, 'original type declaration')],
          parts.map((part) => typeLocation(part, 'split type declaration')),
        )
      : finding(
          'Merge Class',
          `${list} merged to ${whole.qualifiedName}`,
          parts.map((part) => typeLocation(part, 'original type declaration')),
          [typeLocation(whole, 'new type declaration')],
        );
  }
}
