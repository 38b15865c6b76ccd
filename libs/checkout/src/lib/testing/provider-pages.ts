/**
 * Small real pages that speak as the providers' scripts do: markup with inline scripts, in which a button stands for the
 * provider's own. What they are told is written into `data-` attributes of their root, where a test or a person sees it.
 */

/** Klarna's script: hands its interface over by `_klarnaCheckout`, also to who asked before, and takes no press while it is suspended. */
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
  waiting.forEach(function (asked) { asked[0](api); });
})();`;

export const klarnaPage = `<div id="klarna-checkout-container" data-state="open"></div><script>${klarnaScript}</script>`;

/** Avarda's script: defines the start function, starts what was asked for before, and its button asks back before it submits. */
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
    function end(state) { root.dataset.state = state; root.dataset.answered = String(Number(root.dataset.answered) + 1); }
    button.onclick = function () {
      root.dataset.state = 'asking';
      if (options.beforeSubmitCallback) options.beforeSubmitCallback(${JSON.stringify(payload)}, instance);
      else instance.beforeSubmitContinue();
    };
    root.append(button);
    window.avardaCheckout = {
      refreshForm: function () { root.dataset.refreshed = String(Number(root.dataset.refreshed) + 1); },
      unmount: function () { root.replaceChildren(); }
    };
  };
  waiting.forEach(function (asked) { window.avardaCheckoutInit(asked[0]); });
})();`;

const avardaRoot = '<div id="avarda-checkout" data-state="open" data-refreshed="0" data-answered="0"></div>';
const avardaStart = "window.avardaCheckoutInit({ purchaseJwt: 'jwt', rootElementId: 'avarda-checkout' });";

export const avardaPage = (payload: object): string =>
  `${avardaRoot}<script>${avardaScript(payload)}</script><script>${avardaStart}</script>`;

/**
 * The way in which both providers really come: an inline loader that queues what it is asked and fetches the provider's
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

/** What Avarda's form of the test page tells. */
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
