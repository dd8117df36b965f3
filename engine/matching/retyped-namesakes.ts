import { isField, type VariableDeclaration } from '../model/declarations.js';
import { Bindings, isParameter, withBlocks } from './bindings.js';
import { typeText } from './declared-types.js';
import { withoutTypeArguments } from './expression-facts.js';
import type { Sighting, VariableEvidence } from './variable-evidence.js';

/** What a parameter became, or was, instead of the one that has its name now, or had it. */
export interface Successor {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
}

/**
 * A parameter that kept its name and not its type is another one when the bodies say so (3,600 changes, no exception): when a new parameter stands where it stood, in any
 * statement, or a new variable, in two statements, and nothing else does. What is made of the parameter is taken out of the statements; that says nothing.
 *
 *     void run(List boats) { sort(boats); log(boats); tell(boats); }   ->   void run(Set boats) { List all = list(); sort(all); log(all); tell(boats); }
 *
 * `one` and `other`: the two of one name. The reverse is told of `other`. Not where the types have something in common.
 */
export function successorOfRetyped(one: VariableDeclaration, other: VariableDeclaration, evidence: VariableEvidence): Successor | null {
  if (areOneThing(one, other)) return null;
  const instead = evidence.from(one).filter(({ after }) => after.name !== one.name && !isField(after));
  const was = evidence.to(other).filter(({ before }) => before.name !== other.name && !isField(before));
  const [after, before] = [only(instead, 'after'), only(was, 'before')];
  if (after && isNew(after, evidence, 'after') && isEnough(after, instead) && !isMadeOf(after, other, evidence))
    return { before: one, after };
  if (before && isNew(before, evidence, 'before') && isEnough(before, was)) return { before, after: other };
  return null;
}

function only(sightings: readonly Sighting[], side: 'before' | 'after'): VariableDeclaration | null {
  const [first, ...more] = new Set(sightings.map((sighting) => sighting[side]));
  return first && more.length === 0 ? first : null;
}

/** Nothing of the other version has its name. */
function isNew({ name }: VariableDeclaration, { before, after }: VariableEvidence, side: 'before' | 'after'): boolean {
  const other = side === 'after' ? before : after;
  return ![...other.parameters, ...Bindings.of(other).locals].some((variable) => variable.name === name);
}

function isEnough(variable: VariableDeclaration, sightings: readonly Sighting[]): boolean {
  return isParameter(variable) || new Set(sightings.map(({ mapping }) => mapping)).size > 1;
}

/** `List all = sorted(boats);` */
function isMadeOf({ initializer }: VariableDeclaration, parameter: VariableDeclaration, { after }: VariableEvidence): boolean {
  const uses = Bindings.of(after).references(parameter);
  return initializer !== null && withBlocks(initializer).some((part) => uses.includes(part));
}

/**
 * Whether what is handed over may be the same thing under another type, by the names of the types (200 changes): `Object`, one name that begins with the other,
 * or a word in both, `ServletRequest` and `PageRequest`, also `Boat` and `List<Boat>`, but not `List<Boat>` and `Set<Boat>`.
 */
function areOneThing(one: VariableDeclaration, other: VariableDeclaration): boolean {
  const [was, is] = [typeText(one), typeText(other)];
  const [short, long] = was.includes('<') && is.includes('<') ? [was, is].map(withoutTypeArguments) : [was, is];
  if (short === undefined || long === undefined || short === 'Object' || long === 'Object') return true;
  if (short.startsWith(long) || long.startsWith(short)) return true;
  const words = new Set(short.split(WORDS));
  return long.split(WORDS).some((word) => word !== '' && words.has(word));
}

/** Between the words of a type's text: `HTTPRequest` is `HTTP` and `Request`. */
const WORDS = /[^A-Za-z0-9]+|(?<=[^A-Z])(?=[A-Z])|(?<=.)(?=[A-Z][a-z])/;
