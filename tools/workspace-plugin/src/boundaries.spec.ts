import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './testing/workspace.ts';

interface LintProblem {
  readonly rule: string | null;
  readonly message: string;
}

const boundaries = '@nx/enforce-module-boundaries';
const layers = 'no-restricted-imports';
/** A zone of tools/presets/import-zones.mjs. */
const zone = (name: string) => `@lyng/imports/${name}`;
const perRequest = /One per request/;
const rawLook = /made of tokens/;

/** A component with this in its `style`. */
const styled = (style: string) =>
  `export const Probe = ({ share }: { readonly share: number }) => <div data-share={share} style={{ ${style} }} />;\n`;

/** Forbidden code, its file, and the rule that reports it. */
// A row for each:
// prettier-ignore
const forbidden: readonly (readonly [what: string, file: string, text: string, rule: string, message?: RegExp])[] = [
  ['a domain that imports another', 'libs/cart/src/lib/react/probe.ts', "import { checkoutSlice } from '@lyng/checkout';\nexport const probe = checkoutSlice;\n", boundaries],
  ['a domain that takes another’s types', 'libs/favourites/src/lib/core/probe.ts', "import type { Cart } from '@lyng/cart';\nexport type Probe = Cart;\n", boundaries],
  ['a domain that loads another later', 'libs/catalogue/src/lib/react/probe.ts', "export const probe = () => import('@lyng/cart');\n", boundaries],
  ['a domain that reaches into another’s folder', 'libs/catalogue/src/lib/react/probe.ts', "import { cartSlice } from '../../../../cart/src/lib/state/cart-slice.ts';\nexport const probe = cartSlice;\n", boundaries],
  ['a domain that imports the app', 'libs/cart/src/lib/react/probe.ts', "import { features } from '../../../../../apps/storefront/src/features.ts';\nexport const probe = features;\n", boundaries],
  ['a component library that knows routes', 'libs/ui/src/lib/primitives/button/probe.ts', "import { useHref } from '@lyng/routing';\nexport const probe = useHref;\n", boundaries],
  ['a component library that asks the backend', 'libs/ui/src/lib/primitives/button/probe.ts', "import { useGateway } from '@lyng/commerce-client';\nexport const probe = useGateway;\n", boundaries],
  ['a platform library that knows a domain', 'libs/routing/src/lib/core/probe.ts', "import { cartSlice } from '@lyng/cart';\nexport const probe = cartSlice;\n", boundaries],
  ['a model that knows a platform library', 'libs/model/src/lib/probe.ts', "import { createHref } from '@lyng/routing/core';\nexport const probe = createHref;\n", boundaries],
  ['a model that draws', 'libs/model/src/lib/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", boundaries],
  ['a model with a store', 'libs/model/src/lib/probe.ts', "import { createSlice } from '@reduxjs/toolkit';\nexport const probe = createSlice;\n", boundaries],
  ['a client with React in it', 'libs/search-client/src/lib/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", boundaries],

  ['a kit that knows a domain', 'libs/storefront-kit/src/lib/server/probe.ts', "import { cartSlice } from '@lyng/cart';\nexport const probe = cartSlice;\n", boundaries],
  ['a domain that knows the kit', 'libs/cart/src/lib/react/probe.ts', "import { createStorefront } from '@lyng/storefront-kit';\nexport const probe = createStorefront;\n", boundaries],
  ['a contract that knows a domain', 'libs/feature/src/lib/probe.ts', "import { cartSlice } from '@lyng/cart';\nexport const probe = cartSlice;\n", boundaries],
  ['a contract that knows the kit', 'libs/feature/src/lib/probe.ts', "import { createStorefront } from '@lyng/storefront-kit';\nexport const probe = createStorefront;\n", boundaries],
  ['a component library that knows features', 'libs/ui/src/lib/primitives/button/probe.ts', "import { useApp } from '@lyng/feature';\nexport const probe = useApp;\n", boundaries],
  ['a component that imports a page', 'libs/cart/src/lib/react/probe.ts', "export { Component } from '../screens/cart/page.tsx';\n", zone('feature-parts')],
  ['an entry point that imports a feature', 'libs/cart/src/index.ts', "export { cart } from './feature.ts';\n", zone('feature-parts')],
  ['the kit’s server in its browser half', 'libs/storefront-kit/src/lib/browser/probe.ts', "export { sendText } from '../server/requests/send-text.ts';\n", zone('kit-browser')],
  ['the kit’s browser half in its server', 'libs/storefront-kit/src/lib/server/probe.ts', "export { startTab } from '../browser/start-tab.ts';\n", zone('kit-server')],
  ['the kit’s server in a browser', 'apps/storefront/src/frame/probe.ts', "export { startStorefront } from '@lyng/storefront-kit/server';\n", zone('no-server-in-client')],
  ['a node module in a component', 'libs/ui/src/lib/primitives/button/probe.tsx', "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n", zone('no-node-in-browser-code')],
  ['a node module without its prefix in a domain', 'libs/cart/src/lib/core/probe.ts', "import { join } from 'path';\nexport const probe = join;\n", zone('no-node-in-browser-code')],
  ['a node module that a domain loads lazily', 'libs/cart/src/lib/react/probe.ts', "export const probe = () => import('node:fs');\n", zone('no-node-in-browser-code')],
  ['a node module in a page', 'apps/storefront/src/frame/probe.tsx', "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n", zone('no-node-in-browser-code')],
  ['a node module in the other shop’s frame', 'apps/outlet/src/frame/probe.tsx', "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n", zone('no-node-in-browser-code')],
  ['fastify in a domain', 'libs/cart/src/lib/wire/probe.ts', "import fastify from 'fastify';\nexport const probe = fastify;\n", zone('no-node-in-browser-code')],
  ['react-router-dom in a domain', 'libs/cart/src/lib/react/probe.ts', "import { Link } from 'react-router-dom';\nexport const probe = Link;\n", zone('no-router-or-client')],
  ['react-router in a component', 'libs/ui/src/lib/primitives/button/probe.ts', "import { Link } from 'react-router';\nexport const probe = Link;\n", zone('no-router-or-client')],
  ['a primitive that knows a component of the shop', 'libs/ui/src/lib/primitives/layout/probe.ts', "import { Badge } from '../../commerce/badge/Badge.tsx';\nexport const probe = Badge;\n", zone('ui-primitives')],
  ['a story of a primitive with a component of the shop', 'libs/ui/src/lib/primitives/layout/Probe.stories.tsx', "export { Badge } from '../../commerce/badge/Badge.tsx';\n", zone('ui-primitives')],
  ['a helper of specs that knows the menu of the shop', 'libs/ui/src/lib/testing/probe.ts', "import type { MenuItem } from '../commerce/menu/menu-item.ts';\nexport type Probe = MenuItem;\n", zone('ui-helpers')],
  ['a helper of components that knows a component', 'libs/ui/src/lib/class-names/probe.ts', "import { Button } from '../primitives/button/Button.tsx';\nexport const probe = Button;\n", zone('ui-helpers')],
  ['@apollo/client in a domain', 'libs/cart/src/lib/wire/probe.ts', "import { gql } from '@apollo/client';\nexport const probe = gql;\n", zone('no-router-or-client')],
  ['a part of @apollo/client in a domain', 'libs/cart/src/lib/state/probe.ts', "import { gql } from '@apollo/client/core';\nexport const probe = gql;\n", zone('no-router-or-client')],
  ['test code of another library in shipped code', 'libs/cart/src/lib/react/probe.ts', "import { makeCart } from '@lyng/model/testing';\nexport const probe = makeCart;\n", zone('no-test-code')],
  ['test code of the own library in shipped code', 'libs/cart/src/lib/state/probe.ts', "export { oneLineCart } from '../testing/story-carts.ts';\n", zone('no-test-code')],
  ['test code in the shop', 'apps/storefront/src/frame/probe.ts', "import { makeCart } from '@lyng/model/testing';\nexport const probe = makeCart;\n", zone('no-test-code')],
  ['storybook/test in shipped code', 'libs/cart/src/lib/react/probe.ts', "import { fn } from 'storybook/test';\nexport const probe = fn;\n", zone('no-test-code')],
  ['code of the server in the shop’s client', 'apps/storefront/src/probe.ts', "import { shop } from './shop.server.ts';\nexport const probe = shop;\n", zone('no-server-in-client')],
  ['code of the server that the shop’s frame re-exports', 'apps/storefront/src/frame/probe.ts', "export { shop } from '../shop.server.ts';\n", zone('no-server-in-client')],
  ['the server’s entry in a page of the shop', 'apps/storefront/src/frame/probe.tsx', "export const probe = () => import('../server.ts');\n", zone('no-server-in-client')],
  ['the browser’s entry in the shop’s server', 'apps/storefront/src/probe.server.ts', "export const probe = () => import('./browser.ts');\n", zone('no-client-in-server')],
  ['the kit’s browser half in the shop’s server', 'apps/storefront/src/probe.server.ts', "export { hydrateStorefront } from '@lyng/storefront-kit/browser';\n", zone('no-client-in-server')],
  ['the browser’s entry in the other shop’s server', 'apps/outlet/src/probe.server.ts', "export const probe = () => import('./browser.ts');\n", zone('no-client-in-server')],
  ['a domain’s React entry in the backend', 'apps/commerce-backend/src/shopping/cart/probe.ts', "import { CartPage } from '@lyng/cart';\nexport const probe = CartPage;\n", zone('no-react-in-backend')],
  ['a page of a domain in the backend', 'apps/commerce-backend/src/shopping/checkout/probe.ts', "export const probe = () => import('@lyng/checkout/page');\n", zone('no-react-in-backend')],
  ['React in the backend', 'apps/commerce-backend/src/shopping/cart/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", zone('no-react-in-backend')],
  ['a platform of the backend that knows the shop', 'apps/commerce-backend/src/platform/graphql/probe.ts', "import { resolveScope } from '../../shop/scope.ts';\nexport const probe = resolveScope;\n", zone('backend-platform')],
  ['shop terms of the backend that know messages', 'apps/commerce-backend/src/shop/probe.ts', "import { queueMail } from '../messages/outbox-store.ts';\nexport const probe = queueMail;\n", zone('backend-shop')],
  ['messages that know an order', 'apps/commerce-backend/src/messages/probe.ts', "import { findOrder } from '../shopping/orders/order-store.ts';\nexport const probe = findOrder;\n", zone('backend-messages')],
  ['an account that knows the balance', 'apps/commerce-backend/src/people/profile/probe.ts', "import { balancesOf } from '../../shopping/balance/balance-store.ts';\nexport const probe = balancesOf;\n", zone('backend-people')],
  ['an account that loads the catalogue later', 'apps/commerce-backend/src/people/account/probe.ts', "export const probe = () => import('../../catalogue/core/site-paths.ts');\n", zone('backend-people')],
  ['a catalogue that knows the cart', 'apps/commerce-backend/src/catalogue/lists/probe.ts', "import { readCart } from '../../shopping/cart/read-cart.ts';\nexport const probe = readCart;\n", zone('backend-catalogue')],
  ['a catalogue that knows the search', 'apps/commerce-backend/src/catalogue/lists/probe.ts', "import { makeTextSearch } from '../../search/find/text-search.ts';\nexport const probe = makeTextSearch;\n", zone('backend-catalogue')],
  ['a search that re-exports from an account', 'apps/commerce-backend/src/search/wire/probe.ts', "export { findAccount } from '../../people/account/account-store.ts';\n", zone('backend-search')],
  ['a cart that knows a login', 'apps/commerce-backend/src/shopping/cart/probe.ts', "import { signIn } from '../../people/auth/sign-in.ts';\nexport const probe = signIn;\n", zone('backend-shopping')],
  ['an order that knows the API', 'apps/commerce-backend/src/shopping/orders/probe.ts', "import { buildApp } from '../../api/app.ts';\nexport const probe = buildApp;\n", zone('backend-shopping')],
  ['demo data in the backend', 'apps/commerce-backend/src/catalogue/probe.ts', "export const probe = () => import('@lyng/demo-catalogue');\n", boundaries],
  ['demo images in the backend', 'apps/commerce-backend/src/catalogue/probe.ts', "export const probe = () => import('@lyng/demo-assets');\n", boundaries],
  ['demo data in a domain', 'libs/cart/src/lib/core/probe.ts', "import { demoCatalogue } from '@lyng/demo-catalogue';\nexport const probe = demoCatalogue;\n", boundaries],
  ['a deep import by name', 'libs/cart/src/lib/react/probe.ts', "import { Button } from '@lyng/ui/src/lib/primitives/button/Button.tsx';\nexport const probe = Button;\n", zone('no-deep-import')],

  ['a core that imports from react', 'libs/cart/src/lib/core/probe.ts', "import { CartPage } from '../react/cart-page/CartPage.tsx';\nexport const probe = CartPage;\n", layers],
  ['a core that imports from state', 'libs/cart/src/lib/core/probe.ts', "import { cartSlice } from '../state/cart-slice.ts';\nexport const probe = cartSlice;\n", layers],
  ['a core that imports from wire', 'libs/cart/src/lib/core/probe.ts', "import { parseCart } from '../wire/parse-cart.ts';\nexport const probe = parseCart;\n", layers],
  ['a core in a folder that imports from react', 'libs/routing/src/lib/core/list-query/probe.ts', "import { useHref } from '../../react/use-href.ts';\nexport const probe = useHref;\n", layers],
  ['a core with React', 'libs/cart/src/lib/core/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", layers],
  ['a core with Redux', 'libs/cart/src/lib/core/probe.ts', "import { createSlice } from '@reduxjs/toolkit';\nexport const probe = createSlice;\n", layers],
  ['a core with Apollo', 'libs/cart/src/lib/core/probe.ts', "import { gql } from '@apollo/client/core';\nexport const probe = gql;\n", layers],
  ['a wire that imports from react', 'libs/cart/src/lib/wire/probe.ts', "import { useCart } from '../react/use-cart.ts';\nexport const probe = useCart;\n", layers],
  ['a wire that imports from state', 'libs/cart/src/lib/wire/probe.ts', "import { cartSlice } from '../state/cart-slice.ts';\nexport const probe = cartSlice;\n", layers],
  ['a state that imports from react', 'libs/cart/src/lib/state/probe.ts', "import { useCart } from '../react/use-cart.ts';\nexport const probe = useCart;\n", layers],

  ...['window', 'document', 'fetch', 'localStorage', 'sessionStorage', 'crypto', 'setTimeout', 'setInterval', 'navigator'].map(
    (name) => [`a core that uses ${name}`, 'libs/cart/src/lib/core/probe.ts', `export const probe = () => ${name};\n`, 'no-restricted-globals'] as const,
  ),
  ['a core that throws dice', 'libs/cart/src/lib/core/probe.ts', 'export const probe = () => Math.random();\n', 'no-restricted-properties'],
  ['a core that looks at the clock', 'libs/cart/src/lib/core/probe.ts', 'export const probe = () => Date.now();\n', 'no-restricted-properties'],

  ['a client for all visitors', 'apps/storefront/src/probe.server.ts', "import { ApolloClient } from '@apollo/client/core';\nconst client = new ApolloClient({} as never);\nexport const probe = () => client;\n", 'no-restricted-syntax', perRequest],
  ['an exported cache for all visitors', 'apps/storefront/src/probe.server.ts', "import { InMemoryCache } from '@apollo/client/core';\nexport const cache = new InMemoryCache();\n", 'no-restricted-syntax', perRequest],
  ['a store for all visitors', 'apps/storefront/src/probe.server.ts', "import { createStore } from '@lyng/feature';\nconst store = createStore({ features: [] });\nexport const probe = () => store;\n", 'no-restricted-syntax', perRequest],
  ['an exported store of a library', 'libs/cart/src/lib/state/probe.ts', "import { configureStore } from '@reduxjs/toolkit';\nexport const store = configureStore({ reducer: () => 0 });\n", 'no-restricted-syntax', perRequest],
  ['translations for all visitors', 'apps/storefront/src/frame/probe.ts', "import { createI18n } from '@lyng/i18n';\nexport const i18n = createI18n('da', []);\n", 'no-restricted-syntax', perRequest],

  ...["color: '#333'", "background: 'rgb(0 0 0)'", "color: 'red'", "width: '12px'", "margin: '0 -3.5px'", 'width: 12', 'width: `${share}px`', "border: '1px solid #eee'"].map(
    (style) => [`a look of its own, ${style}`, 'libs/ui/src/lib/primitives/button/probe.tsx', styled(style), 'no-restricted-syntax', rawLook] as const,
  ),
  ['a look of its own in a story', 'libs/ui/src/lib/primitives/button/Probe.stories.tsx', styled("width: '12px'"), 'no-restricted-syntax', rawLook],
  ['a look of its own in the shop', 'apps/storefront/src/frame/probe.tsx', styled("color: '#fff'"), 'no-restricted-syntax', rawLook],

  ['a struck price without the lowest of 30 days [IDEA-8]', 'libs/cart/src/lib/react/probe.tsx', 'export const Probe = () => <s>599 kr.</s>;\n', 'no-restricted-syntax', /lowest price of the last 30 days/],

  ['everything exported at once', 'libs/cart/src/index.ts', "export * from './lib/core/quantity-limit.ts';\n", 'no-restricted-syntax', /Name what is exported/],
  ['a default export', 'libs/cart/src/lib/react/probe.tsx', 'export default function Probe() {\n  return null;\n}\n', 'no-restricted-syntax', /Named exports only/],
  ['an `any`', 'libs/cart/src/lib/core/probe.ts', 'export const probe = (value: any) => value;\n', '@typescript-eslint/no-explicit-any'],
  ['a `!`', 'libs/cart/src/lib/core/probe.ts', 'export const probe = (value: string | undefined) => value!;\n', '@typescript-eslint/no-non-null-assertion'],
];

/** Code that the rules allow; the lint of the repository itself shows the rest of it. */
const allowed: readonly (readonly [what: string, file: string, text: string])[] = [
  [
    'a node module on the server',
    'apps/storefront/src/probe.server.ts',
    "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n",
  ],
  [
    'a look made of tokens',
    'libs/ui/src/lib/primitives/button/probe.tsx',
    styled(
      "width: `${share}%`, height: '16rem', color: 'var(--color-text)', border: '1px solid currentcolor', background: 'none', opacity: 0.5, margin: 0",
    ),
  ],
];

describe('the lint rules', () => {
  let found: readonly (readonly LintProblem[])[];
  const texts = [...forbidden, ...allowed].map(([, file, text]) => [join(root, file), text] as const);

  beforeAll(() => {
    const script = join(import.meta.dirname, 'testing/lint-texts.mjs');
    const env = { ...process.env, NODE_OPTIONS: '', NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false' };
    const output = execFileSync(join(root, 'tools/bin/with-node'), ['node', script, JSON.stringify(texts)], {
      cwd: root,
      env,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    found = JSON.parse(output) as typeof found;
  });

  it.each(forbidden.map((row, index) => [...row.slice(0, 2), index] as [string, string, number]))(
    'reject %s (%s)',
    (_what, _file, index) => {
      const [, , , rule, message] = forbidden[index] ?? [];
      const problems = found[index] ?? [];
      expect(problems.map((problem) => problem.rule)).toContain(rule);
      if (message) expect(problems.find((problem) => problem.rule === rule)?.message).toMatch(message);
    },
  );

  it.each(allowed.map((row, index) => [...row.slice(0, 2), forbidden.length + index] as [string, string, number]))(
    'allow %s (%s)',
    (_what, _file, index) => {
      expect(found[index]).toEqual([]);
    },
  );
});
