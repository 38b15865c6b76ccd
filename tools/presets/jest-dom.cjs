require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');
const { TextDecoder, TextEncoder } = require('node:util');

// In ms: slow work on a busy machine still succeeds; work that never ends fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has neither; React Router and hashing need both.
globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;

// jsdom knows <dialog> but not its methods.
if (globalThis.HTMLDialogElement && !globalThis.HTMLDialogElement.prototype.showModal) {
  globalThis.HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  globalThis.HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom computes a style again on every call, which is most of the time of a search by role. This cache holds until the
// document changes; elements outside it are not observed, so they are not cached.
if (globalThis.document) {
  const computeStyle = globalThis.getComputedStyle;
  let styles = new WeakMap();
  const clear = () => {
    styles = new WeakMap();
  };
  const changes = new MutationObserver(clear);
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || element?.getRootNode?.() !== document) return computeStyle(element, pseudoElement);
    if (changes.takeRecords().length > 0) clear();
    const style = styles.get(element) ?? computeStyle(element);
    styles.set(element, style);
    return style;
  };
}
