import { changeAnnotations } from './change-annotations.js';
import { changeDeclaredType } from './change-declared-type.js';
import { changeHierarchy } from './change-hierarchy.js';
import { changeModifiers } from './change-modifiers.js';
import { changeParameters } from './change-parameters.js';
import { changeThrownExceptions } from './change-thrown-exceptions.js';
import { convertBinding } from './convert-binding.js';
import { extractInlineMethod } from './extract-inline-method.js';
import { extractSplitMergeType } from './extract-split-merge-type.js';
import type { DetectionFamily } from './family.js';
import { migrateTest } from './migrate-test.js';
import { moveRenameMethod } from './move-rename-method.js';
import { moveRenameType } from './move-rename-type.js';
import { reorganizePackage } from './reorganize-package.js';
import { replaceAnonymousClass } from './replace-anonymous-class.js';
import { restructureConditional } from './restructure-conditional.js';
import { restructureLoop } from './restructure-loop.js';
import { reworkField } from './rework-field.js';
import { reworkVariable } from './rework-variable.js';

/** All families in the order in which they run and are listed: whole declarations first, then their details. A family may read the findings of those before it. */
export const FAMILIES: readonly DetectionFamily[] = [
  extractInlineMethod,
  moveRenameMethod,
  changeHierarchy,
  moveRenameType,
  extractSplitMergeType,
  reorganizePackage,
  reworkField,
  reworkVariable,
  convertBinding,
  changeParameters,
  changeDeclaredType,
  changeModifiers,
  changeThrownExceptions,
  changeAnnotations,
  restructureConditional,
  restructureLoop,
  replaceAnonymousClass,
  migrateTest,
];
