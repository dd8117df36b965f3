import { append } from '../text/grouping.js';
import { JDK_ALIASES, JDK_TYPES } from './jdk-types.js';

/** A method or field of a type that no change contains. */
export interface KnownMember {
  readonly owner: KnownType;
  readonly name: string;
  /** Types as written in the table; null for a field. */
  readonly parameters: readonly string[] | null;
  readonly isAbstract: boolean;
  readonly isFinal: boolean;
  readonly isStatic: boolean;
  readonly isProtected: boolean;
  /** Nothing declares it: the platform looks for it by its name. */
  readonly isHook: boolean;
}

/** A type of the built-in table. */
export interface KnownType {
  /** `java.util.Map.Entry`. */
  readonly qualifiedName: string;
  readonly name: string;
  readonly packageName: string;
  readonly isInterface: boolean;
  readonly isFinal: boolean;
  /** It has no other members that are inherited than these. */
  readonly isWhole: boolean;
  readonly typeParameters: readonly string[];
  /** As written in the table: `Comparable<E>`, `java.io.Serializable`. */
  readonly supertypes: readonly string[];
  readonly methods: ReadonlyMap<string, readonly KnownMember[]>;
  readonly fields: ReadonlyMap<string, KnownMember>;
}

let table: ReadonlyMap<string, KnownType> | null = null;

/** The type of a full name, if the table has it. */
export function knownType(qualifiedName: string): KnownType | null {
  table ??= new Map(
    JDK_TYPES.split('\n')
      .filter((line) => line !== '')
      .map(readType)
      .map((type) => [type.qualifiedName, type]),
  );
  const end = qualifiedName.lastIndexOf('.');
  const alias = JDK_ALIASES.get(qualifiedName.slice(0, end));
  return table.get(alias === undefined ? qualifiedName : alias + qualifiedName.slice(end)) ?? null;
}

/** The type that a name in the table means: of `java.lang`, of the package of the type that it is said of, or its full name. */
export function knownTypeNear(written: string, { packageName }: KnownType): KnownType | null {
  return knownType(written) ?? knownType(`java.lang.${written}`) ?? knownType(`${packageName}.${written}`);
}

/** A line of the table: `~c java.util.HashMap<K,V : AbstractMap<K,V>, Cloneable | size() #modCount`. */
function readType(line: string): KnownType {
  const [head = '', members = ''] = line.split(' |');
  const [names = '', above = ''] = head.split(' : ');
  const [marks = '', declared = ''] = names.split(' ');
  const [qualifiedName = '', parameters] = declared.split('<');
  const packageName = packageOf(qualifiedName);
  const methods = new Map<string, KnownMember[]>();
  const fields = new Map<string, KnownMember>();
  const type: KnownType = {
    qualifiedName,
    name: qualifiedName.slice(qualifiedName.lastIndexOf('.') + 1),
    packageName,
    isInterface: marks.endsWith('i'),
    isFinal: marks.endsWith('f'),
    isWhole: !marks.startsWith('~'),
    typeParameters: parameters?.split(',') ?? [],
    supertypes: above === '' ? [] : above.split(', '),
    methods,
    fields,
  };
  for (const text of members.split(' ')) {
    if (text === '') continue;
    const member = readMember(text, type);
    if (member.parameters) append(methods, member.name, member);
    else fields.set(member.name, member);
  }
  return type;
}

/** `#!clone()`, `compareTo(E)`, `modCount`. */
function readMember(text: string, owner: KnownType): KnownMember {
  const marks = /^[*!#=^]*/.exec(text)?.[0] ?? '';
  const [name = '', parameters] = text.slice(marks.length).split('(');
  const list = parameters?.slice(0, -1);
  return {
    owner,
    name,
    parameters: list === undefined ? null : list === '' ? [] : list.split(','),
    isAbstract: marks.includes('*'),
    isFinal: marks.includes('!'),
    isStatic: marks.includes('='),
    isProtected: marks.includes('#'),
    isHook: marks.includes('^'),
  };
}

/** The names before the first that begins with a capital letter: a type's. */
function packageOf(qualifiedName: string): string {
  const parts = qualifiedName.split('.');
  return parts
    .slice(
      0,
      parts.findIndex((part) => /^[A-Z]/.test(part)),
    )
    .join('.');
}
