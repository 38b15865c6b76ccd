import { selectSnackbars, snackbarSlice } from '@lyng/feature';
import { createTestApp } from '@lyng/feature/testing';
import { createMemoryRouter } from 'react-router-dom';
import { unopenedPageNotice } from './unopened-page-notice.ts';
import '../testing/request-in-jsdom.ts';

function openTab() {
  const app = createTestApp();
  app.store.addSlices([snackbarSlice]);
  const router = createMemoryRouter([{ path: '/*', element: null }]);
  const links = () =>
    selectSnackbars(app.store.getState() as never).map(({ link, persistent }) => [link?.href, persistent]);
  return { notify: unopenedPageNotice(app, router), router, links };
}

describe('the notice about a page that could not be opened [SHOP-3]', () => {
  it('stays with a link to it, and there is one of them', () => {
    const { notify, links } = openTab();
    notify('/p/solveig');
    notify('/c/shoes');
    expect(links()).toEqual([['/c/shoes', true]]);
  });

  it('goes when another page is shown', async () => {
    const { notify, router, links } = openTab();
    notify('/p/solveig');
    await router.navigate('/p/solveig');
    expect(links()).toEqual([]);
  });
});
