import { changeAnnotationsTypes } from '../catalogue/change-annotations.js';
import type { Annotation, VariableDeclaration } from '../model/declarations.js';
import type { SourceFile } from '../model/source-file.js';
import type { VariablePair } from '../matching/variables/variables.js';
import { bodyChanges, parameterPairs, variablesOf, type BodyChange } from './changes/body-changes.js';
import { changedFields, convertedLocals } from './variables/conversions.js';
import type { DetectionFamily } from './family.js';
import { finding, type Element, type Finding, type Part } from '../findings/finding.js';
import {
  annotationElement,
  annotationPart,
  fieldElement,
  fieldPart,
  methodElement,
  methodPart,
  typeElement,
  typePart,
  variableElement,
  variablePart,
} from '../findings/elements.js';
import { memberElement, memberPart, parametersToldAround, type MemberPair } from './changes/members-around.js';
import { movedAnnotations } from './changes/moved-annotations.js';
import { detailedMethodPairs } from './changes/whole-changes.js';
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
        within: { before: [typeElement(before)], after: [typeElement(after)] },
        before: () => [typePart(before, 'original class declaration')],
        after: (role) => typePart(after, role),
      });
    }
    for (const { before, after } of detailedMethodPairs(comparison)) {
      if (before.kind === 'initializer' || after.kind === 'initializer') continue;
      yield* annotationChanges(left(before), left(after), {
        word: () => 'Method',
        noun: 'method declaration',
        container: null,
        within: { before: [methodElement(before)], after: [methodElement(after)] },
        before: () => [methodPart(before, 'original method declaration')],
        after: (role) => methodPart(after, role),
      });
    }
    for (const { before, after } of comparison.fieldPairs) {
      yield* annotationChanges(before, after, {
        word: () => 'Attribute',
        noun: 'attribute declaration',
        container: null,
        within: { before: [fieldElement(before)], after: [fieldElement(after)] },
        before: () => [fieldPart(before, 'original attribute declaration')],
        after: (role) => fieldPart(after, role),
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
  readonly container: ((verb: string) => Part) | null;
  readonly within: { readonly before: readonly Element[]; readonly after: readonly Element[] };
  readonly before: () => readonly Part[];
  readonly after: (role: string) => Part;
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
        memberPart(member.after, (name) => `${name === 'attribute' ? name : 'method'} declaration with ${verb} variable annotation`),
      within: {
        before: [variableElement(files.before, before), memberElement(member.before)],
        after: [variableElement(files.after, after), memberElement(member.after)],
      },
      before: () => [
        variablePart(files.before, before, 'original variable declaration'),
        memberPart(member.before, (name) => `original ${name === 'attribute' ? name : 'method'} declaration`),
      ],
      after: (role) => variablePart(files.after, after, role),
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
  cancel((one, other) => one.text === other.text || (one.name === other.name && one.meaning === other.meaning));
  const modified = cancel((one, other) => one.name === other.name);
  const around = (verb: string): readonly Part[] => (place.container ? [place.container(verb)] : []);
  for (const annotation of added) {
    yield finding(`Add ${place.word('after')} Annotation`, {
      before: { within: place.within.before, parts: place.before() },
      after: {
        subject: [annotationElement(after.file, annotation)],
        within: place.within.after,
        parts: [
          annotationPart(after.file, annotation, 'added annotation'),
          place.after(`${place.noun} with added annotation`),
          ...around('added'),
        ],
      },
    });
  }
  for (const annotation of removed) {
    yield finding(`Remove ${place.word('before')} Annotation`, {
      before: {
        subject: [annotationElement(before.file, annotation)],
        within: place.within.before,
        parts: [annotationPart(before.file, annotation, 'removed annotation'), ...place.before()],
      },
      after: {
        within: place.within.after,
        parts: [place.after(`${place.noun} with removed annotation`), ...around('removed')],
      },
    });
  }
  for (const [one, other] of modified) {
    yield finding(`Modify ${place.word('after')} Annotation`, {
      before: {
        subject: [annotationElement(before.file, one)],
        within: place.within.before,
        parts: [annotationPart(before.file, one, 'original annotation'), ...place.before()],
      },
      after: {
        subject: [annotationElement(after.file, other)],
        within: place.within.after,
        parts: [
          annotationPart(after.file, other, 'modified annotation'),
          place.after(`${place.noun} with modified annotation`),
          ...around('modified'),
        ],
      },
    });
  }
}
