import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi } from '../../testing/render-ui.tsx';
import { MegaMenu } from './MegaMenu.tsx';
import type { MenuItem } from './menu-item.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { MobileMenuItems } from './MobileMenuItems.tsx';

const items: readonly MenuItem[] = [
  {
    label: 'Women',
    href: '/kvinder',
    children: [{ label: 'Shoes', href: '/kvinder/sko', children: [{ label: 'Boots', href: '/kvinder/sko/stoevler' }] }],
  },
  { label: 'Sale', href: '/udsalg', tone: 'sale' },
];
const allLabel = ({ label }: MenuItem) => `All for ${label.toLowerCase()}`;
const everyHref = ['/kvinder', '/kvinder/sko', '/kvinder/sko/stoevler', '/udsalg'];
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('MegaMenu', () => {
  it('opens a panel by the platform, without script', () => {
    const { container } = render(<MegaMenu label="Categories" items={items} allLabel={allLabel} />);
    const panelId = screen.getByRole('button', { name: 'Women' }).getAttribute('popovertarget');
    expect(container.querySelector('[popover="auto"]')).toHaveAttribute('id', panelId);
  });
});

describe('MobileMenu', () => {
  it('has every category as a real link, nested by level', () => {
    const { container } = renderUi(
      <MobileMenu id="menu" title="Menu">
        <MobileMenuItems items={items} allLabel={allLabel} />
      </MobileMenu>,
    );
    container.querySelectorAll('details').forEach((details) => (details.open = true));
    expect(hrefs()).toEqual(everyHref);
    expect(container.querySelectorAll('details details')).toHaveLength(1);
  });
});

describe('an open menu', () => {
  const hidePopover = jest.fn();
  beforeEach(() => {
    hidePopover.mockReset();
    Object.assign(HTMLElement.prototype, { hidePopover });
    // jsdom does not know the state of a popover.
    const matches = Element.prototype.matches;
    jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
      return selector === ':popover-open' || matches.call(this, selector);
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    delete (HTMLElement.prototype as Partial<HTMLElement>).hidePopover;
  });

  const Page = () => (
    <>
      <MegaMenu label="Categories" items={items} allLabel={allLabel} />
      <button>After</button>
    </>
  );

  it('closes when a link is followed', async () => {
    render(<Page />);
    screen.getByRole('link', { name: 'Boots' }).addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(screen.getByRole('link', { name: 'Boots' }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it('closes when the keyboard leaves it, and not while it moves inside', () => {
    render(<Page />);
    screen.getByRole('link', { name: 'Shoes' }).focus();
    screen.getByRole('link', { name: 'Boots' }).focus();
    expect(hidePopover).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'After' }).focus();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
