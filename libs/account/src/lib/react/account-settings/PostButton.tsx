import { useHref } from '@lyng/routing';
import { Button } from '@lyng/ui';
import type { ButtonProps } from '@lyng/ui';
import type { SettingsForm } from '../../core/settings.ts';

export interface PostButtonProps extends ButtonProps {
  readonly intent: SettingsForm;
  /** The device or the address that it is about. */
  readonly subject?: { readonly name: 'address' | 'device'; readonly id: string | number };
  /** Takes the place of the post. */
  readonly onPress?: () => void;
}

/** A button that is a form of its own, so that it works without script. */
export const PostButton = ({ intent, subject, onPress, ...button }: PostButtonProps) => (
  <form
    method="post"
    action={useHref()('account-settings')}
    onSubmit={(event) => {
      if (!onPress) return;
      event.preventDefault();
      onPress();
    }}
  >
    <input type="hidden" name="form" value={intent} />
    {subject && <input type="hidden" name={subject.name} value={subject.id} />}
    <Button {...button} type="submit" />
  </form>
);
