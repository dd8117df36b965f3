/** A lock, or what a framework does around a method, is lost on the way. */
import { hasAnnotation, hasModifier, type Field, type Method } from '../../../engine/model/declarations.js';
import { marked, type Edit } from './edits.js';
import { extractionIn } from './extraction.js';
import {
  editOf,
  freshMethod,
  freshName,
  indentAt,
  inheriting,
  insertion,
  isAlone,
  isCall,
  isConcrete,
  isInstance,
  isOwn,
  memberIn,
  methodsOf,
  ownCalls,
  renamed,
  wholeOf,
  wordsIn,
  type Draft,
  type Ground,
  type Seeder,
} from './ground.js';
import { renaming } from './new-override.js';

/** Where a method's modifiers can begin: behind its documentation and annotations. */
function headOf({ file, modifiers, returnType, nameSpan, span, annotations, typeParameters }: Method): number {
  const words = ['public', 'protected', 'private'];
  const access = wordsBefore(file.text, Math.max(span.start, ...annotations.map(({ span: one }) => one.end)), nameSpan.start, words);
  return (
    access ??
    Math.min(
      ...modifiers.map(({ span: one }) => one.start),
      typeParameters[0]?.span.start ?? Infinity,
      returnType?.span.start ?? nameSpan.start,
    )
  );
}

/** Behind the first of some words between two offsets, the blank after it included. */
function wordsBefore(text: string, start: number, end: number, words: readonly string[]): number | null {
  const head = text.slice(start, end);
  for (const word of words) {
    const found = head.lastIndexOf(`${word} `);
    if (found >= 0) return start + found + word.length + 1;
  }
  return null;
}

const isFit = (method: Method): boolean =>
  isInstance(method) &&
  isConcrete(method) &&
  isAlone(method) &&
  !hasAnnotation(method, 'Override') &&
  !hasModifier(method, 'synchronized') &&
  method.typeParameters.length === 0 &&
  method.declaringType.kind === 'class';

/** The whole body in a block that takes the lock. */
function locked(method: Method): readonly Edit[] {
  const { file, bodySpan } = method;
  if (!bodySpan) return [];
  const indent = indentAt(file, method.span.start);
  return [
    insertion(file, bodySpan.start + 1, `\n${indent}    synchronized (this) {`),
    insertion(file, bodySpan.end - 1, `    }\n${indent}`),
  ];
}

/** A method that takes a lock gets another name, and takes it no longer. */
export const renamedWithoutLock: Seeder = (ground) => {
  for (const method of methodsOf(ground, isFit)) {
    const calls = ownCalls(ground, method);
    if (!calls) continue;
    const taken = insertion(method.file, headOf(method), 'synchronized ');
    const name = freshMethod(ground);
    const now = renaming(method, calls, name);
    return {
      before: [taken, editOf(method.file, method.nameSpan, marked(method.name))],
      danger: now,
      safe: ground.random.chance(0.5) ? [taken, ...now] : [...now, ...locked(method)],
    };
  }
  return null;
};

/** What a framework does around a method, with where it is from. */
const WATCHED = [
  { name: 'Transactional', from: 'org.springframework.transaction.annotation' },
  { name: 'Async', from: 'org.springframework.scheduling.annotation' },
  { name: 'PreAuthorize', from: 'org.springframework.security.access.prepost', more: '("hasRole(\'ADMIN\')")' },
  { name: 'RolesAllowed', from: 'jakarta.annotation.security', more: '("admin")' },
  { name: 'Cacheable', from: 'org.springframework.cache.annotation', more: '("entries")' },
  { name: 'PostConstruct', from: 'jakarta.annotation', isOfMaking: true },
  { name: 'PreDestroy', from: 'jakarta.annotation', isOfMaking: true },
] as const;

/** Something to put in front of a method that protects it, and the import that it needs. */
function protection(ground: Ground, method: Method): { readonly front: Edit; readonly more: readonly Edit[] } | null {
  const { file } = method;
  const isBare = method.parameters.length === 0 && method.returnType?.text === 'void';
  const one = ground.random.pick(WATCHED.filter((each) => !('isOfMaking' in each) || isBare));
  const at = file.imports.at(-1)?.span.end ?? file.packageSpan?.end;
  if (at === undefined || wordsIn(file, wholeOf(file), one.name).length > 0) return null;
  const start = accessOf(method);
  return {
    front: insertion(file, start, `@${one.name}${'more' in one ? one.more : ''}\n${indentAt(file, method.nameSpan.start)}`),
    more: [insertion(file, at, `\nimport ${one.from}.${one.name};`)],
  };
}

/** Where the first line of a method's head begins behind its documentation. */
function accessOf({ file, span, nameSpan }: Method): number {
  const line = file.text.lastIndexOf('\n', nameSpan.start - 1) + 1;
  return Math.max(span.start, line + indentAt(file, nameSpan.start).length);
}

/** Its annotation stays behind when a method gets another name. */
export const renamedWithoutAnnotation: Seeder = (ground) => {
  for (const method of methodsOf(ground, (one) => isFit(one) && one.visibility === 'public' && one.annotations.length === 0)) {
    const calls = ownCalls(ground, method);
    const kept = calls ? protection(ground, method) : null;
    if (!calls || !kept) continue;
    const now = renaming(method, calls, freshMethod(ground));
    return {
      before: [kept.front, ...kept.more, editOf(method.file, method.nameSpan, marked(method.name))],
      danger: [...kept.more, ...now],
      safe: [kept.front, ...kept.more, ...now],
    };
  }
  return null;
};

/** A method goes up, without its lock. */
export const pulledUpWithoutLock: Seeder = (ground) => {
  for (const { sub, above } of inheriting(ground)) {
    const name = freshMethod(ground);
    const text = (front: string, called: string): string =>
      `${front} String ${called}(String key) {\n    String text = key.trim();\n    System.out.println(text);\n    return text.isEmpty() ? key : text;\n}`;
    const was = memberIn(sub, text('public synchronized', marked(name)));
    const [wrong, right] = [memberIn(above, text('public', marked(name))), memberIn(above, text('public synchronized', name))];
    const left = memberIn(sub, '// What was here is told by the class above.');
    if (was && wrong && right && left) return { before: [was], danger: [wrong, left], safe: [right, left] };
  }
  return null;
};

const isOwnField = (field: Field): boolean =>
  field.kind === 'field' &&
  field.visibility === 'private' &&
  !['final', 'static', 'volatile', 'transient'].some((one) => hasModifier(field, one));

/** A field gets another name, and is no longer `volatile`, or `transient`. */
export const fieldWithoutModifier: Seeder = (ground) => {
  for (const type of ground.types) {
    for (const field of ground.random.shuffle(type.kind === 'class' ? type.fields.filter(isOwnField) : [])) {
      const { file, name, declarationSpan } = field;
      const access = file.text.slice(declarationSpan.start, field.nameSpan.start).indexOf('private ');
      const places = wordsIn(file, wholeOf(file), name).filter((word) => !isCall(word));
      const isShared = file.types.length > 1 || type.methods.some((method) => method.parameters.some((one) => one.name === name));
      if (access < 0 || isShared || !places.every(isOwn) || declaredElsewhere(field, places.length)) continue;
      const word = ground.random.pick(['volatile', 'volatile', 'transient']);
      const kept = insertion(file, declarationSpan.start + access + 'private '.length, `${word} `);
      const called = freshName(ground, name);
      const now = renamed(
        file,
        places.filter(({ start }) => start !== field.nameSpan.start),
        called,
      );
      return {
        before: [kept, editOf(file, field.nameSpan, marked(name))],
        danger: [...now, editOf(file, field.nameSpan, marked(called))],
        safe: [kept, ...now, editOf(file, field.nameSpan, called)],
      };
    }
  }
  return null;
};

/** Whether something else of the file has the name, or nobody speaks of the field. */
function declaredElsewhere({ file, name, nameSpan }: Field, places: number): boolean {
  const isDeclared = wordsIn(file, wholeOf(file), name).some(
    ({ previous, next, start }) =>
      start !== nameSpan.start && /^[\w\]>]+$/.test(previous) && previous !== 'return' && /^[=;,):]$/.test(next),
  );
  return isDeclared || places < 2;
}

/** A method that takes a lock is inlined where nobody takes it. */
export const inlinedWithoutLock: Seeder = (ground) => {
  const piece = extractionIn(ground, (one) => isInstance(one) && !hasModifier(one, 'synchronized'));
  if (!piece) return null;
  const { method, code } = piece;
  const indent = indentAt(method.file, piece.statements[0]?.span.start ?? 0);
  const before = piece.into(marked(freshMethod(ground)), 'private synchronized');
  return {
    before,
    danger: [piece.replacedBy(marked(code))],
    safe: [piece.replacedBy(`synchronized (this) {\n${indent}    ${code.replaceAll('\n', '\n    ')}\n${indent}}`)],
  };
};

/** Code is extracted, and the method that it was in takes the lock no longer, nor does the new one. */
export const extractedWithoutLock: Seeder = (ground): Draft | null => {
  const piece = extractionIn(ground, (one) => isFit(one));
  if (!piece) return null;
  const { method } = piece;
  const taken = insertion(method.file, headOf(method), 'synchronized ');
  const mark = editOf(method.file, method.nameSpan, marked(method.name));
  const name = freshMethod(ground);
  return {
    before: [taken, mark],
    danger: [mark, ...piece.into(marked(name), 'private')],
    safe: [taken, ...piece.into(name, 'private')],
  };
};
