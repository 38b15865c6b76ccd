/** What is left of the weighted sum of the digits when eleven is taken away as often as possible. */
export const modulus11 = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
