/** An override is none any more: one of two methods got another name, or other parameters, and the other did not. */
import type { Method, TypeDeclaration } from '../../../engine/model/declarations.js';
import { hasAnnotation, hasModifier } from '../../../engine/model/declarations.js';
import { marked, type Edit } from './edits.js';
import {
  editOf,
  freshMethod,
  inheriting,
  insertion,
  isAlone,
  isBare,
  isCall,
  isConcrete,
  isInstance,
  isOwn,
  memberIn,
  methodsOf,
  sliceOf,
  touched,
  typeTexts,
  wholeOf,
  wordsIn,
  type Ground,
  type Seeder,
  type Word,
} from './ground.js';

/** A method and its override, found or made, and what either says. */
interface Overridden {
  readonly before: readonly Edit[];
  /** The pair with these names and parameters, its calls included. Marks are at both. */
  readonly as: (above: Form, below: Form) => readonly Edit[];
  readonly name: string;
}

interface Form {
  readonly name: string;
  /** A parameter more. */
  readonly more?: boolean;
  /** The first parameter's type. */
  readonly first?: string;
}

/** Where the change is in one of the two files only, the other is touched, so that it is seen. */
const context = (above: TypeDeclaration, sub: TypeDeclaration): readonly Edit[] =>
  above.file === sub.file ? [] : [touched(above), touched(sub)];

/** A pair that stands in the texts; nobody but the two classes calls it. */
function foundPair(ground: Ground, sub: TypeDeclaration, above: TypeDeclaration): Overridden | null {
  for (const upper of above.methods) {
    if (!isInstance(upper) || !isConcrete(upper) || upper.visibility === 'private' || hasModifier(upper, 'final') || !isAlone(upper))
      continue;
    const lower = sub.methods.find((one) => one.name === upper.name && typeTexts(one) === typeTexts(upper));
    if (!lower || !isConcrete(lower) || !isAlone(lower) || upper.parameters.at(-1)?.varargs) continue;
    const calls = callsIn(ground, upper, lower);
    if (!calls) continue;
    const override = lower.annotations.find(({ name }) => name === 'Override');
    const without = override ? [editOf(lower.file, override.span, '')] : [];
    const headed = (method: Method, form: Form): readonly Edit[] => [
      editOf(method.file, method.nameSpan, marked(form.name)),
      ...(form.more ? [insertion(method.file, closingOf(method), method.parameters.length > 0 ? ', int depth' : 'int depth')] : []),
    ];
    const called = (some: readonly Called[], form: Form): readonly Edit[] =>
      some.flatMap(({ file, word, end, isEmpty }) => [
        editOf(file, word, form.name),
        ...(form.more ? [insertion(file, end, isEmpty ? '0' : ', 0')] : []),
      ]);
    const [ofUpper, ofLower] = [calls.filter(({ isUpper }) => isUpper), calls.filter(({ isUpper }) => !isUpper)];
    return {
      name: upper.name,
      before: [...without, editOf(upper.file, upper.nameSpan, marked(upper.name)), editOf(lower.file, lower.nameSpan, marked(lower.name))],
      as: (one, other) => [
        ...without,
        ...context(above, sub),
        ...headed(upper, one),
        ...headed(lower, other),
        ...called(ofUpper, one),
        ...called(ofLower, other),
      ],
    };
  }
  return null;
}

interface Called {
  readonly file: Method['file'];
  readonly word: Word;
  /** Where the arguments end. */
  readonly end: number;
  readonly isEmpty: boolean;
  /** It is the one above that is meant. */
  readonly isUpper: boolean;
}

/** Calls of the two; null when others call them, or somebody hands them over. */
function callsIn({ files }: Ground, upper: Method, lower: Method): readonly Called[] | null {
  const calls: Called[] = [];
  for (const file of files) {
    for (const word of wordsIn(file, wholeOf(file), upper.name)) {
      if ([upper, lower].some((one) => one.file === file && one.nameSpan.start === word.start)) continue;
      if (isBare(word) && word.next !== '::') continue;
      const inside = (method: Method): boolean => {
        const { file: own, span } = method.declaringType;
        return own === file && word.start >= span.start && word.end <= span.end;
      };
      const end = isCall(word) ? closingAfter(file.text, word.end) : null;
      const isOfSuper = word.previous === '.' && word.beforePrevious === 'super' && inside(lower);
      if (end === null || !(isOfSuper || (isOwn(word) && (inside(upper) || inside(lower))))) return null;
      const isEmpty = file.text.slice(file.text.indexOf('(', word.end) + 1, end).trim() === '';
      calls.push({ file, word, end, isEmpty, isUpper: isOfSuper || !inside(lower) });
    }
  }
  return calls;
}

/** The parenthesis that ends what the next one begins; texts with one in a literal have none. */
function closingAfter(text: string, at: number): number | null {
  let depth = 0;
  for (let index = text.indexOf('(', at); index < text.length; index += 1) {
    if (text[index] === '"' || text[index] === "'") return null;
    if (text[index] === '(') depth += 1;
    if (text[index] === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return null;
}

const closingOf = ({ file, nameSpan, parameters }: Method): number =>
  file.text.indexOf(')', parameters.at(-1)?.declarationSpan.end ?? nameSpan.end);

/** A pair made for the purpose. */
function madePair(ground: Ground, sub: TypeDeclaration, above: TypeDeclaration): Overridden | null {
  const name = freshMethod(ground);
  const text = (front: string, form: Form, what: string): string => {
    const parameters = `${form.first ?? 'int'} level${form.more ? ', int depth' : ''}`;
    return `${front} String ${marked(form.name)}(${parameters}) {\n    String text = "${what} " + level;\n    return text.trim();\n}`;
  };
  const ends = (form: Form): string => (form.more ? '(level, 0)' : '(level)');
  const caller = (form: Form): string => `String shown${name}(int level) {\n    return "<" + ${form.name}${ends(form)} + ">";\n}`;
  const members = (one: Form, other: Form): readonly Edit[] =>
    [
      memberIn(above, text('protected', one, 'in general')),
      memberIn(above, caller(one)),
      memberIn(sub, text('protected', other, 'in particular')),
    ].flatMap((member) => member ?? []);
  if (members({ name }, { name }).length < 3) return null;
  return { name, before: members({ name }, { name }), as: (one, other) => [...members(one, other), ...context(above, sub)] };
}

const pairOf = (ground: Ground): Overridden | null => {
  const all = inheriting(ground).filter(({ sub }) => sub.methods.length > 0);
  for (const { sub, above } of all) {
    const found = foundPair(ground, sub, above);
    if (found) return found;
  }
  for (const { sub, above } of all) {
    const made = madePair(ground, sub, above);
    if (made) return made;
  }
  return null;
};

export const renamedAbove: Seeder = (ground) => {
  const pair = pairOf(ground);
  const name = freshMethod(ground) + 'Anew';
  return pair && { before: pair.before, danger: pair.as({ name }, { name: pair.name }), safe: pair.as({ name }, { name }) };
};

export const renamedBelow: Seeder = (ground) => {
  const pair = pairOf(ground);
  const name = freshMethod(ground) + 'Anew';
  return pair && { before: pair.before, danger: pair.as({ name: pair.name }, { name }), safe: pair.as({ name }, { name }) };
};

export const parameterAbove: Seeder = (ground) => {
  const pair = pairOf(ground);
  if (!pair) return null;
  const [was, now] = [{ name: pair.name }, { name: pair.name, more: true }];
  return { before: pair.before, danger: pair.as(now, was), safe: pair.as(now, now) };
};

export const typeOfOne: Seeder = (ground) => {
  const [some] = inheriting(ground).filter(({ sub }) => sub.methods.length > 0);
  const pair = some ? madePair(ground, some.sub, some.above) : null;
  if (!pair) return null;
  const [was, now] = [{ name: pair.name }, { name: pair.name, first: 'long' }];
  const isAbove = ground.random.chance(0.5);
  return {
    before: pair.before,
    danger: isAbove ? pair.as(now, was) : pair.as({ name: pair.name }, { name: pair.name, first: 'short' }),
    safe: pair.as(now, now),
  };
};

/** `equals(Object)` takes the own type: it is another method then. */
export const equalsOfOwn: Seeder = (ground) => {
  for (const method of methodsOf(ground, (one) => one.name === 'equals' && typeTexts(one) === 'Object' && isConcrete(one))) {
    const { file, declaringType, annotations } = method;
    const [parameter] = method.parameters;
    const override = annotations.find(({ name }) => name === 'Override');
    if (!parameter?.type || declaringType.typeParameters.length > 0) continue;
    const without = override ? [editOf(file, override.span, '')] : [];
    const uses = [parameter.nameSpan, ...wordsIn(file, method.bodySpan ?? method.span, parameter.name).filter(isBare)];
    const mark = editOf(file, method.nameSpan, marked('equals'));
    return {
      before: [...without, mark],
      danger: [...without, mark, editOf(file, parameter.type.span, declaringType.name)],
      safe: [...without, mark, ...uses.map((word) => editOf(file, word, `${parameter.name}Given`))],
    };
  }
  return null;
};

/** `toString()` under another name; the safe way leaves one that hands on. */
export const renamedFromObject: Seeder = (ground) => {
  const isFit = (one: Method): boolean => ['toString', 'hashCode'].includes(one.name) && one.parameters.length === 0 && isConcrete(one);
  for (const method of methodsOf(ground, isFit)) {
    const { file, declaringType, annotations, name } = method;
    if (declaringType.superclass && hasAnnotation(method, 'Generated')) continue;
    const override = annotations.find((one) => one.name === 'Override');
    const without = override ? [editOf(file, override.span, '')] : [];
    const called = freshMethod(ground);
    const kept = memberIn(declaringType, `@Override\npublic ${method.returnType?.text ?? 'int'} ${name}() {\n    return ${called}();\n}`);
    if (!kept || sliceOf(file, method.span).includes(`super.${name}`)) continue;
    return {
      before: [...without, editOf(file, method.nameSpan, marked(name))],
      danger: [...without, editOf(file, method.nameSpan, marked(called))],
      safe: [...without, editOf(file, method.nameSpan, called), kept],
    };
  }
  return null;
};
