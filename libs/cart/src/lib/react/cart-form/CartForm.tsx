import { useHref } from '@lyng/routing';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { CartFormIntent } from '../../wire/handle-cart-form.ts';

/**
 * The key that the page was rendered with, another one for each page: a form that is posted twice counts once. Given by the host;
 * `null` where no form is ever posted, as in the mini cart, which is there with running script only.
 */
export const CartFormKeyContext = createContext<string | null>(null);

export interface CartFormProps {
  readonly intent: CartFormIntent;
  /** Fields that the shopper does not see. */
  readonly fields?: Readonly<Record<string, string | number | null>>;
  /** Called instead of posting once the page is hydrated. */
  readonly onSubmit: (form: FormData) => void;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A form that changes the cart: posted to the cart page without JavaScript, carried out in place with it. */
export const CartForm = ({ intent, fields = {}, onSubmit, className, children }: CartFormProps): ReactNode => {
  const href = useHref();
  return (
    <form
      method="post"
      action={href('cart')}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget));
      }}
    >
      {Object.entries({ intent, key: use(CartFormKeyContext), ...fields }).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </form>
  );
};
