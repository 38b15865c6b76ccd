/** The remainder of the weighted sum of the digits, modulo eleven. */
export const modulus11 = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11;
