import { allMappings, renamedIn, type Finding, type Replacement, type StatementMapping, type View } from '../findings/view.js';
import type { TypeDeclaration } from '../model/declarations.js';
import { leavesOf } from '../model/statement.js';
import { append, include } from '../text/grouping.js';
import type { Holder } from './methods-of-findings.js';
import { NestedSpans } from './nested-spans.js';

/** How much of two pieces of code became each other. */
export interface Likeness {
  /** The share of one side's statements without inner ones, or of its members, that have a counterpart: of the side that has less of them. */
  readonly mappedShare: number;
  /** How many of these are the same on both sides, but for names that the findings rename. */
  readonly identical: number;
}

/** Which names the findings put for which. */
export class Renames {
  readonly #names = new Map<string, Set<string>>();

  constructor(findings: readonly Finding[]) {
    for (const finding of findings) {
      const names = renamedIn(finding);
      if (names) include(this.#names, names.before, names.after);
    }
  }

  /** Whether two statements are the same but for these names. */
  explain({ replacements }: StatementMapping): boolean {
    return replacements.length > 0 && replacements.every((one) => this.#isName(one));
  }

  #isName({ before, after }: Replacement): boolean {
    return this.#names.get(before.label)?.has(after.label) === true && before.text.replaceAll(before.label, after.label) === after.text;
  }
}

/** Nothing that could differ. */
export const ALIKE: Likeness = { mappedShare: 1, identical: Infinity };

/** Code of two methods, with what is known of its statements. */
export class HeldCode {
  #before: NestedSpans<StatementMapping> | null = null;
  #after: NestedSpans<StatementMapping> | null = null;
  #likeness: Likeness | null = null;
  #leaves: number | null = null;

  constructor(
    readonly holder: Holder,
    private readonly renames: Renames,
  ) {}

  get isIdentical(): boolean {
    return this.holder.body?.identical === true;
  }

  get likeness(): Likeness {
    return (this.#likeness ??= likenessOf(this.holder, this.renames));
  }

  /** Statements without inner ones, in the longer of the two. */
  get leaves(): number {
    const { before, after } = this.holder;
    return (this.#leaves ??= Math.max(...[before, after].map((method) => leavesOf(method.bodySpan && method.body).length)));
  }

  /** Only what is around its statements says that they are one. */
  get isInferred(): boolean {
    const leaves = (this.holder.body?.mappings ?? []).filter(isLeaf);
    return leaves.length > 0 && leaves.every(({ inferred }) => inferred);
  }

  /** Where statements of one side went, by their places. */
  get before(): NestedSpans<StatementMapping> {
    return (this.#before ??= new NestedSpans(this.#mappings, ({ before }) => before.span));
  }

  get after(): NestedSpans<StatementMapping> {
    return (this.#after ??= new NestedSpans(this.#mappings, ({ after }) => after.span));
  }

  get #mappings(): readonly StatementMapping[] {
    return allMappings(this.holder.body?.mappings ?? []);
  }
}

const isLeaf = ({ before, after }: StatementMapping): boolean => !before.composite && !after.composite;

// Of an extraction the rest of the source has no counterpart, and of an inlining the rest of the target.
function likenessOf({ kind, body }: Holder, renames: Renames): Likeness {
  if (!body || body.identical) return ALIKE;
  const leaves = body.mappings.filter(isLeaf);
  const shareBeside = (unmapped: typeof body.unmappedBefore): number =>
    share(leaves.length, leaves.length + unmapped.filter(({ composite }) => !composite).length);
  return {
    mappedShare: Math.min(
      kind === 'extraction' ? 1 : shareBeside(body.unmappedBefore),
      kind === 'inlining' ? 1 : shareBeside(body.unmappedAfter),
    ),
    identical: leaves.filter((leaf) => leaf.identical || renames.explain(leaf)).length,
  };
}

/** How many members of types became each other. */
export class TypeLikeness {
  readonly #pairs = new Map<TypeDeclaration, { readonly after: TypeDeclaration; readonly identical: () => boolean }[]>();

  constructor({ methodPairs, fieldPairs }: View) {
    for (const pair of methodPairs)
      append(this.#pairs, pair.before.declaringType, { after: pair.after.declaringType, identical: () => pair.body?.identical !== false });
    for (const { before, after } of fieldPairs)
      append(this.#pairs, before.declaringType, {
        after: after.declaringType,
        identical: () => before.name === after.name && before.type?.text === after.type?.text,
      });
  }

  of(before: TypeDeclaration, after: TypeDeclaration): Likeness {
    const pairs = (this.#pairs.get(before) ?? []).filter((pair) => pair.after === after);
    return {
      mappedShare: share(pairs.length, Math.max(membersOf(before), membersOf(after))),
      identical: membersOf(before) + membersOf(after) === 0 ? Infinity : pairs.filter(({ identical }) => identical()).length,
    };
  }
}

const membersOf = ({ methods, fields }: TypeDeclaration): number => methods.length + fields.length;

const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
