import { useSite } from '@lyng/routing';
import { ButtonLink } from '@lyng/ui';
import { sitePath } from '../../core/site-path.ts';
import type { WidgetLink } from '../../core/widget.ts';

export interface WidgetActionProps {
  readonly link: WidgetLink | null;
  readonly variant?: 'primary' | 'secondary';
}

/** The button of a widget; none where its address leads nowhere. */
export const WidgetAction = ({ link, variant = 'primary' }: WidgetActionProps) => {
  const { basePath } = useSite();
  const href = link && sitePath(link.url, basePath);
  return href ? (
    <ButtonLink href={href} variant={variant} size="l">
      {link.label}
    </ButtonLink>
  ) : null;
};
