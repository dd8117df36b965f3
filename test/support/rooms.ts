/** The rooms of the house, and who may import whom: what ARCHITECTURE.md tells, for `test/unit/structure.test.ts`. */

export interface Room {
  /** Files whose path begins so belong to the room; the first room that fits is a file's own. */
  readonly path: string;
  /** What it may import of the project, besides itself: beginnings of paths. */
  readonly project: readonly string[];
  /** What it may import of these as types only. */
  readonly types?: readonly string[];
  readonly packages: readonly string[];
}

const ENGINE = [
  'text',
  'model',
  'languages',
  'facts',
  'matching',
  'moved',
  'catalogue',
  'findings',
  'detection',
  'results',
  'explained',
  'peek',
  'purity',
  'symbols',
  'dangers',
  'api-changes',
  'opportunities',
  'look',
  'confidence',
].map((room) => `engine/${room}/`);

const BELOW_MATCHING = ['engine/text/', 'engine/model/', 'engine/facts/', 'engine/matching/trace'];

/** The rooms of matching in the order in which they may import: each those before it. What a pair is, every one may know as a type. */
const MATCHING_ORDER = [
  'bodies/values/',
  'bodies/alignment/',
  'bodies/',
  'variables/',
  'methods/',
  'types/',
  'extraction/',
  'moves/',
  'fields/',
  'parts/',
].map((room) => `engine/matching/${room}`);

/** What two statements have in common is written down in `bodies/`, for the rooms inside it, too. */
const MAPPINGS = ['body-mapping', 'aligned-references', 'fragments'].map((file) => `engine/matching/bodies/${file}`);

const MATCHING: readonly Room[] = [
  ...MATCHING_ORDER.map((path, at) => ({
    path,
    project: [...BELOW_MATCHING, ...MATCHING_ORDER.slice(0, at)],
    types: ['engine/matching/comparison', ...(path.startsWith('engine/matching/bodies/') ? MAPPINGS : [])],
    packages: [],
  })),
  // Who listens to decisions, and how what they are about is called.
  {
    path: 'engine/matching/trace',
    project: ['engine/model/'],
    types: ['engine/matching/comparison', 'engine/matching/bodies/body-mapping'],
    packages: [],
  },
  { path: 'engine/matching/', project: [...BELOW_MATCHING, ...MATCHING_ORDER], packages: [] },
];

const BELOW_DETECTION = ['engine/text/', 'engine/model/', 'engine/facts/', 'engine/matching/', 'engine/findings/'];

/** The rooms of detection, each with those that it may import; the families at the root put them together. */
const DETECTION_ROOMS = {
  tests: [],
  types: [],
  methods: ['tests'],
  changes: ['tests', 'methods'],
  values: ['changes'],
  variables: ['changes', 'values'],
  fields: ['tests', 'changes', 'values'],
  conditions: ['changes'],
};

const DETECTION: readonly Room[] = [
  ...Object.entries(DETECTION_ROOMS).map(([room, others]) => ({
    path: `engine/detection/${room}/`,
    project: [...BELOW_DETECTION, ...others.map((other) => `engine/detection/${other}/`)],
    packages: [],
  })),
  {
    path: 'engine/detection/',
    project: [...BELOW_DETECTION, 'engine/catalogue/', ...Object.keys(DETECTION_ROOMS).map((room) => `engine/detection/${room}/`)],
    packages: [],
  },
];

/**
 * design: text <- model <- languages; model <- facts <- matching <- findings <- detection; findings <- results <- explained <- peek <- purity <- symbols <- dangers, api-changes, opportunities <- look, confidence <- analyze. What comes after detection reads
 * `engine/findings/view.ts`, and neither matching nor detection.
 */
export const ROOMS: readonly Room[] = [
  { path: 'engine/text/', project: [], packages: [] },
  { path: 'engine/model/', project: ['engine/text/'], packages: [] },
  // Knows lines of any text, and no language.
  { path: 'engine/moved/', project: ['engine/text/'], packages: [] },
  { path: 'engine/languages/', project: ['engine/text/', 'engine/model/'], packages: ['web-tree-sitter'] },
  // Questions about one declaration, statement, expression or name. Nothing is paired here.
  { path: 'engine/facts/', project: ['engine/text/', 'engine/model/'], packages: [] },
  ...MATCHING,
  // What the types mean: settings show it, and load nothing of how they are found.
  { path: 'engine/catalogue/', project: [], packages: [] },
  // What a finding is, and how it is printed. It reads what matching finished, and matches nothing.
  {
    path: 'engine/findings/',
    project: ['engine/text/', 'engine/model/', 'engine/facts/', 'engine/matching/', 'engine/catalogue/'],
    packages: [],
  },
  ...DETECTION,
  { path: 'engine/results/', project: ['engine/text/', 'engine/model/', 'engine/catalogue/', 'engine/findings/'], packages: [] },
  {
    path: 'engine/explained/',
    project: [
      'engine/text/',
      'engine/model/',
      'engine/moved/',
      'engine/catalogue/',
      'engine/findings/view',
      'engine/results/result',
      'engine/results/bundles',
    ],
    packages: [],
  },
  {
    path: 'engine/peek/',
    project: [
      'engine/text/',
      'engine/model/',
      'engine/moved/',
      'engine/catalogue/',
      'engine/findings/view',
      'engine/explained/',
      'engine/results/result',
    ],
    packages: [],
  },
  {
    path: 'engine/purity/',
    project: [
      'engine/text/',
      'engine/model/',
      'engine/catalogue/',
      'engine/findings/view',
      'engine/explained/',
      'engine/peek/',
      'engine/results/result',
    ],
    packages: [],
  },
  // What types, members and names mean in both versions, for those who look at more than refactorings.
  {
    path: 'engine/symbols/',
    project: ['engine/text/', 'engine/model/', 'engine/catalogue/', 'engine/findings/view', 'engine/results/result', 'engine/results/look'],
    packages: [],
  },
  {
    path: 'engine/dangers/',
    project: [
      'engine/text/',
      'engine/model/',
      'engine/catalogue/',
      'engine/findings/view',
      'engine/results/result',
      'engine/results/look',
      'engine/explained/',
      'engine/symbols/',
    ],
    packages: [],
  },
  {
    path: 'engine/api-changes/',
    project: [
      'engine/text/',
      'engine/model/',
      'engine/catalogue/',
      'engine/findings/view',
      'engine/results/result',
      'engine/results/look',
      'engine/symbols/',
    ],
    packages: [],
  },
  {
    path: 'engine/opportunities/',
    project: [
      'engine/text/',
      'engine/model/',
      'engine/moved/generated',
      'engine/catalogue/',
      'engine/findings/view',
      'engine/results/result',
      'engine/results/look',
      'engine/explained/',
      'engine/symbols/',
    ],
    packages: [],
  },
  {
    path: 'engine/look/',
    project: ['engine/text/', 'engine/results/look', 'engine/symbols/', 'engine/dangers/', 'engine/api-changes/', 'engine/opportunities/'],
    packages: [],
  },
  {
    path: 'engine/confidence/',
    project: ['engine/text/', 'engine/model/', 'engine/catalogue/facts', 'engine/findings/view', 'engine/results/result'],
    packages: [],
  },
  {
    // Judges what the others say with nothing but texts and results: it shares no code with what finds refactorings and moved lines.
    path: 'engine/receipt/',
    project: ['engine/text/', 'engine/catalogue/', 'engine/results/result', 'engine/results/receipt', 'shown/invisible'],
    packages: [],
  },
  {
    path: 'engine/node/',
    project: [
      'engine/receipt/',
      'engine/catalogue/sets',
      'engine/index',
      'engine/api',
      'engine/parts',
      'engine/results/result',
      'engine/results/receipt',
      'engine/results/catalogue',
      'engine/languages/registry',
      'engine/text/largest-text',
      'github/',
      'shown/',
    ],
    packages: ['node:'],
  },
  // The GitHub Action: what the command line knows, told to a workflow.
  {
    path: 'action/',
    project: [
      'engine/node/',
      'engine/receipt/allowed',
      'engine/results/receipt',
      'shown/',
      'github/ask',
      'github/failures',
      'github/source',
    ],
    packages: ['node:'],
  },
  { path: 'engine/', project: ENGINE, packages: [] },
  { path: 'wasm/', project: [], packages: ['node:'] },
  // What a command line and a panel show alike: pure functions of texts and results.
  { path: 'shown/', project: [], types: ['engine/results/result', 'engine/results/receipt'], packages: [] },
  { path: 'ui/', project: ['shown/'], types: ['engine/results/result'], packages: ['preact', '@preact/signals'] },
  {
    // What addresses of GitHub mean and what its API tells, for the browser and for Node. It fetches no file that is too large for the engine, and asks tables for their own keys as the engine does.
    path: 'github/',
    project: ['engine/text/largest-text', 'engine/text/own'],
    types: ['engine/api', 'ui/work'],
    packages: ['@octokit/'],
  },
  {
    // What runs on every page of GitHub: small, and nothing in it that only pages of changes need.
    path: 'extension/loader/',
    project: ['extension/ask', 'github/page-kind'],
    types: ['extension/messages'],
    packages: [],
  },
  {
    // What runs inside GitHub's page: nothing of the engine may end up in it.
    path: 'extension/content/',
    // Nor anything that reads or keeps settings: they come and go by messages.
    project: [
      'extension/loader/',
      'extension/messages',
      'extension/ask',
      'extension/setting-values',
      'extension/github/',
      'shown/',
      'ui/',
      'github/page',
      'github/failures',
    ],
    types: ['engine/results/result', 'engine/api'],
    packages: ['preact', '@preact/signals', 'webextension-polyfill'],
  },
  {
    path: 'extension/',
    // The first-run page shows the marks of GitHub's pages.
    project: [
      'extension/content/',
      'engine/index',
      'engine/api',
      'engine/parts',
      'engine/languages/registry',
      'engine/results/',
      'shown/',
      'ui/',
      'wasm/',
      'github/',
    ],
    packages: ['preact', '@preact/signals', 'webextension-polyfill', '@octokit/', 'idb'],
  },
];

/** The room that a file belongs to. */
export function roomOf(path: string): Room | undefined {
  return ROOMS.find((room) => path.startsWith(room.path));
}
