import { fail, ok } from '@lyng/model';
import type { Result } from '@lyng/model';
import type { CommerceDocument, CommerceFailure, CommerceGateway } from '@lyng/commerce-client';

/** One request that reached the test server. */
export interface ServedRequest {
  readonly operation: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | undefined;
  readonly fetchPolicy: string | undefined;
}

/**
 * A commerce API of one checkout in memory, with a gateway over it, whose responses a test can hold back or replace.
 */
export interface CheckoutServer {
  readonly gateway: CommerceGateway;
  readonly requests: ServedRequest[];
  /** The number of orders made: one per idempotency key. */
  readonly orders: Set<string>;
  /** Responses of the test, by operation; `null` for that of the server. */
  intercept: (
    request: ServedRequest,
  ) => Result<CommerceFailure, unknown> | null | Promise<Result<CommerceFailure, unknown> | null>;
  /** As `intercept`, after the request has been carried out: the response is lost. */
  interceptReply: (request: ServedRequest) => CommerceFailure | null;
}

/** A test's response to one operation. */
export const respondTo =
  (name: string, response: Result<CommerceFailure, unknown>): CheckoutServer['intercept'] =>
  ({ operation }) =>
    operation === name ? response : null;

interface Input {
  readonly billingAddress?: { readonly zip?: string } | null;
  readonly shippingAddress?: { readonly zip?: string } | null;
  readonly shippingId?: number;
  readonly paymentId?: number;
  readonly pickupPoint?: string;
}

/** A provider that is paid in its own form; its markup as `testing/provider-pages.ts` has it. */
export interface ProviderForm {
  readonly type: 'AVARDA' | 'KLARNA';
  readonly snippet: string;
}

/** Postal codes that no parcel goes to. */
const NO_DELIVERY = /^39/;

const shipping = (id: number, displayName: string, fee: number, input: Input, points: readonly string[] = []) => ({
  id,
  name: displayName,
  displayName,
  feeIncVat: fee,
  feeIncVatFormatted: `${fee} kr.`,
  isSelected: (input.shippingId ?? 1) === id,
  shippingData: JSON.stringify({ arrivesOnFormatted: 'tors. 3. dec.' }),
  subOptions: points.map((point, index) => ({
    externalId: `point-${index + 1}`,
    displayName: point,
    isSelected: (input.pickupPoint ?? 'point-1') === `point-${index + 1}`,
    shippingData: JSON.stringify({ street: 'Havnegade 2', distance: '350 m', hours: '8–20' }),
  })),
});

const payment = (id: number, name: string, displayName: string, input: Input, form?: ProviderForm) => ({
  id,
  name,
  displayName,
  feeIncVat: 0,
  feeIncVatFormatted: '0 kr.',
  isSelected: (input.paymentId ?? 23) === id,
  paymentType: form?.type ?? 'STANDARD',
  paymentData: form?.snippet ?? null,
  newCheckoutSession: false,
});

function options(input: Input, forms: readonly ProviderForm[] | null) {
  const zip = (input.shippingAddress ?? input.billingAddress)?.zip ?? '';
  const delivered = zip !== '' && !NO_DELIVERY.test(zip);
  return {
    shippingOptions: delivered
      ? [shipping(1, 'Home delivery', 0, input), shipping(2, 'Parcel shop', 39, input, ['Corner kiosk', 'Station'])]
      : [],
    paymentOptions:
      delivered && forms
        ? [
            payment(23, 'Card', 'Card', input),
            payment(18, 'DirectInvoice', 'Invoice', input),
            ...forms.map((form, index) => payment(30 + index, form.type, form.type, input, form)),
          ]
        : [],
  };
}

type Document = Pick<CommerceDocument<unknown, never>, '__meta__'>;

/** Makes a server for tests and stories, which offers card, invoice and the given providers; with `null` no way to pay. */
export function createCheckoutServer(forms: readonly ProviderForm[] | null = []): CheckoutServer {
  const serve = ({ operation, variables, idempotencyKey }: ServedRequest): Result<CommerceFailure, unknown> => {
    if (operation === 'createOrUpdateCheckout')
      return ok({ [operation]: options(variables['checkout'] as Input, forms) });
    if (operation === 'validateOrderCreation')
      return ok({ [operation]: { isValid: true, message: null, memberType: null } });
    if (operation !== 'placeOrder') return fail({ kind: 'rejected', code: 'UNKNOWN', message: operation });
    server.orders.add(idempotencyKey ?? `unkeyed-${server.orders.size}`);
    const redirectUrl = 'https://pay.example/1';
    return ok({ [operation]: { orderId: '1001', publicId: 'order-1', status: 'pending-payment', redirectUrl } });
  };
  const respond = async (
    document: Document,
    variables: unknown,
    extra: Pick<ServedRequest, 'idempotencyKey' | 'fetchPolicy'>,
  ): Promise<Result<CommerceFailure, never>> => {
    const request: ServedRequest = {
      operation: document.__meta__.name,
      variables: variables as ServedRequest['variables'],
      ...extra,
    };
    server.requests.push(request);
    const own = await server.intercept(request);
    const reply = own ?? serve(request);
    const lost = server.interceptReply(request);
    return (lost ? fail(lost) : reply) as Result<CommerceFailure, never>;
  };
  const gateway: CommerceGateway = {
    query: (document, variables, extra) =>
      respond(document, variables, { idempotencyKey: undefined, fetchPolicy: extra?.fetchPolicy }),
    mutate: (document, variables, extra) =>
      respond(document, variables, { idempotencyKey: extra?.idempotencyKey, fetchPolicy: undefined }),
    read: () => undefined,
    write: () => undefined,
    watch: () => () => undefined,
  };
  const server: CheckoutServer = {
    gateway,
    requests: [],
    orders: new Set(),
    intercept: () => null,
    interceptReply: () => null,
  };
  return server;
}
