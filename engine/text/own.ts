/** What an object holds under a key of its own; nothing of what every object has, as `constructor` and `toString`, since methods and files may be called so. */
export function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
