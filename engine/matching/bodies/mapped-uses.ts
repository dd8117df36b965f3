import type { Replacement, StatementMapping } from './body-mapping.js';
import { include } from '../../text/grouping.js';

/** Which names became which in mapped statements: the renames found so far. */
export class MappedUses {
  readonly #before = new Map<string, Set<string>>();
  readonly #after = new Map<string, Set<string>>();

  constructor(mappings: readonly StatementMapping[]) {
    for (const { replacements } of mappings) this.add(replacements);
  }

  /** Notes what was replaced in one more mapped statement. */
  add(replacements: readonly Replacement[]): void {
    for (const { kind, before, after } of replacements) {
      if (kind !== 'variable') continue;
      include(this.#before, before.label, after.label);
      include(this.#after, after.label, before.label);
    }
  }

  /** 1 when a use of the one name became a use of the other, -1 when uses say something else, 0 when they say nothing. */
  support(one: string, other: string): -1 | 0 | 1 {
    if (one === other) return 0;
    if (this.#before.get(one)?.has(other)) return 1;
    return this.#before.has(one) || this.#after.has(other) ? -1 : 0;
  }

  /** Whether all uses of the one name became uses of the other, and all of the other were uses of the one. */
  areOne(one: string, other: string): boolean {
    const [became, was] = [this.#before.get(one), this.#after.get(other)];
    return became?.size === 1 && became.has(other) && was?.size === 1;
  }
}
