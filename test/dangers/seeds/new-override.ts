/** A method overrides what it did not override before: by its new name, or by that of a method above or below it. */
import { hasAnnotation, hasModifier, type Method, type TypeDeclaration } from '../../../engine/model/declarations.js';
import { marked, type Edit } from './edits.js';
import {
  anyValue,
  editOf,
  freshMethod,
  inheriting,
  isAlone,
  isConcrete,
  isInstance,
  isFree,
  memberIn,
  methodsOf,
  ownCalls,
  renamed,
  sliceOf,
  touched,
  typeTexts,
  type Draft,
  type Ground,
  type Seeder,
} from './ground.js';
import { extractionIn } from './extraction.js';

/** The method under another name, with its calls; the declaration is marked. */
export function renaming(method: Method, calls: readonly { start: number; end: number }[], name: string): readonly Edit[] {
  return [editOf(method.file, method.nameSpan, marked(name)), ...renamed(method.file, calls, name)];
}

const isOpen = ({ visibility }: Method): boolean => visibility === 'public' || visibility === 'protected';

/** Methods that may have any name: nobody but their own class calls them, and they override nothing that is said. */
const free = (ground: Ground, test: (method: Method) => boolean): readonly Method[] =>
  methodsOf(ground, (one) => isInstance(one) && isConcrete(one) && !hasAnnotation(one, 'Override') && isAlone(one) && test(one));

function drafted(ground: Ground, method: Method, name: string, context: readonly Edit[], before: readonly Edit[] = []): Draft | null {
  const calls = ownCalls(ground, method);
  if (!calls) return null;
  return {
    before: [...before, editOf(method.file, method.nameSpan, marked(method.name))],
    danger: [...before, ...context, ...renaming(method, calls, name)],
    safe: [...before, ...context, ...renaming(method, calls, freshMethod(ground))],
  };
}

/** Methods of `Object` by what they take and give. */
const OF_OBJECT = [
  { type: 'void', parameters: '', name: 'finalize' },
  { type: 'String', parameters: '', name: 'toString' },
  { type: 'int', parameters: '', name: 'hashCode' },
  { type: 'boolean', parameters: 'Object', name: 'equals' },
] as const;

const mayBe = (method: Method, { type, parameters }: { type: string; parameters: string }): boolean =>
  method.returnType?.text === type && typeTexts(method) === parameters && method.thrown.length === 0;

export const objectsMethod: Seeder = (ground) => {
  for (const known of ground.random.shuffle(OF_OBJECT)) {
    for (const method of free(ground, (one) => mayBe(one, known) && one.visibility === 'public' && one.annotations.length === 0)) {
      if (method.declaringType.methods.some(({ name }) => name === known.name)) continue;
      const draft = drafted(ground, method, known.name, []);
      if (draft) return draft;
    }
  }
  return null;
};

/** Methods of classes that everybody extends. */
const OF_LIBRARY = [
  { above: /^(?:\w+Exception|Exception|Error|Throwable)$/, type: 'String', name: 'getLocalizedMessage' },
  { above: /^(?:\w+Exception|Exception|Error|Throwable)$/, type: 'String', name: 'getMessage' },
  { above: /^Thread$/, type: 'void', name: 'interrupt' },
  { above: /^(?:Linked)?HashMap$|^ArrayList$|^HashSet$/, type: 'void', name: 'clear' },
  { above: /^(?:Linked)?HashMap$|^ArrayList$|^HashSet$/, type: 'boolean', name: 'isEmpty' },
] as const;

export const librarysMethod: Seeder = (ground) => {
  for (const type of ground.types) {
    const { superclass, kind } = type;
    const known = ground.random.shuffle(OF_LIBRARY).find(({ above }) => superclass && above.test(superclass.text.replace(/<.*/, '')));
    if (kind !== 'class' || !known || type.methods.some(({ name }) => name === known.name)) continue;
    const member = (name: string): Edit | null => memberIn(type, methodText('public', known.type, name, '', 'kept for the log'));
    const [was, wrong, right] = [member(freshMethod(ground)), member(marked(known.name)), member(freshMethod(ground) + 'Anew')];
    if (was && wrong && right) return { before: [was], danger: [wrong], safe: [right] };
  }
  return null;
};

/** A method of two statements that does something of its own. */
export function methodText(visibility: string, type: string, name: string, parameters: string, what: string): string {
  const value = anyValue(type).replace('null', type === 'String' ? 'text' : 'null');
  const last = value === '' ? '' : `\n    ${value}`;
  return `${visibility} ${type} ${name}(${parameters}) {\n    String text = "${what}";\n    System.out.println(text.trim());${last}\n}`;
}

const contextOf = (type: TypeDeclaration, other: TypeDeclaration): readonly Edit[] => (type.file === other.file ? [] : [touched(type)]);

/** A method gets the name of one in the class above, which has the same parameters. */
export const methodOfSuper: Seeder = (ground) => {
  for (const { sub, above } of inheriting(ground)) {
    for (const method of free(ground, (one) => one.declaringType === sub && isOpen(one))) {
      if (sub.methods.some(({ name, kind }) => kind === 'constructor' && name === method.name) || method.thrown.length > 0) continue;
      const alike = above.methods.find(
        (one) =>
          isInstance(one) &&
          isConcrete(one) &&
          isOpen(one) &&
          !hasModifier(one, 'final') &&
          one.name !== method.name &&
          one.returnType?.text === method.returnType?.text &&
          typeTexts(one) === typeTexts(method) &&
          (one.visibility === 'protected' || method.visibility === 'public') &&
          !sub.methods.some(({ name }) => name === one.name),
      );
      if (alike) return drafted(ground, method, alike.name, contextOf(above, sub));
      const name = freshMethod(ground);
      const parameters = method.parameters.map((one) => sliceOf(method.file, one.declarationSpan)).join(', ');
      const hasOwnTypes = /[A-Z]/.test(
        `${method.returnType?.text ?? ''} ${parameters}`.replace(/\b(?:String|Object|Integer|Long|Boolean)\b/g, ''),
      );
      if (hasOwnTypes || method.typeParameters.length > 0) continue;
      const member = memberIn(above, methodText('protected', method.returnType?.text ?? 'void', name, parameters, 'nothing to do'));
      if (member) return drafted(ground, method, name, contextOf(above, sub), [member]);
    }
  }
  return null;
};

/** A method above gets the name of one that a subclass has. */
export const methodOfSub: Seeder = (ground) => {
  for (const { sub, above } of inheriting(ground)) {
    for (const method of free(ground, (one) => one.declaringType === sub && isOpen(one) && one.parameters.length < 2)) {
      if (
        above.methods.some(({ name }) => name === method.name) ||
        above.superclass ||
        above.interfaces.length > 0 ||
        method.thrown.length > 0
      )
        continue;
      const parameters = method.parameters.map((one) => sliceOf(method.file, one.declarationSpan)).join(', ');
      const type = method.returnType?.text ?? 'void';
      if (/[A-Z]/.test(`${type} ${parameters}`.replace(/\b(?:String|Object|Integer|Long|Boolean)\b/g, ''))) continue;
      const member = (name: string): Edit | null => memberIn(above, methodText('protected', type, name, parameters, 'told by the base'));
      const [was, wrong, right] = [member(freshMethod(ground)), member(marked(method.name)), member(`${freshMethod(ground)}Anew`)];
      if (!was || !wrong || !right) continue;
      const context = contextOf(sub, above);
      const mark = editOf(method.file, method.nameSpan, marked(method.name));
      return { before: [was, mark], danger: [...context, wrong, mark], safe: [...context, right] };
    }
  }
  return null;
};

/** Statements go to a new method that has the name of one above. */
export const extractedAsSupers: Seeder = (ground) => {
  for (const { sub, above } of inheriting(ground)) {
    const own = above.methods.find(
      (one) =>
        isInstance(one) &&
        isConcrete(one) &&
        isOpen(one) &&
        one.parameters.length === 0 &&
        one.returnType?.text === 'void' &&
        !hasModifier(one, 'final'),
    );
    const name = own?.name ?? freshMethod(ground);
    if (own && sub.methods.some((one) => one.name === name)) continue;
    const member = own ? null : memberIn(above, methodText('protected', 'void', name, '', 'nothing to do'));
    const piece = extractionIn(ground, (one) => one.declaringType === sub && isInstance(one));
    if (!piece || !(own ? isFreeIn(ground, sub, name) : member)) continue;
    const before = member ? [member] : [];
    const context = [...before, ...contextOf(above, sub)];
    return {
      before,
      danger: [...context, ...piece.into(marked(name), 'public')],
      safe: [...context, ...piece.into(`${freshMethod(ground)}Anew`, 'public')],
    };
  }
  return null;
};

/** Nobody in the class speaks of the name yet. */
const isFreeIn = (ground: Ground, { file }: TypeDeclaration, name: string): boolean => isFree({ ...ground, files: [file] }, name);
