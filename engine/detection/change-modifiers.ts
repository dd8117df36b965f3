import { changeModifiersTypes } from '../catalogue/change-modifiers.js';
import { hasModifier, type Modifier, type TypeDeclaration } from '../model/declarations.js';
import type { VariablePair } from '../matching/variables/variables.js';
import { bodyChanges, parameterPairs, variablesOf, type BodyChange } from './changes/body-changes.js';
import { changedFields, convertedLocals } from './variables/conversions.js';
import type { DetectionFamily } from './family.js';
import { finding, type Element, type Finding, type Part } from '../findings/finding.js';
import {
  fieldElement,
  fieldPart,
  methodElement,
  methodPart,
  nameElement,
  typeElement,
  typePart,
  variableElement,
  variablePart,
} from '../findings/elements.js';
import { memberElement, memberPart, parametersToldAround, type MemberPair } from './changes/members-around.js';
import { detailedMethodPairs } from './changes/whole-changes.js';

/** Access and other modifiers of everything that is still there. */
export const changeModifiers: DetectionFamily = {
  ...changeModifiersTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const { before, after } of comparison.typePairs) {
      if (before.kind === 'anonymous' || after.kind === 'anonymous') continue;
      const place = (): Place => ({
        word: 'Class',
        role: 'class declaration',
        before: typePart(before, 'original class declaration'),
        after: (role) => typePart(after, role),
        within: { before: [typeElement(before)], after: [typeElement(after)] },
      });
      yield* accessChange(before.visibility, after.visibility, place);
      yield* modifierChanges(before, after, [before, after].some(isInterface) ? INTERFACE_MODIFIERS : TYPE_MODIFIERS, place);
    }
    for (const { before, after } of detailedMethodPairs(comparison)) {
      if (before.kind === 'initializer' || after.kind === 'initializer') continue;
      const place = (): Place => ({
        word: 'Method',
        role: 'method declaration',
        before: methodPart(before, 'original method declaration'),
        after: (role) => methodPart(after, role),
        within: { before: [methodElement(before)], after: [methodElement(after)] },
      });
      yield* accessChange(before.visibility, after.visibility, place);
      yield* modifierChanges(before, after, METHOD_MODIFIERS, place);
    }
    for (const { before, after } of comparison.fieldPairs) {
      if (before.kind === 'enumConstant' || after.kind === 'enumConstant') continue;
      const place = (): Place => ({
        word: 'Attribute',
        role: 'attribute declaration',
        before: fieldPart(before, 'original attribute declaration'),
        after: (role) => fieldPart(after, role),
        within: { before: [fieldElement(before)], after: [fieldElement(after)] },
      });
      yield* accessChange(before.visibility, after.visibility, place);
      yield* modifierChanges(before, after, FIELD_MODIFIERS, place);
    }
    const fields = changedFields(comparison);
    for (const change of bodyChanges(comparison)) {
      for (const pair of parameterPairs(change)) yield* variableModifiers(change, pair);
      const variables = variablesOf(change);
      if (!variables) continue;
      for (const pair of variables.locals) yield* variableModifiers(change, pair);
      for (const pair of convertedLocals(change, fields)) yield* variableModifiers(change, pair);
    }
    for (const told of parametersToldAround(comparison)) yield* variableModifiers(told.change, told.pair, told);
  },
};

const isInterface = ({ kind }: TypeDeclaration): boolean => kind === 'interface';

/** A changed declaration: how it is named and where it is. */
interface Place {
  readonly word: 'Class' | 'Method' | 'Attribute';
  /** What the roles call it. */
  readonly role: string;
  readonly before: Part;
  readonly after: (role: string) => Part;
  readonly within: { readonly before: readonly Element[]; readonly after: readonly Element[] };
}

const TYPE_MODIFIERS = ['abstract', 'final', 'static'];
/** An interface is abstract whether it is written or not: `abstract class A` → `interface A` lost nothing. */
const INTERFACE_MODIFIERS = ['final', 'static'];
const METHOD_MODIFIERS = ['abstract', 'final', 'static', 'synchronized'];
const FIELD_MODIFIERS = ['final', 'static', 'volatile', 'transient'];

function* accessChange(before: string, after: string, placeOf: () => Place): Iterable<Finding> {
  if (before === after) return;
  const place = placeOf();
  yield finding(`Change ${place.word} Access Modifier`, {
    before: { subject: [nameElement(before)], within: place.within.before, parts: [place.before] },
    after: {
      subject: [nameElement(after)],
      within: place.within.after,
      parts: [place.after(`${place.role} with changed access modifier`)],
    },
  });
}

interface Modified {
  readonly modifiers: readonly Modifier[];
}

function* modifierChanges(before: Modified, after: Modified, names: readonly string[], placeOf: () => Place): Iterable<Finding> {
  for (const name of names) {
    const had = hasModifier(before, name);
    const has = hasModifier(after, name);
    if (had === has) continue;
    const place = placeOf();
    yield finding(`${has ? 'Add' : 'Remove'} ${place.word} Modifier`, {
      before: { subject: had ? [nameElement(name)] : [], within: place.within.before, parts: [place.before] },
      after: {
        subject: has ? [nameElement(name)] : [],
        within: place.within.after,
        parts: [place.after(`${place.role} with ${has ? 'added' : 'removed'} modifier`)],
      },
    });
  }
}

function* variableModifiers(
  change: Pick<BodyChange, 'before' | 'after'>,
  { before, after }: VariablePair,
  member: MemberPair = change,
): Iterable<Finding> {
  const had = hasModifier(before, 'final');
  const has = hasModifier(after, 'final');
  if (had === has) return;
  const verb = has ? 'added' : 'removed';
  const word = (has ? after : before).kind === 'parameter' ? 'Parameter' : 'Variable';
  const modifier = [nameElement('final')];
  yield finding(`${has ? 'Add' : 'Remove'} ${word} Modifier`, {
    before: {
      subject: had ? modifier : [],
      within: [variableElement(change.before.file, before), memberElement(member.before)],
      parts: [
        variablePart(change.before.file, before, 'original variable declaration'),
        memberPart(member.before, (name) => `original ${name} declaration`),
      ],
    },
    after: {
      subject: has ? modifier : [],
      within: [variableElement(change.after.file, after), memberElement(member.after)],
      parts: [
        variablePart(change.after.file, after, `variable declaration with ${verb} modifier`),
        memberPart(member.after, (name) => `${name} declaration with ${verb} variable modifier`),
      ],
    },
  });
}
