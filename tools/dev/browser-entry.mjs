// Development only: React's hot reload must be set up before the first component loads.
import '/@vite/client';
import { injectIntoGlobalHook } from '/@react-refresh';

/** Shows an error in the terminal and on top of the page, even one that an error page handles. */
const reported = new WeakSet();
const report = (error) => {
  if (!(error instanceof Error) || reported.has(error)) return;
  reported.add(error);
  import.meta.hot.send('shop:error', { name: error.name, message: error.message, stack: error.stack ?? '' });
};
window.addEventListener('error', ({ error }) => report(error));
window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
// React and the router log what an error page has caught.
const { error: logError } = console;
console.error = (...values) => {
  logError(...values);
  values.forEach(report);
};

injectIntoGlobalHook(window);
window.$RefreshReg$ = () => undefined;
window.$RefreshSig$ = () => (type) => type;
// Of the app, which is Vite's root.
await import('/src/browser.ts');
