import { createHash } from 'node:crypto';
import postcss from 'postcss';

const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The classes that an element must have for a selector to meet it. */
const namesIn = (selector) =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(className)].map(([, name]) => name);

/**
 * Cuts a stylesheet in two: rules of which every selector holds a late class name, and keyframes with a late name, go to
 * the late one; everything else stays, in its order.
 */
export function splitStyles(css, isLate) {
  const early = postcss.parse(css);
  const late = postcss.root();
  const goesLate = (rule) => rule.selectors.every((selector) => namesIn(selector).some(isLate));
  const cut = (node, into) => {
    if (node.type === 'rule') {
      if (goesLate(node)) into.append(node.remove());
    } else if (node.type === 'atrule' && node.name.endsWith('keyframes')) {
      if (isLate(node.params)) into.append(node.remove());
    } else if (node.type === 'atrule' && node.nodes) {
      const half = node.clone({ nodes: [] });
      for (const child of node.nodes.slice()) cut(child, half);
      if (half.nodes.length > 0) into.append(half);
      if (node.nodes.length === 0) node.remove();
    }
  };
  for (const node of early.nodes.slice()) cut(node, late);
  return { early: early.toString(), late: late.toString() };
}

/**
 * Takes the styles of parts that appear only after hydration out of the one stylesheet that every document carries, into
 * `assets/late-….css`. `nameOf` makes class names from name and file, `files` says which files' styles are late.
 */
export function lateStyles({ files, nameOf }) {
  const names = new Set();
  return {
    classNameOf: (name, file) => {
      const made = nameOf(name, file);
      if (files.test(file)) names.add(made);
      return made;
    },
    plugin: {
      name: 'late-styles',
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
          const { early, late } = splitStyles(String(sheet.source), (name) => names.has(name));
          sheet.source = early;
          const hash = createHash('sha256').update(late).digest('base64url').slice(0, 8);
          this.emitFile({ type: 'asset', fileName: `assets/late-${hash}.css`, source: late });
        },
      },
    },
  };
}
