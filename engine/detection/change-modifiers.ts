import { changeModifiersTypes } from '../catalogue/change-modifiers.js';
import { describedFields } from '../matching/comparison.js';
import { hasModifier, type Modifier, type TypeDeclaration } from '../model/declarations.js';
import type { VariablePair } from '../matching/variables.js';
import { bodyChanges, parameterPairs, variablesOf, type BodyChange } from './body-changes.js';
import { changedFields, convertedLocals } from './conversions.js';
import { finding } from './finding.js';
import type { CodeLocation, DetectionFamily, Finding } from './family.js';
import { fieldLocation, methodLocation, typeLocation, variableLocation } from './locations.js';
import { inMember, memberLocation, parametersToldAround, type MemberPair } from './members-around.js';
import { fieldWithKind, methodText, variableText } from './print.js';
import { detailedMethodPairs } from './whole-changes.js';

/** Access and other modifiers of everything that is still there. */
export const changeModifiers: DetectionFamily = {
  ...changeModifiersTypes,
  *detect({ comparison }): Iterable<Finding> {
    for (const { before, after } of comparison.typePairs) {
      if (before.kind === 'anonymous' || after.kind === 'anonymous') continue;
      const place = (): Place => ({
        word: 'Class',
        role: 'class declaration',
        before: typeLocation(before, 'original class declaration'),
        after: (role) => typeLocation(after, role),
        where: (side) => `in class ${(side === 'before' ? before : after).qualifiedName}`,
      });
      yield* accessChange(before.visibility, after.visibility, place);
      yield* modifierChanges(before, after, [before, after].some(isInterface) ? INTERFACE_MODIFIERS : TYPE_MODIFIERS, place);
    }
    for (const { before, after } of detailedMethodPairs(comparison)) {
      if (before.kind === 'initializer' || after.kind === 'initializer') continue;
      const text = (side: Side): string => {
        const method = side === 'before' ? before : after;
        return `in method ${methodText(method)} from class ${method.declaringType.qualifiedName}`;
      };
      const place = (): Place => ({
        word: 'Method',
        role: 'method declaration',
        before: methodLocation(before, 'original method declaration'),
        after: (role) => methodLocation(after, role),
        where: text,
      });
      yield* accessChange(before.visibility, after.visibility, place);
      yield* modifierChanges(before, after, METHOD_MODIFIERS, place);
    }
    for (const { before, after } of describedFields(comparison)) {
      if (before.kind === 'enumConstant' || after.kind === 'enumConstant') continue;
      const place = (): Place => ({
        word: 'Attribute',
        role: 'attribute declaration',
        before: fieldLocation(before, 'original attribute declaration'),
        after: (role) => fieldLocation(after, role),
        where: (side) => {
          const field = side === 'before' ? before : after;
          return `in ${fieldWithKind(field)} from class ${field.declaringType.qualifiedName}`;
        },
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

type Side = 'before' | 'after';

/** A changed declaration: how it is named and where it is. */
interface Place {
  readonly word: 'Class' | 'Method' | 'Attribute';
  /** What the roles call it. */
  readonly role: string;
  readonly before: CodeLocation;
  readonly after: (role: string) => CodeLocation;
  readonly where: (side: Side) => string;
}

const TYPE_MODIFIERS = ['abstract', 'final', 'static'];
/** An interface is abstract whether it is written or not: `abstract class A` → `interface A` lost nothing. */
const INTERFACE_MODIFIERS = ['final', 'static'];
const METHOD_MODIFIERS = ['abstract', 'final', 'static', 'synchronized'];
const FIELD_MODIFIERS = ['final', 'static', 'volatile', 'transient'];

function* accessChange(before: string, after: string, placeOf: () => Place): Iterable<Finding> {
  if (before === after) return;
  const place = placeOf();
  yield finding(
    `Change ${place.word} Access Modifier`,
    `${before} to ${after} ${place.where('after')}`,
    [place.before],
    [place.after(`${place.role} with changed access modifier`)],
  );
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
    yield has
      ? finding(
          `Add ${place.word} Modifier`,
          `${name} ${place.where('after')}`,
          [place.before],
          [place.after(`${place.role} with added modifier`)],
        )
      : finding(
          `Remove ${place.word} Modifier`,
          `${name} ${place.where('before')}`,
          [place.before],
          [place.after(`${place.role} with removed modifier`)],
        );
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
  const [variable, place] = has ? [after, member.after] : [before, member.before];
  const word = variable.kind === 'parameter' ? 'Parameter' : 'Variable';
  yield finding(
    `${has ? 'Add' : 'Remove'} ${word} Modifier`,
    `final in ${word.toLowerCase()} ${variableText(variable)} in ${inMember(place)}`,
    [
      variableLocation(change.before.file, before, 'original variable declaration'),
      memberLocation(member.before, (name) => `original ${name} declaration`),
    ],
    [
      variableLocation(change.after.file, after, `variable declaration with ${verb} modifier`),
      memberLocation(member.after, (name) => `${name} declaration with ${verb} variable modifier`),
    ],
  );
}
