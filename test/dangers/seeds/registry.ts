/** The ways of seeding, by the kind of danger. */
import type { DangerKind } from '../kinds.js';
import type { Seeder } from './ground.js';
import * as lostMember from './lost-member.js';
import * as lostOverride from './lost-override.js';
import * as lostProtection from './lost-protection.js';
import * as newOverride from './new-override.js';
import * as otherEvaluation from './other-evaluation.js';
import * as otherMeaning from './other-meaning.js';
import * as otherOverload from './other-overload.js';

/** By kind, then by name. What does not compile is nothing that is seeded: a compiler tells it. */
export const SEEDERS: Readonly<Partial<Record<DangerKind, Readonly<Record<string, Seeder>>>>> = {
  'other-meaning': {
    variableTakesField: otherMeaning.variableTakesField,
    fieldIsTaken: otherMeaning.fieldIsTaken,
    fieldHides: otherMeaning.fieldHides,
    movedToNamesake: otherMeaning.movedToNamesake,
    methodTakesCalls: otherMeaning.methodTakesCalls,
  },
  'new-override': {
    objectsMethod: newOverride.objectsMethod,
    librarysMethod: newOverride.librarysMethod,
    methodOfSuper: newOverride.methodOfSuper,
    methodOfSub: newOverride.methodOfSub,
    extractedAsSupers: newOverride.extractedAsSupers,
  },
  'lost-override': {
    renamedAbove: lostOverride.renamedAbove,
    renamedBelow: lostOverride.renamedBelow,
    parameterAbove: lostOverride.parameterAbove,
    typeOfOne: lostOverride.typeOfOne,
    equalsOfOwn: lostOverride.equalsOfOwn,
    renamedFromObject: lostOverride.renamedFromObject,
  },
  'other-overload': {
    overloadByName: otherOverload.overloadByName,
    overloadByParameter: otherOverload.overloadByParameter,
    overloadByType: otherOverload.overloadByType,
    overloadMovedIn: otherOverload.overloadMovedIn,
  },
  'other-evaluation': {
    beforeItsGuard: otherEvaluation.beforeItsGuard,
    beforeItsChoice: otherEvaluation.beforeItsChoice,
    outOfItsGuard: otherEvaluation.outOfItsGuard,
    inlinedTwice: otherEvaluation.inlinedTwice,
    inlinedIntoLoop: otherEvaluation.inlinedIntoLoop,
    inlinedPastWrite: otherEvaluation.inlinedPastWrite,
    extractedPastWrite: otherEvaluation.extractedPastWrite,
    outOfLoop: otherEvaluation.outOfLoop,
  },
  'lost-protection': {
    renamedWithoutLock: lostProtection.renamedWithoutLock,
    renamedWithoutAnnotation: lostProtection.renamedWithoutAnnotation,
    pulledUpWithoutLock: lostProtection.pulledUpWithoutLock,
    fieldWithoutModifier: lostProtection.fieldWithoutModifier,
    inlinedWithoutLock: lostProtection.inlinedWithoutLock,
    extractedWithoutLock: lostProtection.extractedWithoutLock,
  },
  'lost-member': {
    pushedDown: lostMember.pushedDown,
    madeAndPushedDown: lostMember.madeAndPushedDown,
    fieldPushedDown: lostMember.fieldPushedDown,
  },
};
