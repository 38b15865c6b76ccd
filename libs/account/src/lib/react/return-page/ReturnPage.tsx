import { useLingui } from '@lingui/react/macro';
import { Container, Heading, Notice } from '@lyng/ui';
import { assertNever } from '@lyng/model';
import type { ReturnFailure } from '../../core/return-form.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { ReturnLookup } from './ReturnLookup.tsx';
import { ReturnReceiptCard } from './ReturnReceiptCard.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';
import { registerReturnTitle, returnFailureMessages } from './return-messages.ts';
import type { ReturnView } from './return-view.ts';
import shared from '../order-page/OrderPage.module.css';

export interface ReturnPageProps {
  readonly view: ReturnView;
  readonly formKey?: string | undefined;
}

/** Finds an order, takes what comes back of it, and shows the receipt: forms that all work without JavaScript. */
export const ReturnPage = ({ view, formKey }: ReturnPageProps) => (
  <Container width="form" className={shared.page}>
    <Heading level={1} size="xl">
      <Title view={view} />
    </Heading>
    {'failure' in view && view.failure && <Failure failure={view.failure} />}
    <View view={view} formKey={formKey} />
  </Container>
);

const Title = ({ view }: Pick<ReturnPageProps, 'view'>) => {
  const { t, i18n } = useLingui();
  if (view.kind === 'withdraw') return t`Withdraw from the purchase`;
  if (view.kind !== 'receipt') return i18n._(registerReturnTitle);
  return view.receipt.kind === 'RETURN' ? t`Your return is registered` : t`You have withdrawn from the purchase`;
};

const View = ({ view, formKey }: ReturnPageProps) => {
  switch (view.kind) {
    case 'lookup':
      return <ReturnLookup orderNumber={view.orderNumber} email={view.email} choice={view.choice} />;
    case 'choose':
      return <ReturnForm aftercare={view.aftercare} email={view.email} choice={view.choice} formKey={formKey} />;
    case 'withdraw':
      return <WithdrawalForm aftercare={view.aftercare} email={view.email} formKey={formKey} />;
    case 'receipt':
      return <ReturnReceiptCard receipt={view.receipt} />;
    default:
      return assertNever(view);
  }
};

/** A page that is opened announces nothing by itself; what has the focus is read out. */
const Failure = ({ failure }: { readonly failure: ReturnFailure }) => {
  const { i18n } = useLingui();
  return (
    <div tabIndex={-1} autoFocus>
      <Notice tone="danger" announce>
        {i18n._(returnFailureMessages[failure.kind])}
      </Notice>
    </div>
  );
};
