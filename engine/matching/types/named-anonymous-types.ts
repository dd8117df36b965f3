import type { Field, Method, TypeDeclaration } from '../../model/declarations.js';
import type { TypePair } from '../comparison.js';
import type { AnonymousPair } from './field-types.js';
import { bodyText } from '../../facts/declarations/method-bodies.js';
import { mapMethods } from '../bodies/method-mapping.js';
import { LazyMethodPair } from '../methods/method-pair.js';
import type { SourceFile } from '../../model/source-file.js';
import { sameParameterNames, sameParameterTypes } from '../../facts/declarations/method-signatures.js';

/** An anonymous type and the new class that it became, with the methods that are the same. */
export interface NamedAnonymousType extends AnonymousPair {
  readonly methods: readonly LazyMethodPair[];
  /** New methods that do nothing but make it: what they do came from nowhere. */
  readonly makers: readonly Method[];
}

/** What the matching knows by then. */
export interface KnownPairs {
  readonly methodPairs: readonly LazyMethodPair[];
  readonly typePairs: readonly TypePair[];
  readonly addedTypes: readonly TypeDeclaration[];
  readonly addedMethods: ReadonlySet<Method>;
  readonly afterOf: ReadonlyMap<TypeDeclaration, TypeDeclaration>;
}

/**
 * Anonymous types that are gone from methods and fields which are still there, and make an object of a new class now, by themselves or through
 * a new method of their type:
 *
 *     run(new Task() { void go() { a(); b(); } });   ->   run(new MyTask());   class MyTask { void go() { a(); c(); } }
 *
 * One statement that a method of the same name has, too, is enough, whatever the class extends. Unless it is nested, no other new type may have
 * a method like one of the anonymous type's.
 */
export function namedAnonymousTypes(known: KnownPairs): readonly NamedAnonymousType[] {
  const classes = known.addedTypes.filter(({ kind }) => kind === 'class' || kind === 'record');
  if (classes.length === 0) return [];
  const found: NamedAnonymousType[] = [];
  for (const { gone, text, fresh, file } of [...goneFromMethods(known), ...goneFromFields(known)]) {
    const made = file.traits.text.createdTypes([text, ...fresh.map(bodyText)].join('\n'));
    for (const after of classes.filter(({ name }) => made.has(name))) {
      const makers = fresh.filter((method) => merelyCreates(method, after));
      for (const before of gone) {
        const methods = isTold(before, after, known.addedTypes) ? methodsInCommon(before, after) : [];
        if (methods.length > 0) found.push({ before, after, methods, makers });
      }
    }
  }
  return found;
}

/** The anonymous types that are gone from somewhere, and the text and the new methods in which something may be made instead. */
interface Place {
  readonly gone: readonly TypeDeclaration[];
  readonly text: string;
  readonly fresh: readonly Method[];
  /** Where they may be made. */
  readonly file: SourceFile;
}

function* goneFromMethods({ methodPairs, addedMethods, afterOf }: KnownPairs): Iterable<Place> {
  for (const { before, after } of methodPairs) {
    const had = bodyText(before);
    const text = bodyText(after);
    if (!before.file.traits.text.mayHoldAnonymousType(had) || had === text || !keptItsName(before.declaringType, after.declaringType))
      continue;
    const gone = before.innerTypes.filter((type) => isGone(type, text, afterOf));
    const fresh = after.declaringType.methods.filter((method) => addedMethods.has(method));
    if (gone.length > 0) yield { gone, text, fresh, file: after.file };
  }
}

function* goneFromFields({ typePairs, afterOf }: KnownPairs): Iterable<Place> {
  for (const { before, after } of typePairs) {
    for (const field of keptItsName(before, after) ? before.fields : []) {
      const had = fieldText(field);
      if (!field.file.traits.text.mayHoldAnonymousType(had)) continue;
      const other = after.fields.find(({ name }) => name === field.name);
      if (!other || fieldText(other) === had) continue;
      const gone = field.anonymousTypes.filter((type) => isGone(type, fieldText(other), afterOf));
      if (gone.length > 0) yield { gone, text: fieldText(other), fresh: [], file: after.file };
    }
  }
}

/** Of a type that moved or is named otherwise now, nothing is told. */
function keptItsName(before: TypeDeclaration, after: TypeDeclaration): boolean {
  return before.kind === 'anonymous' || before.qualifiedName === after.qualifiedName;
}

/** What stands there as it stood, or was edited, is not gone. */
function isGone(type: TypeDeclaration, textNow: string, afterOf: KnownPairs['afterOf']): boolean {
  const { kind, file, span } = type;
  return kind === 'anonymous' && !afterOf.has(type) && !textNow.includes(file.text.slice(span.start, span.end));
}

/** All that a method does is to give back a new object of the type. */
function merelyCreates(method: Method, { name }: TypeDeclaration): boolean {
  const { text } = method.file.traits;
  const body = bodyText(method);
  return text.merelyCreates(body) && text.createdTypes(body).has(name);
}

function isTold(anonymous: TypeDeclaration, named: TypeDeclaration, addedTypes: readonly TypeDeclaration[]): boolean {
  if (named.outer !== null || named.enclosingMember !== null) return true;
  return !addedTypes.some((type) => type !== named && anonymous.methods.some((method) => counterpartOf(method, type)));
}

/** How far apart a statement may be that says so: `return all(a, b);` and `return all(this.a, this.b);` do, `return all.a();` and `return open;` do not. */
const ALIKE = 0.5;

/** Those that share a statement. */
function methodsInCommon(anonymous: TypeDeclaration, named: TypeDeclaration): readonly LazyMethodPair[] {
  return anonymous.methods.flatMap((method) => {
    const other = counterpartOf(method, named);
    const shared = other && mapMethods(method, other, true);
    return shared && (shared.identical || shared.mappings.some(({ distance }) => distance < ALIKE))
      ? [new LazyMethodPair(method, other, 'same')]
      : [];
  });
}

/** The method of the same name whose parameters have the same types, as written, or the same names. */
function counterpartOf(method: Method, type: TypeDeclaration): Method | undefined {
  if (method.kind !== 'method') return undefined;
  const others = type.methods.filter(({ name }) => name === method.name);
  return others.find((other) => sameParameterTypes(method, other)) ?? others.find((other) => sameParameterNames(method, other));
}

function fieldText({ file, span }: Field): string {
  return file.text.slice(span.start, span.end);
}
