import { createHash } from 'node:crypto';

/**
 * What the provider's page does inside the shop's checkout: it tells the shop's page, and only that, how high it is and
 * when it is done. Its forms replace each other, so that one press on Back leaves the payment. How a payment ended is
 * never told here: the shop's page goes and asks.
 */
export const frameScript = `(() => {
  const { payment, shop, step } = document.body.dataset;
  if (parent === window) return;
  const tell = (told) => parent.postMessage({ about: 'local-payment', payment, ...told }, shop);
  const tellHeight = () => tell({ step: 'shown', height: Math.ceil(document.documentElement.getBoundingClientRect().height) });
  if (step) return tell({ step });
  new ResizeObserver(tellHeight).observe(document.documentElement);
  // Only whoever is here already: browsers let no frame take the focus from the page around it.
  if (document.hasFocus()) (document.getElementById('code') ?? document.querySelector('button')).focus();
  const fault = document.getElementById('fault');
  let sending = false;
  addEventListener('submit', async (event) => {
    event.preventDefault();
    if (sending) return;
    sending = true;
    fault.hidden = true;
    try {
      const answer = await fetch(event.target.action, { method: 'POST', body: new URLSearchParams(new FormData(event.target)), signal: AbortSignal.timeout(15000) });
      if (answer.redirected) location.replace(answer.url);
      else location.reload();
    } catch {
      sending = false;
      fault.hidden = false;
    }
  });
})();`;

/** The source of a Content-Security-Policy that lets this script run, and no other. */
export const frameScriptSource = `'sha256-${createHash('sha256').update(frameScript).digest('base64')}'`;
