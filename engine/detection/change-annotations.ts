import { changeAnnotationsTypes } from '../catalogue/change-annotations.js';
import { describedFields } from '../matching/comparison.js';
import type { Annotation, VariableDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { VariablePair } from '../matching/variables.js';
import { bodyChanges, parameterPairs, variablesOf, type BodyChange } from './body-changes.js';
import { changedFields, convertedLocals } from './conversions.js';
import { finding } from './finding.js';
import type { CodeLocation, DetectionFamily, Finding } from './family.js';
import { annotationLocation, fieldLocation, methodLocation, typeLocation, variableLocation } from './locations.js';
import { inMember, memberLocation, parametersToldAround, type MemberPair } from './members-around.js';
import { movedAnnotations } from './moved-annotations.js';
import { fieldWithKind, inMethod, variableText } from './print.js';
import { detailedMethodPairs } from './whole-changes.js';
import { checkpoint } from '../text/work.js';

/** Annotations of everything that is still there. */
export const changeAnnotations: DetectionFamily = {
  ...changeAnnotationsTypes,
  *detect({ comparison }): Iterable<Finding> {
    const moves = movedAnnotations(comparison);
    // What moved was neither added nor removed.
    const moved = new Set(moves.flatMap(({ origin, target }) => [origin, target]));
    const left = <Owner extends Annotated>(owner: Owner): Annotated => ({
      annotations: owner.annotations.filter((annotation) => !moved.has(annotation)),
      file: owner.file,
    });
    for (const { before, after, relation } of comparison.typePairs) {
      if (relation === 'inner' && (before.kind === 'anonymous' || after.kind === 'anonymous')) continue;
      yield* annotationChanges(left(before), left(after), {
        word: () => 'Class',
        noun: 'class declaration',
        container: null,
        where: (side) => `in class ${(side === 'before' ? before : after).qualifiedName}`,
        before: () => [typeLocation(before, 'original class declaration')],
        after: (role) => typeLocation(after, role),
      });
    }
    for (const { before, after } of detailedMethodPairs(comparison)) {
      if (before.kind === 'initializer' || after.kind === 'initializer') continue;
      yield* annotationChanges(left(before), left(after), {
        word: () => 'Method',
        noun: 'method declaration',
        container: null,
        where: (side) => `in ${inMethod(side === 'before' ? before : after)}`,
        before: () => [methodLocation(before, 'original method declaration')],
        after: (role) => methodLocation(after, role),
      });
    }
    for (const { before, after } of describedFields(comparison)) {
      yield* annotationChanges(before, after, {
        word: () => 'Attribute',
        noun: 'attribute declaration',
        container: null,
        where: (side) => {
          const field = side === 'before' ? before : after;
          return `in ${fieldWithKind(field)} from class ${field.declaringType.qualifiedName}`;
        },
        before: () => [fieldLocation(before, 'original attribute declaration')],
        after: (role) => fieldLocation(after, role),
      });
    }
    const fields = changedFields(comparison);
    for (const change of bodyChanges(comparison)) {
      for (const pair of parameterPairs(change)) yield* variableAnnotations(change, pair);
      for (const pair of variablesOf(change)?.locals ?? []) yield* variableAnnotations(change, pair);
      // void go() { @Safe Boat one = find(); lift(one); }  ->  void go(@Firm Boat one) { lift(one); }
      for (const pair of convertedLocals(change, fields)) yield* variableAnnotations(change, pair);
    }
    for (const told of parametersToldAround(comparison)) yield* variableAnnotations(told.change, told.pair, told);
    for (const { finding: move } of moves) yield move;
  },
};

interface Annotated {
  readonly annotations: readonly Annotation[];
  readonly file: SourceFile;
}

/** An annotated declaration: how it is named and where it is. */
interface Place {
  readonly word: (side: 'before' | 'after') => 'Class' | 'Method' | 'Attribute' | 'Parameter' | 'Variable';
  /** What the roles call the declaration. */
  readonly noun: string;
  /** The declaration around it, for parameters and variables. */
  readonly container: ((verb: string) => CodeLocation) | null;
  readonly where: (side: 'before' | 'after') => string;
  readonly before: () => readonly CodeLocation[];
  readonly after: (role: string) => CodeLocation;
}

function* variableAnnotations(
  change: Pick<BodyChange, 'before' | 'after'>,
  { before, after }: VariablePair,
  member: MemberPair = change,
): Iterable<Finding> {
  if (before.annotations.length === 0 && after.annotations.length === 0) return;
  const files = { before: change.before.file, after: change.after.file };
  yield* annotationChanges(
    { annotations: before.annotations, file: files.before },
    { annotations: after.annotations, file: files.after },
    {
      word: (side) => wordOf(side === 'before' ? before : after),
      noun: 'variable declaration',
      container: (verb) =>
        memberLocation(member.after, (name) => `${name === 'attribute' ? name : 'method'} declaration with ${verb} variable annotation`),
      where: (side) =>
        side === 'before'
          ? `in ${wordOf(before).toLowerCase()} ${variableText(before)} in ${inMember(member.before)}`
          : `in ${wordOf(after).toLowerCase()} ${variableText(after)} in ${inMember(member.after)}`,
      before: () => [
        variableLocation(files.before, before, 'original variable declaration'),
        memberLocation(member.before, (name) => `original ${name === 'attribute' ? name : 'method'} declaration`),
      ],
      after: (role) => variableLocation(files.after, after, role),
    },
  );
}

function wordOf({ kind }: VariableDeclaration): 'Parameter' | 'Variable' {
  return kind === 'parameter' ? 'Parameter' : 'Variable';
}

/** Equal ones first, then one changed one per name, then what is left on either side. */
function* annotationChanges(before: Annotated, after: Annotated, place: Place): Iterable<Finding> {
  if (before.annotations.length === 0 && after.annotations.length === 0) return;
  const removed = [...before.annotations];
  const added = [...after.annotations];
  const cancel = (same: (one: Annotation, other: Annotation) => boolean): [Annotation, Annotation][] => {
    const pairs: [Annotation, Annotation][] = [];
    for (const one of [...removed]) {
      checkpoint(removed.length + added.length);
      const at = added.findIndex((other) => same(one, other));
      const other = added[at];
      if (!other) continue;
      added.splice(at, 1);
      removed.splice(removed.indexOf(one), 1);
      pairs.push([one, other]);
    }
    return pairs;
  };
  cancel((one, other) => one.text === other.text);
  const modified = cancel((one, other) => one.name === other.name);
  const around = (verb: string): readonly CodeLocation[] => (place.container ? [place.container(verb)] : []);
  for (const annotation of added) {
    yield finding(`Add ${place.word('after')} Annotation`, `${annotation.text} ${place.where('after')}`, place.before(), [
      annotationLocation(after.file, annotation, 'added annotation'),
      place.after(`${place.noun} with added annotation`),
      ...around('added'),
    ]);
  }
  for (const annotation of removed) {
    yield finding(
      `Remove ${place.word('before')} Annotation`,
      `${annotation.text} ${place.where('before')}`,
      [annotationLocation(before.file, annotation, 'removed annotation'), ...place.before()],
      [place.after(`${place.noun} with removed annotation`), ...around('removed')],
    );
  }
  for (const [one, other] of modified) {
    yield finding(
      `Modify ${place.word('after')} Annotation`,
      `${one.text} to ${other.text} ${place.where('after')}`,
      [annotationLocation(before.file, one, 'original annotation'), ...place.before()],
      [
        annotationLocation(after.file, other, 'modified annotation'),
        place.after(`${place.noun} with modified annotation`),
        ...around('modified'),
      ],
    );
  }
}
