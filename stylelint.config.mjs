/** A length in px. A hairline (1px) and nothing (0px) need no token; zoom and larger text work with the rest. */
const pxLength = /(?<![\w.-])-?(?!(?:0|1)px\b)\d*\.?\d+px\b/;

/**
 * Looks are made of tokens: colours and sizes are written in `libs/ui/src/lib/tokens/tokens.ts` and, for a shop
 * with other ones, in its `look.css`.
 * @type {import('stylelint').Config}
 */
export default {
  ignoreFiles: [
    '**/dist/**',
    '**/node_modules/**',
    '**/storybook-static/**',
    '**/test-results/**',
    '.nx/**',
    '.data/**',
    'libs/ui/src/lib/tokens/tokens.css',
    // A shop's own values of the tokens.
    'apps/*/src/look.css',
  ],
  reportNeedlessDisables: true,
  reportInvalidScopeDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    'color-no-hex': [true, { message: 'A colour is a token: var(--color-…).' }],
    'color-named': ['never', { message: 'A colour is a token: var(--color-…).' }],
    'function-disallowed-list': [
      ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'color-mix', 'light-dark'],
      { message: 'A colour is a token: var(--color-…).' },
    ],
    'declaration-property-value-disallowed-list': [
      { '/.+/': [pxLength], '/^text-decoration/': [/line-through/] },
      {
        message:
          'A length is a token, or in rem, em, % or viewport units, and 1px is a hairline; what is struck out is a price, and PriceTag alone draws those.',
      },
    ],
    'media-feature-name-unit-allowed-list': [
      { '/(?:width|height)$/': ['rem'] },
      { message: 'Breakpoints are in rem, so that they follow the size of the text.' },
    ],
    'media-feature-name-no-unknown': true,
    'block-no-empty': true,
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-properties': [true, { ignore: ['consecutive-duplicates-with-different-values'] }],
    'declaration-property-value-no-unknown': true,
    'font-family-no-duplicate-names': true,
    'function-calc-no-unspaced-operator': true,
    'no-duplicate-selectors': true,
    'no-unknown-animations': true,
    'no-unknown-custom-properties': null,
    'property-no-unknown': true,
    'selector-pseudo-class-no-unknown': true,
    'selector-pseudo-element-no-unknown': true,
    'selector-type-no-unknown': true,
    'unit-no-unknown': true,
  },
  // A shop's own values of the tokens, in `apps/*/src/look.css`; every other sheet of it uses them.
  overrides: [{ files: ['apps/*/src/look.css'], rules: { 'color-no-hex': null } }],
};
