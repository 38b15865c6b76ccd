import { relative } from 'node:path';
import { minifySync } from 'vite';

/** The package that a module belongs to: `libs/cart`, `react-dom`, `apps/storefront`. */
function packageOf(id) {
  const path = id.replace(/\\/g, '/').replace(/^\0/, '');
  const installed = path.split('/node_modules/').at(-1);
  if (path.includes('/node_modules/') && installed) {
    return installed
      .split('/')
      .slice(0, installed.startsWith('@') ? 2 : 1)
      .join('/');
  }
  return /\/((?:libs|apps)\/[^/]+)\//.exec(path)?.[1] ?? 'build';
}

/** A module is listed as it was before the chunk was minified. Nothing of it is left out here: it exports nothing by itself. */
const minifiedLength = (id, code) =>
  minifySync(id, code, { module: true, compress: false, mangle: { toplevel: true } }).code.length;

/**
 * Writes `.vite/chunks.json`: for each chunk, how many minified bytes of it come from which package; and
 * `.vite/modules.json`: the chunk of each source file, also of those that the manifest does not name.
 */
export const chunkReport = (folder) => ({
  name: 'chunk-report',
  apply: 'build',
  generateBundle(_options, bundle) {
    const report = {};
    const chunkOf = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const packages = {};
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        chunkOf[relative(folder, id.split('?')[0])] = chunk.fileName;
        if (code) packages[packageOf(id)] = (packages[packageOf(id)] ?? 0) + minifiedLength(id, code);
      }
      report[chunk.fileName] = packages;
    }
    for (const [fileName, content] of [
      ['.vite/chunks.json', report],
      ['.vite/modules.json', chunkOf],
    ])
      this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content, undefined, 1) });
  },
});
