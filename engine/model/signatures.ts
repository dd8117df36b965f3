import type { Method, TypeDeclaration, TypeReference, VariableDeclaration } from './declarations.js';

/** How declarations are written in a language, for people to read: on one line, without bodies, values, annotations and comments. */
export interface Signatures {
  /**
   * `int priceOf(int id, String... tags)`; `brief: false`: with modifiers, type parameters, exceptions, and packages where they are written. `name`: written in
   * the place of its own.
   */
  method(method: Method, options: SignatureOptions): string;
  /** `int total`; of a field, an enum constant, a parameter or a local variable alike. */
  variable(variable: VariableDeclaration, options: SignatureOptions): string;
  /** `Map<String, Integer>`. */
  reference(reference: TypeReference, options: Pick<SignatureOptions, 'brief'>): string;
  /** The word that declares types of its kind: `interface`. */
  kindOf(type: TypeDeclaration): string;
}

export interface SignatureOptions {
  readonly brief: boolean;
  readonly name?: string;
}
