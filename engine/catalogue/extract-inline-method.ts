import { documented, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/extract-inline-method.ts`. */
export const extractInlineMethodTypes: FamilyTypes = {
  id: 'extract-inline-method',
  label: 'Extract and inline methods',
  types: [
    documented(
      'Extract Method',
      'high',
      'Code was taken out of a method into a new one, which the method now calls.',
      'A new method that only resembles older code, or that nobody calls where the code was.',
      'void report() { open(); write(a); write(b); }',
      'void report() { open(); body(); }\nvoid body() { write(a); write(b); }',
    ),
    documented(
      'Inline Method',
      'high',
      'A method is gone and its code stands now where it was called.',
      'A method that was removed together with its calls.',
      'int area() { return w() * h; }\nint w() { return x2 - x1; }',
      'int area() { return (x2 - x1) * h; }',
    ),
    documented(
      'Extract And Move Method',
      'high',
      'Code was taken out of a method into a new method of another type, which the method now calls.',
      'A whole method that went to another type (Move Method).',
      'class A { void f() { log(1); log(2); g(); } }',
      'class A { void f() { Logs.both(); g(); } }\nclass Logs { static void both() { log(1); log(2); } }',
    ),
    documented(
      'Move And Inline Method',
      'high',
      'A method of another type is gone and its code stands now where it was called.',
      'A call that was replaced by different code.',
      'class A { void f() { B.hello(); } }\nclass B { static void hello() { print("hi"); } }',
      'class A { void f() { print("hi"); } }\nclass B { }',
    ),
    documented(
      'Split Method',
      'high',
      'A method is gone and its statements are spread over two or more new ones.',
      'A method that remains and calls the new one (Extract Method).',
      'void test() { a(); b(); c(); d(); }',
      'void testFirst() { a(); b(); }\nvoid testSecond() { c(); d(); }',
    ),
    documented(
      'Merge Method',
      'high',
      'Two or more methods are gone and their statements stand together in a new one.',
      'A method that was inlined into a caller that was there before (Inline Method).',
      'void first() { a(); b(); }\nvoid second() { c(); d(); }',
      'void all() { a(); b(); c(); d(); }',
    ),
    documented(
      'Move Code',
      'high',
      'Statements went from one method to another; both were there before.',
      'Statements that went to a new method which the first one calls (Extract Method).',
      'void start() { init(); load(); run(); }\nvoid setUp() { clear(); }',
      'void start() { run(); }\nvoid setUp() { clear(); init(); load(); }',
    ),
  ],
};
