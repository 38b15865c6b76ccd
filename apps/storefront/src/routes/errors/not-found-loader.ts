import { data } from 'react-router-dom';

/** `/404` and every address that leads nowhere: a true 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}
