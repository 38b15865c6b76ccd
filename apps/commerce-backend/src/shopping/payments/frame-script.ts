import { createHash } from 'node:crypto';

/**
 * The provider's page inside the shop's checkout: it reports its height and its end to the shop's page, and only to
 * that. Its forms replace each other, so that one press on Back leaves the payment. The result of a payment is never
 * sent here: the shop's page requests it.
 */
export const frameScript = `(() => {
  const { payment, shop, step } = document.body.dataset;
  if (parent === window) return;
  const post = (message) => parent.postMessage({ about: 'local-payment', payment, ...message }, shop);
  const postHeight = () => post({ step: 'shown', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  if (step) return post({ step });
  new ResizeObserver(postHeight).observe(document.documentElement);
  // Only if this frame has the focus already: browsers let no frame take it from the page around it.
  if (document.hasFocus()) (document.getElementById('code') ?? document.querySelector('button')).focus();
  const error = document.getElementById('error');
  let sending = false;
  addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    error.hidden = true;
    try {
      const response = await fetch(event.target.action, { method: 'POST', body: new URLSearchParams(new FormData(event.target)), signal: AbortSignal.timeout(15000) });
      if (response.redirected) location.replace(response.url);
      else location.reload();
    } catch {
      sending = false;
      error.hidden = false;
    }
  });
})();`;

/** The source of a Content-Security-Policy that lets this script run, and no other. */
export const frameScriptSource = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;
