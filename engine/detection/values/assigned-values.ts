import type { VariableDeclaration } from '../../model/declarations.js';
import type { Expression, ExpressionKind } from '../../model/expression.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { allMappings } from '../../matching/bodies/body-mapping.js';
import { covers } from '../../facts/expressions/covering.js';
import type { BodyChange } from '../changes/body-changes.js';
import type { ExtractionDirection } from './value-readings.js';
import { stripped } from './variable-values.js';

/** The statements of both sides, with their partners. `host`, `others`: the side that declares the variable, and the other one. */
export interface BothSides {
  readonly host: readonly Statement[];
  readonly others: readonly Statement[];
  readonly partnerOf: (statement: Statement) => Statement | null;
  readonly staysAsItWas: (statement: Statement) => boolean;
  /** An expression of the other side, under the names of the declaring side. */
  readonly textOf: (expression: Expression) => string;
}

export function bothSides(
  { before, after, body }: BodyChange,
  direction: ExtractionDirection,
  textOf: (expression: Expression) => string,
): BothSides {
  const partners = new Map<Statement, { readonly other: Statement; readonly identical: boolean }>();
  for (const mapping of allMappings(body?.mappings ?? [])) {
    partners.set(mapping.before, { other: mapping.after, identical: mapping.identical });
    partners.set(mapping.after, { other: mapping.before, identical: mapping.identical });
  }
  const [host, other] = direction === 'extract' ? [after, before] : [before, after];
  return {
    host: host.body ? statementsOf(host.body) : [],
    others: other.body ? statementsOf(other.body) : [],
    partnerOf: (statement) => partners.get(statement)?.other ?? null,
    staysAsItWas: (statement) => partners.get(statement)?.identical ?? false,
    textOf,
  };
}

/** Where a value was returned or assigned, and where its name is now. */
export interface LeftByName {
  readonly inPlace: Statement;
  readonly named: Statement;
}

/**
 * A variable is assigned what was returned, or assigned to something else, in its place, and that leaves by the variable's name later:
 *
 *     if (p) return a(); return b();   ->   T v; if (p) v = a(); else v = b(); return v;
 *     try { x = a(); } …               ->   T v; try { v = a(); } …  x = v;
 *
 * The values have to be the same, and say something. Of several places the first one is told, of values that were put back in place the last one.
 */
export function leavesByName(
  variable: VariableDeclaration,
  values: readonly Expression[],
  changed: BothSides,
  direction: ExtractionDirection,
): LeftByName | null {
  const statements = changed.host.filter((one) => !changed.staysAsItWas(one));
  const given = statements.filter((one) => assignment(one)?.target === variable.name);
  for (const named of statements) {
    const target = leavesTo(named, variable);
    if (target === null) continue;
    const texts = new Set(values.filter((one) => !isMute(one, target, direction)).map((value) => stripped(value.text)));
    const fits = (one: Statement): boolean => {
      const value = target === '' ? returned(one) : assignment(one)?.target === target ? assignment(one)?.value : null;
      if (!value || !texts.has(changed.textOf(value)) || changed.staysAsItWas(one)) return false;
      if (target === '' && value.kind === 'infix' && (value.label === '+' || one.depth !== named.depth)) return false;
      const partner = changed.partnerOf(one);
      return partner === null || partner === named || given.includes(partner);
    };
    const inPlace = direction === 'extract' ? changed.others.find(fits) : changed.others.filter(fits).at(-1);
    if (inPlace) return { inPlace, named };
  }
  return null;
}

/**
 * Values that stand in too many places to tell where they went:
 *
 *     T v; if (p) v = Cup.BIG; else v = a + b; return v;   ->   if (p) return Cup.BIG; return a + b;      nothing was inlined
 *
 * Numbers are told as extracted. Assigned to something else, fields of names are told, and what is computed as extracted.
 */
function isMute({ kind, receiver, anonymousType }: Expression, target: string, direction: ExtractionDirection): boolean {
  const [isReturned, isExtracted] = [target === '', direction === 'extract'];
  switch (kind) {
    case 'number':
      return !isExtracted;
    case 'boolean':
      return !(isExtracted && isReturned);
    case 'fieldAccess':
      return isReturned || (receiver !== null && covers(receiver) && receiver.kind !== 'this');
    case 'infix':
      return !isReturned && !isExtracted;
    case 'creation':
      return !isReturned && anonymousType !== null;
    default:
      return MUTE.has(kind);
  }
}

const MUTE: ReadonlySet<ExpressionKind> = new Set(['character', 'instanceof', 'classLiteral', 'postfix', 'conditional']);

/** What a statement hands the variable on to: `x` of `x = v;`, nothing of `return v;`; null when it does something else. */
function leavesTo(statement: Statement, { name }: VariableDeclaration): string | null {
  const value = returned(statement);
  if (value) return value.kind === 'name' && value.label === name ? '' : null;
  const assigned = assignment(statement);
  return assigned?.value.kind === 'name' && assigned.value.label === name ? assigned.target : null;
}

function returned({ kind, expressions: [only] }: Statement): Expression | null {
  return kind === 'return' ? (only ?? null) : null;
}

function assignment({ kind, expressions: [only] }: Statement): { readonly target: string; readonly value: Expression } | null {
  if (kind !== 'expression' || only?.kind !== 'assignment' || only.label !== '=') return null;
  const [target, value] = only.children;
  return target && value ? { target: stripped(target.text), value } : null;
}
