import type { Method, VariableDeclaration } from '../../model/declarations.js';
import { statementsOf, type Statement } from '../../model/statement.js';
import { expressionsOf, speaksOf } from '../../facts/bindings.js';
import type { StatementMapping } from '../bodies/body-mapping.js';
import { covers } from '../../facts/expressions/covering.js';
import { isOfPipeline } from '../bodies/handed-over-blocks.js';
import { wrappedExpression } from '../../facts/wrapped-expressions.js';
import type { Sighting, VariableEvidence } from './variable-evidence.js';

/** What is caught is told by its clause. */
export function areBothCaught(one: VariableDeclaration, other: VariableDeclaration): boolean {
  return one.kind === 'catch' && other.kind === 'catch';
}

/**
 * Nothing is done with what is caught, and its name is caught or gone through elsewhere now, or the new name was before (2,000 made-up pairs; what is declared in any
 * other way says nothing):
 *
 *     try { read(); } catch (A e) { stop(); }   ->   try { read(); } catch (A bad) { try { again(); } catch (B e) { } }
 *
 * A name that was and is there besides says nothing to a reader, as long as the same is caught.
 */
export function isCaughtBeside(
  one: VariableDeclaration,
  other: VariableDeclaration,
  before: readonly VariableDeclaration[],
  after: readonly VariableDeclaration[],
): boolean {
  if (one.name === other.name) return false;
  const isSameType = one.type?.text === other.type?.text;
  const isHeld = (named: VariableDeclaration, beside: readonly VariableDeclaration[], there: readonly VariableDeclaration[]): boolean => {
    const isNamesake = (variable: VariableDeclaration): boolean =>
      (variable.kind === 'catch' || variable.kind === 'enhancedFor') && variable !== named && variable.name === named.name;
    return beside.some(isNamesake) && !(isSameType && there.some(isNamesake));
  };
  return isHeld(one, after, before) || isHeld(other, before, after);
}

/** What is caught by a clause that is another clause's partner, is what that one catches. */
export function isCaughtElsewhere(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  const isDeclared = ({ declaration }: Sighting): boolean => declaration;
  return (one.kind === 'catch' && evidence.from(one).some(isDeclared)) || (other.kind === 'catch' && evidence.to(other).some(isDeclared));
}

/**
 * Of variables that are declared in different ways it takes two statements to say that the one became the other, when they are not made alike:
 *
 *     try { go(); } catch (Bad e) { log(e); tell(e.text()); }   ->   Bad bad = thrown(() -> go()); log(bad); tell(bad.text());
 *     Box box = (Box) o; return fits(box);                      ->   return o instanceof Box lid && fits(lid);                   one, where it is a pattern's
 */
export function isToldByUses(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): boolean {
  if (wayOfDeclaring(one) === wayOfDeclaring(other) || isMadeAlike(one, other)) return true;
  const saying = evidence.mentioning(one, other).filter((mapping) => !isHandedOtherwise(mapping) && !changesPlaces(mapping, one, other));
  if (saying.some(({ before, after }) => givesBackPattern(before, one) || givesBackPattern(after, other))) return true;
  return saying.length > (areElements(one, other, evidence) ? 0 : 1);
}

function givesBackPattern(statement: Statement, variable: VariableDeclaration): boolean {
  if (variable.kind !== 'pattern' || statement.kind !== 'return') return false;
  return expressionsOf(statement).some(({ declarations }) => declarations.includes(variable));
}

/**
 * One stands for each thing that a loop goes through, the other for each that a pipeline does, whatever these go through:
 *
 *     for (Item item : items) { print(item); }   ->   others.forEach(each -> print(each));
 *
 * One use says then that a variable was renamed; of one that kept its name, neither modifiers nor annotations nor types are told.
 */
export function areElements(one: VariableDeclaration, other: VariableDeclaration, { before, after }: VariableEvidence): boolean {
  if (one.kind === 'enhancedFor') return other.kind === 'lambdaParameter' && isHandedEach(other, after);
  return other.kind === 'enhancedFor' && one.kind === 'lambdaParameter' && isHandedEach(one, before);
}

function isHandedEach(parameter: VariableDeclaration, { body }: Method): boolean {
  const lambda = (body ? statementsOf(body) : []).flatMap(expressionsOf).find(({ declarations }) => declarations.includes(parameter));
  return lambda !== undefined && isOfPipeline(lambda);
}

/** `check(e, page -> true)` and `check(bad, pages())`: nothing that is handed over stayed, and one thing is another now. */
function isHandedOtherwise({ before, after, replacements }: StatementMapping): boolean {
  const [a, b] = [wrappedExpression(before), wrappedExpression(after)];
  if (a?.kind !== 'invocation' || b?.kind !== 'invocation') return false;
  const [given, instead] = [a.arguments ?? [], b.arguments ?? []];
  if (given.length !== instead.length || given.some(({ text }, i) => text === instead[i]?.text)) return false;
  return replacements.some((one) => given.includes(one.before) && TOLD_BY_KIND.has(one.before.kind) !== TOLD_BY_KIND.has(one.after.kind));
}

/** `String name = key.id();` and `String key = name.id();`: of names that changed places a statement tells nothing. */
function changesPlaces({ before, after }: StatementMapping, one: VariableDeclaration, other: VariableDeclaration): boolean {
  return one.name !== other.name && speaksOf(before, other.name) && speaksOf(after, one.name);
}

/** Values that a call does not take the place of. */
const TOLD_BY_KIND: ReadonlySet<string> = new Set(['lambda', 'string']);

/** By a statement, in the header of one, or as a parameter is: with a type and without a value. */
function wayOfDeclaring({ kind, type }: VariableDeclaration): 'statement' | 'header' | 'parameter' | 'name' {
  switch (kind) {
    case 'for':
    case 'resource':
      return 'header';
    case 'enhancedFor':
    case 'catch':
    case 'pattern':
      return 'parameter';
    case 'lambdaParameter':
      return type ? 'parameter' : 'name';
    default:
      return 'statement';
  }
}

/** One value that could not be chance. */
export function isMadeAlike({ initializer }: VariableDeclaration, other: VariableDeclaration): boolean {
  return initializer !== null && covers(initializer) && initializer.text === other.initializer?.text;
}
