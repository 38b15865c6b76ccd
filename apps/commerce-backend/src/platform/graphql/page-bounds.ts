import { graphqlError } from './graphql-error.ts';

/** The requested page of a list; a missing part is the list's default. */
interface RequestedPage {
  readonly skip?: number | null;
  readonly take?: number | null;
}

interface PageLimits {
  readonly maxSkip?: number;
  readonly maxTake: number;
  readonly defaultTake: number;
}

const count = (name: string, value: number): number => {
  if (value >= 0) return value;
  throw graphqlError('BAD_USER_INPUT', `\`${name}\` must be 0 or more.`);
};

/** The requested page, within the limits of the list; a negative value is an error of the caller. */
export const pageBounds = (
  { skip, take }: RequestedPage,
  { maxSkip = Infinity, maxTake, defaultTake }: PageLimits,
) => ({
  skip: Math.min(maxSkip, count('skip', skip ?? 0)),
  take: Math.min(maxTake, count('take', take ?? defaultTake)),
});
