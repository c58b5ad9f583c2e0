import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Default exports that a tool asks for: configurations, and vitest's global set-up. */
const DEFAULT_EXPORTS = [
  '*.config.ts',
  '*.config.js',
  'test/support/database-template.ts',
  'test/e2e/support/application.ts',
];

/** Who may import whom. Paths of `except` are relative to `from`. */
const ZONES = [
  {
    target: './core',
    from: ['./server', './client', './scripts', './test', './migrations'],
    message: 'core is pure: it knows no server, client, script or test.',
  },
  {
    target: './client',
    from: ['./server', './scripts', './test', './migrations'],
    message: 'The client uses core, and reaches the server by HTTP alone.',
  },
  {
    target: './server/routes',
    from: './server',
    except: ['./routes', './services', './http', './access', './app-deps.ts', './config.ts'],
    message: 'A route parses and answers; services do the work.',
  },
  {
    target: './server/services',
    from: ['./server/routes', './server/access', './server/app.ts', './server/main.ts'],
    message: 'A service knows nothing of HTTP routes.',
  },
  {
    target: [
      './server/sql',
      './server/imports',
      './server/exports',
      './server/gdal',
      './server/tiles',
      './server/database',
    ],
    from: ['./server/routes', './server/services', './server/app.ts', './server/main.ts'],
    message: 'Statements, readers and tiles are used by services, not the other way round.',
  },
  {
    target: './migrations',
    from: '.',
    except: ['./migrations', './node_modules'],
    message: 'A migration must mean the same for ever, so it imports nothing of ours.',
  },
  {
    target: ['./server', './migrations'],
    from: ['./client', './scripts', './test'],
    message: 'Only tests import scripts or tests; nobody imports the client but its tests.',
  },
  { target: './scripts', from: ['./client', './test'], message: 'Only tests import tests.' },
];

export default defineConfig(
  globalIgnores(['dist/', 'data/', 'hundredfoot-data/', '.data/', 'test-output/', 'test/fixtures/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNever: true, allow: ['URL', 'URLSearchParams'] },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: 'tsconfig.json' })] },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: ZONES }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.{1,2}/|zod$|temporal-polyfill$)',
              message: 'core imports pure libraries only: zod and temporal-polyfill.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['data/**', 'migrations/**', 'core/ordinances/**', 'test/**'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }] },
  },
  {
    // zod 4 prefers `error` to `message` and takes both; the schemas say `message`
    files: ['core/**/*.ts', 'server/config.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // knex's builders carry `any` for the record they read; the row type is stated by each statement's function
    files: ['server/sql/**/*.ts'],
    rules: { '@typescript-eslint/no-unsafe-return': 'off' },
  },
  {
    // the types of @maplibre/geojson-vt name their files without endings, which Node's resolution does not find
    files: ['server/tiles/encode-tile.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  { files: DEFAULT_EXPORTS, rules: { 'import-x/no-default-export': 'off' } },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  prettier,
);
