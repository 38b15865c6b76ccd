import { plainCode, plainLine, plainMessage } from '@lyng/model';
import type { Language, MarketAlias } from '@lyng/model';
import { shippingOptions } from '../../shipping/shipping-options.ts';
import type { ShippingOption } from '../../shipping/shipping-options.ts';
import { beginningOf } from '../../../platform/database/storable-text.ts';
import { toAddress } from '../../../shop/address.ts';
import type { Address, AddressInput } from '../../../shop/address.ts';
import { countryCode } from '../../../shop/country-code.ts';
import type { BackendConfig } from '../../../platform/config.ts';
import type { CheckoutInputType } from '../../../platform/graphql/resolver-types.generated.ts';
import type { Scope } from '../../../shop/scope.ts';
import { DEFAULT_PAYMENT_ID, offeredOptions } from '../../orders/payment-options.ts';
import type { PaymentOption } from '../../orders/payment-options.ts';
import { deliveredZip } from './delivered-zip.ts';

export interface CheckoutDraft {
  readonly email: string;
  readonly identityNumber: string;
  readonly customerType: string;
  readonly billing: Address;
  readonly shipping: Address | null;
  readonly shippingId: number | null;
  readonly paymentId: number | null;
  readonly pickupPoint: string;
  readonly message: string;
}

export interface CheckoutState extends CheckoutDraft {
  readonly paymentId: number;
  /** The shopper has named a way to pay that the shop has; otherwise `paymentId` is the default. */
  readonly paymentIsNamed: boolean;
  readonly shippingOptions: readonly ShippingOption[];
  readonly pickupPoints: readonly PickupPoint[];
  readonly paymentOptions: readonly PaymentOption[];
}

const MAX_TEXT = 1000;

/** Before the shopper has filled in anything. */
export const emptyDraft: CheckoutDraft = {
  email: '',
  identityNumber: '',
  customerType: 'PERSON',
  billing: toAddress(undefined),
  shipping: null,
  shippingId: null,
  paymentId: null,
  pickupPoint: '',
  message: '',
};

/** The choices, without what reveals the buyer. */
export const withoutPerson = ({ customerType, shippingId, paymentId, pickupPoint }: CheckoutDraft): CheckoutDraft => ({
  ...emptyDraft,
  customerType,
  shippingId,
  paymentId,
  pickupPoint,
});

const textOr = (given: string | null | undefined, stored: string, plain = plainLine): string =>
  given === undefined || given === null ? stored : beginningOf(plain(given), MAX_TEXT);

const addressOf = (given: AddressInput, market: MarketAlias): Address => {
  const address = toAddress(given, market);
  return { ...address, country: countryCode(address.country) };
};

/** An empty delivery address counts as absent: the parcel goes to the billing address. */
const deliveryAddress = (
  given: AddressInput | null | undefined,
  stored: Address | null,
  market: MarketAlias,
): Address | null => {
  if (given === undefined) return stored;
  const address = addressOf(given ?? {}, market);
  return Object.values(address).every((value) => value === '') ? null : address;
};

/** The form's shipping fee and external shipping are not read: a client never sets a price. */
const merge = (
  draft: CheckoutDraft,
  input: CheckoutInputType | null | undefined,
  market: MarketAlias,
): CheckoutDraft => ({
  email: textOr(input?.email, draft.email),
  identityNumber: textOr(input?.identityNumber, draft.identityNumber, plainCode),
  customerType: input?.customerType ?? draft.customerType,
  billing: input?.billingAddress ? addressOf(input.billingAddress, market) : draft.billing,
  shipping: deliveryAddress(input?.shippingAddress, draft.shipping, market),
  shippingId: input?.shippingId ?? draft.shippingId,
  paymentId: input?.paymentId ?? draft.paymentId,
  pickupPoint: textOr(input?.pickupPoint, draft.pickupPoint),
  message: textOr(input?.message, draft.message, plainMessage),
});

/**
 * Merges what is stored with what was sent, and offers choices: every way to pay from the start, as none needs a postal
 * code, and shipping options once there is one that parcels go to. The first of each is selected until the shopper
 * chooses; a choice that the market does not have falls back to it.
 */
export function checkoutState(
  stored: CheckoutDraft,
  input: CheckoutInputType | null | undefined,
  { scope, config }: { readonly scope: Scope; readonly config: Pick<BackendConfig, 'paymentProviders'> },
): CheckoutState {
  const market = scope.market.alias;
  const draft = merge(stored, input, market);
  const zip = deliveredZip(market, (draft.shipping ?? draft.billing).zip);
  const options = zip !== undefined ? shippingOptions(market) : [];
  const selected = options.find((option) => option.id === draft.shippingId) ?? options[0];
  const points = zip !== undefined ? pickupPoints(zip, scope.language) : [];
  const point = points.find(({ id }) => id === draft.pickupPoint) ?? points[0];
  const payments = offeredOptions(config.paymentProviders);
  const named = payments.find(({ id }) => id === draft.paymentId);
  return {
    ...draft,
    shippingId: selected?.id ?? null,
    paymentId: named?.id ?? DEFAULT_PAYMENT_ID,
    paymentIsNamed: named !== undefined,
    pickupPoint: selected?.kind === 'parcel-shop' ? (point?.id ?? '') : '',
    shippingOptions: options,
    pickupPoints: points,
    paymentOptions: payments,
  };
}

/** A shop that keeps the parcel until it is fetched. */
export interface PickupPoint {
  readonly id: string;
  readonly name: string;
  readonly street: string;
  readonly distance: string;
  readonly hours: string;
}

/** Name, street and opening hours, the nearest first. */
const shops: Record<Language, readonly (readonly [string, string, string])[]> = {
  da: [
    ['Kiosken på hjørnet', 'Søndergade 12', 'Alle dage 7–22'],
    ['Stationens posthjørne', 'Banegårdspladsen 1', 'Hverdage 8–18'],
    ['Købmanden på torvet', 'Torvet 4', 'Alle dage 8–20'],
  ],
  sv: [
    ['Kiosken på hörnet', 'Storgatan 12', 'Alla dagar 7–22'],
    ['Stationens postdisk', 'Järnvägsgatan 1', 'Vardagar 8–18'],
    ['Handlaren vid torget', 'Torget 4', 'Alla dagar 8–20'],
  ],
  nb: [
    ['Kiosken på hjørnet', 'Storgata 12', 'Alle dager 7–22'],
    ['Posten på stasjonen', 'Jernbanegata 1', 'Hverdager 8–18'],
    ['Kjøpmannen på torget', 'Torget 4', 'Alle dager 8–20'],
  ],
  fi: [
    ['Kulmakioski', 'Kauppakatu 12', 'Joka päivä 7–22'],
    ['Aseman postipiste', 'Asema-aukio 1', 'Arkisin 8–18'],
    ['Torin kauppa', 'Torikatu 4', 'Joka päivä 8–20'],
  ],
};

const distances = ['350 m', '800 m', '1,2 km'];

/** The shops near a postal code. A real carrier is queried here; the local one knows three in every town. */
const pickupPoints = (zip: string, language: Language): readonly PickupPoint[] =>
  shops[language].map(([name, street, hours], index) => ({
    id: `${zip}-${String(index + 1)}`,
    name,
    street: `${street}, ${zip}`,
    distance: distances[index] ?? '',
    hours,
  }));
