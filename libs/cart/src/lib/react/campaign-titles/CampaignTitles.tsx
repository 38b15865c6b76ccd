import type { AppliedCampaign } from '@lyng/model';
import { Badge } from '@lyng/ui';
import type { ReactNode } from 'react';

export interface CampaignTitlesProps {
  readonly campaigns: readonly AppliedCampaign[];
  readonly className?: string | undefined;
}

/** The campaigns whose title may be shown; nothing where there are none. */
export const CampaignTitles = ({ campaigns, className }: CampaignTitlesProps): ReactNode => {
  const titled = campaigns.filter(({ hideTitle }) => !hideTitle);
  return (
    titled.length > 0 && (
      <p className={className}>
        {titled.map(({ name }) => (
          <Badge key={name} tone="campaign">
            {name}
          </Badge>
        ))}
      </p>
    )
  );
};
