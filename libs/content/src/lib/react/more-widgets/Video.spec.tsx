import { TestProviders } from '@lyng/feature/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { VideoWidget } from '../../core/widget.ts';
import { Video } from './Video.tsx';

const film = { type: 'Video', videoId: 'aqz-KE-bpKQ', title: 'Læder', image: '1003-1.svg' } as const;

const show = (provider: VideoWidget['provider']) =>
  render(<Video widget={{ ...film, provider }} />, { wrapper: TestProviders }).container;

/** The requests that the browser would send elsewhere. */
const requested = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('[src]')].flatMap((element) => element.getAttribute('src') ?? []);

describe('Video', () => {
  it.each([
    ['youtube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    ['vimeo', 'https://player.vimeo.com/video/aqz-KE-bpKQ', 'https://vimeo.com/aqz-KE-bpKQ'],
  ] as const)(
    'requests nothing of %s before the shopper starts the film; without script it is a link [CMS-02]',
    async (provider, player, page) => {
      const container = show(provider);
      expect(requested(container).filter((address) => address.startsWith('http'))).toEqual([]);
      const start = screen.getByRole('link', { name: /^Play the film “Læder”/ });
      expect(start).toHaveAttribute('href', page);
      await userEvent.click(start);
      const frame = screen.getByTitle('Læder');
      expect(frame.getAttribute('src')).toContain(player);
      expect(frame).toHaveFocus();
    },
  );
});
