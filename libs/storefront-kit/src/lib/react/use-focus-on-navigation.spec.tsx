import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const Frame = () => {
  const main = useFocusOnNavigation();
  const { search } = useLocation();
  return (
    <>
      <Link to="/list">To the list</Link>
      <Link to="/plain">To a page without a heading</Link>
      <main ref={main} tabIndex={-1}>
        <Routes>
          <Route path="/" element={<h1>Home</h1>} />
          <Route path="/plain" element={<p>Plain</p>} />
          <Route
            path="/list"
            element={
              <>
                <h1>List</h1>
                <Link to="?sort=price">By price</Link>
                <Link to="#products">To the products</Link>
                {search === '?sort=price' && <Link to="?">Take the order off</Link>}
              </>
            }
          />
        </Routes>
      </main>
    </>
  );
};

/** Presses a link with the keyboard, so that it has the focus. */
const press = (name: string): void => {
  const link = screen.getByRole('link', { name });
  link.focus();
  fireEvent.click(link);
};

const open = (path = '/'): void =>
  void render(
    <MemoryRouter initialEntries={[path]}>
      <Frame />
    </MemoryRouter>,
  );

describe('the focus after a navigation', () => {
  it('stays where it is on the first page', () => {
    open();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['the heading of another page', 'To the list', 'heading'],
    ['the main part of a page without a heading', 'To a page without a heading', 'main'],
  ])('moves to %s', (_place, link, role) => {
    open();
    press(link);
    expect(screen.getByRole(role)).toHaveFocus();
  });

  it.each(['By price', 'To the products'])('stays at the control "%s" that changes the same page', (name) => {
    open('/list');
    press(name);
    expect(screen.getByRole('link', { name })).toHaveFocus();
  });

  it('moves to the heading of the same page when the pressed control disappears', async () => {
    open('/list?sort=price');
    press('Take the order off');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'List' })).toHaveFocus());
  });
});
