/** The last digit of a GTIN, by those before it: of any length, as they count from the right. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

/** An EAN-13 from the range for use within one's own shop (prefix 20–29), so that it equals no real product's. */
export function gtinOf(skuId: number): string {
  const digits = `29${String(skuId).padStart(10, '0')}`;
  return digits + checkDigitOf(digits);
}
