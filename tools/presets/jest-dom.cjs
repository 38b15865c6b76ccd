require('@testing-library/jest-dom');
const { configure } = require('@testing-library/react');
const { TextDecoder, TextEncoder } = require('node:util');

// In ms: what comes late on a busy machine still comes; what never comes fails all the same.
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
