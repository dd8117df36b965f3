import type { VariableDeclaration } from '../model/declarations.js';
import type { Expression, ExpressionKind } from '../model/expression.js';
import { allMappings, type StatementMapping } from '../matching/body-mapping.js';
import { qualifiedTypeText } from '../matching/declared-types.js';
import type { VariablePair } from '../matching/variables.js';
import type { BodyChange } from './body-changes.js';
import type { ExtractionDirection } from './value-readings.js';

/** `inline`: what a variable asked for where it was declared is asked for where it is used. `extract`: the reverse. */
export interface AskedLater {
  readonly direction: ExtractionDirection;
  readonly mapping: StatementMapping;
}

/**
 * A variable that kept its name holds what it asked before, and is asked where it is used:
 *
 *     String crew = Boat.class.getName(); hail(crew);   ->   Class<?> crew = Boat.class; hail(crew.getName());
 *
 * Not of calls and creations: the variable that holds the one is the one that held the other. What is asked for at once is taken out when the type says so.
 */
export function askedLater(change: BodyChange, { before, after }: VariablePair): AskedLater | null {
  if (before.name !== after.name) return null;
  const isInline = asksFor(before, after);
  if (!isInline && !(asksFor(after, before) && qualifiedTypeText(before) !== qualifiedTypeText(after))) return null;
  const call = (isInline ? before : after).initializer?.label;
  const asks = (one: Expression, other: Expression): boolean =>
    one.kind === 'name' &&
    one.label === before.name &&
    other.label === call &&
    other.receiver?.kind === 'name' &&
    other.receiver.label === one.label;
  const mapping = allMappings(change.body?.mappings ?? []).find(({ replacements }) =>
    replacements.some((each) => (isInline ? asks(each.before, each.after) : asks(each.after, each.before))),
  );
  return mapping ? { direction: isInline ? 'inline' : 'extract', mapping } : null;
}

/** `Boat.class.getName()` of `Boat.class`. */
function asksFor({ initializer: whole }: VariableDeclaration, { initializer: part }: VariableDeclaration): boolean {
  if (whole?.kind !== 'invocation' || !whole.receiver || !part) return false;
  return NAMED.has(part.kind) && whole.receiver.text === part.text;
}

const NAMED: ReadonlySet<ExpressionKind> = new Set(['classLiteral', 'fieldAccess', 'name']);
