import type { Placed } from '../explained/finding-index.js';
import type { Extraction, FieldPair, Inlining, MethodPair, TypePair, View } from '../findings/view.js';
import type { TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import { contains } from '../text/span.js';
import { append } from '../text/grouping.js';

/** Things by where something of theirs begins: a large change has tens of thousands of them, and every refactoring asks. */
export class ByPlace<Item> {
  readonly #items = new Map<SourceFile, Map<number, Item[]>>();

  constructor(items: readonly Item[], placesOf: (item: Item) => readonly Placed[]) {
    for (const item of items) for (const place of placesOf(item)) this.#add(place, item);
  }

  /** Those that begin where the place does. */
  at({ file, span }: Placed): readonly Item[] {
    return this.#items.get(file)?.get(span.start) ?? [];
  }

  #add({ file, span }: Placed, item: Item): void {
    let ofFile = this.#items.get(file);
    if (!ofFile) this.#items.set(file, (ofFile = new Map<number, Item[]>()));
    const list = ofFile.get(span.start);
    if (!list) ofFile.set(span.start, [item]);
    else if (list.at(-1) !== item) list.push(item);
  }
}

type Pair = MethodPair | FieldPair | TypePair;

/** Pairs of one kind by the places of both sides. A field is named with its whole declaration, or without. */
class Pairs<One extends Pair> {
  readonly before: ByPlace<One>;
  readonly after: ByPlace<One>;
  readonly #inFile = new Map<SourceFile, One[]>();

  constructor(readonly all: readonly One[]) {
    this.before = new ByPlace(all, ({ before }) => placesOf(before));
    this.after = new ByPlace(all, ({ after }) => placesOf(after));
    for (const pair of all) {
      append(this.#inFile, pair.before.file, pair);
    }
  }

  /** Pairs that lie in two types, one of each version. */
  inside(before: TypeDeclaration, after: TypeDeclaration): readonly One[] {
    return this.inFile(before.file).filter(
      (pair) => pair.after.file === after.file && contains(before.span, pair.before.span) && contains(after.span, pair.after.span),
    );
  }

  /** Pairs whose `before` is in a file. */
  inFile(file: SourceFile): readonly One[] {
    return this.#inFile.get(file) ?? [];
  }
}

function placesOf(one: Pair['before']): readonly Placed[] {
  return 'declarationSpan' in one ? [one, { file: one.file, span: one.declarationSpan }] : [one];
}

/** What became of what, by place. */
export class PairIndex {
  readonly methods: Pairs<MethodPair>;
  readonly fields: Pairs<FieldPair>;
  /** Without the anonymous and local ones: those are part of a body. */
  readonly types: Pairs<TypePair>;
  readonly extractions: ByPlace<Extraction>;
  readonly inlinings: ByPlace<Inlining>;

  constructor({ methodPairs, fieldPairs, typePairs, extractions, inlinings }: View) {
    this.methods = new Pairs(methodPairs);
    this.fields = new Pairs(fieldPairs);
    this.types = new Pairs(typePairs.filter(({ isInner }) => !isInner));
    this.extractions = new ByPlace(extractions, ({ extracted }) => [extracted]);
    this.inlinings = new ByPlace(inlinings, ({ inlined }) => [inlined]);
  }
}
