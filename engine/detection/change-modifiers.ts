import { changeModifiersTypes } from '../catalogue/change-modifiers.js';
import { hasModifier, type Modifier, type TypeDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { ModifierPlace } from '../model/traits.js';
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
      yield* modifierChanges(before, after, [before, after].some(isInterface) ? 'interface' : 'type', place);
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
      yield* modifierChanges(before, after, 'method', place);
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
      yield* modifierChanges(before, after, 'field', place);
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
  readonly file: SourceFile;
}

function* modifierChanges(before: Modified, after: Modified, where: ModifierPlace, placeOf: () => Place): Iterable<Finding> {
  for (const name of after.file.traits.members.modifiers[where]) {
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
  pair: VariablePair,
  member: MemberPair = change,
): Iterable<Finding> {
  for (const name of change.after.file.traits.members.modifiers.variable) {
    const had = hasModifier(pair.before, name);
    const has = hasModifier(pair.after, name);
    if (had !== has) yield variableModifier(change, pair, member, name, has);
  }
}

function variableModifier(
  change: Pick<BodyChange, 'before' | 'after'>,
  { before, after }: VariablePair,
  member: MemberPair,
  name: string,
  has: boolean,
): Finding {
  const verb = has ? 'added' : 'removed';
  const word = (has ? after : before).kind === 'parameter' ? 'Parameter' : 'Variable';
  const modifier = [nameElement(name)];
  return finding(`${has ? 'Add' : 'Remove'} ${word} Modifier`, {
    before: {
      subject: has ? [] : modifier,
      within: [variableElement(change.before.file, before), memberElement(member.before)],
      parts: [
        variablePart(change.before.file, before, 'original variable declaration'),
        memberPart(member.before, (kind) => `original ${kind} declaration`),
      ],
    },
    after: {
      subject: has ? modifier : [],
      within: [variableElement(change.after.file, after), memberElement(member.after)],
      parts: [
        variablePart(change.after.file, after, `variable declaration with ${verb} modifier`),
        memberPart(member.after, (kind) => `${kind} declaration with ${verb} variable modifier`),
      ],
    },
  });
}
