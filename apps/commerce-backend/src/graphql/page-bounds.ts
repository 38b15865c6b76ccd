import { graphqlRefusal } from './refusal.ts';

/** What a list is asked for; a part that is missing is the list's default. */
interface RequestedPage {
  readonly skip?: number | null;
  readonly take?: number | null;
}

/** What a list gives. */
interface PageLimits {
  readonly maxSkip?: number;
  readonly maxTake: number;
  readonly defaultTake: number;
}

const count = (name: string, value: number): number => {
  if (value >= 0) return value;
  throw graphqlRefusal('BAD_USER_INPUT', `\`${name}\` must be 0 or more.`);
};

/** The page that is asked for, within what the list gives; a negative one is the caller's mistake, and is refused. */
export const pageBounds = (
  { skip, take }: RequestedPage,
  { maxSkip = Infinity, maxTake, defaultTake }: PageLimits,
) => ({
  skip: Math.min(maxSkip, count('skip', skip ?? 0)),
  take: Math.min(maxTake, count('take', take ?? defaultTake)),
});
