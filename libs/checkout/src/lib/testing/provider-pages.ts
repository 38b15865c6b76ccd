/**
 * Small real pages that behave like the providers' scripts: markup with inline scripts, in which a button takes the
 * place of the provider's own. The calls that they receive are written into `data-` attributes of their root, where a
 * test or a person sees them.
 */

/**
 * Klarna's script: passes its interface to `_klarnaCheckout`, also to callers that came first, and ignores a press
 * while it is suspended.
 */
export const klarnaScript = `
(function () {
  var root = document.getElementById('klarna-checkout-container');
  root.insertAdjacentHTML('afterbegin', '<p>Klarna</p><button type="button">Betal hos Klarna</button>');
  var button = root.querySelector('button');
  var api = {
    suspend: function () { root.dataset.state = 'suspended'; button.disabled = true; },
    resume: function () { root.dataset.state = 'open'; button.disabled = false; }
  };
  var waiting = (window._klarnaCheckout || {}).q || [];
  window._klarnaCheckout = function (use) { use(api); };
  waiting.forEach(function (call) { call[0](api); });
})();`;

export const klarnaPage = `<div id="klarna-checkout-container" data-state="open"></div><script>${klarnaScript}</script>`;

/**
 * Avarda's script: defines the start function, runs queued starts, and its button checks with the shop before it
 * submits.
 */
export const avardaScript = (payload: object): string => `
(function () {
  var waiting = (window.avardaCheckoutInit || {}).q || [];
  window.avardaCheckoutInit = function (options) {
    var root = document.getElementById(options.rootElementId);
    var button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Gennemfør hos Avarda';
    var instance = {
      beforeSubmitContinue: function () { end('paid'); },
      beforeSubmitAbort: function () { end('aborted'); }
    };
    function end(state) { root.dataset.state = state; root.dataset.results = String(Number(root.dataset.results) + 1); }
    button.onclick = function () {
      root.dataset.state = 'checking';
      if (options.beforeSubmitCallback) options.beforeSubmitCallback(${JSON.stringify(payload)}, instance);
      else instance.beforeSubmitContinue();
    };
    root.append(button);
    window.avardaCheckout = {
      refreshForm: function () { root.dataset.refreshed = String(Number(root.dataset.refreshed) + 1); },
      unmount: function () { root.replaceChildren(); }
    };
  };
  waiting.forEach(function (call) { window.avardaCheckoutInit(call[0]); });
})();`;

const avardaRoot = '<div id="avarda-checkout" data-state="open" data-refreshed="0" data-results="0"></div>';
const avardaStart = "window.avardaCheckoutInit({ purchaseJwt: 'jwt', rootElementId: 'avarda-checkout' });";

export const avardaPage = (payload: object): string =>
  `${avardaRoot}<script>${avardaScript(payload)}</script><script>${avardaStart}</script>`;

/**
 * Loads both providers as their documentation does: an inline loader that queues calls and fetches the provider's
 * script, Klarna's into its container, Avarda's before the first script of the page.
 */
export const klarnaLoader = (address: string): string => `
<div id="klarna-checkout-container" data-state="open"></div>
<script>
(function (w, k, d) {
  w[k] = w[k] || function () { (w[k].q = w[k].q || []).push(arguments); };
  var script = d.createElement('script');
  script.async = true;
  script.src = ${JSON.stringify(address)};
  d.getElementById('klarna-checkout-container').appendChild(script);
})(window, '_klarnaCheckout', document);
</script>`;

export const avardaLoader = (address: string): string => `
${avardaRoot}
<script>
(function (w, d, name) {
  w[name] = w[name] || function () { (w[name].q = w[name].q || []).push(arguments); };
  var script = d.createElement('script');
  script.async = true;
  script.src = ${JSON.stringify(address)};
  d.head.appendChild(script);
})(window, document, 'avardaCheckoutInit');
${avardaStart}
</script>`;

/** The payload of Avarda's form on the test page. */
export const avardaPayload = {
  mode: 'B2C',
  email: 'karen@example.com',
  zip: '2200',
  country: 'DK',
  selectedPaymentMethodType: 'DirectInvoice',
  invoicingAddress: {
    firstName: 'Karen',
    lastName: 'Jensen',
    address1: 'Nørrebrogade 1',
    address2: '',
    zip: '2200',
    city: 'København N',
    country: 'DK',
  },
};
