import { variableOf, type Supertypes, type View } from '../findings/view.js';
import { declaredSupertypes, type Method, type TypeDeclaration, type VariableDeclaration } from '../model/declarations.js';
import type { Expression } from '../model/expression.js';
import { addAll } from '../text/lists.js';

/** The types that a method's code can speak of without a receiver, by their simple names: its own, those around it, and what they inherit. */
function namesAround(type: TypeDeclaration, known: Supertypes): { readonly names: ReadonlySet<string>; readonly isOpen: boolean } {
  const names = new Set<string>();
  let isOpen = false;
  const queue: TypeDeclaration[] = [type];
  for (let current = queue.pop(); current; current = queue.pop()) {
    names.add(current.name);
    if (current.outer) queue.push(current.outer);
    const declared = known.supertypes(current);
    addAll(
      queue,
      declared.filter(({ name }) => !names.has(name)),
    );
    for (const { text } of declaredSupertypes(current)) {
      const name = simpleName(text);
      if (declared.every((one) => one.name !== name)) isOpen = true;
      names.add(name);
    }
  }
  return { names, isOpen };
}

/** The name of a type as written, without qualifiers, type arguments and brackets: `java.util.Map<K,V>[]` -> `Map`. */
export function simpleName(type: string): string {
  const [bare = ''] = type.split(/[<[]/, 1);
  return bare.slice(bare.lastIndexOf('.') + 1);
}

/** Whether a variable belongs to a type rather than to a body. */
const isField = ({ scope }: VariableDeclaration): boolean => scope === null;

/** Where code was and where it is now. */
export class Home {
  readonly #around: Readonly<Record<'before' | 'after', ReturnType<typeof namesAround>>>;

  constructor(
    readonly before: Method,
    readonly after: Method,
    { supertypes }: Pick<View, 'supertypes'>,
  ) {
    this.#around = {
      before: namesAround(before.declaringType, supertypes.before),
      after: namesAround(after.declaringType, supertypes.after),
    };
  }

  /** The variable that a name, or `this.name`, means; null for a type, a member that is inherited, or anything else. */
  variable(reference: Expression, side: 'before' | 'after'): VariableDeclaration | null {
    return variableOf(this[side], reference);
  }

  /** Whether a name means a variable of the body or the head of the method. */
  isLocal(reference: Expression, side: 'before' | 'after'): boolean {
    const variable = reference.kind === 'name' ? this.variable(reference, side) : null;
    return variable !== null && !isField(variable);
  }

  /** Whether the type of that name is one whose members the code on that side has for its own. */
  isAround(typeName: string, side: 'before' | 'after'): boolean {
    return this.#around[side].names.has(typeName);
  }

  /** Whether the code on that side inherits from types that the change does not show: it may be of any type. */
  isOpen(side: 'before' | 'after'): boolean {
    return this.#around[side].isOpen;
  }

  /** Whether a member of a type is imported by its name on that side. */
  imports(typeName: string, member: string, side: 'before' | 'after'): boolean {
    return this[side].file.imports.some(
      ({ isStatic, onDemand, name }) =>
        isStatic && (onDemand ? `.${name}`.endsWith(`.${typeName}`) : `.${name}`.endsWith(`.${typeName}.${member}`)),
    );
  }
}
