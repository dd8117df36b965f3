/** Calls go to another method of the same name: one that is renamed, re-signed or moved in beside the one they went to. */
import { hasModifier, type Method, type TypeDeclaration } from '../../../engine/model/declarations.js';
import { statementsOf } from '../../../engine/model/statement.js';
import type { Expression } from '../../../engine/model/expression.js';
import { marked, type Edit } from './edits.js';
import {
  anyValue,
  editOf,
  expressionsIn,
  freshMethod,
  isAlone,
  memberIn,
  methodsOf,
  sliceOf,
  variablesOf,
  type Ground,
  type Seeder,
} from './ground.js';

/** Types that an argument has which a parameter takes although it is of a wider one. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  long: ['int'],
  double: ['int', 'float', 'long'],
  float: ['int', 'long'],
  Object: ['String', 'Integer', 'Long', 'File', 'Throwable', 'Exception', 'List<String>'],
  CharSequence: ['String'],
  Number: ['Integer', 'Long'],
  Throwable: ['Exception', 'IOException', 'RuntimeException'],
  Exception: ['IOException', 'RuntimeException', 'IllegalArgumentException'],
  'Collection<String>': ['List<String>', 'Set<String>'],
  'Iterable<String>': ['List<String>', 'Set<String>', 'Collection<String>'],
};

/** Calls that would go to an overload with a narrower parameter. */
interface Place {
  readonly method: Method;
  /** The parameter that is narrower. */
  readonly at: number;
  readonly narrow: string;
  readonly calls: readonly Expression[];
}

/** The type of an argument as it is written; null where it is not. */
function typeOf(argument: Expression, caller: Method): string | null {
  if (argument.kind === 'string') return 'String';
  if (argument.kind === 'number') return /^\d+$/.test(argument.text) ? 'int' : null;
  if (argument.kind !== 'name') return null;
  const local = variablesOf(caller).filter(({ name }) => name === argument.label);
  if (local.length > 0) return local.length === 1 ? (local[0]?.type?.text ?? null) : null;
  return caller.declaringType.fields.find(({ name }) => name === argument.label)?.type?.text ?? null;
}

function callsWithin(type: TypeDeclaration): readonly { readonly call: Expression; readonly caller: Method }[] {
  return type.methods.flatMap((caller) =>
    (caller.body ? statementsOf(caller.body) : [])
      .flatMap(expressionsIn)
      .filter(({ kind, receiver }) => kind === 'invocation' && (!receiver || receiver.kind === 'this'))
      .map((call) => ({ call, caller })),
  );
}

/** Reference types and numbers do not take each other's place without boxing; those that the table has do. */
function placeIn(ground: Ground): Place | null {
  const wide = new Set(Object.keys(NARROWER));
  const isFit = (one: Method): boolean =>
    one.kind === 'method' &&
    isAlone(one) &&
    one.typeParameters.length === 0 &&
    one.parameters.length > 0 &&
    !one.parameters.some(({ varargs }) => varargs) &&
    one.parameters.some(({ type }) => wide.has(type?.text ?? ''));
  for (const method of methodsOf(ground, isFit)) {
    const calls = callsWithin(method.declaringType).filter(
      ({ call }) => call.label === method.name && call.arguments?.length === method.parameters.length,
    );
    for (const [at, { type }] of method.parameters.entries()) {
      const narrow = Object.hasOwn(NARROWER, type?.text ?? '') ? (NARROWER[type?.text ?? ''] ?? []) : [];
      const typed = calls.flatMap(({ call, caller }) => {
        const [argument] = call.arguments?.slice(at, at + 1) ?? [];
        const written = argument ? typeOf(argument, caller) : null;
        return written !== null && narrow.includes(written) ? [{ call, written }] : [];
      });
      const [one] = typed;
      if (one)
        return { method, at, narrow: one.written, calls: typed.filter(({ written }) => written === one.written).map(({ call }) => call) };
    }
  }
  return null;
}

/** The overload under a name, with its first parameters as given. */
function overload({ method, at, narrow }: Place, name: string, type = narrow, more = ''): string {
  const { file, parameters, returnType } = method;
  const list = parameters.map((one, index) => {
    const [written, called] = index === at ? [type, one.name] : [one.type ? sliceOf(file, one.type.span) : 'Object', one.name];
    return `${written} ${called}`;
  });
  const value = anyValue(returnType?.text);
  const shown = parameters[at]?.name ?? 'value';
  const front = `${method.visibility === 'package' ? '' : `${method.visibility} `}${hasModifier(method, 'static') ? 'static ' : ''}`;
  return (
    `${front}${returnType?.text ?? 'void'} ${name}(${[...list, ...(more ? [more] : [])].join(', ')}) {\n` +
    `    String told = "about " + ${shown};\n    System.out.println(told.trim());${value ? `\n    ${value}` : ''}\n}`
  );
}

const nameOf = ({ file, nameSpan }: Method): string => sliceOf(file, nameSpan);

/** The calls that change sides, as places. */
function marks({ method, calls }: Place): readonly Edit[] {
  return calls.map(({ span, receiver }) => {
    const start = method.file.text.indexOf(method.name, receiver ? receiver.span.end : span.start);
    return editOf(method.file, { start, end: start + method.name.length }, marked(method.name));
  });
}

function drafted(ground: Ground, texts: (place: Place) => readonly [was: string, wrong: string, right: string]): ReturnType<Seeder> {
  const place = placeIn(ground);
  if (!place) return null;
  const members = texts(place).map((text) => memberIn(place.method.declaringType, text));
  const [was, wrong, right] = members;
  if (!was || !wrong || !right) return null;
  return { before: [was, ...marks(place)], danger: [wrong, ...marks(place)], safe: [right] };
}

/** A method beside it gets its name. */
export const overloadByName: Seeder = (ground) =>
  drafted(ground, (place) => [
    overload(place, freshMethod(ground)),
    overload(place, nameOf(place.method)),
    overload(place, `${freshMethod(ground)}Anew`),
  ]);

/** A method of its name has one parameter less. */
export const overloadByParameter: Seeder = (ground) =>
  drafted(ground, (place) => [
    overload(place, nameOf(place.method), place.narrow, 'boolean isStrict'),
    overload(place, nameOf(place.method)),
    overload(place, nameOf(place.method), place.narrow, 'boolean isStrict, boolean isLoud'),
  ]);

/** A method of its name takes another type. */
export const overloadByType: Seeder = (ground) =>
  drafted(ground, (place) => [
    overload(place, nameOf(place.method), 'char[]'),
    overload(place, nameOf(place.method)),
    overload(place, nameOf(place.method), 'byte[]'),
  ]);

/** A method of its name comes from another class. */
export const overloadMovedIn: Seeder = (ground) => {
  const place = placeIn(ground);
  const own = place?.method.declaringType;
  const from = ground.types.find(
    (type) => type.kind === 'class' && type !== own && type.file.packageName === own?.file.packageName && memberIn(type, '') && !type.outer,
  );
  if (!place || !own || !from || (own.outer && !hasModifier(own, 'static'))) return null;
  const text = (name: string): string => {
    const said = overload(place, name).replace(/^(?:public |protected |private )?(?:static )?/, '');
    return `static ${said}`;
  };
  const [was, wrong, right] = [
    memberIn(from, text(nameOf(place.method))),
    memberIn(own, text(nameOf(place.method))),
    memberIn(own, text(freshMethod(ground))),
  ];
  // The class that it leaves has something else in its place, so that its file is one of the change.
  const left = memberIn(from, '// Texts are told by those who know them.');
  if (!was || !wrong || !right || !left) return null;
  return { before: [was, ...marks(place)], danger: [wrong, left, ...marks(place)], safe: [right, left] };
};
