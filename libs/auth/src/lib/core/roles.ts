/** Spec §6, beside the guest that everybody is. */
export interface Roles {
  readonly isMember: boolean;
  readonly isStudent: boolean;
  readonly isCurve: boolean;
}

/** What somebody is, by the kind of membership that their token names (AUTH-15). */
export function rolesOf({ memberId, memberType }: { readonly memberId: string; readonly memberType: string }): Roles {
  const type = memberType.toLowerCase();
  return { isMember: memberId !== '', isStudent: type.includes('student'), isCurve: type.includes('curve') };
}
