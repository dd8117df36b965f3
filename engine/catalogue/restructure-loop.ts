import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/restructure-loop.ts`. */
export const restructureLoopTypes: FamilyTypes = {
  id: 'restructure-loop',
  label: 'Restructure loops',
  types: [
    documented(
      'Replace Loop With Pipeline',
      kind('replace', 'statement', { noun: null }),
      'low',
      'A loop over a collection became a pipeline of calls on it.',
      'A loop that was removed beside a pipeline over something else.',
      'for (A a : all) { print(a); }',
      'all.forEach(a -> print(a));',
    ),
    documented(
      'Replace Pipeline With Loop',
      kind('replace', 'statement', { noun: null }),
      'low',
      'A pipeline of calls on a collection became a loop over it.',
      'A pipeline that was removed beside a loop over something else.',
      'all.forEach(a -> print(a));',
      'for (A a : all) { print(a); }',
    ),
  ],
};
