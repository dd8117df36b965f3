import { allMappings, localsOf, referencesTo, type BodyMapping, type Pair } from '../findings/view.js';
import type { Method, VariableDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { isWritten } from '../symbols/effects.js';
import { groupBy } from '../text/grouping.js';
import { addAll } from '../text/lists.js';
import { checkpoint } from '../text/work.js';
import { CodePlaces } from './code-places.js';
import { SAME_NAMES, sameCode, type OtherNames } from './same-code.js';
import { wayTo, type Step, type Way } from './way.js';

/**
 * A value that is computed once and kept on one side of a change, where on the other side the code that computes it stands in each place:
 *
 *     send(find(id));   ->   User user = find(id); send(user);        direction: out, of its places
 *     and the reverse                                                 direction: in, into its places
 */
export interface HeldValue {
  readonly direction: 'out' | 'in';
  /** The variable or the parameter that keeps it. */
  readonly name: string;
  readonly holder: 'variable' | 'parameter';
  /** The code that computes it, in the method whose names count for the ways. */
  readonly value: CodeIn;
  /** Where it is computed on the side on which it is kept. */
  readonly kept: CodeIn;
  /** Where it stands on the other side, and the method of all of these. */
  readonly places: readonly HeldPlace[];
  readonly placesIn: Method;
  /** Whether it is used nowhere else. */
  readonly isComplete: boolean;
  /** Whether what keeps it is given another value later on. */
  readonly isSet: boolean;
  /** Whether the other side computes it, too, in the statement where it is kept on its own. */
  readonly wasThere: boolean;
  /** Whether its code stands less often on the side on which it is kept. */
  readonly isFewer: () => boolean;
  readonly refactoring: number | null;
}

export interface CodeIn {
  readonly code: Expression;
  readonly method: Method;
}

/** A place of a value, with what lies between there and where the value is kept, as far as it is there on both sides. */
export interface HeldPlace extends Way {
  /** In the method of the value: the code, or the variable in its place. */
  readonly at: Expression;
  /** On the side on which it is not kept. */
  readonly code: Expression;
}

/** All values that are kept on one side alone. */
export function heldValues(at: LookedAt): readonly HeldValue[] {
  const indices = indicesOf(at);
  const { methodPairs, extractions, inlinings } = at.view;
  const values: HeldValue[] = [];
  const [earlier, later] = [renamedMembers(at, 'after', 'before'), renamedMembers(at, 'before', 'after')];
  const both = (before: Method, after: Method, body: BodyMapping): void => {
    addAll(values, heldByVariables({ own: after, other: before, body, direction: 'out', members: earlier }, indices));
    addAll(values, heldByVariables({ own: before, other: after, body, direction: 'in', members: later }, indices));
  };
  for (const { before, after, body } of methodPairs) if (body && !body.identical) both(before, after, body);
  for (const { holder, extracted, body, caller, calls } of extractions) {
    both(holder, extracted, body);
    addAll(values, heldByParameters({ own: extracted, other: holder, body, direction: 'out', members: earlier }, caller, calls, indices));
  }
  for (const { holder, inlined, body, caller, calls } of inlinings) {
    both(inlined, holder, body);
    addAll(values, heldByParameters({ own: inlined, other: holder, body, direction: 'in', members: later }, caller, calls, indices));
  }
  return values;
}

type RenamedMembers = Omit<OtherNames, 'variables'>;

/** What methods and fields that were renamed are called on the other side. */
function renamedMembers({ view }: LookedAt, own: 'before' | 'after', other: 'before' | 'after'): RenamedMembers {
  const namesOf = (pairs: readonly Pair<{ readonly name: string }>[]): RenamedMembers['methods'] => {
    const names = new Map<string, Set<string>>();
    for (const { [own]: one, [other]: counterpart } of pairs) {
      checkpoint();
      if (one.name !== counterpart.name) names.set(one.name, (names.get(one.name) ?? new Set()).add(counterpart.name));
    }
    return names;
  };
  return { methods: namesOf(view.methodPairs), fields: namesOf(view.fieldPairs) };
}

/** Which refactoring is about a declaration, in either version. */
function indicesOf({ findings }: LookedAt): ReadonlyMap<VariableDeclaration | Method, number> {
  const indices = new Map<VariableDeclaration | Method, number>();
  findings.forEach((finding, index) => {
    for (const { subject } of [finding.before, finding.after])
      for (const element of subject) {
        const declared = element.kind === 'variable' ? element.variable : element.kind === 'method' ? element.method : null;
        if (declared && !indices.has(declared)) indices.set(declared, index);
      }
  });
  return indices;
}

interface Sides {
  /** The side on which the value is kept. */
  readonly own: Method;
  readonly other: Method;
  readonly body: BodyMapping;
  readonly direction: 'out' | 'in';
  /** What the members are called on the other side. */
  readonly members: RenamedMembers;
}

function heldByVariables(sides: Sides, indices: ReadonlyMap<VariableDeclaration | Method, number>): readonly HeldValue[] {
  const { own, other, direction } = sides;
  const counterparts = new Counterparts(sides);
  const values: HeldValue[] = [];
  for (const variable of localsOf(own)) {
    const { initializer } = variable;
    if (variable.kind !== 'local' || !initializer || counterparts.isPaired(variable)) continue;
    const declaring = CodePlaces.of(own).statementOf(initializer);
    const block = declaring?.parent;
    if (!block || declaring.kind !== 'localVariable') continue;
    const isSet = referencesTo(own, variable).some(isWritten);
    const { places, isComplete } = counterparts.of(variable, initializer, ({ use, code }) => {
      const way = wayTo(use, own, { block, after: declaring.span.end });
      if (!way) return null;
      return {
        at: use,
        code,
        steps: way.steps.filter((step) => counterparts.isBefore(step, code)),
        ...guarded(way, (one) => counterparts.has(one)),
      };
    });
    if (places.length === 0) continue;
    const refactoring = indices.get(variable) ?? null;
    const value = { code: initializer, method: own };
    values.push({
      direction,
      name: variable.name,
      holder: 'variable',
      value,
      kept: value,
      places,
      placesIn: other,
      isComplete,
      isSet,
      wasThere: counterparts.standsIn(declaring, initializer, places),
      isFewer: () => counterparts.isFewer(initializer, other),
      refactoring,
    });
  }
  return values;
}

/** Arguments that stand in the places of the parameters where a method's code is in the body of its caller. */
function heldByParameters(
  sides: Sides,
  caller: Method,
  [call, another]: readonly Expression[],
  indices: ReadonlyMap<VariableDeclaration | Method, number>,
): readonly HeldValue[] {
  const { own, other, direction } = sides;
  const given = call?.arguments ?? [];
  if (!call || another || given.length !== own.parameters.length || own.parameters.some(({ varargs }) => varargs)) return [];
  const counterparts = new Counterparts(sides);
  const only = counterparts.counterparts;
  const values: HeldValue[] = [];
  own.parameters.forEach((parameter, index) => {
    const argument = given[index];
    if (!argument || argument.kind === 'name' || referencesTo(own, parameter).some(isWritten)) return;
    const { places, isComplete } = counterparts.of(parameter, argument, ({ code }) => {
      const way = wayTo(code, other, { only });
      return (
        way && { at: code, code, steps: way.steps.filter(({ statement }) => only.has(statement)), ...guarded(way, (one) => only.has(one)) }
      );
    });
    const [first] = places;
    if (!first) return;
    const refactoring = indices.get(own) ?? null;
    const value = { code: first.code, method: other };
    const kept = { code: argument, method: caller };
    values.push({
      direction,
      name: parameter.name,
      holder: 'parameter',
      value,
      kept,
      places,
      placesIn: other,
      isComplete,
      isSet: false,
      wasThere: false,
      isFewer: () => true,
      refactoring,
    });
  });
  return values;
}

/** Of a way, what is there on both sides. */
function guarded({ guards, repeats }: Way, isThere: (statement: Statement) => boolean): Pick<HeldPlace, 'guards' | 'repeats'> {
  return { guards: guards.filter(({ statement }) => isThere(statement)), repeats };
}

/** A use of what keeps a value, and the code in its place. */
interface Use {
  readonly use: Expression;
  readonly code: Expression;
}

/** What stands on the other side in the place of a variable that is not there. */
class Counterparts {
  readonly #own: Method;
  readonly #became = new Map<Statement, Statement>();
  readonly #names: OtherNames;
  readonly #paired: ReadonlySet<VariableDeclaration>;
  readonly #known = new Map<VariableDeclaration, readonly Use[]>();

  constructor({ own, body, direction, members }: Sides) {
    const [mine, others] = direction === 'out' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const { locals, parameters, conversions } = body.variables;
    const pairs = [...locals, ...parameters.pairs, ...conversions];
    this.#own = own;
    this.#paired = new Set(pairs.map((pair) => pair[mine]));
    this.#names = { ...members, variables: new Map(pairs.map((pair) => [pair[mine].name, pair[others].name])) };
    for (const mapping of allMappings(body.mappings))
      if (!this.#became.has(mapping[mine])) this.#became.set(mapping[mine], mapping[others]);
  }

  isPaired(variable: VariableDeclaration): boolean {
    return this.#paired.has(variable);
  }

  has(statement: Statement): boolean {
    return this.#became.has(statement);
  }

  /** The mapped statements of the other side. */
  get counterparts(): ReadonlySet<Statement> {
    return new Set(this.#became.values());
  }

  /** The places in which the value of a variable stands on the other side, and whether these are all in which it is used. */
  of(
    variable: VariableDeclaration,
    value: Expression,
    placeOf: (use: Use) => HeldPlace | null,
  ): { readonly places: readonly HeldPlace[]; readonly isComplete: boolean } {
    const uses = this.#uses(variable, value);
    const places = uses.map(placeOf);
    const found = places.filter((place) => place !== null);
    return { places: found, isComplete: found.length === referencesTo(this.#own, variable).length };
  }

  /** Whether a step of the own side is done on the other side before a piece of code there. */
  isBefore({ statement, expression }: Step, code: Expression): boolean {
    const counterpart = this.#became.get(statement);
    if (counterpart) return counterpart.span.start <= code.span.start;
    // another value that is kept on the own side alone
    const variable = statement.variables.find(({ initializer }) => initializer === expression);
    return variable !== undefined && this.#uses(variable, expression).some((other) => other.code.span.start < code.span.start);
  }

  /** Whether the counterpart of a statement has a value's code, too, besides what stands in these places. */
  standsIn(statement: Statement, value: Expression, places: readonly HeldPlace[]): boolean {
    const counterpart = this.#became.get(statement);
    const codes = counterpart ? codesIn(counterpart, value, this.#names) : [];
    return codes.some((code) => !places.some((place) => place.code === code));
  }

  /** Whether a value's code stands less often in the own body than in the other one. */
  isFewer(value: Expression, { body }: Method): boolean {
    const times = (block: Statement | null, names: OtherNames): number =>
      (block ? statementsOf(block) : []).flatMap((statement) => CodePlaces.within(statement)).filter((code) => isCodeOf(code, value, names))
        .length;
    return times(this.#own.body, SAME_NAMES) < times(body, this.#names);
  }

  #uses(variable: VariableDeclaration, value: Expression): readonly Use[] {
    const known = this.#known.get(variable);
    if (known) return known;
    const places = CodePlaces.of(this.#own);
    const uses = groupBy(referencesTo(this.#own, variable), (use) => places.statementOf(use));
    const found: Use[] = [];
    for (const [statement, some] of uses) {
      const counterpart = statement && this.#became.get(statement);
      if (!counterpart) continue;
      const left = codesIn(statement, value, SAME_NAMES);
      const kept = new Set(left.map((code) => followed(pathOf(code, statement), counterpart)));
      const all = codesIn(counterpart, value, this.#names);
      // what stands in its place on both sides is nothing that the variable took the place of
      const codes = left.length < all.length ? all.filter((code) => !kept.has(code)) : [];
      some.forEach((use, at) => {
        const inPlace = followed(pathOf(use, statement), counterpart);
        const code = inPlace && codes.includes(inPlace) ? inPlace : codes[at];
        if (code) found.push({ use, code });
      });
    }
    this.#known.set(variable, found);
    return found;
  }
}

/** What in a statement's own words says the same as a value. */
const codesIn = ({ expressions }: Statement, value: Expression, names: OtherNames): readonly Expression[] =>
  expressions.flatMap(descendants).filter((code) => isCodeOf(code, value, names));

const isCodeOf = (code: Expression, value: Expression, names: OtherNames): boolean =>
  code.kind !== 'parenthesized' && sameCode(value, code, names);

/** How to get to an expression from its statement: which child of which child it is. */
function pathOf(expression: Expression, { expressions }: Statement): readonly number[] {
  const path: number[] = [];
  let current = expression;
  for (let { parent } = current; parent; { parent } = current) {
    path.push(parent.children.indexOf(current));
    current = parent;
  }
  path.push(expressions.indexOf(current));
  return path.reverse();
}

function followed([first = -1, ...rest]: readonly number[], { expressions }: Statement): Expression | null {
  let current = expressions[first];
  for (const at of rest) current = current?.children[at];
  return current ?? null;
}
