import type { VariableDeclaration } from '../../model/declarations.js';
import { descendants, type Expression } from '../../model/expression.js';
import type { TypeTraits } from '../../model/traits.js';
import { covers, withoutParentheses } from '../../facts/expressions/covering.js';
import { typeText } from '../../facts/declarations/declared-types.js';
import { wordsOfName } from '../../text/words.js';
import { checkpoint } from '../../text/work.js';
import type { VariableEvidence } from './variable-evidence.js';

/** A variable of before that may have become one of after, with all that the statements say of the two. */
interface Candidate {
  readonly before: VariableDeclaration;
  readonly after: VariableDeclaration;
  /** The statements that declare them are mapped. */
  readonly declared: boolean;
  /** And declare them with one value that could not be chance. */
  readonly alike: boolean;
  /** Mapped statements in which a use of the one became a use of the other. */
  readonly statements: number;
  /** The share of all that became of the two that they became each other. */
  readonly share: number;
  readonly weight: number;
}

/** What a mapped declaration counts against mapped statements: it outweighs two of them. */
const DECLARATION_WEIGHT = 3;

/** What a mapped declaration with the same value counts: nothing else can say that the variable is another one. */
const SAME_VALUE_WEIGHT = 1000;

/** What a kept name counts: as much as two statements. */
const NAME_WEIGHT = 2;

/** So many statements say that a variable became one of another name whose declaration is another statement. */
const STATEMENTS_WITHOUT_DECLARATION = 2;

/**
 * Which local variable became which: a one-to-one correspondence by votes. A mapped declaration, each mapped statement in which a use of the one became a use of
 * the other, and a kept name vote for a pair; the heaviest pair comes first, and takes its two variables away from all lighter ones.
 *
 *     int x = g(a); use(x); use(x, 2); add(x);   ->   int y = g(a); use(y); use(y, 2); int z = 7; add(z);      x is y
 */
export function pairLocals(
  before: readonly VariableDeclaration[],
  after: readonly VariableDeclaration[],
  evidence: VariableEvidence,
): ReadonlyMap<VariableDeclaration, VariableDeclaration> {
  const scopes = new Scopes(before, after, evidence);
  const candidates = candidatesOf(before, new Set(after), evidence).filter((one) => isCorrespondence(one, evidence, scopes));
  const partners = new Map<VariableDeclaration, VariableDeclaration>();
  const taken = new Set<VariableDeclaration>();
  for (const { before: one, after: other } of candidates.sort((x, y) => y.weight - x.weight)) {
    if (partners.has(one) || taken.has(other)) continue;
    partners.set(one, other);
    taken.add(other);
  }
  return partners;
}

function candidatesOf(
  before: readonly VariableDeclaration[],
  after: ReadonlySet<VariableDeclaration>,
  evidence: VariableEvidence,
): Candidate[] {
  return before.flatMap((one) => {
    checkpoint();
    const successors = new Set(evidence.from(one).map((sighting) => sighting.after));
    return [...successors].flatMap((other) => (after.has(other) ? [candidateOf(one, other, evidence)] : []));
  });
}

function candidateOf(before: VariableDeclaration, after: VariableDeclaration, evidence: VariableEvidence): Candidate {
  const { declared, statements, share } = evidence.votes(before, after);
  const alike = declared && isMadeAlike(before, after);
  const weight =
    (alike ? SAME_VALUE_WEIGHT : 0) + (declared ? DECLARATION_WEIGHT : 0) + statements + (before.name === after.name ? NAME_WEIGHT : 0);
  return { before, after, declared, alike, statements, share, weight };
}

/** Whether a candidate is one variable to a reader, apart from what heavier candidates say. */
function isCorrespondence(candidate: Candidate, evidence: VariableEvidence, scopes: Scopes): boolean {
  const { before, after, declared, statements, share } = candidate;
  // what is caught is told by its clause
  const areCaught = before.kind === 'catch' && after.kind === 'catch';
  if (before.name === after.name) return declared || !areCaught;
  if (areCounterAndElement(before, after)) return false;
  if (candidate.alike) return true;
  if (evidence.namings(after, 'after') > statements || evidence.namings(before, 'before') > statements) return false;
  if (share <= MAJORITY) return false;
  if (statements >= STATEMENTS_WITHOUT_DECLARATION) return true;
  const areSimilar = isSimilar(before, after, evidence.after.file.traits.types);
  if ((statements === 0 || !areSimilar) && (isPartOfValue(before, after) || isPartOfValue(after, before))) return false;
  if (declared) return statements > 0 || !scopes.namesStay(before, after);
  return areSimilar && areOfOneKind(before, after) && !scopes.namesStay(before, after);
}

/** More than this share of what became of two variables of different names has to say that they are one. */
const MAJORITY = 0.5;

/** A counter and an element are different things, although one loop took the place of the other: `for (int i…)`, `for (Task task : tasks)`. */
function areCounterAndElement({ kind }: VariableDeclaration, { kind: other }: VariableDeclaration): boolean {
  return (kind === 'for' && other === 'enhancedFor') || (kind === 'enhancedFor' && other === 'for');
}

/** Declared by statements of one kind, or as the element that a loop or a lambda goes through. */
function areOfOneKind(one: VariableDeclaration, other: VariableDeclaration): boolean {
  return one.kind === other.kind || (ELEMENTS.has(one.kind) && ELEMENTS.has(other.kind));
}

const ELEMENTS: ReadonlySet<VariableDeclaration['kind']> = new Set(['enhancedFor', 'lambdaParameter']);

/** Of one type, or of a type that is not written, or with a word in common: `possibleValues`, `possibleTypes`; not `Sum sum`, `Book book`. */
function isSimilar(one: VariableDeclaration, other: VariableDeclaration, types: TypeTraits): boolean {
  const [type, otherType] = [typeText(one), typeText(other)];
  if (type === otherType || [type, otherType].some((text) => text === '' || types.isInferred(text))) return true;
  const words = new Set([...wordsOfName(one.name), ...wordsOfName(type)]);
  return [...wordsOfName(other.name), ...wordsOfName(otherType)].some((word) => word.length >= SHORTEST_WORD && words.has(word));
}

/** Characters of a word that two names have in common for a reason: `of` and `is` are in many. */
const SHORTEST_WORD = 3;

/** One value that could not be chance. */
function isMadeAlike({ kind, initializer }: VariableDeclaration, other: VariableDeclaration): boolean {
  return kind === other.kind && initializer !== null && covers(initializer) && initializer.text === other.initializer?.text;
}

/** `long age = read() - born;` and `long now = read();`: one was taken out of the other; only uses can say that it is the same to the rest of the body. */
function isPartOfValue({ initializer }: VariableDeclaration, { initializer: whole }: VariableDeclaration): boolean {
  if (!initializer || !whole || !holdsMore(initializer)) return false;
  const value = withoutParentheses(initializer).text;
  return descendants(whole).some((part) => part !== whole && part.text === value);
}

/** What is more than a name or a literal. */
function holdsMore(value: Expression): boolean {
  return value.children.length > 0;
}

/** Which names are known where. */
class Scopes {
  constructor(
    private readonly before: readonly VariableDeclaration[],
    private readonly after: readonly VariableDeclaration[],
    private readonly evidence: VariableEvidence,
  ) {}

  /**
   * Whether both names are declared on both sides where the two variables are known:
   *
   *     File file = open(p);   ->   File first = open(p); File file = find(q);      the name stays
   */
  namesStay(one: VariableDeclaration, other: VariableDeclaration): boolean {
    return (
      this.after.some((variable) => isNamesake(variable, one, other) && this.evidence.to(variable).length === 0) ||
      this.before.some((variable) => isNamesake(variable, other, one) && this.evidence.from(variable).length === 0)
    );
  }
}

/** Another variable with the first name where the second is known. */
function isNamesake(variable: VariableDeclaration, named: VariableDeclaration, beside: VariableDeclaration): boolean {
  return variable !== beside && variable.name === named.name && overlap(variable.scope, beside.scope);
}

/** Whether two variables are known in one place. */
function overlap(one: VariableDeclaration['scope'], other: VariableDeclaration['scope']): boolean {
  return one !== null && other !== null && one.start < other.end && other.start < one.end;
}
