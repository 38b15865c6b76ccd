import { TestProviders } from '@lyng/feature/testing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen, within } from '@testing-library/react';
import type { MoreWidget as MoreWidgetType } from '../../core/widget.ts';
import { makeContentPage, makeMenu, makeWidgets } from '../../testing/make-content.ts';
import { ContentPageView } from '../content-page/ContentPageView.tsx';
import { MoreWidget } from '../more-widgets/MoreWidget.tsx';
import { FrontPage } from '../content-page/FrontPage.tsx';

const sv = makeSite({ language: 'sv', basePath: '/sv' });
const renderProducts = ({ heading, query }: { heading: string; query: object }) => (
  <p>{`${heading}: ${JSON.stringify(query)}`}</p>
);

const renderMore = (widget: MoreWidgetType) => <MoreWidget widget={widget} />;

describe('FrontPage', () => {
  it('shows every kind of widget; the first hero holds the heading of the page [CMS-01, CMS-02]', () => {
    const page = makeContentPage({ widgets: makeWidgets() });
    render(
      <TestProviders site={sv}>
        <FrontPage page={page} renderMore={renderMore} renderProducts={renderProducts} />
      </TestProviders>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Lyng i september' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Se nyhederne' })).toHaveAttribute('href', '/sv/nyheder');
    expect(screen.getByText('14 dages returret')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Herre' })).toHaveAttribute('href', '/sv/c/herre');
    expect(screen.queryByText('Ud af huset')).not.toBeInTheDocument();
    expect(screen.getByText('Nyt på hylden: {"sort":"LATEST","take":8}')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Efterårsudsalg' })).toBeVisible();
    expect(screen.getByText('sko og tøj')).toBeVisible();
    expect(screen.getByRole('img', { name: 'En regnjakke' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'En støvle i lyng' })).toHaveAttribute('href', '/sv/p/1001');
    // One of the editors is in its own shape, one of the catalogue in that of the catalogue.
    expect(screen.getByRole('img', { name: 'En sandal' })).toHaveAttribute('height', '800');
    expect(screen.getByRole('img', { name: 'En støvle i lyng' })).toHaveAttribute('height', '1500');
    expect(screen.getByRole('link', { name: 'Størrelsesguide' })).toHaveAttribute('href', '/sv/content/size-guide');
    expect(screen.queryByText('Fælde')).not.toBeInTheDocument();
    expect(screen.getByText('Kan jeg bytte?')).toBeVisible();
    expect(screen.getByText('Jylland')).toBeVisible();
  });

  it('has a visually hidden heading when it starts without a hero', () => {
    render(
      <TestProviders>
        <FrontPage page={makeContentPage({ title: 'Lyng' })} renderMore={renderMore} renderProducts={renderProducts} />
      </TestProviders>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Lyng' })).toBeInTheDocument();
  });
});

describe('ContentPageView', () => {
  it('shows title, breadcrumb and text, with the menu where the page requests it [CMS-01]', () => {
    render(
      <TestProviders>
        <ContentPageView page={makeContentPage()} infoMenu={makeMenu()} renderProducts={renderProducts} />
      </TestProviders>,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Levering og retur' })).toBeVisible();
    const here = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(here.getByRole('link')).toHaveAttribute('href', '/');
    expect(within(screen.getByRole('navigation', { name: 'Kundeservice' })).getAllByRole('link')).toHaveLength(2);
  });

  it('has no menu without the tag', () => {
    render(
      <TestProviders>
        <ContentPageView page={makeContentPage({ tags: [] })} infoMenu={makeMenu()} renderProducts={renderProducts} />
      </TestProviders>,
    );
    expect(screen.queryByRole('navigation', { name: 'Kundeservice' })).not.toBeInTheDocument();
  });
});
