import { fireEvent, render, screen } from '@testing-library/react';
import { watchLoginLinks } from './watch-login-links.ts';

function openPage(href: string) {
  render(<a href={href}>link</a>);
  const wanted = jest.fn();
  const stop = watchLoginLinks(document, '/account', wanted);
  const press = (how: object = {}): boolean => fireEvent.click(screen.getByRole('link'), how);
  return { press, stop, wanted };
}

describe('links to the login', () => {
  beforeEach(() => window.history.replaceState(null, '', '/p/solveig'));

  it.each([
    ['/account', 1],
    ['/?action=login&returnTo=%2Fp%2Fsolveig', 1],
    ['/?action=login&returnTo=%2Fp%2Fsolveig%23reviews', 1],
    ['/?action=login&returnTo=%2Faccount', 0],
    ['/account/reset-password', 0],
    ['/p/solveig', 0],
    ['https://elsewhere.example/account', 0],
  ])('%s opens the panel on this page: %d', (href, times) => {
    const { press, stop, wanted } = openPage(href);
    expect(press()).toBe(times === 0);
    stop();
    expect(wanted).toHaveBeenCalledTimes(times);
  });

  it('ignores a press for another tab', () => {
    const { press, stop, wanted } = openPage('/account');
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) press(how);
    stop();
    expect(wanted).not.toHaveBeenCalled();
  });
});
