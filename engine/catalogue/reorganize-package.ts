import { documented, kind, type FamilyTypes } from './documented.js';

/** The types of `engine/detection/reorganize-package.ts`. */
export const reorganizePackageTypes: FamilyTypes = {
  id: 'reorganize-package',
  label: 'Reorganize packages',
  types: [
    documented(
      'Rename Package',
      kind('rename', 'package'),
      'high',
      'All types of a package went to one whose name differs in its last part only.',
      'Some types that left a package that is still there.',
      'package shop.cart; class Item { }',
      'package shop.basket; class Item { }',
    ),
    documented(
      'Move Package',
      kind('move', 'package'),
      'high',
      'All types of a package went to one under another parent.',
      'Some types that left a package that is still there.',
      'package shop.cart; class Item { }',
      'package store.items; class Item { }',
    ),
    documented(
      'Split Package',
      kind('split', 'package'),
      'high',
      'The types of a package that is gone went to several packages.',
      'Types that left a package that is still there.',
      'package shop; class Item { } class Bill { }',
      'package shop.items; class Item { }\npackage shop.bills; class Bill { }',
    ),
    documented(
      'Merge Package',
      kind('merge', 'package'),
      'high',
      'The types of several packages that are gone went to one.',
      'Types that joined a package from one that is still there.',
      'package shop.items; class Item { }\npackage shop.bills; class Bill { }',
      'package shop.all; class Item { } class Bill { }',
    ),
    documented(
      'Move Source Folder',
      kind('move', 'folder', { noun: 'source folder' }),
      'high',
      'Files went to another source folder and kept their package.',
      'Files that changed their package.',
      'core/src/shop/Item.java',
      'model/src/shop/Item.java',
    ),
  ],
};
