import { createContext, runInContext } from 'node:vm';
import type { EmbeddedProvider } from '../../platform/config.ts';
import { providerScript } from './provider-script.ts';

/** A page whose elements have one shadow tree each, as in a browser. */
const openPage = () => {
  const forms: object[] = [];
  const root = {
    shadowRoot: null as object | null,
    attachShadow: () => {
      if (root.shadowRoot !== null) throw new Error('There is a shadow tree already.');
      root.shadowRoot = {
        append: (form: object) => forms.push(form),
        replaceChildren: (...children: object[]) => forms.splice(0, forms.length, ...children),
      };
      return root.shadowRoot;
    },
  };
  const createElement = () => ({ querySelector: () => ({}), addEventListener: () => undefined });
  const page = createContext({
    document: { getElementById: () => root, createElement },
    CSSStyleSheet: class {
      replaceSync(): void {}
    },
  });
  runInContext('globalThis.window = globalThis;', page);
  return { forms, run: (script: string) => runInContext(script, page) };
};

describe("the script of a provider's form", () => {
  it.each<EmbeddedProvider>(['KLARNA', 'AVARDA'])('of %s shows one form, however often a page runs it', (provider) => {
    const { forms, run } = openPage();
    for (const action of ['/first', '/second']) run(providerScript(provider, { action, fields: '' }));
    expect(forms).toMatchObject([{ action: '/second' }]);
  });
});
