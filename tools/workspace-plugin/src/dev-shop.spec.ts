import { join } from 'node:path';
import { errorPage, placeOf, sourceStack } from '../../dev/error-report.mjs';
import { reloadingApp } from '../../dev/reloading-app.mjs';
import { reloadPage, untranslatedTexts, writeTokens } from '../../dev/vite-dev-plugins.mjs';
import { root } from './testing/workspace.ts';

/** An app that shows the version of the sources it was built from. */
const appOf = (version: string, closed: string[]) => ({
  ready: async () => undefined,
  routing: (_request: unknown, response: string[]) => void response.push(version),
  close: async () => void closed.push(version),
});

function openApp() {
  let module: object = { version: 'first' };
  const closed: string[] = [];
  const builds: string[] = [];
  const app = reloadingApp({
    load: async () => module,
    build: async ({ version }: { version: string }) => {
      builds.push(version);
      if (version === 'broken') throw new Error('This source is broken.');
      return appOf(version, closed);
    },
    fail: (error: Error, response: string[]) => void response.push(error.message),
  });
  const get = async () => {
    const response: string[] = [];
    await app.listener({}, response);
    return response;
  };
  return { app, get, closed, builds, edit: (version: string) => void (module = { version }) };
}

describe('an app that follows its sources', () => {
  it('is built once for many requests', async () => {
    const { get, builds } = openApp();
    expect(await Promise.all([get(), get(), get()])).toEqual([['first'], ['first'], ['first']]);
    expect(builds).toEqual(['first']);
  });

  it('serves the next request with the edit, and closes the app before it', async () => {
    const { app, get, closed, edit } = openApp();
    await get();
    edit('second');
    expect(await get()).toEqual(['second']);
    await app.close();
    expect(closed).toEqual(['first', 'second']);
  });

  it('responds to each request with the error while the sources are broken, and works again after the next edit', async () => {
    const { get, edit } = openApp();
    edit('broken');
    expect([await get(), await get()]).toEqual([['This source is broken.'], ['This source is broken.']]);
    edit('repaired');
    expect(await get()).toEqual(['repaired']);
  });
});

describe('an error in development', () => {
  const file = join(root, 'libs/cart/src/lib/react/cart-page/CartPage.tsx');
  const error = Object.assign(new Error('lines of <undefined>'), {
    stack: `Error: lines of <undefined>\n    at renderWithHooks (${root}/node_modules/react-dom/server.js:5:1)\n    at CartPage (${file}:41:9)\n    at main (/elsewhere/x.js:1:1)`,
  });

  it('shows its message, its file and its line', () => {
    expect(placeOf(error, root)).toBe('libs/cart/src/lib/react/cart-page/CartPage.tsx:41:9');
    expect(errorPage(error, root)).toContain(
      '<h1>lines of &lt;undefined&gt;</h1>\n<p><code>libs/cart/src/lib/react/cart-page/CartPage.tsx:41:9</code></p>',
    );
  });

  it('of a source that cannot be read shows where', () => {
    const syntax = Object.assign(new Error('Unexpected token'), { loc: { file, line: 3, column: 7 } });
    expect(placeOf(syntax, root)).toBe('libs/cart/src/lib/react/cart-page/CartPage.tsx:3:7');
  });

  it('is shown when it is not an Error', () => {
    expect(errorPage(null, root)).toContain('<h1>null</h1>');
  });

  it('in the browser is traced back to the line of the source', () => {
    // Line 1, column 1 of what the browser has is line 3, column 5 of the source.
    const module = {
      file,
      transformResult: { map: { version: 3, sources: ['CartPage.tsx'], names: [], mappings: 'AAEI' } },
    };
    const moduleOf = (path: string) => (path === `/@fs${file}` ? module : undefined);
    const stack = `Error: x\n    at CartPage (http://dk.localhost:4200/@fs${file}?t=17:1:1)\n    at other (http://dk.localhost:4200/@id/react:1:1)`;
    expect(sourceStack(stack, moduleOf)).toBe(
      `Error: x\n    at CartPage (${file}:3:5)\n    at other (http://dk.localhost:4200/@id/react:1:1)`,
    );
  });
});

describe('the design tokens', () => {
  it('are written to tokens.css again, once, when they are edited', async () => {
    const written: string[] = [];
    const server = { ssrLoadModule: async () => ({ tokensCss: () => ':root {}' }) };
    const { hotUpdate } = writeTokens((file: string, css: string) => written.push(`${file.slice(root.length)} ${css}`));
    for (const name of ['client', 'ssr']) {
      await hotUpdate.call({ environment: { name } }, { file: join(root, 'libs/ui/src/lib/tokens/tokens.ts'), server });
      await hotUpdate.call(
        { environment: { name } },
        { file: join(root, 'libs/ui/src/lib/tokens/contrast.ts'), server },
      );
    }
    expect(written).toEqual(['/libs/ui/src/lib/tokens/tokens.css :root {}']);
  });
});

describe('texts without a translation', () => {
  it('are named once, with their file, until the next edit', () => {
    const warnings: string[] = [];
    const { plugin, onMissing } = untranslatedTexts((line: string) => warnings.push(line));
    plugin.transform(
      'i18n._(/*i18n*/{ id: "a1B2c3", message: "Say \\"hello\\"" })',
      join(root, 'libs/cart/src/Hello.tsx'),
    );
    onMissing('a1B2c3', 'da');
    onMissing('a1B2c3', 'da');
    onMissing('zzz', 'fi');
    expect(warnings).toEqual([
      'No translation into "da" of "Say \\"hello\\"" (libs/cart/src/Hello.tsx). The page shows the English text.',
      'No translation into "fi" of "zzz". The page shows the English text.',
    ]);
    plugin.hotUpdate();
    onMissing('zzz', 'fi');
    expect(warnings).toHaveLength(3);
  });
});

describe('an edit of code', () => {
  const reload = { type: 'full-reload' };
  const edit = (environment: string, file: string, inBrowser: boolean) => {
    const sent: unknown[] = [];
    const client = {
      hot: { send: (message: unknown) => void sent.push(message) },
      moduleGraph: { getModulesByFile: () => new Set(inBrowser ? [{}] : []) },
    };
    const modules = environment === 'ssr' || inBrowser ? [{}] : [];
    const left = reloadPage().hotUpdate.call(
      { environment: { name: environment } },
      { file, modules, server: { environments: { client } } },
    );
    return { sent, isHotReloaded: left === undefined };
  };

  it.each<[string, string, string, boolean, unknown[], boolean]>([
    [
      'that only the server runs reloads the open page',
      'ssr',
      '/html-document.ts',
      false,
      ['shop:edited', reload],
      true,
    ],
    [
      'of a loader reloads the open page, which shows what the loader gives',
      'client',
      '/cart-loader.ts',
      true,
      [reload],
      false,
    ],
    ['of a component is left to hot reload', 'client', '/CartPage.tsx', true, [], true],
    ['of a component is told to an error page', 'ssr', '/CartPage.tsx', true, ['shop:edited'], true],
    ['that the browser does not have leaves it alone', 'client', '/main.ts', false, [], true],
  ])('%s', (_case, environment, file, inBrowser, sent, isHotReloaded) => {
    expect(edit(environment, file, inBrowser)).toEqual({ sent, isHotReloaded });
  });
});
