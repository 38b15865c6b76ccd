/** The kinds of customers that the shop names, beside members. */
export type CustomerRole = 'student' | 'curve';

/** The kinds that a membership such as `Student-Curve` contains. */
export const customerRoles = (memberType: string): readonly CustomerRole[] =>
  (['student', 'curve'] as const).filter((role) => memberType.toLowerCase().includes(role));
