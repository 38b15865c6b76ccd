/** Whether the weighted sum of the digits is a multiple of eleven. */
export const isModulus11 = (digits: string, weights: readonly number[]): boolean =>
  weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
