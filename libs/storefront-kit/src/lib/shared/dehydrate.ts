import type { Site } from '@lyng/routing';
import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router-dom';
import type { HydrationState, StaticHandlerContext } from 'react-router-dom';
import { statusOf } from '@lyng/feature';
import type { AppContext, MessageGroup, ShopState } from '@lyng/feature';

/** The state that a page transfers to the browser, once. */
export interface DehydratedState {
  /** The shop's configuration: only the server reads its file. */
  readonly config: AppContext['config'];
  readonly site: Site;
  readonly origins: AppContext['origins'];
  /** The address of each group of texts in the page's language. */
  readonly messages: Readonly<Record<MessageGroup, string>>;
  /** The groups that the page uses: they are loaded before it hydrates. */
  readonly usedMessages: readonly MessageGroup[];
  readonly loaderData: StaticHandlerContext['loaderData'];
  readonly actionData: StaticHandlerContext['actionData'];
  readonly errors: Readonly<Record<string, DehydratedError>> | null;
  readonly store: Partial<ShopState>;
}

/** Only status and its own data: an unexpected error's text stays on the server. */
interface DehydratedError {
  readonly status: number;
  readonly data: unknown;
}

const dehydrateError = (error: unknown): DehydratedError => ({
  status: statusOf(error),
  data: isRouteErrorResponse(error) ? error.data : null,
});

/** Only the document needs it, and it is already there. */
const withoutDocumentParts = (loaderData: DehydratedState['loaderData']): DehydratedState['loaderData'] =>
  Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => {
      if (typeof data?.head !== 'object' || data.head === null) return [id, data];
      const { structuredData: _structuredData, images: _images, ...head } = data.head;
      return [id, { ...data, head }];
    }),
  );

/** The parts of the state that do not come from the request. */
export interface DehydratedParts extends Pick<DehydratedState, 'messages' | 'usedMessages'> {
  /** The slices that features take along. */
  readonly transferred: Partial<ShopState>;
}

export function dehydrate(
  context: StaticHandlerContext,
  app: AppContext,
  { messages, usedMessages, transferred }: DehydratedParts,
): DehydratedState {
  const { customer, page, channel } = app.store.getState();
  return {
    config: app.config,
    site: app.site,
    origins: app.origins,
    messages,
    usedMessages,
    loaderData: withoutDocumentParts(context.loaderData),
    actionData: context.actionData,
    errors:
      context.errors &&
      Object.fromEntries(Object.entries(context.errors).map(([id, error]) => [id, dehydrateError(error)])),
    store: { customer, page, channel, ...transferred },
  };
}

/** The hydration data for react-router, with errors in its own type. */
export const hydrationData = ({ loaderData, actionData, errors }: DehydratedState): HydrationState => ({
  loaderData,
  actionData,
  errors:
    errors &&
    Object.fromEntries(
      Object.entries(errors).map(([id, { status, data }]) => [id, new ErrorResponse(status, '', data)]),
    ),
});
