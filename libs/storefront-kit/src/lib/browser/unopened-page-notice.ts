import { msg } from '@lingui/core/macro';
import { snackbarDismissed, snackbarShown } from '@lyng/feature';
import type { AppContext, Tab } from '@lyng/feature';

/** A snackbar about a page that could not be opened, with a link to it, until another page is shown. */
export function unopenedPageNotice(
  { store, translate }: Pick<AppContext, 'store' | 'translate'>,
  router: Tab['router'],
): (address: string) => void {
  let shown: { readonly id: string; readonly from: string } | undefined;
  const dismiss = () => {
    if (shown) store.dispatch(snackbarDismissed(shown.id));
    shown = undefined;
  };
  router.subscribe(({ location }) => {
    if (shown && location.key !== shown.from) dismiss();
  });
  return (href) => {
    dismiss();
    const notice = snackbarShown(translate(msg`Check your connection and try again.`), {
      mode: 'error',
      persistent: true,
      link: { label: translate(msg`Try again`), href },
    });
    store.dispatch(notice);
    shown = { id: notice.payload.id, from: router.state.location.key };
  };
}
