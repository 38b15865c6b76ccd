import { CurrentApp, modalSlice } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CookieSettingsButton } from './CookieSettingsButton.tsx';

const meta = {
  title: 'tracking/CookieSettingsButton',
  component: CookieSettingsButton,
} satisfies Meta<typeof CookieSettingsButton>;

export default meta;

const app = createTestApp({ features: [{ slices: [modalSlice] }] });

/** A press opens the settings. */
export const Default: StoryObj<typeof meta> = {
  decorators: [
    (Story) => (
      <CurrentApp value={app}>
        <Story />
      </CurrentApp>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(app.store.getState().modal).toEqual({ open: 'cookie-settings' }));
  },
};
