/** The roles of a user, beside the guest role that everybody has. */
export interface Roles {
  readonly isMember: boolean;
  readonly isStudent: boolean;
  readonly isCurve: boolean;
}

/** The roles of a user, by the kind of membership in their token. */
export function rolesOf({ memberId, memberType }: { readonly memberId: string; readonly memberType: string }): Roles {
  const type = memberType.toLowerCase();
  return { isMember: memberId !== '', isStudent: type.includes('student'), isCurve: type.includes('curve') };
}
