import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/change-declared-type.ts`. */
export const changeDeclaredTypeTypes: FamilyTypes = {
  id: 'change-declared-type',
  label: 'Change declared types',
  types: [
    documented(
      'Change Return Type',
      kind('change', 'method', { aspect: 'type', noun: 'return type' }),
      'low',
      'A method returns another type.',
      'A constructor, which returns none.',
      'List<A> all() { return list; }',
      'Set<A> all() { return set; }',
    ),
    documented(
      'Change Variable Type',
      kind('change', 'variable', { aspect: 'type' }),
      'low',
      'A local variable has another type.',
      'Another variable of the same name.',
      'int n = f();',
      'long n = f();',
    ),
    documented(
      'Change Parameter Type',
      kind('change', 'parameter', { aspect: 'type' }),
      'low',
      'A parameter has another type.',
      'A removed parameter beside a new one.',
      'void f(int n) { }',
      'void f(long n) { }',
    ),
    documented(
      'Change Attribute Type',
      kind('change', 'attribute', { aspect: 'type' }),
      'low',
      'A field has another type.',
      'A field that was replaced by another.',
      'private int n;',
      'private long n;',
    ),
    documented(
      'Replace Generic With Diamond',
      kind('replace', 'expression', { noun: null }),
      'low',
      'The type arguments of a creation are left to the compiler.',
      'A raw type, which has no type arguments at all.',
      'List<A> list = new ArrayList<A>();',
      'List<A> list = new ArrayList<>();',
    ),
  ],
};
