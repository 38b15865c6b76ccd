import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';

import { renderUi } from '../../testing/render-ui.tsx';
import { SidePanel } from './dialogs.tsx';

/** A list that is rendered again while one of its products is viewed. */
const RefreshedList = () => {
  const [shown, setShown] = useState('');
  const [round, setRound] = useState(0);
  return (
    <>
      {['Solveig', 'Vinga'].map((name) => (
        <button key={`${name} ${round}`} aria-label={`Look at ${name}`} onClick={() => setShown(name)} />
      ))}
      <SidePanel open={shown !== ''} title={shown} onClose={() => setShown('')}>
        <button onClick={() => setRound((before) => before + 1)}>Refresh</button>
      </SidePanel>
    </>
  );
};

// The side panel: a dialog is the same frame with another variant.
describe('a modal panel', () => {
  const Page = ({ onClose = () => undefined }: { readonly onClose?: () => void }) => {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>Show bag</button>
        <SidePanel open={open} title="Bag" onClose={close} footer={<button>Check out</button>}>
          <p>Two pairs of boots</p>
        </SidePanel>
      </>
    );
  };
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show bag' }));
    return screen.getByRole('dialog', { name: 'Bag' });
  };

  it('returns the focus to its opener [UI-09] [PAIN] Drawer accessibility', async () => {
    renderUi(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show bag' })).toHaveFocus();
  });

  it('closes once when the platform closes it, as Escape does [UI-09]', async () => {
    const onClose = jest.fn();
    renderUi(<Page onClose={onClose} />);
    const dialog = (await open()) as HTMLDialogElement;
    act(() => dialog.close());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is closed with Escape itself, before the close event: what is pressed next opens it again [UI-09]', async () => {
    const onClose = jest.fn();
    renderUi(<Page onClose={onClose} />);
    const dialog = await open();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await open();
    // The close event of the first closing.
    fireEvent(dialog, new Event('close'));
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes on a press outside, and not on one inside', async () => {
    const onClose = jest.fn();
    renderUi(<Page onClose={onClose} />);
    const dialog = await open();
    await userEvent.click(screen.getByText('Two pairs of boots'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays open when a press begins on its text and ends outside, as selecting does', async () => {
    const onClose = jest.fn();
    renderUi(<Page onClose={onClose} />);
    const dialog = await open();
    const pointer = userEvent.setup();
    await pointer.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('Two pairs of boots') }]);
    fireEvent.click(dialog);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open when a double click has opened it', async () => {
    const onClose = jest.fn();
    renderUi(<Page onClose={onClose} />);
    const dialog = await open();
    // The second press lands outside of what the first one has opened.
    fireEvent.mouseDown(dialog, { detail: 2 });
    fireEvent.click(dialog, { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
  });

  it('returns the focus to an opener that was rendered again meanwhile [UI-09] [PAIN] Drawer accessibility', async () => {
    renderUi(<RefreshedList />);
    const opener = screen.getByRole('button', { name: 'Look at Vinga' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(opener).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('button', { name: 'Look at Vinga' })).toHaveFocus();
  });

  it('stays open under strict effects, which close and open it again', async () => {
    renderUi(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    expect(await open()).toHaveTextContent('Two pairs of boots');
  });
});

describe('SidePanel', () => {
  it('slides in, and not again where it replaces another panel [SHOP-9]', () => {
    const Panel = ({ title }: { readonly title: string }) => (
      <SidePanel key={title} open title={title} onClose={() => undefined}>
        Boots
      </SidePanel>
    );
    const { rerender } = renderUi(<Panel title="On its way" />);
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-still');
    rerender(<Panel title="Bag" />);
    expect(screen.getByRole('dialog', { name: 'Bag' })).toHaveAttribute('data-still');
  });
});
