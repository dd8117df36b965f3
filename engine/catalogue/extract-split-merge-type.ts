import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/extract-split-merge-type.ts`. */
export const extractSplitMergeTypeTypes: FamilyTypes = {
  id: 'extract-split-merge-type',
  label: 'Extract, split and merge types',
  types: [
    documented(
      'Extract Class',
      kind('extract', 'class'),
      'high',
      'A new type took over members of a type that is still there and uses it.',
      'A new type above or below the other one (Extract Superclass, Extract Subclass).',
      'class Order { int total; int sum() { return total; } }',
      'class Order { Cart cart; }\nclass Cart { int total; int sum() { return total; } }',
    ),
    documented(
      'Split Class',
      kind('split', 'class'),
      'high',
      'A type is gone and its members are spread over several new ones.',
      'A type that is still there (Extract Class).',
      'class Utils { void a() { } void b() { } }',
      'class TextUtils { void a() { } }\nclass FileUtils { void b() { } }',
    ),
    documented(
      'Merge Class',
      kind('merge', 'class'),
      'high',
      'Several types are gone and their members stand together in one new type.',
      'A type that took over members of types that are still there.',
      'class TextUtils { void a() { } }\nclass FileUtils { void b() { } }',
      'class Utils { void a() { } void b() { } }',
    ),
  ],
};
