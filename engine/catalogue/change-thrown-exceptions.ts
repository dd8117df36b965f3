import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/change-thrown-exceptions.ts`. */
export const changeThrownExceptionsTypes: FamilyTypes = {
  id: 'change-thrown-exceptions',
  label: 'Change thrown exceptions',
  types: [
    documented(
      'Add Thrown Exception Type',
      kind('add', 'method', { aspect: 'exception', noun: 'thrown exception type' }),
      'low',
      'A method declares one more exception.',
      'A thrown exception that nobody declares.',
      'void read() { }',
      'void read() throws IOException { }',
    ),
    documented(
      'Remove Thrown Exception Type',
      kind('remove', 'method', { aspect: 'exception', noun: 'thrown exception type' }),
      'low',
      'A method declares one exception fewer.',
      'An exception in whose place another one is declared (Change Thrown Exception Type).',
      'void read() throws IOException { }',
      'void read() { }',
    ),
    documented(
      'Change Thrown Exception Type',
      kind('change', 'method', { aspect: 'exception', noun: 'thrown exception type' }),
      'low',
      'A method declares exceptions in place of others.',
      'An exception that was added or removed while the others stayed.',
      'void read() throws Exception { }',
      'void read() throws IOException { }',
    ),
  ],
};
