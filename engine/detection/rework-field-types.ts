import { documented } from './documented.js';
import type { RefactoringType } from './family.js';

/** Documentation of the field types. */
export const reworkFieldTypes: readonly RefactoringType[] = [
  documented(
    'Move Attribute',
    'high',
    'A field went to another type that is neither above nor below its own.',
    'A field whose whole type was moved.',
    'class A { int n; }\nclass B { }',
    'class A { }\nclass B { int n; }',
  ),
  documented(
    'Rename Attribute',
    'high',
    'A field has another name.',
    'A field that was replaced by one with another use.',
    'int size;\nint get() { return size; }',
    'int count;\nint get() { return count; }',
  ),
  documented(
    'Move And Rename Attribute',
    'high',
    'A field went to another type and has another name.',
    'A field that was renamed where it is.',
    'class A { int size; }\nclass B { }',
    'class A { }\nclass B { int count; }',
  ),
  documented(
    'Replace Attribute',
    'high',
    'The uses of one field became uses of another that was there before or belongs to another type.',
    'A field that is gone and another one in its place (Rename Attribute).',
    'int low;\nint high;\nint get() { return low; }',
    'int high;\nint get() { return high; }',
  ),
  documented(
    'Extract Attribute',
    'high',
    'A new field holds what was written in place before.',
    'A new field whose value was not there before.',
    'int limit() { return 10 * 60; }',
    'static final int LIMIT = 10 * 60;\nint limit() { return LIMIT; }',
  ),
  documented(
    'Inline Attribute',
    'high',
    'A field is gone and its value stands in its place.',
    'A field that was removed together with its uses.',
    'static final int LIMIT = 10 * 60;\nint limit() { return LIMIT; }',
    'int limit() { return 10 * 60; }',
  ),
  documented(
    'Merge Attribute',
    'high',
    'Several fields became one that holds them.',
    'Fields that were removed beside a new one.',
    'int w;\nint h;',
    'Size size;',
  ),
  documented(
    'Split Attribute',
    'high',
    'One field became several that it held.',
    'A removed field beside new ones.',
    'Size size;',
    'int w;\nint h;',
  ),
  documented(
    'Encapsulate Attribute',
    'high',
    'A field got a getter or setter.',
    'A new field that came with its accessors.',
    'int size;',
    'private int size;\nint getSize() { return size; }',
  ),
];
