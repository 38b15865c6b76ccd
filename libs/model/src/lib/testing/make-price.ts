import type { LowestPrice, Money, MoneyTexts, Price, ShownLowestPrice, ShownPrice } from '../price.ts';

const danish = (minor: number): string =>
  minor % 100 === 0 ? `${minor / 100} kr.` : `${(minor / 100).toFixed(2).replace('.', ',')} kr.`;

/** An amount with 25 % VAT, written as the Danish market writes it. */
export function makeMoney(incVat: number): Money {
  const exVat = Math.round(incVat / 1.25);
  return { incVat, exVat, incVatFormatted: danish(incVat), exVatFormatted: danish(exVat) };
}

/** `makePrice(59900)` costs 599 kr.; `makePrice(39900, 59900)` is reduced from 599 kr. */
export function makePrice(sellingIncVat = 59900, regularIncVat = sellingIncVat): Price {
  return {
    isDiscounted: sellingIncVat < regularIncVat,
    selling: makeMoney(sellingIncVat),
    regular: makeMoney(regularIncVat),
    discount: makeMoney(regularIncVat - sellingIncVat),
    vat: sellingIncVat - Math.round(sellingIncVat / 1.25),
    discountPercentage: regularIncVat === 0 ? 0 : Math.round((1 - sellingIncVat / regularIncVat) * 100),
  };
}

/** The lowest price before a reduction; not discounted when both are equal. */
export function makeLowestPrice(sellingIncVat = 59900, lowestIncVat = sellingIncVat): LowestPrice {
  return {
    isDiscounted: sellingIncVat < lowestIncVat,
    discountPercentage: lowestIncVat === 0 ? 0 : Math.round((1 - sellingIncVat / lowestIncVat) * 100),
    comparison: makeMoney(lowestIncVat),
    lowest: makeMoney(lowestIncVat),
    selling: makeMoney(sellingIncVat),
  };
}

function makeTexts(minor: number): MoneyTexts {
  const { incVatFormatted, exVatFormatted } = makeMoney(minor);
  return { incVatFormatted, exVatFormatted };
}

/** The price tag's texts of `makePrice`. */
export function makeShownPrice(sellingIncVat = 59900, regularIncVat = sellingIncVat): ShownPrice {
  const { isDiscounted, discountPercentage } = makePrice(sellingIncVat, regularIncVat);
  const shown = (incVat: number) => ({ incVat, ...makeTexts(incVat) });
  const selling = shown(sellingIncVat);
  return isDiscounted
    ? { isDiscounted, selling, regular: shown(regularIncVat), discountPercentage }
    : { isDiscounted, selling };
}

/** The price tag's texts of `makeLowestPrice`. */
export function makeShownLowestPrice(sellingIncVat = 59900, lowestIncVat = sellingIncVat): ShownLowestPrice {
  const { discountPercentage } = makeLowestPrice(sellingIncVat, lowestIncVat);
  return { discountPercentage, lowest: makeTexts(lowestIncVat) };
}
