import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';
import { RouterNavigationProvider } from './RouterNavigationProvider.tsx';

const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{`${useNavigationType()} ${pathname}${search}`}</p>;
};

/** The link on the front page of a shop, and the current location. */
function openWith(props: ComponentProps<typeof RouterLink>) {
  render(
    <MemoryRouter>
      <RouterNavigationProvider>
        <RouterLink {...props} />
      </RouterNavigationProvider>
      <Address />
    </MemoryRouter>,
  );
  return { link: screen.getByRole('link'), address: screen.getByText(/^(POP|PUSH|REPLACE) /) };
}

describe('RouterLink', () => {
  it('navigates within the shop without loading a document', () => {
    const { link, address } = openWith({ href: '/cart?from=header', children: 'Cart' });
    expect(link).toHaveAttribute('href', '/cart?from=header');
    // `false`: the default action was prevented.
    expect(fireEvent.click(link)).toBe(false);
    expect(address).toHaveTextContent('PUSH /cart?from=header');
  });

  it('replaces the current page on request, and does not render its own props', () => {
    const { link, address } = openWith({ href: '/cart', replace: true, preserveScroll: true, children: 'Cart' });
    expect(link.getAttributeNames()).toEqual(['href']);
    fireEvent.click(link);
    expect(address).toHaveTextContent('REPLACE /cart');
  });

  const onClick: ComponentProps<'a'>['onClick'] = (event) => event.preventDefault();
  it.each([
    ['is for another tab', {}, { ctrlKey: true }],
    ['is prevented by its handler', { onClick }, {}],
  ])('does not navigate for a click that %s', (_what, props, click) => {
    const { link, address } = openWith({ href: '/cart', children: 'Cart', ...props });
    fireEvent.click(link, click);
    expect(address).toHaveTextContent('POP /');
  });

  it.each(['https://example.com/sko', 'mailto:hej@example.com', '//example.com/sko'])(
    'leaves %s to the browser',
    (href) => {
      const { link, address } = openWith({ href, replace: true, preserveScroll: true, onClick, children: 'Away' });
      expect(link.getAttributeNames()).toEqual(['href']);
      expect(link).toHaveAttribute('href', href);
      fireEvent.click(link);
      expect(address).toHaveTextContent('POP /');
    },
  );
});
