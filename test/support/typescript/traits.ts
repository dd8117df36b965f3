import type { LanguageTraits } from '../../../engine/model/traits.js';

const NUMBER: ReadonlySet<string> = new Set(['number', 'bigint']);
const ANYTHING: ReadonlySet<string> = new Set(['any', 'unknown', 'object', 'Object']);
const ON_ELEMENTS: ReadonlySet<string> = new Set(['forEach', 'map', 'filter', 'flatMap', 'some', 'every', 'find', 'reduce']);
const LITERAL_TYPES: Readonly<Record<string, string>> = { number: 'number', string: 'string', boolean: 'boolean' };

/** What the engine asks of TypeScript. Its tests are calls with functions, so no method is one. */
export const TYPESCRIPT_TRAITS: LanguageTraits = {
  names: {
    isType: (name) => /^[A-Z]/.test(name),
    isConstant: (name) => /^[A-Z_0-9]+$/.test(name),
    isQuestion: (name) => /^(?:is|has)(?=[A-Z])/.test(name),
    isSetterOf: (name, variable) => name.toLowerCase() === `set${variable.toLowerCase()}`,
  },
  members: {
    modifiers: {
      type: ['abstract'],
      interface: [],
      method: ['abstract', 'static'],
      field: ['static', 'readonly'],
      variable: [],
    },
    isMarkedAsOverride: ({ modifiers }) => modifiers.some(({ name }) => name === 'override'),
    isOfEveryType: ({ name, parameters }) => name === 'toString' && parameters.length === 0,
  },
  tests: { isTest: () => false, isParameterizedTest: () => false, fixtureOf: () => null, isSkipping: () => false },
  assertions: {
    isBeginning: (name) => name === 'expect',
    lastOfChain: () => undefined,
    isEquality: (name) => name === 'toBe' || name === 'toEqual',
    propertyOf: (name) => (name === 'toHaveLength' ? 'length' : null),
    asserted: () => null,
    assumed: () => null,
    expectsException: () => false,
    limitsTime: () => false,
  },
  types: {
    isInferred: () => false,
    isRoot: (name) => ANYTHING.has(name),
    isBoolean: (name) => name === 'boolean',
    isCount: (name) => name === 'number',
    isNumber: (name) => NUMBER.has(name),
    groupOf(name) {
      if (ANYTHING.has(name) || /^[A-Z]\d?$/.test(name)) return null;
      return name === 'boolean' ? 'boolean' : NUMBER.has(name) ? 'number' : name === 'string' ? 'text' : 'other';
    },
    acceptsAnything: (name) => ANYTHING.has(name) || /^[A-Z]\d?$/.test(name),
    unwrapped: (name) => name,
    isRelative: () => false,
    ofValue: ({ kind }) => (kind === 'infix' ? 'string' : (LITERAL_TYPES[kind] ?? null)),
    withoutPackages: (type) => type,
  },
  library: {
    isForEachElement: (name) => ON_ELEMENTS.has(name),
    beginsPipeline: (name) => ON_ELEMENTS.has(name),
    beginsPipelineOverArgument: () => false,
    isIterator: (name) => name === 'values' || name === 'entries',
    isBuilding: (name) => name === 'build',
  },
  text: {
    isComment: (line) => line.startsWith('//') || line.startsWith('*') || line.startsWith('/*'),
    isEmptyBody: (text, start) => /^\{\s*\}/.test(text.slice(start)),
    mayHoldAnonymousType: () => false,
    mayDeclareType: () => false,
    mayHoldFunction: (text) => /=>|\bfunction\b|\binstanceof\b/.test(text),
    createdTypes: (text) => new Set([...text.matchAll(/\bnew\s+(?:[\w$]+\.)*([\w$]+)/g)].map(([, name = '']) => name)),
    merelyCreates: (body) => /^\{\s*return\s+new\s[^;{}]*;?\s*\}$/.test(body),
    requests: (body) => body.replace(/\breturn\b|\s+/g, '').match(/(?:\.|(?<![\w.])new)[\w.]+\(|\([^(),]+(?:,[^(),]+)+\)/g) ?? [],
    bareLine: (line) => line.replace(/^return/, '').replace(/(?<![\w.)])(?:\w+\.)+(?=\w+\()/g, ''),
    isTrivialValue: (text) => ['0', '1', "''", 'null', 'undefined', 'true', 'false'].includes(text),
  },
  descriptions: { missingType: null },
};
