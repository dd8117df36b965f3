import { isField, type Field, type Method, type TypeDeclaration, type VariableDeclaration } from '../../model/declarations.js';
import type { Expression } from '../../model/expression.js';
import type { Statement } from '../../model/statement.js';
import { Bindings, isReference } from '../../facts/bindings.js';
import type { Hierarchy } from '../../facts/declarations/hierarchy.js';
import { typeOfValue } from '../../facts/expressions/value-types.js';
import { groupBy } from '../../text/grouping.js';

/** Where a reference stands. */
export interface Place {
  readonly method: Method;
  readonly statement: Statement;
}

/** What names mean in one version, as far as they can mean one of some fields: the own ones of a type, inherited ones, and those of other types (`Hue.RED`, `paint.hue`). */
export class FieldNames {
  readonly #byName: ReadonlyMap<string, readonly Field[]>;

  constructor(
    fields: Iterable<Field>,
    private readonly hierarchy: Hierarchy,
  ) {
    this.#byName = groupBy(fields, ({ name }) => name);
  }

  /** The field, or another variable that the body knows, unless it holds but a field: `Hue hue = paint.hue;`. Null for what is neither. */
  meaningOf(reference: Expression, place: Place): VariableDeclaration | null {
    const { method, statement } = place;
    const variable = isReference(reference) ? Bindings.of(method).resolve(reference) : null;
    if (variable) return this.#aliased(variable, place) ?? variable;
    const fields = this.#byName.get(reference.label);
    if (!fields) return null;
    if (isReference(reference)) return this.#inherited(fields, method.declaringType);
    if (reference.kind !== 'fieldAccess' || !reference.receiver) return null;
    const value = typeOfValue(reference.receiver, method, statement, this.hierarchy);
    const owner = this.hierarchy.resolve(value?.text ?? reference.receiver.text, value?.context ?? method.declaringType);
    return owner && this.#inherited(fields, owner);
  }

  /** Which of the fields an expression means, if any. */
  fieldAt(expression: Expression, place: Place): Field | null {
    const isNamed = expression.kind === 'name' || expression.kind === 'fieldAccess';
    const variable = isNamed && this.#byName.has(expression.label) ? this.meaningOf(expression, place) : null;
    return this.includes(variable) ? variable : null;
  }

  includes(variable: VariableDeclaration | null): variable is Field {
    return variable !== null && isField(variable) && this.#byName.get(variable.name)?.includes(variable) === true;
  }

  #aliased({ kind, initializer }: VariableDeclaration, place: Place): Field | null {
    return kind === 'local' && initializer ? this.fieldAt(initializer, place) : null;
  }

  /** That of the type itself, of one that it inherits from, or of a type around it. */
  #inherited(fields: readonly Field[], type: TypeDeclaration): Field | null {
    for (let current: TypeDeclaration | null = type; current; current = current.outer) {
      const home = current;
      const found = fields.find(({ declaringType }) => declaringType === home || this.hierarchy.isSubtype(home, declaringType));
      if (found) return found;
    }
    return null;
  }
}
