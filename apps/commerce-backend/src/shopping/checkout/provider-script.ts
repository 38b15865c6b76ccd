import type { EmbeddedProvider } from '../../platform/config.ts';

/** The element that each provider's form is put into. */
export const rootIds: Readonly<Record<EmbeddedProvider, string>> = {
  KLARNA: 'klarna-checkout-container',
  AVARDA: 'avarda-checkout',
};

export interface ProviderForm {
  readonly action: string;
  readonly fields: string;
}

// Constructed, because the shop's policy allows no inline styles.
const styles = `
*{box-sizing:border-box}
fieldset{margin:0;padding:1rem;border:1px solid;border-radius:.5rem}
p{margin:0 0 1rem}
label{display:block;margin:0 0 .75rem}
input,button{width:100%;min-height:3rem;padding:.5rem 1rem;border:1px solid;border-radius:.375rem;background:transparent;color:inherit;font:inherit}
button{margin:.5rem 0 0;cursor:pointer} button.primary{font-weight:600}
:disabled{opacity:.6}`;

/**
 * Shows the form as a provider does: apart from the page and its own form, in which no other one can be written.
 * Sending it navigates the complete window. A page may run the script once more on the same markup.
 */
const showForm = `function showForm(root, { action, fields }) {
  const shadow = root.shadowRoot ?? root.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(styles)});
  shadow.adoptedStyleSheets = [sheet];
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.innerHTML = fields;
  shadow.replaceChildren(form);
  return form;
}`;

/** Klarna's passes its interface to `_klarnaCheckout`, also to callers that came first. */
const klarna = `
  const fieldset = showForm(document.getElementById('${rootIds.KLARNA}'), data).querySelector('fieldset');
  const api = {
    suspend: () => { fieldset.disabled = true; },
    resume: () => { fieldset.disabled = false; },
  };
  const waiting = (window._klarnaCheckout || {}).q || [];
  window._klarnaCheckout = (use) => use(api);
  for (const [use] of waiting) use(api);`;

/** Avarda's defines its start function, and calls the shop before it sends the form. */
const avarda = `
  window.avardaCheckoutInit = ({ rootElementId, beforeSubmitCallback }) => {
    const root = document.getElementById(rootElementId);
    const form = showForm(root, data);
    const fieldset = form.querySelector('fieldset');
    const instance = {
      beforeSubmitContinue: () => { fieldset.disabled = false; form.submit(); },
      beforeSubmitAbort: () => { fieldset.disabled = false; },
    };
    form.addEventListener('submit', (event) => {
      if (event.submitter?.value === 'decline' || !beforeSubmitCallback) return;
      event.preventDefault();
      const { email, firstName, lastName, addressLine1, zip, city } = Object.fromEntries(new FormData(form));
      fieldset.disabled = true;
      beforeSubmitCallback({
        mode: 'B2C',
        email,
        zip,
        selectedPaymentMethodType: 'DirectInvoice',
        invoicingAddress: { firstName, lastName, address1: addressLine1, zip, city },
      }, instance);
    });
    window.avardaCheckout = { refreshForm: () => {}, unmount: () => root.remove() };
  };
  window.avardaCheckoutInit({ purchaseJwt: 'local', rootElementId: '${rootIds.AVARDA}' });`;

const bodies: Readonly<Record<EmbeddedProvider, string>> = { KLARNA: klarna, AVARDA: avarda };

/** The inline script of the provider's markup: it behaves in the page as the provider's own does. */
export const providerScript = (provider: EmbeddedProvider, form: ProviderForm): string =>
  // Values in the fields are escaped: nothing in them ends the script.
  `(() => {\n${showForm}\n  const data = ${JSON.stringify(form)};${bodies[provider]}\n})();`;
