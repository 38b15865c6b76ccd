import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeMenu } from '../../testing/make-content.ts';
import { MainMenu } from './MainMenu.tsx';

const meta = { title: 'content/MainMenu', component: MainMenu, args: { menu: makeMenu() } } satisfies Meta<
  typeof MainMenu
>;

export default meta;

export const ThreeLevels: StoryObj<typeof meta> = {};
