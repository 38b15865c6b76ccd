import { formatMoney } from '@lyng/i18n/core';
import type { Money, Price } from '@lyng/model';
import { makeMoney } from '@lyng/model/testing';
import { cloneElement, createElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { Look, StoryMarket } from '../look/look.ts';
import { pseudoText } from '../pseudo/pseudo-text.ts';
import { sampleText } from '../samples/sample-texts.ts';

/** The customer type of prices. `undefined` leaves the story's own. */
export interface View {
  readonly market?: StoryMarket;
  /** The language of sample texts. */
  readonly words?: Pick<Look, 'language' | 'pseudo'>;
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

/** The price points of the markets: an amount of 599 in kroner is 59.90 in euros. */
const perKrone: Readonly<Record<StoryMarket['currency'], number>> = { DKK: 1, SEK: 1, NOK: 1, EUR: 0.1 };

/** Stands in for the server, which has an amount for each market and writes it as there: `vatFormatted` is what it wrote of `vat`. */
function writtenIn(values: Values, { currency, language }: StoryMarket): Values {
  const amounts = Object.entries(values).flatMap(([name, written]) => {
    const amountName = name.replace(/Formatted$/, '');
    const amount = values[amountName];
    // An element's values are met again after those that the story gave it.
    if (
      typeof written !== 'string' ||
      typeof amount !== 'number' ||
      written === formatMoney(amount, currency, language)
    )
      return [];
    const ours = Math.round(amount * perKrone[currency]);
    return [
      [amountName, ours],
      [name, formatMoney(ours, currency, language)],
    ] as const;
  });
  return { ...values, ...Object.fromEntries(amounts) };
}

const isPrice = (value: unknown): value is Price =>
  isPlain(value) && isPlain(value['selling']) && isMoney(value['selling']);

/** The price for a member; a tenth less when the story has no price for members. */
function memberPriceOf(values: Values, isMember: boolean): Values {
  const { price, vatIncluded, memberPrice } = values;
  if (!isPrice(price) || vatIncluded === undefined) return {};
  return { memberPrice: isMember ? (memberPrice ?? makeMoney(Math.round(price.selling.incVat * 0.9))) : null };
}

const wordsIn = (text: string, { language, pseudo }: NonNullable<View['words']>): string => {
  const words = sampleText(text, language);
  return words !== undefined && pseudo ? pseudoText(words) : (words ?? text);
};

/** The names under which views reach components, with the toolbar's label of each. */
const switches = ({ vatIncluded, isMember }: View): Values => ({
  ...(vatIncluded !== undefined && { vatIncluded, customerType: vatIncluded ? 'PERSON' : 'ORGANIZATION' }),
  ...(isMember !== undefined && { isMember }),
});

interface StoryInViewProps {
  readonly render: (context: Values) => ReactNode;
  readonly context: Values;
  readonly view: View;
}

/**
 * The result of a story's own function, in the view: Storybook hands it over as an element with all that it knows of
 * the story.
 */
const StoryInView = ({ render, context, view }: StoryInViewProps): ReactNode => valuesInView(render(context), view);

const elementInView = (element: ReactElement<Values>, view: View): ReactElement => {
  const { type: render, props: context } = element;
  if ('undecoratedStoryFn' in context && typeof render === 'function')
    return createElement(StoryInView, { render: render as StoryInViewProps['render'], context, view });
  const { children, ...props } = valuesInView(context, view);
  // Children written one by one in the markup need no keys.
  return Array.isArray(children)
    ? cloneElement(element, props, ...(children as ReactNode[]))
    : cloneElement(element, { ...props, ...(children !== undefined && { children }) });
};

/**
 * A story's values as the toolbar wants them seen: `vatIncluded`, `customerType` and `isMember` wherever the story gives
 * them, `memberPrice` beside a price, every amount as the market has and writes it, and sample texts in the language.
 * Reaches into lists, objects and elements; a value that contains itself is left at its second appearance.
 */
export function valuesInView<Value>(value: Value, view: View, above: readonly unknown[] = []): Value {
  if (typeof value === 'string') return (view.words ? wordsIn(value, view.words) : value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => valuesInView(item, view, above)) as Value;
  if (isValidElement<Values>(value)) return elementInView(value, view) as Value;
  if (!isPlain(value) || above.includes(value)) return value;
  const switched = switches(view);
  const shown = {
    ...(view.market ? writtenIn(value, view.market) : value),
    ...(view.isMember !== undefined && memberPriceOf(value, view.isMember)),
  };
  return Object.fromEntries(
    Object.entries(shown).map(([name, inner]) => [
      name,
      name in switched ? switched[name] : valuesInView(inner, view, [...above, value]),
    ]),
  ) as Value;
}

const switchValues: Readonly<Record<string, boolean>> = { inc: true, ex: false, yes: true, no: false };

/**
 * Reads the toolbar's part of a view. The default market is as the fixtures are. `hasFixedText` is a story that acts, and
 * whose act names what it gives: in the default language its words stay.
 */
export function viewOf(
  { vat, member }: Values,
  { market, language, pseudo }: Pick<Look, 'market' | 'language' | 'pseudo'>,
  defaultMarket: string,
  hasFixedText: boolean,
): View {
  const isDefault = language === 'da' && !pseudo;
  return {
    ...(market.alias !== defaultMarket && { market }),
    ...(!(isDefault && hasFixedText) && { words: { language, pseudo } }),
    ...(String(vat) in switchValues && { vatIncluded: switchValues[String(vat)] }),
    ...(String(member) in switchValues && { isMember: switchValues[String(member)] }),
  };
}
