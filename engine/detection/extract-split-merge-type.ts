import type { TypeDeclaration } from '../model/declarations.js';
import type { Comparison, FieldPair, MethodPair } from '../matching/comparison.js';
import { refersTo } from '../matching/moved-fields.js';
import { documented, finding } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { fieldLocation, methodLocation, typeLocation } from './locations.js';
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

interface MovedMembers {
  readonly from: TypeDeclaration;
  readonly to: TypeDeclaration;
  readonly methods: MethodPair[];
  readonly fields: FieldPair[];
}

function movedMembers(comparison: Comparison): readonly MovedMembers[] {
  const routes: MovedMembers[] = [];
  const route = (from: TypeDeclaration, to: TypeDeclaration): MovedMembers => {
    const known = routes.find((one) => one.from === from && one.to === to);
    if (known) return known;
    const fresh: MovedMembers = { from, to, methods: [], fields: [] };
    routes.push(fresh);
    return fresh;
  };
  for (const pair of comparison.methodPairs) if (pair.relation === 'moved') route(pair.before.declaringType, pair.after.declaringType).methods.push(pair);
  for (const pair of comparison.fieldPairs) if (pair.relation === 'moved') route(pair.before.declaringType, pair.after.declaringType).fields.push(pair);
  return routes;
}

function* extractedClasses(comparison: Comparison, index: TypeIndex): Iterable<Finding> {
  for (const { from, to, methods, fields } of movedMembers(comparison)) {
    const fromAfter = index.afterOf(from);
    if (!fromAfter || !index.isAdded(to) || index.direction(from, to) !== 'sideways') continue;
    if (from.kind === 'anonymous' || to.kind === 'anonymous' || !refersTo(fromAfter, to)) continue;
    yield finding(
      'Extract Class',
      `${to.qualifiedName} from class ${from.qualifiedName}`,
      [
        typeLocation(from, 'original type declaration'),
        ...methods.map((pair) => methodLocation(pair.before, 'original method declaration')),
        ...fields.map((pair) => fieldLocation(pair.before, 'original attribute declaration')),
      ],
      [
        typeLocation(fromAfter, 'type declaration after extraction'),
        typeLocation(to, 'extracted type declaration'),
        ...methods.map((pair) => methodLocation(pair.after, 'extracted method declaration')),
        ...fields.map((pair) => fieldLocation(pair.after, 'extracted attribute declaration')),
      ],
    );
  }
}

function* splitAndMerged(comparison: Comparison): Iterable<Finding> {
  const removed = new Set(comparison.removedTypes);
  const added = new Set(comparison.addedTypes);
  const routes = movedMembers(comparison).filter((route) => removed.has(route.from) && added.has(route.to) && route.methods.length > 0);
  for (const type of removed) {
    const parts = routes.filter((route) => route.from === type);
    const moved = parts.reduce((sum, part) => sum + part.methods.length + part.fields.length, 0);
    if (parts.length < 2 || moved * 2 <= type.methods.length + type.fields.length) continue;
    yield finding(
      'Split Class',
      `${type.qualifiedName} split to ${listText(parts.map((part) => part.to.qualifiedName).sort())}`,
      [typeLocation(type, 'original type declaration')],
      parts.map((part) => typeLocation(part.to, 'split type declaration')),
    );
  }
  for (const type of added) {
    const parts = routes.filter((route) => route.to === type && (route.methods.length + route.fields.length) * 2 > route.from.methods.length + route.from.fields.length);
    if (parts.length < 2) continue;
    yield finding(
      'Merge Class',
      `${listText(parts.map((part) => part.from.qualifiedName).sort())} merged to ${type.qualifiedName}`,
      parts.map((part) => typeLocation(part.from, 'original type declaration')),
      [typeLocation(type, 'new type declaration')],
    );
  }
}
