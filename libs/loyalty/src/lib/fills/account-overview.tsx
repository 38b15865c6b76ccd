import { LazyPart, useAddedData } from '@lyng/feature';
import { overviewParts } from '../screens/account/overview-parts.ts';
import type { Membership } from '../wire/load-membership.ts';

export function Part() {
  const membership = useAddedData<Membership | null>('loyalty');
  return (
    membership && (
      <LazyPart parts={overviewParts}>
        {({ MembershipOverview }) => <MembershipOverview membership={membership} />}
      </LazyPart>
    )
  );
}
