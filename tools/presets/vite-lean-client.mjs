/** The result of a plugin that changes code within its lines: the source map stays as it is. */
const edited = (before, after) => (after === before ? undefined : { code: after, map: null });

/** `Link.displayName = "Link";` at the top level: names for React's developer tools. */
const displayName = /^\w+\.displayName = ".*";$/gm;

/** A top-level `var Form = React10.forwardRef(`: makes a component and does nothing else. */
const componentMaker = /^(var \w+ = )(\w+\.(?:createContext|forwardRef|memo)\()/gm;

/** The unused parts of the router's core: fetchers, instrumentation, and errors of server components. */
const unusedParts = [
  ['    fetch: fetch2,\n', ''],
  ['if (init.instrumentations)', 'if (false)'],
  ['RenderErrorBoundary.contextType = RSCRouterContext;', ''],
  ['if (this.context && typeof error', 'if (false && typeof error'],
  ['if (this.context) {', 'if (false) {'],
  ['let unstable_rsc = useIsRSCRouterContext();', 'let unstable_rsc = false;'],
];

function withoutUnusedParts(code) {
  return unusedParts.reduce((rest, [part, replacement]) => {
    if (!rest.includes(part)) throw new Error(`shakeable-router: react-router no longer has "${part.trim()}".`);
    return rest.replaceAll(part, replacement);
  }, code);
}

/**
 * Lets the bundler leave out the parts of react-router that a shop does not use: it takes both patterns for work with
 * side effects, includes complete components because of their names, and all that the router's core can do.
 * @throws {Error} when the core no longer has a part that is to be left out.
 */
export const shakeableRouter = (folder) => ({
  name: 'shakeable-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler(code, id) {
      if (!id.startsWith(folder)) return undefined;
      const used = code.includes('function createRouter(') ? withoutUnusedParts(code) : code;
      return edited(code, used.replace(displayName, '').replace(componentMaker, '$1/* @__PURE__ */ $2'));
    },
  },
});

const toolkit = '@reduxjs/toolkit';
const own = '?listeners';
const listenerImport = /(import \{[^}]*\bcreateListenerMiddleware\b[^}]*\} from ')@reduxjs\/toolkit'/;

/**
 * Redux Toolkit is one file, so its listener middleware would come with the store, in every first load. Modules that
 * listen come later, and get a copy of the file, of which only what they use is left.
 */
export const lazyListeners = () => ({
  name: 'lazy-listeners',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@reduxjs\/toolkit\?listeners$/ },
    async handler(_source, importer) {
      const resolved = await this.resolve(toolkit, importer, { skipSelf: true });
      return resolved && { ...resolved, id: resolved.id + own };
    },
  },
  transform: {
    filter: { id: /\.tsx?$/, code: /\bcreateListenerMiddleware\b/ },
    handler: (code) => edited(code, code.replace(listenerImport, `$1${toolkit}${own}'`)),
  },
});
