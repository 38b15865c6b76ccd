import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';

import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './Dialog.tsx';
import { SidePanel } from './SidePanel.tsx';

describe.each([
  ['SidePanel', SidePanel],
  ['Dialog', Dialog],
])('%s', (_name, Panel) => {
  const Page = ({ onClose = () => undefined }: { readonly onClose?: () => void }) => {
    const [open, setOpen] = useState(false);
    const close = () => {
      onClose();
      setOpen(false);
    };
    return (
      <>
        <button onClick={() => setOpen(true)}>Show bag</button>
        <Panel open={open} title="Bag" onClose={close} footer={<button>Check out</button>}>
          <p>Two pairs of boots</p>
        </Panel>
      </>
    );
  };
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Show bag' }));
    return screen.getByRole('dialog', { name: 'Bag' });
  };

  it('is modal, named by its title, and renders its content only while it is open', async () => {
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    renderUi(<Page />);
    expect(screen.queryByText('Two pairs of boots')).not.toBeInTheDocument();
    expect(await open()).toHaveTextContent('Two pairs of boots');
    expect(showModal).toHaveBeenCalledTimes(1);
    showModal.mockRestore();
  });

  it('gives focus back to what opened it', async () => {
    renderUi(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show bag' })).toHaveFocus();
  });

  it('closes once when the platform closes it, as Escape does', async () => {
    const onClose = jest.fn();
    renderUi(<Page onClose={onClose} />);
    const dialog = (await open()) as HTMLDialogElement;
    act(() => dialog.close());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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

  it('stays open under strict effects, which close and open it again', async () => {
    renderUi(
      <StrictMode>
        <Page />
      </StrictMode>,
    );
    expect(await open()).toHaveTextContent('Two pairs of boots');
  });
});
