// Spoils answers and pages in ways that a broken proxy, another version of GitHub, or somebody hostile might.
import type { Random } from './random.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const ODD: readonly Json[] = [
  null,
  true,
  -1,
  0,
  1e308,
  '',
  'x'.repeat(5_000),
  '../../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'https://evil.example/',
  '\u0000\ud800\u202e',
  [],
  {},
  [[[[[[]]]]]],
  { __proto__: null, constructor: 'x' },
];

/** A JSON text with some of its values taken away, exchanged, doubled, or spoilt. */
export function mangleJson(text: string, random: Random): string {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return mangleText(text, random);
  }
  const places: (readonly [Json[] | { [key: string]: Json }, string | number])[] = [];
  const walk = (node: Json): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const key of Object.keys(node)) {
      const at = Array.isArray(node) ? Number(key) : key;
      places.push([node, at]);
      walk((node as { [key: string]: Json })[key] ?? null);
    }
  };
  walk(value);
  const times = 1 + random.below(4);
  for (let time = 0; time < times && places.length > 0; time++) {
    const [node, at] = random.pick(places);
    const odd = random.pick(ODD);
    if (Array.isArray(node)) {
      const index = Number(at);
      if (random.below(3) === 0) node.splice(index, 1);
      else if (random.below(3) === 0) node.splice(index, 0, ...Array.from({ length: 1 + random.below(50) }, () => node[index] ?? null));
      else node[index] = odd;
    } else if (random.below(3) === 0) delete node[at];
    else node[at] = odd;
  }
  const mangled = random.below(20) === 0 ? JSON.stringify(random.pick(ODD)) : JSON.stringify(value);
  return random.below(10) === 0 ? mangleText(mangled, random) : mangled;
}

/** A text with pieces cut out, doubled, exchanged, or replaced. */
export function mangleText(text: string, random: Random): string {
  let mangled = text;
  const times = 1 + random.below(8);
  for (let time = 0; time < times; time++) {
    const at = random.below(mangled.length + 1);
    const length = random.below(random.below(4) === 0 ? mangled.length + 1 : 40);
    const piece = mangled.slice(at, at + length);
    switch (random.below(5)) {
      case 0:
        mangled = mangled.slice(0, at) + mangled.slice(at + length);
        break;
      case 1:
        mangled = mangled.slice(0, at) + piece.slice(0, 2_000) + mangled.slice(at);
        break;
      case 2:
        mangled = mangled.slice(0, at) + [...piece.slice(0, 2_000)].reverse().join('') + mangled.slice(at + length);
        break;
      case 3:
        mangled = mangled.slice(0, at) + JSON.stringify(random.pick(ODD)) + mangled.slice(at + length);
        break;
      default:
        mangled = mangled.slice(0, Math.max(1, at));
    }
  }
  return mangled;
}
