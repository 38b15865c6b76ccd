import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderUi } from '../../testing/render-ui.tsx';
import { Gallery } from './Gallery.tsx';

const images = [1, 2, 3].map((number) => ({ fileName: `boot-${number}.jpg`, alt: `Boot, image ${number}` }));

/** Presses the second image; jsdom has no layout, so the frame and its image get a size of 400 × 500 px. */
const open = async () => {
  renderUi(<Gallery label="Pictures" images={images} />);
  await userEvent.click(screen.getByRole('link', { name: 'Enlarge Boot, image 2' }));
  await screen.findByRole('button', { name: 'Zoom in' });
  return screen.getByRole('dialog', { name: 'Pictures' });
};
const press = (number: number) => fireEvent.click(screen.getByRole('link', { name: `Enlarge Boot, image ${number}` }));
const zoomedImage = (dialog: HTMLElement) => {
  const image = dialog.querySelector<HTMLElement>('.image');
  if (!image) throw new Error('There is no image.');
  return image;
};
const shownAlt = (dialog: HTMLElement) => zoomedImage(dialog).querySelector('img')?.alt;
const scale = (dialog: HTMLElement) => Number(/scale\((.+)\)/.exec(zoomedImage(dialog).style.transform)?.[1]);
const transform = (dialog: HTMLElement) => zoomedImage(dialog).style.transform;

/** jsdom has no pointer events: a mouse event of their name carries what is read of them. */
const finger = (target: Element, type: 'down' | 'move' | 'up', pointerId: number, clientX: number) =>
  fireEvent(
    target,
    Object.assign(new MouseEvent(`pointer${type}`, { bubbles: true, clientX, clientY: 0 }), { pointerId }),
  );

describe('ZoomDialog', () => {
  beforeAll(() => {
    for (const box of ['client', 'offset']) {
      Object.defineProperty(HTMLElement.prototype, `${box}Width`, { configurable: true, value: 400 });
      Object.defineProperty(HTMLElement.prototype, `${box}Height`, { configurable: true, value: 500 });
    }
  });

  it('opens at once with the image of the page, before the zoom code is loaded [SHOP-9]', async () => {
    const shown = jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('https://shop/boot.jpg');
    renderUi(<Gallery label="Pictures" images={images} />);
    press(2);
    const dialog = screen.getByRole('dialog', { name: 'Pictures' });
    expect(dialog).toHaveAttribute('aria-busy', 'true');
    const zoomedImage = within(dialog).getByRole('img', { name: 'Boot, image 2' });
    expect(zoomedImage).toHaveAttribute('src', 'https://shop/boot.jpg');
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    expect(await within(dialog).findByRole('button', { name: 'Zoom in' })).toBeVisible();
    expect(dialog).toHaveAttribute('aria-busy', 'false');
    shown.mockRestore();
  });

  it('shows that the larger image is loading, and offers to retry after a failure [SHOP-9]', async () => {
    const dialog = await open();
    expect(zoomedImage(dialog)).toHaveAttribute('aria-busy', 'true');
    fireEvent.error(within(dialog).getAllByRole('img', { name: 'Boot, image 2', hidden: true })[0] as HTMLElement);
    expect(within(dialog).getByRole('alert')).toHaveTextContent('This could not be loaded.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    fireEvent.load(within(dialog).getAllByRole('img', { name: 'Boot, image 2' })[0] as HTMLElement);
    expect(zoomedImage(dialog)).toHaveAttribute('aria-busy', 'false');
  });

  it('leaves a press for a new tab to the browser', () => {
    renderUi(<Gallery label="Pictures" images={images} />);
    const link = screen.getByRole('link', { name: 'Enlarge Boot, image 1' });
    let taken: boolean | undefined;
    const note = (event: Event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', note, { once: true });
    fireEvent.click(link, { ctrlKey: true });
    expect(taken).toBe(false);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows the next image at scale 1', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Next image' }));
    expect([shownAlt(dialog), scale(dialog)]).toEqual(['Boot, image 3', 1]);
  });

  it('turns with a swipe, and not with a short drag', async () => {
    const dialog = await open();
    const frame = zoomedImage(dialog).parentElement as HTMLElement;
    finger(frame, 'down', 1, 200);
    finger(frame, 'move', 1, 180);
    expect(transform(dialog)).toContain('translate(-20px');
    finger(frame, 'up', 1, 180);
    expect([shownAlt(dialog), transform(dialog)]).toEqual(['Boot, image 2', 'translate(0px, 0px) scale(1)']);
    finger(frame, 'down', 1, 200);
    finger(frame, 'move', 1, 90);
    finger(frame, 'up', 1, 90);
    expect(shownAlt(dialog)).toBe('Boot, image 3');
  });

  it('zooms with two fingers, and with a double tap in and out', async () => {
    const dialog = await open();
    const frame = zoomedImage(dialog).parentElement as HTMLElement;
    finger(frame, 'down', 1, 150);
    finger(frame, 'down', 2, 250);
    finger(frame, 'move', 2, 350);
    expect(scale(dialog)).toBe(2);
    finger(frame, 'up', 2, 350);
    finger(frame, 'up', 1, 150);
    const doubleTap = () =>
      [1, 2].forEach(() => {
        finger(frame, 'down', 1, 200);
        finger(frame, 'up', 1, 200);
      });
    doubleTap();
    expect(scale(dialog)).toBe(1);
    doubleTap();
    expect(scale(dialog)).toBe(2.5);
  });

  it('shows the image whose thumbnail is pressed', async () => {
    const dialog = await open();
    const thumbnails = within(dialog).getByRole('list', { name: 'Pictures' });
    await userEvent.click(within(thumbnails).getByRole('button', { name: 'Boot, image 3' }));
    expect(shownAlt(dialog)).toBe('Boot, image 3');
    expect(within(thumbnails).getByRole('button', { current: true })).toHaveAccessibleName('Boot, image 3');
  });

  it('has no navigation with one image', async () => {
    renderUi(<Gallery label="Pictures" images={images.slice(0, 1)} />);
    await userEvent.click(screen.getByRole('link'));
    await screen.findByRole('button', { name: 'Zoom in' });
    expect(
      within(screen.getByRole('dialog'))
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close', 'Zoom in', 'Zoom out']);
  });
});
