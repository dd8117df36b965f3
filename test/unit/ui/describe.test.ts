import { describe, expect, it } from 'vitest';
import { describe as short } from '../../../ui/describe.js';

describe('short descriptions', () => {
  it.each([
    [
      'Rename Method',
      'Rename Method public priceOf(id int) : int renamed to public priceFor(id int) : int in class shop.Catalogue',
      { before: 'priceOf', after: 'priceFor', context: 'in Catalogue' },
    ],
    [
      'Rename Method',
      'Rename Method public set(mail String) : void renamed to public setMail(mailAddress String) : void in class a.Member',
      { before: 'set(mail String) : void', after: 'setMail(mailAddress String) : void', context: 'in Member' },
    ],
    [
      'Move Method',
      'Move Method public format(a String) : String from class shop.Customer to public format(a String) : String from class shop.Address',
      { after: 'format(a String) : String', context: 'Customer → Address' },
    ],
    [
      'Extract Method',
      'Extract Method private head(p Printer) : void extracted from public print(p Printer) : void in class shop.Invoice',
      { after: 'head(p Printer) : void', context: 'from print in Invoice' },
    ],
    [
      'Extract And Move Method',
      'Extract And Move Method public of(a int) : T extracted from public deploy() : void in class a.One & moved to class a.Two',
      { after: 'of(a int) : T', context: 'from deploy, One → Two' },
    ],
    [
      'Inline Method',
      'Inline Method private head() : void inlined to public print() : void in class shop.Invoice',
      { after: 'head() : void', context: 'into print in Invoice' },
    ],
    [
      'Move Class',
      'Move Class org.antlr.v4.runtime.tree.gui.TreeViewer moved to org.antlr.v4.gui.TreeViewer',
      { after: 'TreeViewer', context: '…runtime.tree.gui → …gui' },
    ],
    ['Rename Class', 'Rename Class shop.Client renamed to shop.Customer', { before: 'Client', after: 'Customer', context: '' }],
    ['Rename Package', 'Rename Package org.a.util to org.a.calendar', { before: 'org.a.util', after: 'org.a.calendar', context: '' }],
    [
      'Change Parameter Type',
      'Change Parameter Type all : List<A> to all : Set<A> in method public add(all Set<A>) : void from class a.b.Shop',
      { before: 'all : List<A>', after: 'all : Set<A>', context: 'in add, Shop' },
    ],
    [
      'Add Parameter',
      'Add Parameter t : org.x.Tree in method public save(t Tree) : void from class org.y.Trees',
      { after: 't : Tree', context: 'in save, Trees' },
    ],
    ['Something New', 'Something New that nobody knows', { after: 'that nobody knows', context: '' }],
  ])('%s: %s', (type, description, expected) => {
    expect(short(type, description)).toEqual(expected);
  });
});
