import { createHash } from 'node:crypto';
import postcss from 'postcss';

const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The classes that an element must have for a selector to meet it. */
const namesIn = (selector) =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(className)].map(([, name]) => name);

/**
 * Cuts a stylesheet in two: rules of which every selector holds a lazy class name, and keyframes with a lazy name, go to
 * the lazy one; everything else stays, in its order.
 */
export function splitStyles(css, isLazy) {
  const early = postcss.parse(css);
  const lazy = postcss.root();
  const isLazyRule = (rule) => rule.selectors.every((selector) => namesIn(selector).some(isLazy));
  const cut = (node, into) => {
    if (node.type === 'rule') {
      if (isLazyRule(node)) into.append(node.remove());
    } else if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
      if (isLazy(node.params)) into.append(node.remove());
    } else if (node.type === 'atrule' && node.nodes) {
      const half = node.clone({ nodes: [] });
      for (const child of node.nodes.slice()) cut(child, half);
      if (half.nodes.length > 0) into.append(half);
      if (node.nodes.length === 0) node.remove();
    }
  };
  for (const node of early.nodes.slice()) cut(node, lazy);
  return { early: early.toString(), lazy: lazy.toString() };
}

/**
 * Takes the styles of parts that appear only after hydration out of the one stylesheet that every document carries, into
 * `assets/lazy-….css`. `nameOf` makes class names from name and file, `files` is the set of files whose styles are lazy.
 */
export function lazyStyles({ files, nameOf }) {
  const names = new Set();
  return {
    classNameOf: (name, file) => {
      const made = nameOf(name, file);
      if (files.has(file.split('?')[0])) names.add(made);
      return made;
    },
    plugin: {
      name: 'lazy-styles',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const sheets = Object.values(bundle).filter(
            ({ type, fileName }) => type === 'asset' && fileName.endsWith('.css'),
          );
          const [sheet] = sheets;
          if (sheet === undefined || sheets.length > 1)
            this.error(`Late styles are taken out of one stylesheet, and there are ${sheets.length}.`);
          const { early, lazy } = splitStyles(String(sheet.source), (name) => names.has(name));
          sheet.source = early;
          const hash = createHash('sha256').update(lazy).digest('base64url').slice(0, 8);
          this.emitFile({ type: 'asset', fileName: `assets/lazy-${hash}.css`, source: lazy });
        },
      },
    },
  };
}
