import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/change-parameters.ts`. */
export const changeParametersTypes: FamilyTypes = {
  id: 'change-parameters',
  label: 'Change parameters',
  types: [
    documented(
      'Add Parameter',
      kind('add', 'parameter'),
      'low',
      'A method takes one more parameter.',
      'A parameter that was renamed.',
      'void f(int a) { }',
      'void f(int a, int b) { }',
    ),
    documented(
      'Remove Parameter',
      kind('remove', 'parameter'),
      'low',
      'A method takes one parameter fewer.',
      'A parameter that was renamed.',
      'void f(int a, int b) { }',
      'void f(int a) { }',
    ),
    documented(
      'Reorder Parameter',
      kind('reorder', 'parameter'),
      'low',
      'The parameters of a method stand in another order.',
      'A parameter that was added between the others.',
      'void f(int a, String b) { }',
      'void f(String b, int a) { }',
    ),
    documented(
      'Rename Parameter',
      kind('rename', 'parameter'),
      'low',
      'A parameter has another name.',
      'A parameter that went and another that came, with a different use.',
      'int twice(int n) { return 2 * n; }',
      'int twice(int value) { return 2 * value; }',
    ),
    documented(
      'Merge Parameter',
      kind('merge', 'parameter'),
      'low',
      'Several parameters became one that holds them.',
      'Parameters that were removed beside a new one that is used for something else.',
      'int area(int w, int h) { return w * h; }',
      'int area(Size size) { return size.w() * size.h(); }',
    ),
    documented(
      'Split Parameter',
      kind('split', 'parameter'),
      'low',
      'One parameter became several that it held.',
      'A removed parameter beside new ones that are used for something else.',
      'int area(Size size) { return size.w() * size.h(); }',
      'int area(int w, int h) { return w * h; }',
    ),
  ],
};
