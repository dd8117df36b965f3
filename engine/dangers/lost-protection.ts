import { allMappings, type Extraction, type FieldPair, type Inlining } from '../findings/view.js';
import { hasModifier, simpleTypeName, type Annotation, type Field, type Method, type TypeDeclaration } from '../model/declarations.js';
import { descendants } from '../model/expression.js';
import { statementsOf, type Statement } from '../model/statement.js';
import type { Danger } from '../results/look.js';
import type { LookedAt } from '../symbols/looked-at.js';
import { groupBy } from '../text/grouping.js';
import { quoted } from '../text/quoted-code.js';
import { contains } from '../text/span.js';
import { checkpoint } from '../text/work.js';
import { causesOf } from './causes.js';
import type { DangerKind } from './kind.js';
import { PROTECTING_ANNOTATIONS } from './protecting-annotations.js';
import { placeAt, typeName } from './sentence-parts.js';
import { perhaps } from './verdict.js';

export const lostProtection: DangerKind = {
  id: 'lost-protection',
  meaning:
    'Code that was moved, renamed, extracted or inlined is not protected any more by a lock, a modifier or an annotation that protected it.',
  not: 'Not code that another lock protects now, nor a modifier that was taken away where the code stayed.',
  example: {
    before:
      'class Hall {\n  int free;\n  private synchronized void take(int seats) {\n    log(seats);\n    free -= seats;\n  }\n  int book(int seats) {\n    take(seats);\n    return free;\n  }\n}\n',
    after: 'class Hall {\n  int free;\n  int book(int seats) {\n    log(seats);\n    free -= seats;\n    return free;\n  }\n}\n',
  },
  nearMiss: {
    before:
      'class Hall {\n  int free;\n  private synchronized void take(int seats) {\n    log(seats);\n    free -= seats;\n  }\n  int book(int seats) {\n    take(seats);\n    return free;\n  }\n}\n',
    after:
      'class Hall {\n  int free;\n  synchronized int book(int seats) {\n    log(seats);\n    free -= seats;\n    return free;\n  }\n}\n',
  },
  find: findAll,
};

/** What is wrong, before it is known which refactoring did it. */
interface Loss {
  /** The modifier or annotation. */
  readonly lost: string;
  readonly certainty: 'sure' | 'likely';
  readonly sentence: string;
  readonly advice?: string;
  readonly before: Method | Field;
  readonly after: Method | Field;
}

function findAll(at: LookedAt): readonly Danger[] {
  const { methodPairs, fieldPairs, extractions, inlinings } = at.view;
  const causes = causesOf(at);
  const losses = [
    ...methodPairs.flatMap(({ before, after }) => ofMethods(before, after)),
    ...fieldPairs.flatMap(ofFields),
    ...extractions.flatMap(ofExtraction),
    ...inlinings.flatMap(ofInlining),
  ];
  // what one method lost is lost in each of the methods that its code went to
  return [...groupBy(losses, ({ before, lost }) => `${before.file.path} ${String(before.span.start)} ${lost}`).values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const { certainty, sentence, advice, before } = first;
    const refactoring = causes.of(
      some.flatMap(({ after }) => [{ before, after }, { after }]),
      CHANGES,
    );
    // code that no refactoring took elsewhere was written anew
    if (refactoring === null) return [];
    return [
      {
        kind: lostProtection.id,
        certainty,
        refactoring,
        sentence: certainty === 'likely' ? perhaps(sentence) : sentence,
        ...(advice !== undefined && { advice }),
        before: [placeAt(before.file, before.nameSpan, 'what was protected')],
        after: [...new Set(some.map(({ after }) => after))].map((after) => placeAt(after.file, after.nameSpan, 'what is not')),
      },
    ];
  });
}

const CHANGES = ['moveMethod', 'addMethod', 'removeMethod', 'moveStatements', 'removeField', 'addField', 'changeContract'] as const;

/** The declaration is another one to whoever reads it: in another type, or with another name. Where it stayed, its modifiers were changed on purpose. */
const isElsewhere = (before: Method | Field, after: Method | Field): boolean =>
  before.name !== after.name || typeName(before.declaringType) !== typeName(after.declaringType);

const nameWithType = (member: Method | Field): string => quoted(`${typeName(member.declaringType)}.${member.name}`);

function ofMethods(before: Method, after: Method): readonly Loss[] {
  checkpoint();
  if (before.kind !== 'method' || after.bodySpan === null) return [];
  const losses: Loss[] = unseenByProxy(before, after);
  if (!isElsewhere(before, after)) return losses;
  if (hasModifier(before, 'synchronized') && !hasModifier(after, 'synchronized') && !locks(after))
    losses.push({
      lost: 'synchronized',
      certainty: 'sure',
      sentence: `${quoted(before.name)} was ${quoted('synchronized')} in ${quoted(typeName(before.declaringType))}; as ${nameWithType(after)} it is not.`,
      advice: `Make ${nameWithType(after)} ${quoted('synchronized')}.`,
      before,
      after,
    });
  if (hasModifier(before, 'native'))
    losses.push({
      lost: 'native',
      certainty: 'sure',
      sentence: `${quoted(before.name)} is ${quoted('native')}: the library has it for ${nameWithType(before)}, and it is ${nameWithType(after)} now.`,
      before,
      after,
    });
  for (const { name } of protectionsOf(before))
    if (!isProtected(after, name))
      losses.push({
        lost: name,
        certainty: 'sure',
        sentence: `${quoted(`@${name}`)} was on ${nameWithType(before)}; on ${nameWithType(after)} it is gone.`,
        advice: `Put ${quoted(`@${name}`)} on ${nameWithType(after)}.`,
        before,
        after,
      });
  return losses;
}

const protectionsOf = ({ annotations }: { readonly annotations: readonly Annotation[] }): readonly { readonly name: string }[] =>
  annotations.map(({ name }) => ({ name: simpleTypeName(name) })).filter(({ name }) => PROTECTING_ANNOTATIONS.has(name));

/** Whether an annotation is on a method or on a type around it. */
function isProtected(method: Method, name: string): boolean {
  if (protectionsOf(method).some((one) => one.name === name)) return true;
  for (let type: TypeDeclaration | null = method.declaringType; type; type = type.outer)
    if (protectionsOf(type).some((one) => one.name === name)) return true;
  return false;
}

/** A proxy does not see what is private or static, nor what it cannot override. */
function unseenByProxy(before: Method, after: Method): Loss[] {
  const [lost] = (['private', 'static', 'final'] as const).filter((word) => isCalled(after, word) && !isCalled(before, word));
  const annotation = protectionsOf(after).find(({ name }) => PROTECTING_ANNOTATIONS.get(name)?.proxied);
  if (lost === undefined || !annotation || !protectionsOf(before).some(({ name }) => name === annotation.name)) return [];
  const sentence = `${quoted(after.name)} is ${quoted(lost)} now: the proxy that makes ${quoted(`@${annotation.name}`)} work does not see it.`;
  return [{ lost, certainty: 'likely', sentence, before, after }];
}

const isCalled = (method: Method, word: 'private' | 'static' | 'final'): boolean =>
  word === 'private' ? method.visibility === 'private' : hasModifier(method, word);

/** Whether a body takes a lock in any way. */
function locks({ body }: Method): boolean {
  if (!body) return false;
  return statementsOf(body).some(
    ({ kind, expressions }) =>
      kind === 'synchronized' ||
      expressions.some((one) => descendants(one).some((part) => part.kind === 'invocation' && LOCKING.has(part.label))),
  );
}

const LOCKING: ReadonlySet<string> = new Set(['lock', 'lockInterruptibly', 'tryLock', 'writeLock', 'readLock', 'acquire', 'tryAcquire']);

function ofFields({ before, after }: FieldPair): readonly Loss[] {
  checkpoint();
  if (!isElsewhere(before, after) || hasModifier(after, 'final')) return [];
  const isVolatile = hasModifier(before, 'volatile') && !hasModifier(after, 'volatile');
  if (!isVolatile || /^Atomic|^LongAdder/.test(after.type?.text ?? '')) return [];
  const sentence = `${quoted(before.name)} was ${quoted('volatile')} in ${quoted(typeName(before.declaringType))}; as ${nameWithType(after)} it is not.`;
  return [{ lost: 'volatile', certainty: 'sure', sentence, advice: `Make ${nameWithType(after)} ${quoted('volatile')}.`, before, after }];
}

function inSynchronized(statement: Statement): boolean {
  for (let current: Statement | null = statement; current; current = current.parent) if (current.kind === 'synchronized') return true;
  return false;
}

const stands = (method: Method, part: { readonly start: number; readonly end: number }): Statement | undefined =>
  method.body
    ? statementsOf(method.body)
        .filter(({ span }) => contains(span, part))
        .at(-1)
    : undefined;

function ofExtraction({ holder, sourceBefore, sourceAfter, extracted, body, caller, calls }: Extraction): readonly Loss[] {
  checkpoint();
  const losses: Loss[] = [];
  const moved = allMappings(body.mappings).filter(({ before }) => !before.composite);
  const wasLocked = hasModifier(holder, 'synchronized') || (moved.length > 0 && moved.every(({ before }) => inSynchronized(before)));
  const [call] = calls;
  const around = call && stands(caller, call.span);
  const isLocked =
    [extracted, caller, sourceAfter].some((method) => hasModifier(method, 'synchronized')) ||
    (around !== undefined && inSynchronized(around));
  if (wasLocked && !isLocked && call && !locks(extracted) && !locks(caller))
    losses.push({
      lost: 'synchronized',
      certainty: 'sure',
      sentence: `The code of ${quoted(extracted.name)} was ${quoted('synchronized')} in ${quoted(holder.name)}; it is not any more.`,
      advice: `Make ${quoted(extracted.name)} ${quoted('synchronized')}.`,
      before: holder,
      after: extracted,
    });
  for (const { name } of protectionsOf(sourceBefore))
    if (!isProtected(sourceAfter, name) && !isProtected(extracted, name))
      losses.push({
        lost: name,
        certainty: 'sure',
        sentence: `${quoted(`@${name}`)} is gone from the code that was extracted to ${quoted(extracted.name)}.`,
        before: sourceBefore,
        after: extracted,
      });
  const onOwn = protectionsOf(extracted).find(({ name }) => PROTECTING_ANNOTATIONS.get(name)?.proxied && !isProtected(caller, name));
  if (onOwn && extracted.declaringType === caller.declaringType && call && (!call.receiver || call.receiver.kind === 'this'))
    losses.push({
      lost: onOwn.name,
      certainty: 'likely',
      sentence: `${quoted(`@${onOwn.name}`)} on ${quoted(extracted.name)} does nothing: its own class calls it, and proxies do not see such calls.`,
      before: holder,
      after: extracted,
    });
  return losses;
}

function ofInlining({ inlined, targetAfter, body }: Inlining): readonly Loss[] {
  checkpoint();
  const losses: Loss[] = [];
  const moved = allMappings(body.mappings).filter(({ after }) => !after.composite);
  const isLocked = hasModifier(targetAfter, 'synchronized') || locks(targetAfter);
  if (hasModifier(inlined, 'synchronized') && moved.length > 0 && !isLocked)
    losses.push({
      lost: 'synchronized',
      certainty: 'sure',
      sentence: `${quoted(inlined.name)} was ${quoted('synchronized')}; its code in ${quoted(targetAfter.name)} is not.`,
      advice: `Put it into ${quoted('synchronized (this)')}.`,
      before: inlined,
      after: targetAfter,
    });
  // within a class no proxy saw the call
  if (typeName(inlined.declaringType) === typeName(targetAfter.declaringType)) return losses;
  for (const { name } of protectionsOf(inlined))
    if (!isProtected(targetAfter, name))
      losses.push({
        lost: name,
        certainty: 'sure',
        sentence: `${quoted(`@${name}`)} is gone from the code of ${quoted(inlined.name)}, which is in ${quoted(targetAfter.name)} now.`,
        before: inlined,
        after: targetAfter,
      });
  return losses;
}
