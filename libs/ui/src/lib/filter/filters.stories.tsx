import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Cluster } from '../layout/Cluster.tsx';
import { Stack } from '../layout/Stack.tsx';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FacetGroup } from './FacetGroup.tsx';
import { FilterPanel, FilterPanelButton } from './FilterPanel.tsx';
import { RangeForm } from './RangeForm.tsx';
import { SortForm } from './SortForm.tsx';
import type { SortFormProps } from './SortForm.tsx';

const brands = ['Angulus', 'Ecco', 'Vagabond'].map((label, index) => ({ label, href: `#${label}`, count: 12 - index, active: index === 1 }));
const chosen = [
  { label: 'Ecco', href: '#without-ecco' },
  { label: 'Black', href: '#without-black' },
];

/** The filters of a list as they stand together. */
const Filters = ({ onSelect }: Pick<SortFormProps, 'onSelect'>) => (
  <Stack gap={5}>
    <Cluster justify="between">
      <FilterPanelButton panelId="filters">Filter (2)</FilterPanelButton>
      <SortForm
        action="#sorted"
        label="Sort"
        name="sort"
        value="POPULAR"
        options={[
          { value: 'POPULAR', label: 'Most popular' },
          { value: 'PRICE_ASC', label: 'Lowest price' },
        ]}
        submitLabel="Show"
        {...(onSelect && { onSelect })}
      />
    </Cluster>
    <ActiveFilters label="Chosen filters" removeLabel="Remove filter" filters={chosen} clearAll={{ label: 'Clear all', href: '#all' }} />
    <div style={{ maxWidth: '18rem' }}>
      <FilterPanel id="filters" title="Filter" doneLabel="Show 34 products">
        <FacetGroup label="Brand" items={brands} />
        <FacetGroup label="Colour" items={brands.map((item) => ({ ...item, active: false }))} />
        <RangeForm
          action="#range"
          legend="Price"
          min={{ label: 'From', name: 'from' }}
          max={{ label: 'To', name: 'to' }}
          bounds={{ min: 99, max: 2999 }}
          submitLabel="Show"
        />
      </FilterPanel>
    </div>
  </Stack>
);

const meta = {
  title: 'ui/Filters',
  component: Filters,
} satisfies Meta<typeof Filters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Together: Story = {};

export const Sorted: Story = {
  args: { onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort' }), 'Lowest price');
    await expect(args.onSelect).toHaveBeenCalledWith('PRICE_ASC');
  },
};
