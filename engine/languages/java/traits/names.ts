import type { MemberTraits, NameTraits, LibraryTraits } from '../../../model/traits.js';
import { hasAnnotation } from '../../../model/declarations.js';

/** Types begin with a capital, constants are in capitals, accessors say what they do. */
export const JAVA_NAMES: NameTraits = {
  isType: (name) => /^[A-Z]/.test(name),
  isConstant: (name) => /^[A-Z_0-9]+$/.test(name),
  isQuestion: (name) => /^(?:is|has)/.test(name),
  isSetterOf: (name, variable) => name.toLowerCase() === `set${variable.toLowerCase()}`,
};

const OF_EVERY_OBJECT: ReadonlySet<string> = new Set(['equals/1', 'hashCode/0', 'toString/0', 'clone/0', 'compareTo/1']);

export const JAVA_MEMBERS: MemberTraits = {
  modifiers: {
    type: ['abstract', 'final', 'static'],
    // an interface is abstract whether it is written or not: `abstract class A` -> `interface A` lost nothing
    interface: ['final', 'static'],
    method: ['abstract', 'final', 'static', 'synchronized'],
    field: ['final', 'static', 'volatile', 'transient'],
    variable: ['final'],
  },
  isMarkedAsOverride: (method) => hasAnnotation(method, 'Override'),
  isOfEveryType: ({ name, parameters }) => OF_EVERY_OBJECT.has(`${name}/${parameters.length}`),
};

const FOR_EACH_ELEMENT: ReadonlySet<string> = new Set([
  ...['forEach', 'forEachOrdered', 'removeIf', 'replaceAll', 'ifPresent'],
  ...['filter', 'map', 'mapToInt', 'mapToLong', 'mapToObj', 'flatMap', 'peek', 'collect', 'anyMatch', 'allMatch', 'noneMatch'],
]);
const ON_COLLECTION: ReadonlySet<string> = new Set(['stream', 'parallelStream', 'forEach', 'removeIf', 'replaceAll']);
const ON_ARRAY: ReadonlySet<string> = new Set(['stream', 'of']);

/** Collections and streams. */
export const JAVA_LIBRARY: LibraryTraits = {
  isForEachElement: (name) => FOR_EACH_ELEMENT.has(name),
  beginsPipeline: (name) => ON_COLLECTION.has(name),
  beginsPipelineOverArgument: (name) => ON_ARRAY.has(name),
  isIterator: (name) => name === 'iterator' || name === 'listIterator',
  isBuilding: (name) => name === 'build',
};
