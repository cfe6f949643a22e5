import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const seeded = 'Random numbers come from a seeded generator (src/kit), so that every run can be repeated.';
const timeless = 'A run must come out the same at any time: no clock here.';
const patient =
  'What is read may come later: ask with countOf, textOf and their like of tests/e2e/page.ts, with expect.poll, or after settled.';
/** How Playwright reads a page at once. */
const readings =
  '^(count|innerText|textContent|allInnerTexts|allTextContents|getAttribute|inputValue|isChecked|isVisible|boundingBox|evaluate|evaluateAll|content)$';
const anywhere = 'This room also runs in a worker and on the command line: no page here.';

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', '.cache/', 'tests/golden/*.json', '.dependency-cruiser.cjs']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },

  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-alert': 'error',
      'no-console': 'error',
      'no-constant-binary-expression': 'error',
      'no-else-return': ['error', { allowElseIf: false }],
      'no-fallthrough': 'error',
      'no-param-reassign': 'error',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      'no-useless-assignment': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',

      // No way round the types: neither `any`, nor a cast (`as const` is none), nor `!`.
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, minimumDescriptionLength: 0 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],

      // Numbers in texts are what this project prints.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `onClick={() => step(1)}` is how React is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Off: since noUncheckedIndexedAccess is off, it would report the sound test whether an index missed.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      // Off: an indexed loop over a typed array is quicker than its iterator.
      '@typescript-eslint/prefer-for-of': 'off',
      // `const { actual: _, ...rest } = run` leaves something out.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },

  {
    name: 'rooms without chance, clock or page',
    files: ['src/{kit,logic,engine,players,games,analysis,graph}/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: seeded },
        { object: 'performance', property: 'now', message: timeless },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: timeless }, { name: 'crypto', message: seeded }],
    },
  },
  {
    name: 'rooms without a page',
    files: ['src/{kit,logic,engine,players,games,analysis,cli}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Identifier[name=/^(window|document|localStorage|sessionStorage)$/]', message: anywhere },
      ],
    },
  },
  {
    name: 'browser tests that wait',
    files: ['tests/e2e/*.e2e.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `CallExpression[callee.name="expect"] > AwaitExpression.arguments > CallExpression[callee.property.name=/${readings}/]`,
          message: patient,
        },
      ],
    },
  },
  {
    name: 'React',
    files: ['src/app.tsx', 'src/ui/**'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    name: 'tests',
    files: ['tests/**'],
    rules: {
      // Off: browser tests speak to the page's console.
      'no-console': 'off',
      // Off: `expect(spy.method)` and handing a method to fc.property are usual here.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // tsc checks these; what JSON.parse and npm hand over has no type there.
    name: 'scripts in JavaScript',
    files: ['**/*.{js,mjs}'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
