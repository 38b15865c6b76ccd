import type { Site } from '@lyng/routing';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { StaticHandlerContext } from 'react-router-dom';
import { statusOf } from '../routes/errors/error-title.ts';
import type { RootState } from '../store.ts';
import type { AppContext, MessageGroup } from './app-context.ts';

/** What crosses to the browser with a page, once. */
export interface DehydratedState {
  readonly site: Site;
  readonly origins: AppContext['origins'];
  readonly messages: readonly MessageGroup[];
  readonly loaderData: StaticHandlerContext['loaderData'];
  readonly actionData: StaticHandlerContext['actionData'];
  readonly errors: Readonly<Record<string, DehydratedError>> | null;
  readonly store: Pick<RootState, 'customer' | 'page' | 'channel'> & Partial<Pick<RootState, 'favourites'>>;
}

/** Only status and its own data: an unexpected error's text stays on the server (promise X21). */
interface DehydratedError {
  readonly status: number;
  readonly data: unknown;
}

const dehydrateError = (error: unknown): DehydratedError => ({
  status: statusOf(error),
  data: isRouteErrorResponse(error) ? error.data : null,
});

/** What only the document needs of a head is in the document already. */
const withoutStructuredData = (loaderData: DehydratedState['loaderData']): DehydratedState['loaderData'] =>
  Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      if (typeof data?.head?.structuredData !== 'object') return [id, data];
      const { structuredData: _structuredData, ...head } = data.head;
      return [id, { ...data, head }];
    }),
  );

export function dehydrate(
  context: StaticHandlerContext,
  app: AppContext,
  messages: readonly MessageGroup[],
): DehydratedState {
  const { customer, page, channel, favourites } = app.store.getState();
  return {
    site: app.site,
    origins: app.origins,
    messages,
    loaderData: withoutStructuredData(context.loaderData),
    actionData: context.actionData,
    errors:
      context.errors &&
      Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, dehydrateError(error)])),
    store: { customer, page, channel, ...(favourites.ids.length > 0 && { favourites }) },
  };
}

/** The hydration data that react-router takes, with errors as it knows them. */
export const hydrationData = ({ loaderData, actionData, errors }: DehydratedState) => ({
  loaderData,
  actionData,
  errors:
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, { status, data }]) => [id, new ErrorResponse(status, '', data)]),
    ),
});
