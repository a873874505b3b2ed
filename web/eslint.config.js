import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules', 'dist', 'src/lib/wire.ts', 'src/sheet/facts.ts'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // TypeScript itself reports unknown names, with more knowledge than the rule has.
    files: ['**/*.ts', '**/*.svelte'],
    rules: { 'no-undef': 'off' },
  },
  {
    // Sizes are read once the page has been laid out (lib/sized.ts): a binding has it laid out in the midst of a change.
    files: ['**/*.svelte'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteDirective[kind="Binding"][key.name.name=/^(client|offset)(Width|Height)$/]',
          message: 'Use `{@attach sized(…)}` of lib/sized.ts.',
        },
      ],
    },
  },
  {
    // State that is replaced whole ($state.raw) may hold plain sets and maps.
    files: ['**/*.svelte.ts'],
    rules: { 'svelte/prefer-svelte-reactivity': 'off' },
  },
);
