import type { Meta, StoryObj } from '@storybook/react-vite';
import { brandIndex } from '../../core/brand-index.ts';
import { BrandsIndex } from './BrandsIndex.tsx';

const brands = [
  'Anker',
  'Askov',
  'Birk & Søn',
  'Ecklund',
  'Fjordby',
  'Havnemark',
  'Klitlyng',
  'Nordstrand',
  'Ærø Uld',
  'Østerbro',
  'Åkirke',
  '2nd Wave',
];

const meta = {
  title: 'catalogue/BrandsIndex',
  component: BrandsIndex,
  args: {
    letters: brandIndex(
      brands.map((name) => ({ name, alias: name.toLowerCase().replace(/\W+/g, '-') })),
      'da',
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BrandsIndex>;

export default meta;

export const AllBrands: StoryObj<typeof meta> = {};
