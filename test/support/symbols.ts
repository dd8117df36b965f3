// Symbols of small Java texts, asked and answered in words.
import type { Field, Method, TypeDeclaration } from '../../engine/model/declarations.js';
import { statementsOf } from '../../engine/model/statement.js';
import { Lookup, type Meaning, type Referent } from '../../engine/symbols/lookup.js';
import { expressionsIn, valuesOf } from '../../engine/symbols/scopes.js';
import { keyOf, symbolName } from '../../engine/symbols/type-symbols.js';
import { lowerJava } from './java.js';

/** Symbols of texts, each of which is a file of its own. */
export async function symbolsOf(...texts: readonly string[]): Promise<Asked> {
  const files = await Promise.all(texts.map((text, index) => lowerJava(text, `src/F${index}.java`)));
  return new Asked(new Lookup({ files }));
}

export class Asked {
  readonly #types = new Map<string, TypeDeclaration>();

  constructor(readonly lookup: Lookup) {
    const add = (type: TypeDeclaration): void => {
      this.#types.set(type.qualifiedName, type);
      type.types.forEach(add);
      for (const method of type.methods) method.innerTypes.forEach(add);
      for (const field of type.fields) field.anonymousTypes.forEach(add);
    };
    for (const file of lookup.model.files) file.types.forEach(add);
  }

  typeAt(name: string): TypeDeclaration {
    const type = this.#types.get(name);
    if (!type) throw new Error(`no type ${name} among ${[...this.#types.keys()].join(', ')}`);
    return type;
  }

  /** `a.B.m`: the first method or field of the name. */
  memberAt(path: string): Method | Field {
    const type = this.typeAt(path.slice(0, path.lastIndexOf('.')));
    const name = path.slice(path.lastIndexOf('.') + 1);
    const member = type.methods.find((one) => one.name === name) ?? type.fields.find((one) => one.name === name);
    if (!member) throw new Error(`no member ${path}`);
    return member;
  }

  /** What the last expression of this text in a member means: `field a.B.x`, or several with ` | ` between, then `?` and what was not seen. */
  meaning(path: string, text: string): string {
    const member = this.memberAt(path);
    const roots =
      'parameters' in member ? (member.body ? statementsOf(member.body).flatMap((one) => one.expressions) : []) : valuesOf(member);
    const expression = roots
      .flatMap((root) => expressionsIn(root))
      .filter((one) => one.text === text)
      .at(-1);
    if (!expression) throw new Error(`no ${text} in ${path}`);
    const meaning = this.lookup.meaningOf(expression, member);
    return meaning ? told(meaning) : 'nothing';
  }

  /** The type of the last expression of this text in a member. */
  type(path: string, text: string): string | null {
    const member = this.memberAt(path);
    const roots = 'parameters' in member && member.body ? statementsOf(member.body).flatMap((one) => one.expressions) : [];
    const expression = roots
      .flatMap((root) => expressionsIn(root))
      .filter((one) => one.text === text)
      .at(-1);
    if (!expression) throw new Error(`no ${text} in ${path}`);
    const type = this.lookup.types.of(expression, member);
    return type && keyOf(type);
  }
}

function told({ found, unseen }: Meaning): string {
  return [...found.map(toldReferent), ...unseen.map(({ name }) => `?${name}`)].join(' | ');
}

function toldReferent(referent: Referent): string {
  switch (referent.kind) {
    case 'variable': {
      const { variable } = referent;
      return 'declaringType' in variable
        ? `field ${(variable as Field).declaringType.qualifiedName}.${variable.name}`
        : `${variable.kind} ${variable.type?.text ?? ''} ${variable.name}`;
    }
    case 'method': {
      const { method } = referent;
      return `method ${method.declaringType.qualifiedName}.${method.name}(${method.parameters.map(({ type }) => type?.text ?? '').join(',')})`;
    }
    case 'known':
      return `known ${referent.member.owner.qualifiedName}.${referent.member.name}`;
    case 'implied':
      return `implied ${referent.of.name}`;
    case 'imported':
      return `imported ${referent.name}`;
    case 'type':
      return `${referent.type.kind} type ${symbolName(referent.type)}`;
    case 'typeVariable':
      return `type variable ${referent.variable.parameter.name}`;
  }
}
