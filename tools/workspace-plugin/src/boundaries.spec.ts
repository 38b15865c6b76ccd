import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './testing/workspace.ts';

interface Fault {
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

/** What may not be written, where, and the rule that says so. */
// A row for each:
// prettier-ignore
const forbidden: readonly (readonly [what: string, file: string, text: string, rule: string, message?: RegExp])[] = [
  ['a domain that imports another', 'libs/cart/src/lib/react/probe.ts', "import { checkoutSlice } from '@lyng/checkout';\nexport const probe = checkoutSlice;\n", boundaries],
  ['a core that imports another domain', 'libs/cart/src/lib/core/probe.ts', "import { checkoutSlice } from '@lyng/checkout';\nexport const probe = checkoutSlice;\n", boundaries],
  ['a domain that takes another’s types', 'libs/favourites/src/lib/core/probe.ts', "import type { Cart } from '@lyng/cart';\nexport type Probe = Cart;\n", boundaries],
  ['a domain that loads another later', 'libs/catalogue/src/lib/react/probe.ts', "export const probe = () => import('@lyng/cart');\n", boundaries],
  ['a domain that reaches into another’s folder', 'libs/catalogue/src/lib/react/probe.ts', "import { cartSlice } from '../../../../cart/src/lib/state/cart-slice.ts';\nexport const probe = cartSlice;\n", boundaries],
  ['a domain that imports the app', 'libs/cart/src/lib/react/probe.ts', "import { makeStore } from '../../../../../apps/storefront/src/store.ts';\nexport const probe = makeStore;\n", boundaries],
  ['a component library that knows routes', 'libs/ui/src/lib/button/probe.ts', "import { useHref } from '@lyng/routing';\nexport const probe = useHref;\n", boundaries],
  ['a component library that asks the backend', 'libs/ui/src/lib/button/probe.ts', "import { useGateway } from '@lyng/commerce-client';\nexport const probe = useGateway;\n", boundaries],
  ['a platform library that knows a domain', 'libs/routing/src/lib/core/probe.ts', "import { cartSlice } from '@lyng/cart';\nexport const probe = cartSlice;\n", boundaries],
  ['a model that knows a platform library', 'libs/model/src/lib/probe.ts', "import { createHref } from '@lyng/routing/core';\nexport const probe = createHref;\n", boundaries],
  ['a model that draws', 'libs/model/src/lib/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", boundaries],
  ['a model with a store', 'libs/model/src/lib/probe.ts', "import { createSlice } from '@reduxjs/toolkit';\nexport const probe = createSlice;\n", boundaries],
  ['a client with React in it', 'libs/search-client/src/lib/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", boundaries],

  ['a node module in a component', 'libs/ui/src/lib/button/probe.tsx', "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n", zone('no-node-in-browser-code')],
  ['a node module without its prefix in a domain', 'libs/cart/src/lib/core/probe.ts', "import { join } from 'path';\nexport const probe = join;\n", zone('no-node-in-browser-code')],
  ['a node module that a domain loads lazily', 'libs/cart/src/lib/react/probe.ts', "export const probe = () => import('node:fs');\n", zone('no-node-in-browser-code')],
  ['a node module in a page', 'apps/storefront/src/routes/cart/probe.tsx', "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n", zone('no-node-in-browser-code')],
  ['fastify in a domain', 'libs/cart/src/lib/wire/probe.ts', "import fastify from 'fastify';\nexport const probe = fastify;\n", zone('no-node-in-browser-code')],
  ['react-router-dom in a domain', 'libs/cart/src/lib/react/probe.ts', "import { Link } from 'react-router-dom';\nexport const probe = Link;\n", zone('no-router-or-client')],
  ['react-router in a component', 'libs/ui/src/lib/button/probe.ts', "import { Link } from 'react-router';\nexport const probe = Link;\n", zone('no-router-or-client')],
  ['@apollo/client in a domain', 'libs/cart/src/lib/wire/probe.ts', "import { gql } from '@apollo/client';\nexport const probe = gql;\n", zone('no-router-or-client')],
  ['a part of @apollo/client in a domain', 'libs/cart/src/lib/state/probe.ts', "import { gql } from '@apollo/client/core';\nexport const probe = gql;\n", zone('no-router-or-client')],
  ['test code of another library in shipped code', 'libs/cart/src/lib/react/probe.ts', "import { makeCart } from '@lyng/model/testing';\nexport const probe = makeCart;\n", zone('no-test-code')],
  ['test code of the own library in shipped code', 'libs/cart/src/lib/state/probe.ts', "export { oneLineCart } from '../testing/story-carts.ts';\n", zone('no-test-code')],
  ['test code in the shop', 'apps/storefront/src/routes/cart/probe.ts', "import { makeCart } from '@lyng/model/testing';\nexport const probe = makeCart;\n", zone('no-test-code')],
  ['storybook/test in shipped code', 'libs/cart/src/lib/react/probe.ts', "import { fn } from 'storybook/test';\nexport const probe = fn;\n", zone('no-test-code')],
  ['code of the server in the shop’s client', 'apps/storefront/src/client/probe.ts', "import { scriptJson } from '../server/html-document.ts';\nexport const probe = scriptJson;\n", zone('no-server-in-client')],
  ['code of the server that the shop’s shell re-exports', 'apps/storefront/src/shell/probe.ts', "export { scriptJson } from '../server/html-document.ts';\n", zone('no-server-in-client')],
  ['code of the client in the shop’s server', 'apps/storefront/src/server/probe.ts', "import { newId } from '../client/new-id.ts';\nexport const probe = newId;\n", zone('no-client-in-server')],
  ['a domain’s React entry in the backend', 'apps/commerce-backend/src/services/cart/probe.ts', "import { CartPage } from '@lyng/cart';\nexport const probe = CartPage;\n", zone('no-react-in-backend')],
  ['a page of a domain in the backend', 'apps/commerce-backend/src/services/checkout/probe.ts', "export const probe = () => import('@lyng/checkout/page');\n", zone('no-react-in-backend')],
  ['React in the backend', 'apps/commerce-backend/src/services/cart/probe.ts', "import { useState } from 'react';\nexport const probe = useState;\n", zone('no-react-in-backend')],
  ['a deep import by name', 'libs/cart/src/lib/react/probe.ts', "import { Button } from '@lyng/ui/src/lib/button/Button.tsx';\nexport const probe = Button;\n", zone('no-deep-import')],
  ['a deep import by name in the shop', 'apps/storefront/src/routes/cart/probe.ts', "import { Button } from '@lyng/ui/src/lib/button/Button.tsx';\nexport const probe = Button;\n", zone('no-deep-import')],

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

  ['a client for all visitors', 'apps/storefront/src/server/probe.ts', "import { ApolloClient } from '@apollo/client/core';\nconst client = new ApolloClient({} as never);\nexport const probe = () => client;\n", 'no-restricted-syntax', perRequest],
  ['an exported cache for all visitors', 'apps/storefront/src/server/probe.ts', "import { InMemoryCache } from '@apollo/client/core';\nexport const cache = new InMemoryCache();\n", 'no-restricted-syntax', perRequest],
  ['a store for all visitors', 'apps/storefront/src/server/probe.ts', "import { makeStore } from '../store.ts';\nconst store = makeStore();\nexport const probe = () => store;\n", 'no-restricted-syntax', perRequest],
  ['an exported store of a library', 'libs/cart/src/lib/state/probe.ts', "import { configureStore } from '@reduxjs/toolkit';\nexport const store = configureStore({ reducer: () => 0 });\n", 'no-restricted-syntax', perRequest],
  ['translations for all visitors', 'apps/storefront/src/shell/probe.ts', "import { createI18n } from '@lyng/i18n';\nexport const i18n = createI18n('da', []);\n", 'no-restricted-syntax', perRequest],

  ...["color: '#333'", "background: 'rgb(0 0 0)'", "color: 'red'", "width: '12px'", "margin: '0 -3.5px'", 'width: 12', 'width: `${share}px`', "border: '1px solid #eee'"].map(
    (style) => [`a look of its own, ${style}`, 'libs/ui/src/lib/button/probe.tsx', styled(style), 'no-restricted-syntax', rawLook] as const,
  ),
  ['a look of its own in a story', 'libs/ui/src/lib/button/Probe.stories.tsx', styled("width: '12px'"), 'no-restricted-syntax', rawLook],
  ['a look of its own in the shop', 'apps/storefront/src/routes/probe.tsx', styled("color: '#fff'"), 'no-restricted-syntax', rawLook],

  ['a struck price without the lowest of 30 days [IDEA-8]', 'libs/cart/src/lib/react/probe.tsx', 'export const Probe = () => <s>599 kr.</s>;\n', 'no-restricted-syntax', /lowest price of the last 30 days/],

  ['everything exported at once', 'libs/cart/src/index.ts', "export * from './lib/core/quantity-limit.ts';\n", 'no-restricted-syntax', /Name what is exported/],
  ['a default export', 'libs/cart/src/lib/react/probe.tsx', 'export default function Probe() {\n  return null;\n}\n', 'no-restricted-syntax', /Named exports only/],
  ['an `any`', 'libs/cart/src/lib/core/probe.ts', 'export const probe = (value: any) => value;\n', '@typescript-eslint/no-explicit-any'],
  ['a `!`', 'libs/cart/src/lib/core/probe.ts', 'export const probe = (value: string | undefined) => value!;\n', '@typescript-eslint/no-non-null-assertion'],
];

/** What must stay possible, or the rules above are too wide. */
const allowed: readonly (readonly [what: string, file: string, text: string])[] = [
  [
    'a domain that uses model, platform and components',
    'libs/cart/src/lib/react/probe.ts',
    "import { Button } from '@lyng/ui';\nimport { useHref } from '@lyng/routing';\nimport type { Cart } from '@lyng/model';\nexport const probe = [Button, useHref] as const;\nexport type Probe = Cart;\n",
  ],
  [
    'an app that joins domains',
    'apps/storefront/src/wiring/probe.ts',
    "import { cartSlice } from '@lyng/cart';\nimport { checkoutSlice } from '@lyng/checkout';\nexport const probe = [cartSlice, checkoutSlice];\n",
  ],
  [
    'a core that imports core',
    'libs/cart/src/lib/core/probe.ts',
    "import { ok } from '@lyng/model';\nimport { enqueue } from './pending-operation.ts';\nexport const probe = [ok, enqueue];\n",
  ],
  [
    'a react that imports all layers',
    'libs/cart/src/lib/react/probe.ts',
    "import { enqueue } from '../core/pending-operation.ts';\nimport { cartSlice } from '../state/cart-slice.ts';\nimport { parseCart } from '../wire/parse-cart.ts';\nexport const probe = [enqueue, cartSlice, parseCart];\n",
  ],
  [
    'a core of a domain in the backend',
    'apps/commerce-backend/src/services/cart/probe.ts',
    "import { replay } from '@lyng/cart/core';\nimport { ok } from '@lyng/model';\nexport const probe = [replay, ok];\n",
  ],
  [
    'a domain in a test of the backend',
    'apps/commerce-backend/src/services/cart/probe.spec.ts',
    "import { cartSlice } from '@lyng/cart';\nexport const probe = cartSlice;\n",
  ],
  [
    'a node module in a spec',
    'libs/cart/src/lib/core/probe.spec.ts',
    "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n",
  ],
  [
    'a node module on the server',
    'apps/storefront/src/server/probe.ts',
    "import { readFileSync } from 'node:fs';\nexport const probe = readFileSync;\n",
  ],
  [
    'test code in a spec, a story and a testing folder',
    'libs/cart/src/lib/testing/probe.ts',
    "import { makeCart } from '@lyng/model/testing';\nexport const probe = makeCart;\n",
  ],
  [
    'storybook/test in a story',
    'libs/cart/src/lib/react/Probe.stories.tsx',
    "import { fn } from 'storybook/test';\nexport const probe = fn;\n",
  ],
  [
    'the router in the shop',
    'apps/storefront/src/routes/cart/probe.ts',
    "import { useLoaderData } from 'react-router-dom';\nexport const probe = useLoaderData;\n",
  ],
  [
    'Apollo in the library that holds the gateway',
    'libs/commerce-client/src/lib/probe.ts',
    "import { gql } from '@apollo/client/core';\nexport const probe = gql;\n",
  ],
  [
    'a page that the shop’s client and server share',
    'apps/storefront/src/server/probe.ts',
    "import { makeStore } from '../store.ts';\nexport const probe = makeStore;\n",
  ],
  [
    'a look made of tokens',
    'libs/ui/src/lib/button/probe.tsx',
    styled(
      "width: `${share}%`, height: '16rem', color: 'var(--color-text)', border: '1px solid currentcolor', background: 'none', opacity: 0.5, margin: 0",
    ),
  ],
  [
    'a store that is made for one request',
    'apps/storefront/src/server/probe.ts',
    "import { makeStore } from '../store.ts';\nexport const probe = () => {\n  const store = makeStore();\n  return store;\n};\n",
  ],
];

describe('the lint rules', () => {
  let found: readonly (readonly Fault[])[];
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
      const faults = found[index] ?? [];
      expect(faults.map((fault) => fault.rule)).toContain(rule);
      if (message) expect(faults.find((fault) => fault.rule === rule)?.message).toMatch(message);
    },
  );

  it.each(allowed.map((row, index) => [...row.slice(0, 2), forbidden.length + index] as [string, string, number]))(
    'allow %s (%s)',
    (_what, _file, index) => {
      expect(found[index]).toEqual([]);
    },
  );
});
