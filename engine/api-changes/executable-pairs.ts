import { hasModifier, type TypeDeclaration } from '../model/declarations.js';
import { checkpoint } from '../text/work.js';
import { shortName, signatureOf } from './change.js';
import { keptPairs } from './family.js';
import { erasureOf } from './subtyping.js';
import { keyOf, type Access, type Executable, type Surface } from './surface.js';
import type { Versions } from './versions.js';

/** A method or constructor that users see before, at a type, and what is there under its name and parameters now. */
export interface ExecutablePair {
  readonly type: TypeDeclaration;
  readonly typeAfter: TypeDeclaration;
  readonly before: Executable;
  /** Null when nothing is. */
  readonly after: Executable | null;
}

const known = new WeakMap<Versions, readonly ExecutablePair[]>();

/** All of them, each once: what a type inherits is told of the type that has it, unless it differs from that. */
export function executablePairs(versions: Versions): readonly ExecutablePair[] {
  const made = known.get(versions);
  if (made) return made;
  const pairs = collect(versions);
  known.set(versions, pairs);
  return pairs;
}

function collect(versions: Versions): readonly ExecutablePair[] {
  const pairs: ExecutablePair[] = [];
  const told = new Map<object, Set<string>>();
  const ids = new Map<object, number>();
  const idOf = (one: object): number => ids.get(one) ?? (ids.set(one, ids.size), ids.size - 1);
  for (const isOwn of [true, false])
    for (const { before, after } of keptPairs(versions)) {
      const others = versions.after.membersOf(after).executables;
      for (const [key, one] of versions.before.membersOf(before).executables) {
        checkpoint();
        if ((one.owner === before) !== isOwn || !versions.before.sees(before, accessIn(before, one))) continue;
        const other = others.get(key) ?? null;
        // neither is written in the change
        if (!one.owner && !other?.owner) continue;
        const declaration = one.method ?? one.owner ?? before;
        const seen = told.get(declaration) ?? new Set<string>();
        told.set(declaration, seen);
        const identity = `${key}>${other ? (other.method ? idOf(other.method) : 'implied') : 'gone'}:${typesOf(one)}>${other ? typesOf(other) : ''}`;
        if (seen.has(identity)) continue;
        seen.add(identity);
        pairs.push({ type: before, typeAfter: after, before: one, after: other });
      }
    }
  return pairs;
}

const typesOf = ({ returns }: Executable): string => (returns ? erasureOf(returns) : '');

/** A constructor of an abstract class is called by subclasses alone. */
export function accessIn(type: TypeDeclaration, { access, isConstructor }: Executable): Access {
  return isConstructor && access === 'public' && hasModifier(type, 'abstract') ? 'protected' : access;
}

/** Whether users see what is there now, and as much as before: `protected` where they see less, null where they see nothing. */
export function seenNow({ type, typeAfter, before, after }: ExecutablePair, surface: Surface): Access | null {
  if (!after) return null;
  // that a class is abstract now is told of the class
  const [was, is] = [accessIn(type, before), after.access];
  if (is === 'public' || is === was) return is;
  return is === 'protected' && surface.sees(typeAfter, is) ? is : null;
}

/** Those that users still see. */
export function* keptExecutables(versions: Versions): Iterable<ExecutablePair & { readonly after: Executable }> {
  for (const pair of executablePairs(versions)) {
    const { after } = pair;
    if (after && seenNow(pair, versions.after) !== null) yield { ...pair, after };
  }
}

/** Whether users can override it in a type below. */
export function canBeOverridden(type: TypeDeclaration, { isStatic, isFinal, isConstructor }: Executable, surface: Surface): boolean {
  return !isStatic && !isFinal && !isConstructor && surface.canBeExtended(type);
}

/** `lib.Client.send(Message)`. */
export const elementOf = (one: Executable, type: TypeDeclaration): string => `${(one.owner ?? type).qualifiedName}.${writtenAs(one)}`;

/** `Client.send(Message)`; a constructor is `Client(String)`. */
export function shownAs(one: Executable, type: TypeDeclaration): string {
  return one.isConstructor ? `new ${shortName(type)}${writtenAs(one).slice(one.name.length)}` : `${shortName(type)}.${writtenAs(one)}`;
}

function writtenAs(one: Executable): string {
  if (one.method) return signatureOf(one.name, one.method.parameters);
  const parameters = one.parameters.map((term) => erasureOf(term)).map((name) => name.slice(name.lastIndexOf('.') + 1));
  return `${one.name}(${parameters.join(', ')})`;
}

export { keyOf };
