import { extractsMethod, typeFacts } from '../catalogue/facts.js';
import type { Element, Extraction, Finding, Part, View } from '../findings/view.js';
import type { Method, TypeDeclaration, VariableDeclaration } from '../model/declarations.js';
import { remembered } from '../text/grouping.js';
import { addAll } from '../text/lists.js';
import { checkpoint } from '../text/work.js';
import { Holders, methodsOf, type Holder } from './methods-of-findings.js';
import { isProperty, kindOfType, type KindOfType } from './kinds.js';
import { ALIKE, HeldCode, Renames, TypeLikeness, type Likeness } from './likeness.js';
import { usesOf } from './uses.js';

/**
 * A kind of evidence for or against a finding. The names are keys of the table of weights; what begins with `+` never speaks against a finding, and what begins with `-`
 * never for it.
 */
export type Evidence =
  | KindOfType
  | '+share .2'
  | '+share .5'
  | '+share .8'
  | '+identical 1'
  | '+identical 2'
  | '+identical 4'
  | '+same code'
  | '-inferred'
  | '-otherName'
  | '+calls'
  | '-long'
  | '-very long'
  | '-newType'
  | '-many'
  | '-pieces'
  | '-differs'
  | '-elsewhere'
  | '+agree 1'
  | '+agree half'
  | '+agree all'
  | '-disagree'
  | '-cut';

/** Shares of mapped code from which on more of it says more. */
const SHARES = [
  [0.2, '+share .2'],
  [0.5, '+share .5'],
  [0.8, '+share .8'],
] as const;
/** Counts of identical statements, or members, from which on more of them say more. */
const IDENTICAL = [
  [1, '+identical 1'],
  [2, '+identical 2'],
  [4, '+identical 4'],
] as const;
/** Statements from which on a method is long, and very long: in them more things can be taken for each other. */
const LONG = [
  [16, '-long'],
  [40, '-very long'],
] as const;
/** Findings in the same two methods from which on they are more rewritten than refactored. */
const MANY = 4;
/** Calls that now name the other method, from which on they say that the one became the other. */
const CALLS = 3;
/** Places of a finding that are asked how much their statements differ: the first ones are those of what it is about. */
const PLACES = 3;
/** The share of a statement's text from which on it is nearly another one. */
const DIFFERENT = 0.45;
/** Shares of the statements with a variable that agree about what it became. */
const AGREED = [
  [0.5, '+agree half'],
  [0.95, '+agree all'],
] as const;
/** Statements that disagree about what a variable became, from which on they cannot be edits alone. */
const DISAGREED = 2;

/** Collects the evidence for the findings of a change. */
export class EvidenceOf {
  readonly #holders: Holders;
  readonly #codes = new Map<Holder, HeldCode>();
  readonly #types: TypeLikeness;
  readonly #renames: Renames;
  readonly #inCode = new Map<Holder, number>();
  readonly #pieces: ReadonlyMap<Method, number>;
  readonly #calls: ReadonlyMap<string, number>;
  readonly #kept: ReadonlySet<TypeDeclaration>;

  /** `wasCut`: not everything was looked at. */
  constructor(
    view: View,
    findings: readonly Finding[],
    private readonly wasCut: boolean,
  ) {
    this.#holders = new Holders(view);
    this.#types = new TypeLikeness(view);
    this.#renames = new Renames(findings);
    this.#pieces = piecesOf(view.extractions);
    this.#calls = renamedCalls(view);
    this.#kept = new Set(view.typePairs.flatMap(({ before, after }) => [before, after]));
    for (const finding of findings) {
      const holder = this.#holders.of(finding);
      if (holder) this.#inCode.set(holder, (this.#inCode.get(holder) ?? 0) + 1);
    }
  }

  /** Each kind once. */
  for(finding: Finding): readonly Evidence[] {
    checkpoint();
    const found: Evidence[] = [];
    const facts = typeFacts(finding.type);
    const kind = kindOfType(facts);
    if (kind) found.push(kind);
    const holder = this.#holders.of(finding);
    const code = holder && remembered(this.#codes, holder, () => new HeldCode(holder, this.#renames));
    addAll(found, ofLikeness(code?.likeness ?? this.#likenessOf(finding)));
    if (code) addAll(found, this.#ofCode(code, finding));
    addAll(found, ofVariables(isProperty(facts) ? null : code, finding));
    if (isElsewhere(finding)) found.push('-elsewhere');
    if ([...typesOf(finding)].some((type) => !this.#kept.has(type))) found.push('-newType');
    if (this.wasCut) found.push('-cut');
    return found;
  }

  #likenessOf({ before, after }: Finding): Likeness {
    const [one, other] = [before.subject[0], after.subject[0]];
    return one?.kind === 'type' && other?.kind === 'type' ? this.#types.of(one.type, other.type) : ALIKE;
  }

  #ofCode(code: HeldCode, finding: Finding): readonly Evidence[] {
    const { holder } = code;
    const { kind, before, after } = holder;
    const isRenamed = kind === 'pair' && before.name !== after.name;
    const pieces = kind === 'extraction' && extractsMethod(typeFacts(finding.type)) ? (this.#pieces.get(after) ?? 0) : 0;
    return [
      ...(code.isIdentical ? (['+same code'] as const) : LONG.flatMap(([least, name]) => (code.leaves >= least ? [name] : []))),
      ...(code.isInferred ? (['-inferred'] as const) : []),
      ...(isRenamed ? (['-otherName'] as const) : []),
      ...(isRenamed && (this.#calls.get(callKey(before.name, after.name)) ?? 0) >= CALLS ? (['+calls'] as const) : []),
      ...((this.#inCode.get(holder) ?? 0) >= MANY ? (['-many'] as const) : []),
      ...(pieces > 1 ? (['-pieces'] as const) : []),
      ...(isDifferent(code, finding) ? (['-differs'] as const) : []),
    ];
  }
}

/** What mapped statements, or members, say. */
export function ofLikeness({ mappedShare, identical }: Likeness): readonly Evidence[] {
  return [
    ...SHARES.flatMap(([least, name]) => (mappedShare >= least ? [name] : [])),
    ...IDENTICAL.flatMap(([least, name]) => (identical >= least ? [name] : [])),
  ];
}

/** Of what is not about a variable of both versions nothing disagrees. */
function ofVariables(code: HeldCode | null, { before, after }: Finding): readonly Evidence[] {
  const [one, other] = [variableOf(before.subject[0]), variableOf(after.subject[0])];
  const isCompared = one && other && code?.holder.body && !code.isIdentical;
  const { agreeing, disagreeing } = isCompared ? usesOf(code, one, other) : { agreeing: 1, disagreeing: 0 };
  return [
    ...(agreeing > 0 ? (['+agree 1'] as const) : []),
    ...AGREED.flatMap(([least, name]) => (agreeing > 0 && agreeing / (agreeing + disagreeing) >= least ? [name] : [])),
    ...(disagreeing >= DISAGREED ? (['-disagree'] as const) : []),
  ];
}

/** Statements in which the finding is are hardly the same any more. */
function isDifferent(code: HeldCode, { before, after }: Finding): boolean {
  if (code.isIdentical) return false;
  const { holder } = code;
  const distances = [
    ...before.parts
      .slice(0, PLACES)
      .flatMap(({ file, span }) => (file === holder.before.file ? (code.before.at(span)?.distance ?? []) : [])),
    ...after.parts.slice(0, PLACES).flatMap(({ file, span }) => (file === holder.after.file ? (code.after.at(span)?.distance ?? []) : [])),
  ];
  return distances.some((distance) => distance >= DIFFERENT);
}

/** A variable came or went, and no place of the other version has its value. */
function isElsewhere({ before, after }: Finding): boolean {
  const [one, other] = [variableOf(before.subject[0]), variableOf(after.subject[0])];
  const value = (one ?? other)?.initializer?.text;
  if ((one && other) || value === undefined) return false;
  return (one ? after : before).parts.slice(0, PLACES).every((part) => !textOf(part).includes(value));
}

function textOf({ element }: Part): string {
  switch (element.kind) {
    case 'statement':
      return element.statement.text;
    case 'expression':
      return element.expression.text;
    case 'variable':
      return element.variable.initializer?.text ?? '';
    default:
      return '';
  }
}

function variableOf(element: Element | undefined): VariableDeclaration | null {
  return element?.kind === 'variable' ? element.variable : element?.kind === 'field' ? element.field : null;
}

/** The types that a finding is about or in. */
function* typesOf(finding: Finding): Generator<TypeDeclaration> {
  for (const side of [finding.before, finding.after]) {
    const [method] = methodsOf(side);
    const [subject] = side.subject;
    if (method) yield method.declaringType;
    else if (subject?.kind === 'type') yield subject.type;
    else if (subject?.kind === 'field') yield subject.field.declaringType;
  }
}

/** From how many pieces of code each new method was made. */
function piecesOf(extractions: readonly Extraction[]): ReadonlyMap<Method, number> {
  const counts = new Map<Method, number>();
  for (const { extracted } of extractions) counts.set(extracted, (counts.get(extracted) ?? 0) + 1);
  return counts;
}

const callKey = (before: string, after: string): string => `${before} ${after}`;

/** How many calls of one name became calls of another, where their statements stayed. */
function renamedCalls({ methodPairs }: View): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { body } of methodPairs)
    for (const { replacements } of body?.mappings ?? [])
      for (const { kind, before, after } of replacements) {
        checkpoint();
        if (kind !== 'invocation' || before.label === after.label) continue;
        const key = callKey(before.label, after.label);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
  return counts;
}
