import type { Field, Method, VariableDeclaration } from '../model/declarations.js';
import { isField } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { primitiveOf, primitiveType } from './conversions.js';
import { knownType } from './known-types.js';
import type { Lookup, Referent } from './lookup.js';
import { declared } from './members.js';
import { headOf, placeIn, placeOf } from './type-table.js';
import { keyOf, symbolName, type StaticType, type TypeSymbol } from './type-symbols.js';
import { readTypeText } from './type-text.js';

/** The types of expressions, as far as something that was read says them. */
export class StaticTypes {
  readonly #known = new Map<Expression, StaticType | null>();

  constructor(private readonly lookup: Lookup) {}

  /** The type of an expression in a member; null when it is not written anywhere. */
  of(expression: Expression, member: Method | Field): StaticType | null {
    const known = this.#known.get(expression);
    if (known !== undefined) return known;
    this.#known.set(expression, null); // what is made of itself ends here
    let type: StaticType | null | undefined;
    try {
      return (type = this.#find(expression, member));
    } finally {
      // when the time is up in between, nothing was found out
      if (type === undefined) this.#known.delete(expression);
      else this.#known.set(expression, type);
    }
  }

  /** The type that a creation names; that of `outer.new Inner()` is looked for in the type of `outer`. */
  created(expression: Expression, member: Method | Field): TypeSymbol | null {
    const written = typeChild(expression);
    if (!written) return null;
    const outer = expression.receiver && this.of(expression.receiver, member);
    if (outer && outer.base.kind !== 'primitive' && outer.base.kind !== 'null')
      return this.lookup.supertypes.table.nested(outer.base, readTypeText(written.text)?.name ?? '');
    const type = this.lookup.supertypes.read(written.text, placeIn(member));
    return type && type.base.kind !== 'primitive' && type.base.kind !== 'null' ? type.base : null;
  }

  /** The type that a variable is read with. */
  ofVariable(variable: VariableDeclaration, member: Method | Field | null): StaticType | null {
    if (isField(variable)) {
      if (variable.kind === 'enumConstant') return plain(declared(variable.declaringType));
      return this.#read(variable, placeOf(variable.declaringType));
    }
    if (!member) return null;
    if (variable.type?.text === 'var')
      return variable.initializer && variable.kind !== 'enhancedFor' ? this.of(variable.initializer, member) : null;
    return this.#read(variable, variable.kind === 'parameter' && 'parameters' in member ? headOf(member) : placeIn(member));
  }

  #read({ type, varargs }: VariableDeclaration, place: Parameters<Lookup['supertypes']['read']>[1]): StaticType | null {
    const read = type && this.lookup.supertypes.read(type.qualifiedText, place);
    return read && (varargs ? { ...read, dimensions: read.dimensions + 1 } : read);
  }

  #find(expression: Expression, member: Method | Field): StaticType | null {
    const { kind, children } = expression;
    const [first] = children;
    switch (kind) {
      case 'number':
        return primitiveType(typeOfNumber(expression.text));
      case 'character':
        return primitiveType('char');
      case 'boolean':
      case 'instanceof':
        return primitiveType('boolean');
      case 'string':
        return STRING;
      case 'classLiteral':
        return knownAs('java.lang.Class');
      case 'null':
        return { base: { kind: 'null' }, dimensions: 0, arguments: [] };
      case 'this':
        return this.#this(expression, member);
      case 'parenthesized':
      case 'postfix':
      case 'assignment':
        return first ? this.of(first, member) : null;
      case 'prefix':
        return first ? this.#prefixed(expression.label, first, member) : null;
      case 'infix':
        return this.#infix(expression, member);
      case 'conditional':
        return this.#conditional(expression, member);
      case 'cast':
        return this.#written(expression, member);
      case 'creation': {
        const created = this.created(expression, member);
        return created && plain(created);
      }
      case 'arrayCreation':
        return this.#arrayCreation(expression, member);
      case 'arrayAccess': {
        const array = first && this.of(first, member);
        return array && array.dimensions > 0 ? { ...array, dimensions: array.dimensions - 1 } : null;
      }
      default:
        return this.#ofReferents(expression, member);
    }
  }

  #this({ receiver }: Expression, member: Method | Field): StaticType | null {
    if (!receiver) return plain(declared(member.declaringType));
    return this.lookup.supertypes.read(receiver.text, placeIn(member));
  }

  #written(expression: Expression, member: Method | Field): StaticType | null {
    const type = typeChild(expression);
    return type && this.lookup.supertypes.read(type.text, placeIn(member));
  }

  #arrayCreation(expression: Expression, member: Method | Field): StaticType | null {
    const element = this.#written(expression, member);
    const head = expression.text.split('{', 1)[0] ?? '';
    const without = head.split('[]').length - 1;
    return element && { ...element, dimensions: (expression.arguments?.length ?? 0) + without };
  }

  #prefixed(operator: string, operand: Expression, member: Method | Field): StaticType | null {
    if (operator === '!') return primitiveType('boolean');
    const type = this.of(operand, member);
    return operator === '++' || operator === '--' ? type : type && promoted([type]);
  }

  #infix({ label, children }: Expression, member: Method | Field): StaticType | null {
    if (/^(?:==|!=|<|>|<=|>=|&&|\|\||instanceof)$/.test(label)) return primitiveType('boolean');
    const types = children.map((child) => this.of(child, member));
    if (label === '+' && types.some((type) => type && keyOf(type) === 'java.lang.String')) return STRING;
    if (types.some((type) => type === null)) return null;
    const all = types.filter((type) => type !== null);
    if (/^(?:<<|>>|>>>)$/.test(label)) return promoted(all.slice(0, 1));
    return /^[&|^]$/.test(label) && all.every((type) => primitiveOf(type) === 'boolean') ? primitiveType('boolean') : promoted(all);
  }

  #conditional({ children }: Expression, member: Method | Field): StaticType | null {
    const [yes, no] = children.slice(1).map((child) => this.of(child, member));
    return yes && no && keyOf(yes) === keyOf(no) ? yes : null;
  }

  #ofReferents(expression: Expression, member: Method | Field): StaticType | null {
    if (expression.kind === 'fieldAccess' && expression.label === 'length' && this.#isOnArray(expression, member))
      return primitiveType('int');
    const meaning = this.lookup.meaningOf(expression, member);
    if (!meaning) return null;
    if (expression.kind === 'invocation' && meaning.found.length === 0 && meaning.inside)
      return calledOnKnown(expression, symbolName(meaning.inside));
    const types = meaning.found.map((one) => this.#ofReferent(one, expression));
    const [first = null] = types;
    return first && types.every((type) => type && keyOf(type) === keyOf(first)) ? first : null;
  }

  #isOnArray({ receiver }: Expression, member: Method | Field): boolean {
    const array = receiver && this.of(receiver, member);
    return array !== null && array.dimensions > 0;
  }

  #ofReferent(referent: Referent, expression: Expression): StaticType | null {
    switch (referent.kind) {
      case 'variable':
        return this.ofVariable(referent.variable, referent.member);
      case 'method': {
        const { method } = referent;
        const name = readTypeText(method.returnType?.qualifiedText ?? '')?.name;
        // what a type variable stands for is nowhere written
        if (name === undefined || this.lookup.supertypes.table.resolve(name, headOf(method)).kind === 'variable') return null;
        return this.lookup.supertypes.read(method.returnType?.qualifiedText ?? '', headOf(method));
      }
      case 'known':
        return referent.member.parameters && calledOnKnown(expression, referent.member.owner.qualifiedName);
      case 'implied':
        return 'nameSpan' in referent.of && 'initializer' in referent.of ? this.ofVariable(referent.of, null) : null;
      default:
        return null;
    }
  }
}

const plain = (base: TypeSymbol): StaticType => ({ base, dimensions: 0, arguments: [] });

function knownAs(name: string): StaticType | null {
  const type = knownType(name);
  return type && plain({ kind: 'known', type });
}

const STRING = knownAs('java.lang.String');

function typeChild({ children }: Expression): Expression | null {
  return children.find(({ kind }) => kind === 'type') ?? null;
}

function typeOfNumber(text: string): string {
  const isHexadecimal = /^0[xX]/.test(text);
  if (/[lL]$/.test(text)) return 'long';
  if (!isHexadecimal && /[fF]$/.test(text)) return 'float';
  return (isHexadecimal ? /[pP]/ : /[.eEdD]/).test(text) ? 'double' : 'int';
}

/** What numbers become when they are computed with. */
function promoted(types: readonly StaticType[]): StaticType | null {
  const names = types.map(primitiveOf);
  if (names.some((name) => name === null || name === 'boolean')) return null;
  return primitiveType(['double', 'float', 'long'].find((name) => names.includes(name)) ?? 'int');
}

/** What methods of everyday types give back: `String.trim` a text, `Integer.valueOf` one of its own type. */
function calledOnKnown({ label, arguments: given }: Expression, owner: string): StaticType | null {
  const count = given?.length ?? 0;
  if (label === 'toString' && count === 0) return STRING;
  if (label === 'hashCode' && count === 0) return primitiveType('int');
  if (label === 'equals' && count === 1) return primitiveType('boolean');
  if (owner === 'java.lang.String') {
    if (GIVES_TEXT.has(label)) return STRING;
    if (/^(?:length|indexOf|lastIndexOf|compareTo)$/.test(label)) return primitiveType('int');
    if (/^(?:isEmpty|isBlank|startsWith|endsWith|contains|matches|equalsIgnoreCase)$/.test(label)) return primitiveType('boolean');
    return label === 'charAt' ? primitiveType('char') : null;
  }
  const isBox = primitiveOf(plain({ kind: 'unseen', name: owner, wants: [] })) !== null;
  if (isBox && label === 'valueOf') return knownAs(owner);
  const parsed = /^parse(Int|Long|Double|Float|Short|Byte|Boolean)$/.exec(label)?.[1];
  return isBox && parsed !== undefined ? primitiveType(parsed.toLowerCase()) : null;
}

const GIVES_TEXT: ReadonlySet<string> = new Set([
  'trim',
  'strip',
  'substring',
  'toUpperCase',
  'toLowerCase',
  'concat',
  'replace',
  'replaceAll',
  'repeat',
  'format',
  'formatted',
  'join',
  'valueOf',
]);
