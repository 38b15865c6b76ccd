import { SourceMap } from 'node:module';
import { relative } from 'node:path';

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text) => text.replace(/[&<>]/g, (sign) => escapes[sign]);

/** Where an error comes from, such as `libs/cart/src/lib/react/cart-page/CartPage.tsx:12:5`: the first own file of its stack. */
export function placeOf({ loc, stack = '' }, root) {
  if (loc?.file) return `${relative(root, loc.file)}:${loc.line}:${loc.column}`;
  const places = [...stack.matchAll(/(?:file:\/\/)?(\/[^\s()]+|[A-Z]:[\\/][^\s()]+):(\d+):(\d+)/g)];
  const own = places.find(([, file]) => file.startsWith(root) && !file.includes('node_modules'));
  return own && `${relative(root, own[1])}:${own[2]}:${own[3]}`;
}

/** The page that a developer gets for an error. It loads itself again after the next edit. */
export function errorPage(error, root) {
  const { message = String(error), stack = '', frame = '' } = error ?? {};
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${escapeText(message)}</title>
<script type="module">
import { createHotContext } from '/@vite/client';
createHotContext('/error-page').on('shop:edited', () => location.reload());
</script>
</head>
<body>
<h1>${escapeText(message)}</h1>
<p><code>${escapeText(placeOf(error ?? {}, root) ?? '')}</code></p>
<pre>${escapeText(frame)}</pre>
<pre>${escapeText(stack)}</pre>
</body>
</html>
`;
}

/** The stack of an error in the browser, with the files and lines of the sources in place of what Vite has made of them. */
export function sourceStack(stack, moduleOf) {
  return stack.replace(/https?:\/\/[^/\s]+([^\s()?]+)(?:\?[^\s():]*)?:(\d+):(\d+)/g, (match, path, line, column) => {
    const module = moduleOf(decodeURI(path));
    if (!module?.file) return match;
    const map = module.transformResult?.map;
    const entry = map?.mappings ? new SourceMap(map).findEntry(Number(line) - 1, Number(column) - 1) : {};
    return entry.originalLine === undefined
      ? `${module.file}:${line}:${column}`
      : `${module.file}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}
