import { changeAnnotationsTypes } from './change-annotations.js';
import { changeDeclaredTypeTypes } from './change-declared-type.js';
import { changeHierarchyTypes } from './change-hierarchy.js';
import { changeModifiersTypes } from './change-modifiers.js';
import { changeParametersTypes } from './change-parameters.js';
import { changeThrownExceptionsTypes } from './change-thrown-exceptions.js';
import { convertBindingTypes } from './convert-binding.js';
import { extractInlineMethodTypes } from './extract-inline-method.js';
import { extractSplitMergeTypeTypes } from './extract-split-merge-type.js';
import { migrateTestTypes } from './migrate-test.js';
import { moveRenameMethodTypes } from './move-rename-method.js';
import { moveRenameTypeTypes } from './move-rename-type.js';
import { reorganizePackageTypes } from './reorganize-package.js';
import { replaceAnonymousClassTypes } from './replace-anonymous-class.js';
import { restructureConditionalTypes } from './restructure-conditional.js';
import { restructureLoopTypes } from './restructure-loop.js';
import { reworkFieldTypes } from './rework-field.js';
import { reworkVariableTypes } from './rework-variable.js';
import type { FamilyTypes } from './documented.js';

/** The types of all families, in the order in which the families run and types are listed. Nothing here knows how they are found. */
export const FAMILY_TYPES: readonly FamilyTypes[] = [
  extractInlineMethodTypes,
  moveRenameMethodTypes,
  changeHierarchyTypes,
  moveRenameTypeTypes,
  extractSplitMergeTypeTypes,
  reorganizePackageTypes,
  reworkFieldTypes,
  reworkVariableTypes,
  convertBindingTypes,
  changeParametersTypes,
  changeDeclaredTypeTypes,
  changeModifiersTypes,
  changeThrownExceptionsTypes,
  changeAnnotationsTypes,
  restructureConditionalTypes,
  restructureLoopTypes,
  replaceAnonymousClassTypes,
  migrateTestTypes,
];
