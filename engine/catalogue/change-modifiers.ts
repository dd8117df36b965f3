import { documented, type FamilyTypes } from './documented.js';

const KEPT = 'A declaration that is new or gone, or whose file only changed in layout.';

/** The types of `engine/detection/change-modifiers.ts`. */
export const changeModifiersTypes: FamilyTypes = {
  id: 'change-modifiers',
  label: 'Change modifiers',
  types: [
    documented(
      'Change Method Access Modifier',
      'low',
      'A method can be called from more, or fewer, places.',
      KEPT,
      'private void f() { }',
      'public void f() { }',
    ),
    documented(
      'Change Attribute Access Modifier',
      'low',
      'A field can be used from more, or fewer, places.',
      KEPT,
      'public int n;',
      'private int n;',
    ),
    documented(
      'Change Class Access Modifier',
      'low',
      'A type can be used from more, or fewer, places.',
      KEPT,
      'class Parser { }',
      'public class Parser { }',
    ),
    documented(
      'Add Method Modifier',
      'low',
      'A method became static, final, abstract or synchronized.',
      KEPT,
      'int next() { return 1; }',
      'static int next() { return 1; }',
    ),
    documented(
      'Remove Method Modifier',
      'low',
      'A method is no longer static, final, abstract or synchronized.',
      KEPT,
      'synchronized void put() { }',
      'void put() { }',
    ),
    documented(
      'Add Attribute Modifier',
      'low',
      'A field became static, final, volatile or transient.',
      KEPT,
      'private int n = 1;',
      'private final int n = 1;',
    ),
    documented(
      'Remove Attribute Modifier',
      'low',
      'A field is no longer static, final, volatile or transient.',
      KEPT,
      'private static int n;',
      'private int n;',
    ),
    documented('Add Variable Modifier', 'low', 'A local variable became final.', KEPT, 'int n = f();', 'final int n = f();'),
    documented('Remove Variable Modifier', 'low', 'A local variable is no longer final.', KEPT, 'final int n = f();', 'int n = f();'),
    documented('Add Parameter Modifier', 'low', 'A parameter became final.', KEPT, 'void f(int n) { }', 'void f(final int n) { }'),
    documented('Remove Parameter Modifier', 'low', 'A parameter is no longer final.', KEPT, 'void f(final int n) { }', 'void f(int n) { }'),
    documented('Add Class Modifier', 'low', 'A type became abstract, final or static.', KEPT, 'class Base { }', 'abstract class Base { }'),
    documented(
      'Remove Class Modifier',
      'low',
      'A type is no longer abstract, final or static.',
      KEPT,
      'final class Leaf { }',
      'class Leaf { }',
    ),
  ],
};
