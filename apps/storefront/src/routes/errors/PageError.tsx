import { useRouteError } from 'react-router-dom';
import { ErrorMessage } from './ErrorMessage.tsx';

/** An error of a page, inside the shop's frame. */
export function PageError() {
  return <ErrorMessage error={useRouteError()} />;
}
