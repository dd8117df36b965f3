import { referencesTo, type StatementMapping } from '../findings/view.js';
import type { Method, VariableDeclaration } from '../model/declarations.js';
import type { HeldCode } from './likeness.js';
import type { NestedSpans } from './nested-spans.js';

/** What the statements that use a variable say of whether it became another one. */
export interface Uses {
  /** Pairs of statements that use the one before and the other after. */
  readonly agreeing: number;
  /** Pairs that use only one of them. */
  readonly disagreeing: number;
}

/** Of two variables in code that became other code. */
export function usesOf(code: HeldCode, before: VariableDeclaration, after: VariableDeclaration): Uses {
  const ones = using(code.holder.before, before, code.before);
  const others = using(code.holder.after, after, code.after);
  const agreeing = [...ones].filter((mapping) => others.has(mapping)).length;
  return { agreeing, disagreeing: ones.size + others.size - 2 * agreeing };
}

function using(method: Method, variable: VariableDeclaration, mappings: NestedSpans<StatementMapping>): ReadonlySet<StatementMapping> {
  return new Set(referencesTo(method, variable).flatMap(({ span }) => mappings.at(span) ?? []));
}
