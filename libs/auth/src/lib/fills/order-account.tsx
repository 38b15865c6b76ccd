import { useLazyComponent } from '@lyng/feature';
import type { Slots } from '@lyng/feature';

const loadForm = async () => (await import('./SessionOrderAccount.tsx')).SessionOrderAccount;

/** The account of a guest's order; its form comes with its texts. */
export function Part(props: Slots['confirmation:account']) {
  const [Form] = useLazyComponent(true, loadForm, 'auth');
  return Form && <Form {...props} />;
}
