/** A recipe for OpenRewrite, by which users go over: https://docs.openrewrite.org/reference/yaml-format-reference. */
import { writeFileSync } from 'node:fs';
import type { ApiChange, Rewrite } from '../results/result.js';
import { Failure } from './failure.js';
import { reasonOf } from './system-errors.js';

/** What a recipe is called: users may give it another name. */
const NAME = 'org.reflens.GoOver';

/** Writes the sure rows into a file. Throws `Failure` when it cannot be written. */
export function writeRecipe(file: string, changes: readonly ApiChange[]): void {
  try {
    writeFileSync(file, openRewriteRecipe(changes, NAME));
  } catch (error) {
    throw new Failure(`"${file}" could not be written: ${reasonOf(error)}.`);
  }
}

/** The sure rows as a recipe in YAML; each step once, in the order of the changes. `name`: what the recipe is called. */
export function openRewriteRecipe(changes: readonly ApiChange[], name: string): string {
  const steps = new Map<string, Rewrite>();
  for (const { rewrite = [] } of changes) for (const step of rewrite) steps.set(JSON.stringify(step), step);
  return [
    '---',
    'type: specs.openrewrite.org/v1beta/recipe',
    `name: ${name}`,
    'displayName: Go over to the new version',
    'description: What users of this code have to write otherwise, as far as it is sure.',
    steps.size === 0 ? 'recipeList: []' : 'recipeList:',
    ...[...steps.values()].flatMap(stepLines),
    '',
  ].join('\n');
}

function stepLines({ recipe, options }: Rewrite): readonly string[] {
  return [`  - ${recipe}:`, ...Object.entries(options).map(([name, value]) => `      ${name}: ${valueOf(name, value)}`)];
}

/** Strings of JSON are strings of YAML. */
function valueOf(name: string, value: string | readonly string[]): string {
  if (typeof value !== 'string') return `[${value.map((one) => JSON.stringify(one)).join(', ')}]`;
  return name === 'argumentIndex' ? value : JSON.stringify(value);
}
