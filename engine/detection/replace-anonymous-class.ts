import { isFieldValue, type Method, type TypeDeclaration } from '../model/declarations.js';
import { descendants, type Expression } from '../model/expression.js';
import type { Statement } from '../model/statement.js';
import { contains } from '../text/span.js';
import type { Comparison } from '../matching/comparison.js';
import { allMappings } from '../matching/body-mapping.js';
import { anonymousToClass } from './anonymous-to-class.js';
import { bodyChanges, type BodyChange } from './body-changes.js';
import { documented, finding } from './documented.js';
import type { DetectionFamily, Finding } from './family.js';
import { expressionLocation, methodLocation, typeLocation } from './locations.js';
import { inMethod } from './print.js';

/** Anonymous classes that became something with less ceremony, or with a name. */
export const replaceAnonymousClass: DetectionFamily = {
  id: 'replace-anonymous-class',
  label: 'Replace anonymous classes',
  types: [
    documented(
      'Replace Anonymous With Class',
      'high',
      'An anonymous class became a class with a name.',
      'A class that was added beside the anonymous one.',
      'run(new Task() { void go() { a(); } });',
      'run(new MyTask());\nclass MyTask extends Task { void go() { a(); } }',
    ),
    documented(
      'Replace Anonymous With Lambda',
      'high',
      'An anonymous class became a lambda or a method reference.',
      'A lambda that was added beside the anonymous class.',
      'run(new Task() { public void go() { a(); } });',
      'run(() -> a());',
    ),
  ],
  *detect({ comparison }): Iterable<Finding> {
    yield* toLambdas(comparison);
    yield* anonymousToClass(comparison);
  },
};

function* toLambdas(comparison: Comparison): Iterable<Finding> {
  const named = new Set(comparison.namedTypes.map(({ before }) => before));
  for (const change of bodyChanges(comparison)) {
    const mappings = change.body?.mappings ?? [];
    // nothing is told of classes in the blocks of a field's value
    for (const mapping of isFieldValue(change.after) ? mappings : allMappings(mappings)) {
      if (mapping.identical) continue;
      for (const [type, lambda] of pairUp(outsideBlocks(mapping.before.expressions), outsideBlocks(mapping.after.expressions))) {
        if (named.has(type) || stays(type, change)) continue;
        yield describe(type, lambda, change);
      }
    }
  }
}

/** What stands inside a lambda of a statement is a matter of the lambda's own statements. */
function outsideBlocks(expressions: readonly Expression[]): readonly Expression[] {
  return expressions.flatMap(descendants);
}

/** The method has as many anonymous classes of that kind as before: this one only went to another statement. */
function stays(type: TypeDeclaration, change: BodyChange): boolean {
  const count = (method: Method): number => method.innerTypes.filter((inner) => inner.name === type.name).length;
  return count(change.after) >= count(change.before);
}

/** Anonymous classes that are gone with the lambdas that are new, in order, when there are as many of both. */
function pairUp(before: readonly Expression[], after: readonly Expression[]): readonly (readonly [TypeDeclaration, Expression])[] {
  const anonymous = (list: readonly Expression[]): readonly TypeDeclaration[] =>
    list.flatMap((expression) => expression.anonymousType ?? []);
  const functions = (list: readonly Expression[]): readonly Expression[] =>
    list.filter((expression) => expression.kind === 'lambda' || expression.kind === 'methodReference');
  const stays = new Set(anonymous(after).map((type) => type.name));
  const gone = anonymous(before).filter((type) => !stays.has(type.name));
  const had = new Set(functions(before).map((expression) => expression.text));
  const fresh = functions(after).filter((expression) => !had.has(expression.text));
  const outer = fresh.filter((expression) => !fresh.some((other) => other !== expression && contains(other.span, expression.span)));
  const chosen = fresh.length === gone.length ? fresh : outer;
  if (gone.length === 0 || chosen.length !== gone.length) return [];
  return gone.flatMap((type, index) => {
    const lambda = chosen[index];
    return lambda ? [[type, lambda] as const] : [];
  });
}

function describe(type: TypeDeclaration, lambda: Expression, { before, after }: BodyChange): Finding {
  return finding(
    'Replace Anonymous With Lambda',
    `${type.qualifiedName} with ${lambdaText(lambda)} in ${inMethod(after)}`,
    [typeLocation(type, 'anonymous class declaration'), methodLocation(before, 'original method declaration')],
    [expressionLocation(after.file, lambda, 'lambda expression'), methodLocation(after, 'method declaration with introduced lambda')],
  );
}

/**
 * A lambda as descriptions quote it: of a block body what stands before and in the first leaf, with the braces on the way.
 *
 *     e -> { if (ok) { go(); stop(); } }      e -> {if(ok){go();
 */
function lambdaText(lambda: Expression): string {
  if (!lambda.block) return lambda.text;
  const head = lambda.text.slice(0, lambda.text.indexOf('{') + 1);
  const [text = ''] = `${statementsText(lambda.block)}}`.split('\n', 1);
  return head + text;
}

/** What a block or composite holds, each leaf but a `case` with a line's end. Of a `try` without braces. */
function statementsText(parent: Statement): string {
  return parent.children
    .map((child) => {
      if (!child.composite) return child.kind === 'case' ? child.text : `${child.text}\n`;
      if (child.kind === 'block') return `{${statementsText(child)}}`;
      return headerText(child) + statementsText(child);
    })
    .join('');
}

/** A composite's header as it is printed inside a lambda, which is the source's own for an enhanced `for`. */
function headerText({ kind, text, variables }: Statement): string {
  if (kind === 'labeled') return text.slice(0, -1);
  const [element] = variables;
  if (kind !== 'enhancedFor' || !element?.type) return text;
  const colon = text.indexOf(': ');
  return `${text.slice(0, colon - element.name.length)}${element.type.text} ${text.slice(colon - element.name.length)}`;
}
