import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/convert-binding.ts`. */
export const convertBindingTypes: FamilyTypes = {
  id: 'convert-binding',
  label: 'Convert between variables, parameters and attributes',
  types: [
    documented(
      'Replace Variable With Attribute',
      kind('replace', 'variable', { becomes: 'attribute', noun: null }),
      'low',
      'What a local variable or parameter held is held by a field now.',
      'A field of the same name that is used for something else.',
      'void f() { int n = 1; use(n); }',
      'int n = 1;\nvoid f() { use(n); }',
    ),
    documented(
      'Replace Attribute With Variable',
      kind('replace', 'attribute', { becomes: 'variable', noun: null }),
      'low',
      'What a field held is held by a local variable now.',
      'A local variable beside a field that is still used there.',
      'int n = 1;\nvoid f() { use(n); }',
      'void f() { int n = 1; use(n); }',
    ),
    documented(
      'Parameterize Variable',
      kind('parameterize', 'variable', { becomes: 'parameter', noun: null }),
      'low',
      'What a local variable held is passed as a parameter now.',
      'A new parameter that is used for something else.',
      'void f() { int n = 1; use(n); }',
      'void f(int n) { use(n); }',
    ),
    documented(
      'Parameterize Attribute',
      kind('parameterize', 'attribute', { becomes: 'parameter', noun: null }),
      'low',
      'What was read from a field is passed as a parameter now.',
      'A new parameter beside a field that is still used there.',
      'void f() { use(field); }',
      'void f(int n) { use(n); }',
    ),
    documented(
      'Localize Parameter',
      kind('localize', 'parameter', { becomes: 'variable', noun: null }),
      'low',
      'What was passed as a parameter is a local variable now.',
      'A removed parameter beside a new variable that is used for something else.',
      'void f(int n) { use(n); }',
      'void f() { int n = 1; use(n); }',
    ),
  ],
};
