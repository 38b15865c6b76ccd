/** What the pages of a way to pay may load and show, as sources of a Content-Security-Policy. */
export interface PaymentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly image: readonly string[];
}

/** The hosts that the providers name in their documentation, live and test. */
const providers: Readonly<Record<string, PaymentSources>> = {
  klarna: {
    script: ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    frame: ['https://*.klarna.com', 'https://*.klarnacdn.net'],
    connect: ['https://*.klarna.com', 'https://*.klarnacdn.net', 'https://*.klarnaevt.com'],
    image: ['https://*.klarnacdn.net'],
  },
  avarda: {
    script: ['https://*.avarda.com', 'https://*.avarda.org'],
    frame: ['https://*.avarda.com', 'https://*.avarda.org'],
    connect: ['https://*.avarda.com', 'https://*.avarda.org'],
    image: ['https://*.avarda.com', 'https://*.avarda.org'],
  },
};

/** What the shop itself is run with. */
export interface PaymentEnvironment {
  /** Providers whose own form stands in the checkout, with commas between them: `klarna,avarda`. */
  readonly PAYMENT_PROVIDERS?: string | undefined;
  /** Where shoppers reach the backend, whose local provider is shown in a frame. */
  readonly BACKEND_PUBLIC_URL?: string | undefined;
  readonly BACKEND_PORT?: string | undefined;
}

/** Sources for the configured providers and no others; a name that nobody knows is an operator's mistake. */
export function paymentSources({
  PAYMENT_PROVIDERS,
  BACKEND_PUBLIC_URL,
  BACKEND_PORT,
}: PaymentEnvironment): PaymentSources {
  const names = (PAYMENT_PROVIDERS ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const chosen = names.map((name) => {
    const sources = providers[name];
    if (!sources)
      throw new Error(
        `@lyng/storefront: PAYMENT_PROVIDERS names ${JSON.stringify(name)}. Known are ${Object.keys(providers).join(' and ')}.`,
      );
    return sources;
  });
  const local = new URL(BACKEND_PUBLIC_URL || `http://localhost:${BACKEND_PORT || '4300'}`).origin;
  return {
    // A provider's markup brings inline scripts with it. None runs here: our code makes an address for them, which markup cannot.
    script: chosen.length === 0 ? [] : ['blob:', ...chosen.flatMap(({ script }) => script)],
    frame: [local, ...chosen.flatMap(({ frame }) => frame)],
    connect: chosen.flatMap(({ connect }) => connect),
    image: chosen.flatMap(({ image }) => image),
  };
}
