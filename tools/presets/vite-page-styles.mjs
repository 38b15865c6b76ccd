import postcss from 'postcss';
import { pageSources, stylesReachedFrom } from './style-sources.mjs';

const className = /\.(-?[_a-zA-Z][\w-]*)/g;

/** A selector without what is in parentheses, innermost first. */
const withoutArguments = (selector) => {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
};

/**
 * The classes without which a selector meets nothing. Those in `:not()`, `:is()` and `:has()` do not count: it may meet
 * something without them.
 */
const namesIn = (selector) => [...withoutArguments(selector).matchAll(className)].map(([, name]) => name);

/** A rule as selectors, each with its class names, and its declarations. */
const partOf = (rule, within) => {
  const { selector, selectors } = rule;
  return {
    within,
    selectors: selectors.map((text) => [text, namesIn(text)]),
    text: rule.toString().slice(selector.length),
  };
};

/**
 * A stylesheet as a list of its rules in their order, from which the server joins the sheet of each page
 * (`libs/storefront-kit/src/lib/server/documents/page-styles.ts`). `within` are the conditions around a rule.
 */
export function cutStyles(css) {
  const parts = [];
  const cut = (node, within) => {
    if (node.type === 'rule') parts.push(partOf(node, within));
    else if (node.type !== 'atrule') return;
    else if (node.name.endsWith('keyframes')) parts.push({ within, animation: node.params, text: node.toString() });
    else if (node.nodes === undefined || node.name === 'font-face') parts.push({ within, text: node.toString() });
    else for (const child of node.nodes) cut(child, [...within, `@${node.name} ${node.params}`]);
  };
  for (const node of postcss.parse(css).nodes) cut(node, []);
  return parts;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letterName = (index) =>
  (index < LETTERS.length ? '' : letterName(Math.floor(index / LETTERS.length) - 1)) + LETTERS[index % LETTERS.length];

/** Names of custom properties, and of anchors. */
const customName = /(?<![\w-])--[a-zA-Z][\w-]*/g;

/**
 * Shortens the names of custom properties, the most frequent ones most: half a KiB in every document. Names that code
 * uses stay.
 */
export function shortenProperties(css, code) {
  const taken = new Set(code.match(customName));
  const counts = new Map();
  for (const [name] of css.matchAll(customName)) if (!taken.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const frequent = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const short = new Map(frequent.map((name, index) => [name, `--${letterName(index)}`]));
  return css.replaceAll(customName, (name) => short.get(name) ?? name);
}

/** A sheet that a document loads beside its own styles declares no font again: browsers would load it again. */
const withoutFonts = (css) => {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => void rule.remove());
  return sheet.toString();
};

/**
 * Writes `.vite/styles.json`: the parts of the one stylesheet, and the class names of all that each page or part of a page
 * may render. The stylesheet itself, without fonts, is what a browser loads after hydration. `nameOf` makes class names
 * from name and file.
 */
export function pageStyles({ folder, nameOf }) {
  const namesOfFile = new Map();
  return {
    classNameOf: (name, file) => {
      const made = nameOf(name, file);
      const path = file.split('?')[0];
      namesOfFile.set(path, (namesOfFile.get(path) ?? new Set()).add(made));
      return made;
    },
    plugin: {
      name: 'page-styles',
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
            this.error(`The styles of pages are cut out of one stylesheet, and there are ${sheets.length}.`);
          const code = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.code : ''));
          const css = shortenProperties(String(sheet.source), code.join('\n'));
          const classes = Object.fromEntries(
            pageSources(folder).map(({ file, source }) => [
              source,
              [...stylesReachedFrom(file)].flatMap((path) => [...(namesOfFile.get(path) ?? [])]),
            ]),
          );
          sheet.source = withoutFonts(css);
          this.emitFile({
            type: 'asset',
            fileName: '.vite/styles.json',
            source: JSON.stringify({ parts: cutStyles(css), classes }),
          });
        },
      },
    },
  };
}
