import { ANNOTATIONS } from './annotations.js';
import { DEPRECATIONS } from './deprecations.js';
import { EXCEPTIONS } from './exceptions.js';
import { EXECUTABLE_MODIFIERS } from './executable-modifiers.js';
import { EXECUTABLE_TYPES } from './executable-types.js';
import { FIELDS } from './fields.js';
import type { ApiFamily } from './kind.js';
import { MODULES } from './module-exports.js';
import { ORDERS } from './orders.js';
import { REMOVED_EXECUTABLES } from './removed-executables.js';
import { REMOVED_TYPES } from './removed-types.js';
import { SUPERTYPES } from './supertypes.js';
import { TYPE_PARAMETERS } from './type-parameters.js';
import { TYPES } from './types.js';

/** All families, in the order in which readers see them. */
export const API_FAMILIES: readonly ApiFamily[] = [
  MODULES,
  REMOVED_TYPES,
  TYPES,
  SUPERTYPES,
  REMOVED_EXECUTABLES,
  EXECUTABLE_MODIFIERS,
  EXECUTABLE_TYPES,
  EXCEPTIONS,
  TYPE_PARAMETERS,
  FIELDS,
  ANNOTATIONS,
  ORDERS,
  DEPRECATIONS,
];
