import { TestProviders } from '@lyng/feature/testing';
import { makeSite } from '@lyng/routing/testing';
import { render, screen } from '@testing-library/react';
import { RichText } from './RichText.tsx';

const show = (html: string) =>
  render(
    <TestProviders site={makeSite({ language: 'sv', basePath: '/sv' })}>
      <RichText html={html} />
    </TestProviders>,
  ).container;

describe('RichText', () => {
  it('renders what editors write, links on this site [CMS-05]', () => {
    show(
      '<h2>Retur</h2><p>Läs <a href="/retur">mer</a> &amp; skriv till <a href="mailto:a@b.se">oss</a>.</p><hr><p>a<br>b</p>',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Retur' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'mer' })).toHaveAttribute('href', '/sv/retur');
    expect(screen.getByRole('link', { name: 'oss' })).toHaveAttribute('href', 'mailto:a@b.se');
  });

  it.each([
    '<script>window.hacked = true</script>',
    '<img src=x onerror="window.hacked = true">',
    '<a href="javascript:window.hacked = true">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<p onclick="x" style="y" id="z">x</p>',
    '<iframe src="https://evil.example"></iframe>',
  ])('removes everything active: %s [CMS-05]', (html) => {
    const container = show(html);
    expect(container.querySelector('script, img, iframe, a, [onclick], [style], [id]')).toBeNull();
  });

  it('renders tables that scroll, without the whitespace that React rejects', () => {
    const quiet = jest.spyOn(console, 'error');
    show('<table>\n <thead> <tr> <th>EU</th> </tr> </thead>\n <tbody><tr><td>38</td></tr></tbody></table>');
    expect(screen.getByRole('table')).toHaveTextContent('EU38');
    expect(quiet).not.toHaveBeenCalled();
    quiet.mockRestore();
  });
});
