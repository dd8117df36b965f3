import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import ownKeys from './test/support/own-keys-rule.mjs';
import shortSpreads from './test/support/short-spreads-rule.mjs';

/** What else than `fetch` reaches a server. */
const WAYS_OUT = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'];

const ASK =
  'Servers are asked by github/ask.ts alone: it counts what comes, and takes nothing from other hosts than the one that was asked.';

/** Rules that no tool but a linter can hold. What the compiler checks is left to it, layout to prettier, borders between rooms to test/unit/structure.test.ts. */
export default defineConfig(
  { ignores: ['dist/', 'action/dist/', '.types/', '.cache/', 'node_modules/', 'test/e2e/.output/'] },
  {
    files: ['**/*.ts', '**/*.tsx'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-param-reassign': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      // Other packages' types can be extended in no other way.
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // An async function without await is how a synchronous answer meets a contract of promises.
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['action/**', 'engine/**', 'extension/**', 'github/**', 'shown/**', 'ui/**'],
    ignores: ['github/ask.ts', 'extension/own-grammar.ts'],
    rules: {
      'no-restricted-globals': ['error', ...WAYS_OUT.map((name) => ({ name, message: ASK }))],
    },
  },
  {
    // Regexes meet texts of any repository: none may take exponential time, or the square of a text's length. test/unit/regexes.test.ts times what this cannot see.
    files: ['action/**', 'engine/**', 'github/**', 'extension/**', 'shown/**', 'ui/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['action/**/*.ts', 'engine/**/*.ts', 'github/**/*.ts', 'extension/**/*.{ts,tsx}', 'shown/**/*.ts', 'ui/**/*.{ts,tsx}'],
    plugins: { reflens: { rules: { 'own-keys': ownKeys, 'short-spreads': shortSpreads } } },
    rules: { 'reflens/own-keys': 'error', 'reflens/short-spreads': 'error' },
  },
  {
    files: ['action/**', 'engine/**', 'extension/**', 'github/**', 'shown/**', 'ui/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['globalThis', 'window', 'self'].flatMap((object) => WAYS_OUT.map((property) => ({ object, property, message: ASK }))),
        { property: 'sendBeacon', message: ASK },
        ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({
          property,
          message: 'Make elements, not HTML from strings: what a page shows may come from anybody.',
        })),
      ],
    },
  },
  {
    // Tools that print.
    files: ['engine/node/**', 'test/**'],
    rules: { 'no-console': 'off' },
  },
);
