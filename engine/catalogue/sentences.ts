/**
 * How a finding of each type is said: RefactoringMiner's sentences, with places for what takes part.
 *
 *     {before}  {after}     what it is about, in either version; `{after*}`: as a list, `[a, b]`, even of one
 *     {from}    {in}        the declarations around it before, and after: `class a.B`, `method public f() : void from class a.B`
 *     {in:name}             the name of that declaration alone
 *
 * What follows a colon says how an element is told: `plain` a field without its visibility, `type` a declaration whose type changed, `line` the first line of code.
 * Of several sentences of a type the first one counts of which all declarations around are given.
 */
const SENTENCES: readonly (readonly [sentence: string | readonly string[], types: readonly string[]])[] = [
  ['{before} renamed to {after} in {in}', ['Rename Method']],
  [
    '{before} from {from} to {after} from {in}',
    [
      ...['Move Method', 'Move And Rename Method', 'Pull Up Method', 'Push Down Method'],
      ...['Move Attribute', 'Pull Up Attribute', 'Push Down Attribute'],
    ],
  ],
  ['{before} renamed to {after} and moved from {from} to {in}', ['Move And Rename Attribute']],
  ['{before:plain} to {after:plain} in {in}', ['Rename Attribute']],
  ['{before*:plain} to {after:plain} in {in}', ['Merge Attribute']],
  ['{before:plain} to {after*:plain} in {in}', ['Split Attribute']],
  ['{before} from {from} with {after} from {in}', ['Replace Attribute']],
  ['{before:type} to {after:type} in {in}', of('Change # Type', ['Attribute', 'Return', 'Parameter', 'Variable'])],
  [
    '{before} to {after} in {in}',
    [
      ...of('Rename #', ['Parameter', 'Variable']),
      ...['Replace Variable With Attribute', 'Replace Attribute With Variable'],
      ...['Parameterize Variable', 'Parameterize Attribute', 'Localize Parameter', 'Parameterize Test'],
      ...['Invert Condition', 'Replace Conditional With Ternary', 'Change Thrown Exception Type'],
      ...of('Replace # With Assumption', ['Conditional', 'Assertion', 'Ignore']),
      ...of('Change # Access Modifier', ['Class', 'Method', 'Attribute']),
      ...of('Modify # Annotation', ['Class', 'Method', 'Attribute', 'Parameter', 'Variable']),
    ],
  ],
  ['{before*} to {after} in {in}', of('Merge #', ['Method', 'Parameter', 'Variable', 'Conditional', 'Catch'])],
  ['{before} to {after*} in {in}', of('Split #', ['Method', 'Parameter', 'Variable', 'Conditional'])],
  ['{before*} to {after*} in {in}', ['Reorder Parameter']],
  ['{before} to {after} in type {in:name}', ['Change Type Declaration Kind']],
  ['{before} in {from} to {after*}', ['Introduce Polymorphism']],
  [
    '{before} with {after} in {in}',
    ['Replace Loop With Pipeline', 'Replace Pipeline With Loop', 'Replace Generic With Diamond', 'Replace Anonymous With Lambda'],
  ],
  ['{before} with {after}', ['Replace Anonymous With Class']],
  [
    '{after} in {in}',
    [
      ...of('Extract #', ['Attribute', 'Variable']),
      ...['Add Parameter', 'Add Thrown Exception Type', 'Try With Resources'],
      ...of('Add # Modifier', ['Class', 'Method', 'Attribute', 'Parameter', 'Variable']),
      ...of('Add # Annotation', ['Class', 'Method', 'Attribute', 'Parameter', 'Variable']),
    ],
  ],
  ['{after:line} in {in}', of('Assert #', ['Throws', 'Timeout'])],
  [
    '{before} in {from}',
    [
      ...of('Inline #', ['Attribute', 'Variable']),
      ...['Remove Parameter', 'Remove Thrown Exception Type'],
      ...of('Remove # Modifier', ['Class', 'Method', 'Attribute', 'Parameter', 'Variable']),
      ...of('Remove # Annotation', ['Class', 'Method', 'Attribute', 'Parameter', 'Variable']),
    ],
  ],
  ['{after} from {in}', ['Encapsulate Attribute']],
  ['{after} extracted from {before} in {in}', of('Extract #', ['Method', 'Fixture'])],
  ['{after} extracted from {before} in {from} & moved to {in}', ['Extract And Move Method']],
  ['{before} inlined to {after} in {in}', ['Inline Method']],
  ['{before} moved from {from} to {in} & inlined to {after}', ['Move And Inline Method']],
  [['from {before} in {from} to {after} in {in}', 'from {before} to {after} in {in}'], ['Move Code']],
  ['{before} from {from:name} to {in:name}', ['Move Annotation']],
  ['{before} moved to {after}', ['Move Class']],
  ['{before} renamed to {after}', ['Rename Class']],
  ['{before} moved and renamed to {after}', ['Move And Rename Class']],
  ['{before} split to {after*}', ['Split Class']],
  ['{before*} merged to {after}', ['Merge Class']],
  ['{after} from {from}', of('Extract #', ['Class', 'Subclass'])],
  [['{after} from {from}', '{after} from classes {before*}'], of('Extract #', ['Superclass', 'Interface'])],
  ['{before} to {after}', ['Collapse Hierarchy', 'Rename Package', 'Move Package', 'Move Source Folder']],
  ['{before} to {after*}', ['Split Package']],
  ['{before*} to {after}', ['Merge Package']],
];

function of(type: string, words: readonly string[]): readonly string[] {
  return words.map((word) => type.replace('#', word));
}

const BY_TYPE: ReadonlyMap<string, readonly string[]> = new Map(
  SENTENCES.flatMap(([sentence, types]) => types.map((type) => [type, typeof sentence === 'string' ? [sentence] : sentence] as const)),
);

/** The sentences of a type. Throws for a type that has none: whoever reports it has to say how. */
export function sentencesOf(type: string): readonly string[] {
  const sentences = BY_TYPE.get(type);
  if (!sentences) throw new Error(`No sentence says what "${type}" is: add one to engine/catalogue/sentences.ts.`);
  return sentences;
}

/** Whether fields are told without their visibility. */
export const saysPlainly = (type: string): boolean =>
  sentencesOf(type).some((sentence) => sentence.includes(':plain') || sentence.includes(':type'));
