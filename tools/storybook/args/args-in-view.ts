import { formatMoney } from '@lyng/i18n/core';
import type { Money, Price } from '@lyng/model';
import { makeMoney } from '@lyng/model/testing';
import { cloneElement, isValidElement } from 'react';
import type { StoryMarket } from '../look/look.ts';

/** For whom prices are shown. `undefined` leaves what the story says. */
export interface View {
  readonly market?: StoryMarket;
  readonly vatIncluded?: boolean;
  readonly isMember?: boolean;
}

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Values =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null);

const isMoney = (value: Values): value is Values & Money =>
  typeof value['incVatFormatted'] === 'string' && typeof value['incVat'] === 'number';

/**
 * Stands in for the server, which writes amounts as its market does: `vatFormatted` is what it wrote of `vat`. The
 * amounts themselves stay.
 */
const writtenIn = (values: Values, { currency, language }: StoryMarket): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const amount = values[name.replace(/Formatted$/, '')];
      return [
        name,
        typeof value === 'string' && typeof amount === 'number' ? formatMoney(amount, currency, language) : value,
      ];
    }),
  );

const isPrice = (value: unknown): value is Price =>
  isPlain(value) && isPlain(value['selling']) && isMoney(value['selling']);

/** What a member sees where a price is shown; a tenth less when the story has no price for members. */
function memberPriceOf(values: Values, isMember: boolean): Values {
  const { price, vatIncluded, memberPrice } = values;
  if (!isPrice(price) || vatIncluded === undefined) return {};
  return { memberPrice: isMember ? (memberPrice ?? makeMoney(Math.round(price.selling.incVat * 0.9))) : null };
}

/** The names under which views reach components, with what the toolbar says of each. */
const switches = ({ vatIncluded, isMember }: View): Values => ({
  ...(vatIncluded !== undefined && { vatIncluded, customerType: vatIncluded ? 'PERSON' : 'ORGANIZATION' }),
  ...(isMember !== undefined && { isMember }),
});

/**
 * A story's values as the toolbar wants them seen: `vatIncluded`, `customerType` and `isMember` wherever the story gives
 * them, `memberPrice` beside a price, and every amount as the market writes it. Reaches into lists, objects and elements.
 */
export function valuesInView<Value>(value: Value, view: View): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => valuesInView(item, view)) as Value;
  if (isValidElement<Values>(value)) return cloneElement(value, valuesInView(value.props, view)) as Value;
  if (!isPlain(value)) return value;
  const asked = switches(view);
  const shown = {
    ...(view.market ? writtenIn(value, view.market) : value),
    ...(view.isMember !== undefined && memberPriceOf(value, view.isMember)),
  };
  return Object.fromEntries(
    Object.entries(shown).map(([name, inner]) => [name, name in asked ? asked[name] : valuesInView(inner, view)]),
  ) as Value;
}

const answer: Readonly<Record<string, boolean>> = { inc: true, ex: false, yes: true, no: false };

/** Reads the toolbar's part of a view; the default market is as the fixtures are. */
export const viewOf = ({ vat, member }: Values, market: StoryMarket, defaultMarket: string): View => ({
  ...(market.alias !== defaultMarket && { market }),
  ...(String(vat) in answer && { vatIncluded: answer[String(vat)] }),
  ...(String(member) in answer && { isMember: answer[String(member)] }),
});
