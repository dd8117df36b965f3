import { checkpoint } from './work.js';

/**
 * A node and all below it, parents first, in their order. Without recursion, for a text may nest as deep as it is long; and a list rather than a generator, since
 * nested generators take a turn of each level for every element.
 */
export function treeOf<Node>(root: Node, below: (node: Node) => readonly Node[]): readonly Node[] {
  const all: Node[] = [];
  const open: Node[] = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    all.push(node);
    const children = below(node);
    for (let i = children.length - 1; i >= 0; i--) open.push(children[i] as Node);
  }
  checkpoint(all.length);
  return all;
}
