// A developer's edits, one of each kind. `from` is in the file now; MARK in `to` is new in each run.
// `html` is in the server's next response; `browser` runs in the open page and is true when the page shows it.

const hasText = (mark) => document.body.textContent.includes(mark);
const inHtml = (mark) => mark;

const cart = '/cart';
const brands = '/m%C3%A6rker';
const cartPage = 'libs/cart/src/lib/react/cart-page';

export const edits = [
  {
    kind: 'component of a library',
    path: cart,
    file: `${cartPage}/CartPage.tsx`,
    from: '<CartFailureNotice status={view.status} words={words} />\n        {view.status',
    to: '<p>{"MARK"}</p>\n        {view.status',
    html: inHtml,
    browser: hasText,
  },
  {
    kind: 'CSS module',
    path: cart,
    file: `${cartPage}/CartPage.module.css`,
    from: '.page {',
    to: '.page {\n  --bench: MARK;',
    browser: (mark) => getComputedStyle(document.querySelector('main > div')).getPropertyValue('--bench') === mark,
  },
  {
    kind: 'token',
    path: cart,
    file: 'libs/ui/src/lib/tokens/tokens.ts',
    generated: 'libs/ui/src/lib/tokens/tokens.css',
    from: "9: '6rem',",
    to: "9: '6rem', MARK: '1rem',",
    browser: (mark) => getComputedStyle(document.documentElement).getPropertyValue(`--space-${mark}`) === '1rem',
  },
  {
    kind: 'translation (.po)',
    path: cart,
    file: 'libs/cart/src/locales/da.po',
    from: 'msgstr "Din kurv er tom"',
    to: 'msgstr "Din kurv er tom MARK"',
    html: (mark) => `Din kurv er tom ${mark}`,
    browser: (mark) => document.body.textContent.includes(`Din kurv er tom ${mark}`),
  },
  {
    kind: 'English text, not translated yet',
    path: cart,
    file: `${cartPage}/CartPage.tsx`,
    from: 't`Your cart is empty`',
    to: 't`Your cart is empty MARK`',
    html: (mark) => `Your cart is empty ${mark}`,
    browser: (mark) => document.body.textContent.includes(`Your cart is empty ${mark}`),
  },
  {
    kind: 'GraphQL document',
    path: brands,
    file: 'libs/catalogue/src/lib/wire/brands.graphql',
    generated: 'libs/catalogue/src/lib/wire/brands.generated.ts',
    from: '    name',
    to: '    name: alias',
    html: () => '>bjorkvret</a>',
    browser: () => document.querySelector('a[href="/b/bjorkvret"]')?.textContent === 'bjorkvret',
  },
  {
    kind: 'loader',
    path: brands,
    file: 'libs/catalogue/src/lib/screens/brands/data.ts',
    from: 'letters: result.value,',
    to: 'letters: result.value.map((group) => ({ ...group, letter: `${group.letter} MARK` })),',
    html: inHtml,
    browser: (mark) => document.querySelector('main').textContent.includes(mark),
  },
  {
    kind: 'resolver of the backend',
    path: brands,
    file: 'apps/commerce-backend/src/catalogue/wire/brand-type.ts',
    from: 'name: brand.name,',
    to: 'name: `${brand.name} MARK`,',
    html: inHtml,
    browser: (mark) => document.querySelector('main').textContent.includes(mark),
  },
  {
    kind: 'core of a library that the backend uses too',
    path: '/nyheder',
    file: 'libs/i18n/src/lib/core/format-money.ts',
    from: "? 'kr.' :",
    to: "? 'kr.MARK' :",
    html: inHtml,
    browser: (mark) => document.querySelector('main').textContent.includes(mark),
  },
  {
    kind: 'core of a library',
    path: brands,
    file: 'libs/catalogue/src/lib/core/brand-index.ts',
    from: '[{ letter, brands',
    to: '[{ letter: `${letter} MARK`, brands',
    html: inHtml,
    browser: (mark) => document.querySelector('main').textContent.includes(mark),
  },
  {
    kind: 'title of a page',
    path: cart,
    file: 'libs/feature/src/lib/head/page-title.ts',
    from: '`${name} | ${config.name}`',
    to: '`${name} MARK | ${config.name}`',
    html: inHtml,
    browser: (mark) => document.title.includes(mark),
  },
  {
    kind: 'head, made on the server only',
    path: cart,
    file: 'libs/storefront-kit/src/lib/server/documents/html-document.ts',
    from: `'<meta name="color-scheme" content="light dark">',`,
    to: `'<meta name="color-scheme" content="light dark"><meta name="bench" content="MARK">',`,
    html: inHtml,
    browser: (mark) => document.querySelector('meta[name=bench]')?.content === mark,
  },
  {
    kind: 'settings (shop.config.json)',
    path: cart,
    file: 'shop.config.json',
    from: '"returnDays": 14',
    to: '"returnDays": 28',
    html: () => '28 dage',
    browser: () => document.body.textContent.includes('28 dage'),
  },
  {
    kind: 'an error in a component',
    path: cart,
    file: `${cartPage}/CartPage.tsx`,
    from: '  const view = useCart();',
    to: "  const view = useCart();\n  if (view) throw new Error('MARK');",
    html: inHtml,
    browser: (mark) =>
      document.body.textContent.includes(mark) ||
      document.querySelector('vite-error-overlay')?.shadowRoot?.textContent.includes(mark) === true,
  },
];
