/**
 * A finding for a narrow list: what differs comes first, and what both ends share is left out.
 *
 *     public int priceOf(int id) renamed to public int priceFor(int id) in class shop.Catalogue   ->   priceOf → priceFor · in Catalogue
 */
import { arrives, extractsType, inlinesMethod, movesType, typeFacts, type TypeFacts } from '../catalogue/facts.js';
import type { TypeDeclaration } from '../model/declarations.js';
import type { Signatures } from '../model/signatures.js';
import type { Element, Finding, FindingSide } from './finding.js';
import { languageWording, nestedName, textOf } from './language-text.js';
import { sentenceOf } from './sentences.js';
import { declaredName } from './declared-names.js';

/** What readers see of a finding, in the syntax of its language. */
export interface Summary {
  /** What it was, where it was something else. */
  readonly before?: string;
  readonly after: string;
  /** Where: `in Catalogue`, `Client → Address`; empty when there is nothing to add. */
  readonly context: string;
  /** All of it in one sentence, without its type. */
  readonly sentence: string;
}

export function summaryOf(finding: Finding, signatures: Signatures): Summary {
  return { ...shortly(finding, signatures), sentence: sentenceOf(finding, languageWording(signatures)) };
}

type Short = Pick<Summary, 'before' | 'after' | 'context'>;

function shortly({ type, before, after }: Finding, signatures: Signatures): Short {
  const facts = typeFacts(type);
  const brief = ({ subject }: FindingSide): string => subject.map((element) => textOf(element, signatures, 'brief')).join(', ');
  const names = (elements: readonly Element[]): string => elements.map((element) => nameOf(element, signatures)).join(', ');
  if (before.subject.length === 0) {
    const origin = extractsType(facts) ? `from ${names(before.within)}` : null;
    return { after: brief(after), context: origin ?? inside(after, signatures) };
  }
  if (after.subject.length === 0) return { after: brief(before), context: inside(before, signatures) };
  // whatever became a method, or went back into one, is told by that method
  if (takesCode(facts)) return { after: brief(after), context: `from ${names(before.subject)}${between(before, after, facts)}` };
  if (inlinesMethod(facts)) return { after: brief(before), context: `into ${names(after.subject)}${between(before, after, facts)}` };
  if (extractsType(facts)) return { after: brief(after), context: `from ${names(before.subject)}` };
  const [one, other] = [before.subject[0], after.subject[0]];
  const isOne = before.subject.length === 1 && after.subject.length === 1;
  if (isOne && one?.kind === 'type' && other?.kind === 'type' && movesType(facts)) return movedType(one.type, other.type);
  const context =
    arrives(facts) || facts.object === 'code'
      ? way(before, after, signatures)
      : inside(after.within.length > 0 ? after : before, signatures);
  return isOne && one && other
    ? { ...change(one, other, facts, signatures), context }
    : { before: brief(before), after: brief(after), context };
}

const takesCode = ({ verbs, object }: TypeFacts): boolean => verbs.includes('extract') && (object === 'method' || object === 'code');

/** Two versions of one element: only its name when that is what differs. */
function change(before: Element, after: Element, { aspect }: TypeFacts, signatures: Signatures): Pick<Short, 'before' | 'after'> {
  const brief = (element: Element, name?: string): string => textOf(element, signatures, 'brief', name);
  const [one, other] = [brief(before), brief(after)];
  if (one === other) {
    const [was, is] = [textOf(before, signatures, 'full'), textOf(after, signatures, 'full')];
    // an element that only moved: its place says the rest; of a type whose package changed, the package is what differs
    return aspect === 'type' && was !== is ? { before: was, after: is } : { after: other };
  }
  const [name, newName] = [declaredName(before), declaredName(after)];
  const isNameAlone = name !== null && newName !== null && name !== newName && brief(before, '') === brief(after, '');
  return isNameAlone ? { before: name, after: newName } : { before: one, after: other };
}

/** A type that moved says where to, since its name is the same; one that was renamed says its names. */
function movedType(before: TypeDeclaration, after: TypeDeclaration): Short {
  const context = arrow(placeOf(before), placeOf(after));
  return before.name === after.name ? { after: after.name, context } : { before: before.name, after: after.name, context };
}

const placeOf = ({ qualifiedName, name }: TypeDeclaration): string => qualifiedName.slice(0, -name.length - 1);

/** `, One → Two`, or ` in One` when the code stayed in its type. */
function between(before: FindingSide, after: FindingSide, { verbs }: TypeFacts): string {
  const [from, to] = [typeIn(before.within), typeIn(after.within)];
  if (!to) return '';
  return from && verbs.includes('move') ? `, ${typeArrow(from, to)}` : ` in ${nestedName(to)}`;
}

/** From where to where something went; where it is when it stayed there. */
function way({ within: from }: FindingSide, { within: to }: FindingSide, signatures: Signatures): string {
  const [one, other] = [typeIn(from), typeIn(to)];
  if (one && other) return typeArrow(one, other);
  const names = [from[0], to[0]].flatMap((element) => (element ? [nameOf(element, signatures)] : []));
  return names.length === 2 ? names.join(' → ') : names.map((name) => `in ${name}`).join('');
}

const typeIn = ([first]: readonly Element[]): TypeDeclaration | null => (first?.kind === 'type' ? first.type : null);

/** `in Catalogue`, `in priceOf, Catalogue`, `in item, priceOf, Catalogue`; nothing where nothing is around it. */
function inside({ within }: FindingSide, signatures: Signatures): string {
  const last = within.at(-1);
  // a constructor has the name of its type, which follows
  const named = last?.kind === 'method' && last.method.name === last.method.declaringType.name ? within.slice(0, -1) : within;
  const names = named.map((element) => nameOf(element, signatures));
  const owner =
    last?.kind === 'method'
      ? last.method.declaringType
      : last?.kind === 'field' || last?.kind === 'value'
        ? last.field.declaringType
        : null;
  return within.length === 0 ? '' : `in ${[...names, ...(owner ? [nestedName(owner)] : [])].join(', ')}`;
}

/** What an element is called; an initializer, which has no name, as it is written. */
function nameOf(element: Element, signatures: Signatures): string {
  if (element.kind === 'type') return nestedName(element.type);
  const isNameless = element.kind === 'method' && element.method.name === '';
  return (isNameless ? null : declaredName(element)) ?? textOf(element, signatures, 'brief');
}

/** Two types by their names, or by what differs in front of them: nothing is said of equal ones. */
function typeArrow(from: TypeDeclaration, to: TypeDeclaration): string {
  const [one, other] = [nestedName(from), nestedName(to)];
  return one === other ? arrow(from.qualifiedName, to.qualifiedName) : `${one} → ${other}`;
}

/** `a.b.c` and `a.d.c`: what they share at the beginning is left out. */
function arrow(from: string, to: string): string {
  if (from === to) return '';
  const [one, other] = [from.split('.'), to.split('.')] as const;
  let shared = 0;
  while (shared < Math.min(one.length, other.length) - 1 && one[shared] === other[shared]) shared++;
  const rest = (parts: readonly string[]): string => `${shared > 0 ? '…' : ''}${parts.slice(shared).join('.')}`;
  return `${rest(one)} → ${rest(other)}`;
}
