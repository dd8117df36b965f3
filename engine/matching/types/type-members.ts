import { isTest, type Field, type Method, type TypeDeclaration } from '../../model/declarations.js';
import { nameChange, namesThatFollow, type NameChange } from '../../facts/declarations/names-that-follow.js';

/** The members of a type, by what they must have in common with those of another type to count as kept. */
export interface TypeMembers {
  /** Methods by name and number of parameters. Constructors and what every object has do not count. */
  readonly methods: ReadonlyMap<string, readonly Method[]>;
  readonly methodNames: ReadonlySet<string>;
  readonly methodCount: number;
  /** Constructors, by number of parameters. */
  readonly constructors: ReadonlySet<number>;
  /** All methods, constructors among them, with the types of their parameters; the type's own name is left out. */
  readonly signatures: ReadonlySet<string>;
  readonly fields: ReadonlySet<string>;
  /** Fields with everything that their declaration says but `static` and `final`. */
  readonly declarations: ReadonlySet<string>;
  /** Some method is a test. */
  readonly tests: boolean;
}

/** What two types have in common, and what each has for itself. */
export interface SharedMembers {
  /** Kept methods, counted on both sides; a kept pair counts two. */
  readonly methods: number;
  readonly onlyBefore: number;
  readonly onlyAfter: number;
  /** Kept constructors, counted on both sides; of types of one name alone. */
  readonly constructors: number;
  /** The same for fields, by name. */
  readonly fields: number;
  readonly otherFields: number;
  /** Every field is declared as it was. */
  readonly sameFields: boolean;
  /** Every member is: constructors too. */
  readonly everything: boolean;
}

const NONE: ReadonlyMap<string, string> = new Map();

const known = new WeakMap<TypeDeclaration, TypeMembers>();

export function membersOf(type: TypeDeclaration): TypeMembers {
  const cached = known.get(type);
  if (cached) return cached;
  const methods = new Map<string, Method[]>();
  const signatures = new Set<string>();
  const constructors = new Set<number>();
  let methodCount = 0;
  for (const method of type.methods) {
    if (method.kind === 'initializer') continue;
    const created = method.kind === 'constructor' || method.kind === 'compactConstructor';
    signatures.add(`${created ? 'new' : method.name}(${method.parameters.map((parameter) => parameter.type?.text ?? '').join()})`);
    if (created) constructors.add(method.parameters.length);
    const arity = `${method.name}/${method.parameters.length}`;
    if (created || method.file.traits.members.isOfEveryType(method)) continue;
    methodCount++;
    const key = `${arity}${method.bodySpan ? '' : ' abstract'}${method.typeParameters.map((one) => ` ${one.text}`).join('')}`;
    const same = methods.get(key);
    if (same) same.push(method);
    else methods.set(key, [method]);
  }
  const members: TypeMembers = {
    methods,
    methodNames: new Set([...methods.values()].flat().map((method) => method.name)),
    methodCount,
    constructors,
    signatures,
    fields: new Set(type.fields.map((field) => field.name)),
    declarations: new Set(type.fields.map(declarationOf)),
    tests: type.methods.some(isTest),
  };
  known.set(type, members);
  return members;
}

function declarationOf({ file, kind, span, type, visibility, annotations }: Field): string {
  const declared = file.text.slice(span.start, span.end).replace(/\s+/g, '');
  if (kind === 'enumConstant') return declared;
  return `${annotations.map((one) => one.text).join(' ')} ${visibility} ${type?.text ?? ''} ${declared}`;
}

/** `change`: how the type's name changed, null when it stayed. */
export function sharedMembers(before: TypeMembers, after: TypeMembers, change: NameChange | null, sameName: boolean): SharedMembers {
  const followers = change ? namesThatFollow(before.methodNames, after.methodNames, change) : NONE;
  const keptBefore = countKept(before.methods, after.methods, new Set(followers.keys()));
  const keptAfter = countKept(after.methods, before.methods, new Set(followers.values()));
  let fields = change ? namesThatFollow(before.fields, after.fields, change).size : 0;
  for (const name of before.fields) if (after.fields.has(name)) fields++;
  const constructors = sameName ? [...before.constructors].filter((arity) => after.constructors.has(arity)).length : 0;
  const otherFields = before.fields.size + after.fields.size - 2 * fields;
  const sameFields = otherFields === 0 && isSame(before.declarations, after.declarations);
  return {
    methods: keptBefore + keptAfter,
    onlyBefore: before.methodCount - keptBefore,
    onlyAfter: after.methodCount - keptAfter,
    constructors: 2 * constructors,
    fields: 2 * fields,
    otherFields,
    sameFields,
    everything: sameFields && isSame(before.signatures, after.signatures),
  };
}

/** How many members of a type have names that changed as its own did. */
export function membersThatFollow(before: TypeDeclaration, after: TypeDeclaration): number {
  const change = nameChange(before.name, after.name);
  if (!change) return 0;
  const [own, their] = [membersOf(before), membersOf(after)];
  return namesThatFollow(own.methodNames, their.methodNames, change).size + namesThatFollow(own.fields, their.fields, change).size;
}

/** `followers`: names that changed as the type's did. */
function countKept(of: TypeMembers['methods'], among: TypeMembers['methods'], followers: ReadonlySet<string>): number {
  let kept = 0;
  for (const [key, methods] of of) {
    const others = among.get(key) ?? [];
    kept += methods.filter((one) => followers.has(one.name) || others.some((other) => sameParameters(one, other))).length;
  }
  return kept;
}

/** One by one, the same type or the same name: `read(File from)` is `read(Path from)` and `read(File file)`, but not `read(Path path)`. */
function sameParameters(one: Method, other: Method): boolean {
  return one.parameters.every((parameter, at) => {
    const counterpart = other.parameters[at];
    return counterpart !== undefined && (parameter.name === counterpart.name || parameter.type?.text === counterpart.type?.text);
  });
}

export function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (one.size !== other.size) return false;
  for (const entry of one) if (!other.has(entry)) return false;
  return true;
}

/** A body without white space. */
export function textOf({ bodySpan, file }: Method): string {
  return bodySpan ? file.text.slice(bodySpan.start, bodySpan.end).replace(/\s+/g, '') : '';
}
