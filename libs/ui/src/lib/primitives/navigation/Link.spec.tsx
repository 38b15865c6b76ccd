import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Link } from './Link.tsx';
import { useNavigation } from './navigation-context.ts';
import type { LinkProps, Navigation } from './navigation-context.ts';
import { NavigationProvider } from './NavigationProvider.tsx';

describe('Link', () => {
  it('is a plain link where no router is provided, without the props that only a router knows', () => {
    render(
      <Link href="/sko" preserveScroll replace>
        Shoes
      </Link>,
    );
    const link = screen.getByRole('link', { name: 'Shoes' });
    expect(link).toHaveAttribute('href', '/sko');
    expect(link.getAttributeNames()).toEqual(['href']);
  });

  it("is the router's link where one is provided", () => {
    const RouterLink = ({ preserveScroll, replace: _replace, ...anchor }: LinkProps) => (
      <a {...anchor} data-preserve={preserveScroll} />
    );
    render(
      <NavigationProvider value={{ Link: RouterLink, navigate: () => undefined }}>
        <Link href="/sko" preserveScroll>
          Shoes
        </Link>
      </NavigationProvider>,
    );
    expect(screen.getByRole('link', { name: 'Shoes' })).toHaveAttribute('data-preserve', 'true');
  });
});

describe('useNavigation', () => {
  it("gives the router's navigate", async () => {
    const visited: Parameters<Navigation['navigate']>[] = [];
    const Go = () => {
      const { navigate } = useNavigation();
      return <button onClick={() => navigate('/kurv', { replace: true })}>Go</button>;
    };
    render(
      <NavigationProvider
        value={{ Link: (props: LinkProps) => <a {...props} />, navigate: (...call) => visited.push(call) }}
      >
        <Go />
      </NavigationProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Go' }));
    expect(visited).toEqual([['/kurv', { replace: true }]]);
  });
});
