import type { Meta, StoryObj } from '@storybook/react-vite';

import { Footer } from './Footer.tsx';
import { FooterColumn } from './FooterColumn.tsx';
import { FooterColumns } from './FooterColumns.tsx';

const columns = (
  <FooterColumns>
    <FooterColumn
      title="Customer service"
      links={[
        { label: 'Contact', href: '#contact' },
        { label: 'Returns', href: '#returns' },
      ]}
    />
    <FooterColumn title="About Lyng" links={[{ label: 'Who we are', href: '#about' }]} />
    <FooterColumn title="Open">Weekdays 8–17</FooterColumn>
  </FooterColumns>
);

const meta = {
  title: 'ui/Footer',
  component: Footer,
  args: { children: columns },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = { tags: ['pixels'] };

export const WithTop: Story = { args: { top: <p>News and offers by email</p> } };

export const WithBottomLine: Story = { args: { bottom: <span>© Lyng</span> } };
