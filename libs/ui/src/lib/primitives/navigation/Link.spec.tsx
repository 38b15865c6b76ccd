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
