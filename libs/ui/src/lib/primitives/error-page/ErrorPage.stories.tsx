import type { Meta, StoryObj } from '@storybook/react-vite';

import { ButtonLink } from '../button/ButtonLink.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = {
  title: 'ui/ErrorPage',
  component: ErrorPage,
  args: {
    status: 404,
    title: 'Siden blev ikke fundet',
    text: 'Siden er måske flyttet, eller varen sælges ikke længere.',
    actions: <ButtonLink href="#home">Til forsiden</ButtonLink>,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  args: {
    links: {
      label: 'Måske leder du efter',
      items: ['Nyheder', 'Mest solgte', 'Alle mærker'].map((label) => (
        <a key={label} href={`#${label}`}>
          {label}
        </a>
      )),
    },
  },
};

export const Broken: Story = {
  args: {
    status: 500,
    title: 'Noget gik galt',
    text: 'Prøv igen om lidt. Sker det igen, hjælper kundeservice dig gerne.',
    actions: (
      <>
        <ButtonLink href="#home">Til forsiden</ButtonLink>
        <ButtonLink href="#again" variant="secondary">
          Prøv igen
        </ButtonLink>
      </>
    ),
  },
};

export const OutOfReach: Story = { args: { ...Broken.args, status: 503, title: 'Butikken kan ikke nås lige nu' } };

export const Offline: Story = {
  tags: ['pixels'],
  args: {
    status: 'offline',
    title: 'Du er offline',
    text: 'Tjek din forbindelse, og prøv igen.',
    actions: (
      <>
        <ButtonLink href="#again">Prøv igen</ButtonLink>
        <ButtonLink href="#home" variant="secondary">
          Til forsiden
        </ButtonLink>
      </>
    ),
  },
};

export const WithoutMore: Story = {};
