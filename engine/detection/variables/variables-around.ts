import { methodAround, type Method, type VariableDeclaration } from '../../model/declarations.js';
import { statementsOf } from '../../model/statement.js';
import { contains, type Span } from '../../text/span.js';
import { Bindings, expressionsOf } from '../../facts/bindings.js';
import { variablesOf, type BodyChange } from '../changes/body-changes.js';
import { extractedVariables, type VariableExtraction } from '../values/extracted-variables.js';
import type { ExtractionDirection } from '../values/value-readings.js';

/** A variable that is extracted from, or inlined into, the methods of an anonymous class, and the change of which that is told. */
export interface ExtractionAround {
  readonly change: BodyChange;
  readonly extraction: VariableExtraction;
}

/**
 * Variables that the method around an anonymous class declares, and that stand in the class where their values stood:
 *
 *     run(new Task() { void go() { send(find(id)); } });   ->   User user = find(id); run(new Task() { void go() { send(user); } });
 *
 * That is told of the class's method; of the method around it, too, when the class stands in a lambda there. Pairs of methods alone are asked.
 */
export function extractionsAround(
  changes: readonly BodyChange[],
  direction: ExtractionDirection,
  carried: ReadonlySet<VariableDeclaration>,
): readonly ExtractionAround[] {
  const side = direction === 'extract' ? 'after' : 'before';
  const pairs = changes.filter(({ kind }) => kind === 'pair');
  const byMethod = new Map(pairs.map((change) => [change[side], change]));
  const found: ExtractionAround[] = [];
  for (const change of pairs) {
    let inner: Method | null = methodAround(change[side]);
    for (let hidden: Span = change[side].declaringType.span; inner; [hidden, inner] = [inner.declaringType.span, methodAround(inner)]) {
      const outer = byMethod.get(inner);
      const variables = outer && namedIn(change[side], declaredIn(outer, direction), carried);
      if (!outer || !variables || variables.length === 0) continue;
      for (const extraction of extractedVariables(change, variables, direction, new Set(variables))) {
        found.push({ change, extraction });
        if (isInLambda(inner, hidden)) found.push({ change: outer, extraction });
      }
    }
  }
  return found;
}

function declaredIn(change: BodyChange, direction: ExtractionDirection): readonly VariableDeclaration[] {
  const variables = variablesOf(change);
  return (direction === 'extract' ? variables?.addedLocals : variables?.removedLocals) ?? [];
}

function namedIn(
  method: Method,
  variables: readonly VariableDeclaration[],
  carried: ReadonlySet<VariableDeclaration>,
): readonly VariableDeclaration[] {
  const bindings = variables.length > 0 ? Bindings.of(method) : null;
  return variables.filter((variable) => !carried.has(variable) && (bindings?.references(variable).length ?? 0) > 0);
}

function isInLambda({ body }: Method, span: Span): boolean {
  return (body ? statementsOf(body) : []).some((statement) =>
    expressionsOf(statement).some((one) => one.kind === 'lambda' && contains(one.span, span)),
  );
}
