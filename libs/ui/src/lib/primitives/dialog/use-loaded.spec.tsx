import { act, fireEvent, render, screen } from '@testing-library/react';

import { useLoaded } from './use-loaded.ts';

/** A panel, and the attempts to load its content, in their order. */
const panel = () => {
  const attempts: { readonly come: (value: string) => void; readonly fail: () => void }[] = [];
  const load = () =>
    new Promise<string>((come, reject) => attempts.push({ come, fail: () => reject(new Error('No network.')) }));
  const Panel = ({ open }: { readonly open: boolean }) => {
    const [value = 'nothing yet', retry] = useLoaded(open, load);
    return (
      <>
        <p>{value}</p>
        {retry && <button onClick={retry}>Try again</button>}
      </>
    );
  };
  const { rerender } = render(<Panel open={false} />);
  return {
    attempts,
    become: (open: boolean) => rerender(<Panel open={open} />),
    settle: (attempt: number, how: 'come' | 'fail') => act(async () => attempts[attempt]?.[how]('the guide')),
  };
};

describe('what a dialog loads [SHOP-9]', () => {
  it('is not loaded before it is wanted', async () => {
    const { attempts, become, settle } = panel();
    expect(attempts).toHaveLength(0);
    become(true);
    await settle(0, 'come');
    expect(screen.getByText('the guide')).toBeVisible();
  });

  it('is tried again by the shopper when it failed', async () => {
    const { attempts, become, settle } = panel();
    become(true);
    await settle(0, 'fail');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await settle(1, 'come');
    expect(attempts).toHaveLength(2);
    expect(screen.getByText('the guide')).toBeVisible();
  });

  it('is retried when the dialog is opened again after a failure', async () => {
    const { attempts, become, settle } = panel();
    become(true);
    await settle(0, 'fail');
    become(false);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    become(true);
    expect(attempts).toHaveLength(2);
  });

  it.each(['come', 'fail'] as const)('changes nothing when the dialog was closed meanwhile (%s)', async (how) => {
    const { become, settle } = panel();
    become(true);
    become(false);
    await settle(0, how);
    expect(screen.getByText('nothing yet')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
