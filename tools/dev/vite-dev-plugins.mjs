import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../setup/runtime.mjs';

/**
 * Reloads the open page for edits that hot reload does not show: code of the server only, and modules without components,
 * for what a loader has loaded with them would stay as it was. An error page hears of every edit.
 */
export const reloadPage = () => ({
  name: 'shop:reload-page',
  hotUpdate({ file, modules, server }) {
    const { hot, moduleGraph } = server.environments.client;
    if (this.environment.name === 'client' && modules.length > 0 && file.endsWith('.ts')) {
      hot.send({ type: 'full-reload' });
      return [];
    }
    if (this.environment.name !== 'ssr') return undefined;
    hot.send('shop:edited');
    if (modules.length > 0 && !moduleGraph.getModulesByFile(file)?.size) hot.send({ type: 'full-reload' });
    return undefined;
  },
});

const tokenFiles = ['tokens.ts', 'tokens-css.ts'].map((file) => join(root, 'libs/ui/src/lib/tokens', file));

/** Writes tokens.css again when the tokens are edited. */
export const writeTokens = (write = writeFileSync) => ({
  name: 'shop:write-tokens',
  configureServer: ({ watcher }) => void watcher.add(tokenFiles),
  async hotUpdate({ file, server }) {
    if (this.environment.name !== 'ssr' || !tokenFiles.includes(file)) return;
    const { tokensCss } = await server.ssrLoadModule(tokenFiles[1]);
    write(join(tokenFiles[1], '../tokens.css'), tokensCss());
  },
});

/** Names the texts that have no translation, once each: by the macros' output it knows which text has which id. */
export function untranslatedTexts(warn = console.warn) {
  const texts = new Map();
  const reported = new Set();
  const plugin = {
    name: 'shop:untranslated-texts',
    enforce: 'post',
    transform(code, id) {
      if (!/\.tsx?$/.test(id)) return;
      for (const [, textId, message] of code.matchAll(/id: "([^"]+)",\s*message: ("(?:[^"\\]|\\.)*")/g)) {
        texts.set(textId, { message, file: relative(root, id) });
      }
    },
    // A text that is translated now and missing again later is reported again.
    hotUpdate: () => void reported.clear(),
  };
  const onMissing = (id, language) => {
    const key = `${language} ${id}`;
    if (reported.has(key)) return;
    reported.add(key);
    const { message = `"${id}"`, file } = texts.get(id) ?? {};
    warn(
      `No translation into "${language}" of ${message}${file ? ` (${file})` : ''}. The page shows the English text.`,
    );
  };
  return { plugin, onMissing };
}
