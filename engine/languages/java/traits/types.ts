import type { Expression } from '../../../model/expression.js';
import type { TypeGroup, TypeTraits } from '../../../model/traits.js';

const UNWRAPPED: ReadonlyMap<string, string> = new Map([
  ['Byte', 'byte'],
  ['Short', 'short'],
  ['Character', 'char'],
  ['Integer', 'int'],
  ['Long', 'long'],
  ['Float', 'float'],
  ['Double', 'double'],
  ['Boolean', 'boolean'],
]);

/** What goes to a parameter of a type, besides types whose names tell. */
const RELATIVES: ReadonlyMap<string, RegExp> = new Map([
  ['Collection', /(?:List|Set)$/],
  ['List', /(?:Set|Collection)$/],
  ['Set', /(?:List|Collection)$/],
  ['Iterable', /(?:List|Set|Collection)$/],
  ['Throwable', /(?:Exception|Error)$/],
  ['Exception', /Exception$/],
  ['RuntimeException', /Exception$/],
  ['CharSequence', /^(?:String|StringBuilder|StringBuffer)$/],
  ['String', /^CharSequence$/],
]);

const NUMBER = /^(?:byte|short|char|int|long|float|double)$/;
const TYPE_VARIABLE = /^[A-Z]\d?$/;
const OF_ALL = /^(?:Object|Serializable|Comparable)$/;

/** Java's primitive types and those of the JDK that everybody knows. */
export const JAVA_TYPES: TypeTraits = {
  isInferred: (name) => name === 'var',
  isRoot: (name) => name === 'Object',
  isBoolean: (name) => name === 'boolean' || name === 'Boolean',
  isCount: (name) => name === 'int',
  isNumber: (name) => NUMBER.test(name),
  groupOf,
  acceptsAnything: (name) => TYPE_VARIABLE.test(name) || name.endsWith('Object'),
  unwrapped: (name) => UNWRAPPED.get(name) ?? name,
  isRelative: (name, of) => RELATIVES.get(of)?.test(name) ?? false,
  ofValue,
  withoutPackages: (type) => type.replace(/(?<![\w.])(?:[a-z]\w*\.)+/g, ''),
};

function groupOf(name: string): TypeGroup | null {
  if (TYPE_VARIABLE.test(name) || OF_ALL.test(name)) return null;
  const type = UNWRAPPED.get(name) ?? name;
  if (type === 'boolean') return 'boolean';
  if (NUMBER.test(type) || type === 'Number') return 'number';
  return type === 'String' || type === 'CharSequence' ? 'text' : 'other';
}

/** As far as the peer knows it: no `4.5`, `4L` or `0x4F`. */
function ofValue({ kind, text }: Expression): string | null {
  switch (kind) {
    case 'boolean':
      return 'boolean';
    case 'string':
    case 'infix':
      return 'String';
    case 'character':
      return 'char';
    case 'classLiteral':
      return 'Class';
    case 'number':
      return /^[\d_]+$/.test(text) ? 'int' : /f$/i.test(text) ? 'float' : null;
    default:
      return null;
  }
}
