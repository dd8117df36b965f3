/** A subclass lost a member that went down to another one alone, and is asked for it: by its own code, or at run time by the member's name. Nobody misses what nobody asks for. */
import { hasModifier, type Method, type TypeDeclaration } from '../../../engine/model/declarations.js';
import { marked, type Edit } from './edits.js';
import {
  anyValue,
  editOf,
  freshMethod,
  freshName,
  indentAt,
  insertion,
  isConcrete,
  isFree,
  isInstance,
  memberIn,
  ownCalls,
  sliceOf,
  touched,
  typeNamed,
  wholeOf,
  wordsIn,
  type Draft,
  type Ground,
  type Seeder,
} from './ground.js';

/** A class and two below it; either way of making a member of each. */
interface Family {
  readonly above: TypeDeclaration;
  /** What makes the family, with what is in its two subclasses. */
  readonly as: (one: string | null, other: string | null) => readonly Edit[];
}

/** How often the texts say that something extends a class, or make something of it with a body. */
function extensionsOf({ files }: Ground, { name }: TypeDeclaration): number {
  const all = files.flatMap((file) => wordsIn(file, wholeOf(file), name).map((word) => ({ file, word })));
  return all.filter(
    ({ file, word }) => word.previous === 'extends' || (word.previous === 'new' && /^[^;{]*\)\s*\{/.test(file.text.slice(word.end))),
  ).length;
}

/** Classes that two others of the texts extend, and nothing else. */
function foundFamilies(ground: Ground): readonly Family[] {
  return ground.types.flatMap((above) => {
    const subs = ground.types.filter(
      ({ kind, superclass, methods }) =>
        kind === 'class' && superclass && methods.length > 0 && typeNamed(ground, superclass.text) === above,
    );
    const [one, other] = subs;
    if (above.kind !== 'class' || !one || !other || one.outer !== other.outer || extensionsOf(ground, above) !== 2) return [];
    const put = (type: TypeDeclaration, text: string | null, isMarked: boolean): readonly Edit[] => [
      ...(text === null ? [] : [memberIn(type, text)].flatMap((member) => member ?? [])),
      ...(isMarked ? [editOf(type.file, type.nameSpan, marked(type.name))] : []),
      ...(type.file === above.file ? [] : [touched(type)]),
    ];
    return [{ above, as: (first, second) => [...put(one, first, false), ...put(other, second, true)] }];
  });
}

const hasPlainConstructor = ({ methods }: TypeDeclaration): boolean => {
  const all = methods.filter(({ kind }) => kind === 'constructor');
  return (
    all.length === 0 ||
    all.some(({ parameters, visibility, thrown }) => parameters.length === 0 && visibility !== 'private' && thrown.length === 0)
  );
};

/** Classes that get two others below them, in the same file. */
function madeFamilies(ground: Ground): readonly Family[] {
  const isFit = (type: TypeDeclaration): boolean =>
    type.kind === 'class' &&
    !type.outer &&
    type.typeParameters.length === 0 &&
    type.methods.length > 1 &&
    !['final', 'abstract', 'sealed'].some((one) => hasModifier(type, one)) &&
    hasPlainConstructor(type) &&
    isFree(ground, `Plain${type.name}`) &&
    isFree(ground, `Checked${type.name}`);
  return ground.types.filter(isFit).map((above) => {
    const text = (front: string, member: string | null, what: string, isMarked: boolean): string =>
      `\n\nclass ${isMarked ? marked(`${front}${above.name}`) : front + above.name} extends ${above.name} {\n    String told() {\n        return "${what}";\n    }` +
      `${member === null ? '' : `\n\n    ${member.replaceAll('\n', '\n    ')}`}\n}\n`;
    return {
      above,
      as: (one, other) => [
        insertion(above.file, above.span.end, text('Plain', one, 'as it is', false) + text('Checked', other, 'checked', true)),
      ],
    };
  });
}

const families = (ground: Ground): readonly Family[] => [...foundFamilies(ground), ...madeFamilies(ground)];

/** Names that a piece of a class says of its private members. */
const saysPrivate = ({ fields, methods, file, types }: TypeDeclaration, { bodySpan, span }: Method): boolean =>
  [...fields, ...methods, ...types].some(
    ({ visibility, name }) => visibility === 'private' && wordsIn(file, bodySpan ?? span, name).length > 0,
  );

/** A method that hands on a look-up at run time: it compiles before and after. */
const lookUp = (ground: Ground, name: string): string =>
  `public Object ${freshMethod(ground)}Here() throws Exception {\n    return getClass().getMethod("${name}").invoke(this);\n}`;

/** A value for a parameter of a type. */
const anyGiven = ({ type, varargs }: Method['parameters'][number]): string =>
  varargs ? `(${type?.text ?? 'Object'}[]) null` : (/^return (.*);$/.exec(anyValue(type?.text ?? 'Object'))?.[1] ?? 'null');

/** A method that calls another one of the same object. */
const callOf = (ground: Ground, { name, parameters, thrown }: Method): string =>
  `void ${freshMethod(ground)}Here()${thrown.length > 0 ? ` throws ${thrown.map(({ text }) => text).join(', ')}` : ''} {\n    ${name}(${parameters.map(anyGiven).join(', ')});\n}`;

/** A method that stands in the texts goes down. Nobody calls it but a method of the other subclass, and nothing above it asks for it. */
export const pushedDown: Seeder = (ground) => {
  for (const family of families(ground)) {
    const { above } = family;
    if (above.superclass || above.interfaces.length > 0) continue;
    for (const method of ground.random.shuffle(above.methods)) {
      const isFit =
        isInstance(method) && isConcrete(method) && method.annotations.length === 0 && ['public', 'protected'].includes(method.visibility);
      if (!isFit || hasModifier(method, 'final') || saysPrivate(above, method) || ownCalls(ground, method)?.length !== 0) continue;
      const below = ground.types.some(({ superclass, methods }) => superclass && methods.some(({ name }) => name === method.name));
      if (below || method.span.end - method.span.start > MOST_CODE) continue;
      return drafted(family, method, callOf(ground, method));
    }
  }
  return null;
};

/** Characters of a method that is moved as a whole. */
const MOST_CODE = 1500;

function drafted({ as }: Family, method: Method, use: string): Draft {
  const { file, span } = method;
  const code = sliceOf(file, span).replaceAll(`\n${indentAt(file, span.start)}`, '\n');
  const withMark = code.replace(method.name, marked(method.name));
  const gone = editOf(file, span, '');
  return {
    before: [...as(null, use), editOf(file, method.nameSpan, marked(method.name))].filter(isNoTouch),
    danger: [...as(withMark, use), gone],
    safe: [...as(code, together(code, use)), gone],
  };
}

const together = (...members: readonly string[]): string => members.join('\n\n');

/** The version before is as it was found. */
const isNoTouch = ({ text }: Edit): boolean => !text.startsWith('// Subclasses');

/** A method that is put there for it goes down. */
export const madeAndPushedDown: Seeder = (ground) => {
  for (const family of ground.random.shuffle(families(ground))) {
    const name = freshMethod(ground);
    const text = (called: string): string =>
      `public String ${called}() {\n    String text = toString().trim();\n    System.out.println(text);\n    return text.isEmpty() ? "none" : text;\n}`;
    const was = memberIn(family.above, text(marked(name)));
    const left = memberIn(family.above, '// What was here is told by the classes below.');
    if (!was || !left) continue;
    const use = lookUp(ground, name);
    return {
      before: [...family.as(null, use), was].filter(isNoTouch),
      danger: [...family.as(text(marked(name)), use), left],
      safe: [...family.as(text(name), together(text(name), use)), left],
    };
  }
  return null;
};

/** A field goes down. */
export const fieldPushedDown: Seeder = (ground) => {
  for (const family of ground.random.shuffle(families(ground))) {
    const name = freshName(ground, 'depth');
    const text = (called: string): string => `protected int ${called} = 3;`;
    const was = memberIn(family.above, text(marked(name)));
    const left = memberIn(family.above, '// What was here is told by the classes below.');
    if (!was || !left) continue;
    const use = `int ${freshMethod(ground)}Here() {\n    return ${name} + 1;\n}`;
    return {
      before: [...family.as(null, use), was].filter(isNoTouch),
      danger: [...family.as(text(marked(name)), use), left],
      safe: [...family.as(text(name), together(text(name), use)), left],
    };
  }
  return null;
};
