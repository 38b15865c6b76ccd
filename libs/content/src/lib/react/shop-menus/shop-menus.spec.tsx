import { TestProviders } from '@lyng/feature/testing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen, within } from '@testing-library/react';
import { makeMenu } from '../../testing/make-content.ts';
import { PromiseBar } from '../promise-bar/PromiseBar.tsx';
import { FooterMenus } from './FooterMenus.tsx';
import { MainMenu, PhoneMenuItems } from './MainMenu.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';

const sv = makeSite({ language: 'sv', basePath: '/sv' });

describe('menus of the shop', () => {
  it('lead to this site, three levels deep, and nowhere else [CMS-03]', () => {
    render(
      <TestProviders site={sv}>
        <MainMenu menu={makeMenu()} />
      </TestProviders>,
    );
    const menu = screen.getByRole('navigation', { name: 'Main menu' });
    expect(within(menu).getByRole('button', { name: 'Dame' })).toBeVisible();
    const hrefs = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs.join()).toBe('/sv/c/dame,/sv/dc/efteraar,/sv/c/dame-sko,/sv/c/dame-stoevler,/sv/dc/efteraar');
  });

  it('are the same on a phone [CMS-03]', () => {
    const { container } = render(
      <TestProviders site={sv}>
        <PhoneMenu id="menu">
          <PhoneMenuItems menu={makeMenu()} footer={<p>Hjælp</p>} />
        </PhoneMenu>
      </TestProviders>,
    );
    expect(container.querySelector('#menu')).toHaveTextContent('Everything in Dame');
    expect(container.querySelectorAll('a')).toHaveLength(4);
  });

  it('make the columns of the footer [CMS-03]', () => {
    render(
      <TestProviders>
        <FooterMenus menus={[makeMenu(), { title: 'Lyng', items: [] }]} />
      </TestProviders>,
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Kundeservice',
      'Lyng',
    ]);
    expect(screen.getByRole('link', { name: 'Dame' })).toHaveAttribute('href', '/c/dame');
  });
});

it('PromiseBar shows the promises of the configuration', () => {
  render(
    <TestProviders>
      <PromiseBar freeShippingFrom="499 kr." returnDays={14} />
    </TestProviders>,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Free delivery from 499 kr.',
    '14 days’ right of return',
  ]);
});
