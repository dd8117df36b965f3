import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/rework-variable.ts`. */
export const reworkVariableTypes: FamilyTypes = {
  id: 'rework-variable',
  label: 'Rework variables',
  types: [
    documented(
      'Extract Variable',
      kind('extract', 'variable'),
      'low',
      'A new local variable holds what was written in place before.',
      'A new variable whose value was not there before.',
      'send(find(id));',
      'User user = find(id);\nsend(user);',
    ),
    documented(
      'Inline Variable',
      kind('inline', 'variable'),
      'low',
      'A local variable is gone and its value stands in its place.',
      'A variable that was removed together with its uses.',
      'User user = find(id);\nsend(user);',
      'send(find(id));',
    ),
    documented(
      'Rename Variable',
      kind('rename', 'variable'),
      'low',
      'A local variable has another name.',
      'Another variable in the same place.',
      'int n = f();\nuse(n);',
      'int count = f();\nuse(count);',
    ),
    documented(
      'Merge Variable',
      kind('merge', 'variable'),
      'low',
      'Several local variables became one that holds them.',
      'Variables that were removed beside a new one.',
      'int w = w();\nint h = h();\ndraw(w, h);',
      'Size size = size();\ndraw(size.w(), size.h());',
    ),
    documented(
      'Split Variable',
      kind('split', 'variable'),
      'low',
      'One local variable became several that it held.',
      'A removed variable beside new ones.',
      'Size size = size();\ndraw(size.w(), size.h());',
      'int w = w();\nint h = h();\ndraw(w, h);',
    ),
  ],
};
