/** The same name means something else: a variable, a field or a method gets a name that takes over what was another one's. */
import {
  hasModifier,
  type Field,
  type Method,
  type TypeDeclaration,
  type VariableDeclaration,
} from '../../../engine/model/declarations.js';
import type { Span } from '../../../engine/text/span.js';
import { marked, pieceOf, type Edit } from './edits.js';
import {
  anyValue,
  editOf,
  freshMethod,
  freshName,
  importsFor,
  indentAt,
  inheriting,
  isAlone,
  isBare,
  isCall,
  isOwn,
  isPlain,
  memberIn,
  methodsOf,
  ownCalls,
  renamed,
  sliceOf,
  touched,
  typeTexts,
  variablesOf,
  wholeOf,
  wordsIn,
  type Draft,
  type Ground,
  type Seeder,
  type Word,
} from './ground.js';

/** Where a variable can be named, its own declaration left out. */
function reach(variable: VariableDeclaration, method: Method): Span | null {
  const end = variable.kind === 'parameter' ? method.bodySpan?.end : variable.scope?.end;
  const start = variable.kind === 'parameter' ? method.bodySpan?.start : variable.declarationSpan.end;
  return start === undefined || end === undefined ? null : { start, end };
}

/** Parameters and locals that have a value and a type from the start, and share their name with nothing else. */
function named(method: Method): readonly VariableDeclaration[] {
  const all = variablesOf(method);
  return all.filter(
    (one) =>
      (one.kind === 'parameter' || (one.kind === 'local' && one.initializer !== null)) &&
      one.type !== null &&
      one.type.text !== 'var' &&
      !one.varargs &&
      !hasModifier(one, 'final') &&
      all.filter(({ name }) => name === one.name).length === 1,
  );
}

const plainFields = ({ fields }: TypeDeclaration): readonly Field[] => fields.filter(({ kind }) => kind === 'field');

/** `void add(int n) { total = total + n; }`: `n` is called `total`. */
export const variableTakesField: Seeder = (ground) => {
  for (const method of methodsOf(ground, isPlain)) {
    const { file, declaringType } = method;
    const all = variablesOf(method);
    for (const variable of ground.random.shuffle(named(method))) {
      const span = reach(variable, method);
      const others = plainFields(declaringType).filter(
        ({ name, type }) => type?.text === variable.type?.text && !all.some((one) => one.name === name),
      );
      for (const field of ground.random.shuffle(others)) {
        const taken = span ? wordsIn(file, span, field.name).filter(isBare) : [];
        if (!span || taken.length === 0 || (hasModifier(field, 'final') && taken.some(({ next }) => next === '='))) continue;
        const own = [variable.nameSpan, ...wordsIn(file, span, variable.name).filter(isBare)];
        const marks = taken.map((word) => editOf(file, word, marked(field.name)));
        return {
          before: marks,
          danger: [...renamed(file, own, field.name), ...marks],
          safe: renamed(file, own, freshName(ground, variable.name)),
        };
      }
    }
  }
  return null;
};

/** All places of a private field, when each is plainly one of it; null else. */
function placesOf(field: Field): readonly Word[] | null {
  const { file, name } = field;
  const all = wordsIn(file, wholeOf(file), name).filter((word) => !isCall(word));
  const isDeclared = ({ previous, next }: Word): boolean =>
    /^[\w\]>]+$/.test(previous) && !/^(return|case|throw|else|do|new|instanceof|yield)$/.test(previous) && /^[=;,):]$/.test(next);
  const isClear = all.every((word) => isOwn(word) && word.next !== '->' && word.previous !== '@');
  return isClear && all.filter(isDeclared).length === 1 ? all : null;
}

/** `void set(int n) { total = n; }`: the field `total` is called `n`. */
export const fieldIsTaken: Seeder = (ground) => {
  for (const type of ground.types) {
    if (type.kind !== 'class') continue;
    for (const field of ground.random.shuffle(plainFields(type).filter(({ visibility }) => visibility === 'private'))) {
      const places = placesOf(field);
      if (!places) continue;
      const { file } = type;
      for (const method of type.methods.filter(isPlain)) {
        for (const variable of named(method)) {
          const span = reach(variable, method);
          if (!span || variable.type?.text !== field.type?.text || variable.name === field.name) continue;
          const taken = places.filter((word) => isBare(word) && word.previous !== '.' && word.start >= span.start && word.end <= span.end);
          if (taken.length === 0 || !isOnlyThere(type, variable.name, method)) continue;
          const marks = taken.map((word) => editOf(file, word, marked(variable.name)));
          return {
            before: taken.map((word) => editOf(file, word, marked(field.name))),
            danger: [
              ...renamed(
                file,
                places.filter((word) => !taken.includes(word)),
                variable.name,
              ),
              ...marks,
            ],
            safe: renamed(file, places, freshName(ground, field.name)),
          };
        }
      }
    }
  }
  return null;
};

/** No other method of the file says the name, and no field has it. */
function isOnlyThere({ file }: TypeDeclaration, name: string, { span }: Method): boolean {
  return wordsIn(file, wholeOf(file), name).every((word) => isCall(word) || (word.start >= span.start && word.end <= span.end));
}

/** A field of a subclass gets the name of an inherited one that the subclass speaks of. */
export const fieldHides: Seeder = (ground) => {
  for (const { sub, above } of inheriting(ground)) {
    for (const inherited of plainFields(above).filter(({ visibility }) => visibility !== 'private')) {
      const spoken = wordsIn(sub.file, sub.span, inherited.name).filter(isBare);
      if (spoken.length === 0 || sub.methods.some((one) => variablesOf(one).some(({ name }) => name === inherited.name))) continue;
      const own = plainFields(sub).filter(({ type, visibility }) => visibility === 'private' && type?.text === inherited.type?.text);
      if (plainFields(sub).some(({ name }) => name === inherited.name)) continue;
      const [field] = own;
      const places = field ? placesOf(field) : null;
      if (!field || !places) continue;
      const { file } = sub;
      const context = above.file === file ? [] : [touched(above)];
      return {
        before: spoken.map((word) => editOf(file, word, marked(inherited.name))),
        danger: [...renamed(file, places, inherited.name), ...spoken.map((word) => editOf(file, word, marked(inherited.name))), ...context],
        safe: [...renamed(file, places, freshName(ground, field.name)), ...context],
      };
    }
  }
  return null;
};

const isLogger = ({ name, type }: Field): boolean => /^(log|logger|tag)$/i.test(name) || /log/i.test(type?.text ?? '');
const LITERALS = ['number', 'string', 'boolean'];

/** A method that goes to a class with a field of the same name as the one that it speaks of. */
export const movedToNamesake: Seeder = (ground) => {
  for (const method of methodsOf(ground, (one) => one.kind === 'method' && hasModifier(one, 'static') && isPlain(one))) {
    const { declaringType: from, file } = method;
    const spoken = plainFields(from).filter((field) => wordsIn(file, method.bodySpan ?? method.span, field.name).some(isBare));
    const [field] = spoken;
    const calls = isAlone(method) ? ownCalls(ground, method) : null;
    if (!field?.initializer || spoken.length !== 1 || !calls || !LITERALS.includes(field.initializer.kind) || isLogger(field)) continue;
    if (variablesOf(method).some(({ name }) => name === field.name) || from.superclass || from.outer) continue;
    if (method.annotations.length > 0 || callsOwnMethods(method)) continue;
    const target = targetFor(ground, method, field);
    if (target) return moved(ground, method, field, target, calls);
  }
  return null;
};

const callsOwnMethods = ({ declaringType, file, bodySpan, span }: Method): boolean =>
  declaringType.methods.some(({ name }) => wordsIn(file, bodySpan ?? span, name).some((word) => isCall(word) && isOwn(word)));

function targetFor({ types }: Ground, { declaringType: from, file, name }: Method, field: Field): TypeDeclaration | null {
  const isFit = (type: TypeDeclaration): boolean =>
    type.kind === 'class' &&
    type !== from &&
    !type.outer &&
    type.file.packageName === file.packageName &&
    wordsIn(type.file, wholeOf(type.file), field.name).length === 0 &&
    wordsIn(type.file, wholeOf(type.file), name).length === 0 &&
    type.methods.length > 0;
  return types.find(isFit) ?? null;
}

function moved(ground: Ground, method: Method, field: Field, target: TypeDeclaration, calls: readonly Word[]): Draft | null {
  const { file, declaringType: from, span, name } = method;
  const words = wordsIn(file, method.bodySpan ?? span, field.name).filter(isBare);
  const word = field.initializer?.kind === 'string' ? '"another"' : field.initializer?.kind === 'number' ? '7' : 'true';
  const namesake = memberIn(target, `static final ${field.type?.text ?? 'int'} ${field.name} = ${word};`);
  const text = (edits: readonly Edit[]): string => {
    const code = pieceOf(file.text, span.start, span.end, edits);
    return code.replace(/\bprivate /, '').replaceAll(`\n${indentAt(file, span.start)}`, '\n');
  };
  const wrong = memberIn(target, text(words.map((one) => editOf(file, one, marked(field.name)))));
  const right = memberIn(target, text(words.map((one) => editOf(file, one, `${from.name}.${field.name}`))));
  if (!namesake || !wrong || !right || /\bprotected\b/.test(sliceOf(file, span))) return null;
  const outside = calls
    .filter(({ start }) => start < span.start || start > span.end)
    .map((one) => editOf(file, one, `${target.name}.${name}`));
  const gone = [editOf(file, span, ''), ...outside, ...importsFor(file, span, target.file), namesake];
  const hidden = file.text.slice(field.declarationSpan.start, field.declarationSpan.end).indexOf('private ');
  const shown =
    hidden < 0 ? [] : [editOf(file, { start: field.declarationSpan.start + hidden, end: field.declarationSpan.start + hidden + 8 }, '')];
  return {
    before: [namesake, ...words.map((one) => editOf(file, one, marked(field.name)))],
    danger: [...gone, wrong],
    safe: [...gone, right, ...shown],
  };
}

/** A method of a nested class gets the name of one around it that the nested class calls. */
export const methodTakesCalls: Seeder = (ground) => {
  for (const inner of ground.types) {
    const { outer, file } = inner;
    if (inner.kind !== 'class' || outer?.kind !== 'class' || inner.superclass || inner.interfaces.length > 0) continue;
    const callers = inner.methods.filter((one) => one.bodySpan && !hasModifier(one, 'static'));
    for (const reached of outer.methods) {
      if (reached.kind !== 'method' || reached.thrown.length > 0 || reached.typeParameters.length > 0 || !isAlone(reached)) continue;
      const inCallers = callers.flatMap(({ bodySpan }) => (bodySpan ? wordsIn(file, bodySpan, reached.name) : []));
      const calls = inCallers.filter((word) => isCall(word) && !['.', '::'].includes(word.previous));
      const inside = wordsIn(file, inner.span, reached.name);
      if (calls.length === 0 || calls.length !== inside.length) continue;
      const parameters = reached.parameters.map((one) => sliceOf(file, one.declarationSpan)).join(', ');
      const type = reached.returnType?.text;
      const member = (name: string): Edit | null =>
        memberIn(
          inner,
          `${type ?? 'void'} ${name}(${parameters}) {\n    String note = "kept";\n    if (note.isEmpty()) {\n        throw new IllegalStateException(note);\n    }\n    ${anyValue(type)}\n}`,
        );
      const [was, wrong, right] = [member(freshMethod(ground)), member(reached.name), member(freshName(ground, freshMethod(ground)))];
      if (!was || !wrong || !right || typeTexts(reached).includes('...')) continue;
      const marks = calls.map((word) => editOf(file, word, marked(reached.name)));
      return { before: [was, ...marks], danger: [wrong, ...marks], safe: [right] };
    }
  }
  return null;
};
