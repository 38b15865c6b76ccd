import { array, number, object, setLocale, string } from 'yup';
import type { ObjectShape } from 'yup';

/** Each message follows the name of its field. */
setLocale({
  mixed: {
    defined: 'is missing.',
    notNull: 'needs a value.',
    oneOf: 'is one of ${values}.',
    notType: ({ type }: { readonly type: string }) =>
      ({
        array: 'needs a list: one "- " for each item.',
        boolean: 'is true or false.',
        object: 'needs names with values below it.',
      })[type] ?? 'needs a text.',
  },
});

/** The allowed links of editors; the shop checks a link again before it shows it. */
const LINK = /^(\/(?![/\\])|https:\/\/|mailto:|tel:|#)/;
const IMAGE = /^(?:images\/(?:[\w-]+\/)*)?\w[\w.-]*$/;
/** A text without an image in Markdown. */
const WITHOUT_IMAGE = /^(?![^]*!\[[^\]]*\]\()/;

const countProblem = 'needs an integer from 1 to 48.';

export const text = string();
export const link = string().matches(
  LINK,
  'needs a path such as /content/about, or an address with https:, mailto: or tel:.',
);
export const image = string().matches(
  IMAGE,
  'needs the file of an image such as images/heath.jpg, the file name of an image of the catalogue, or "newest" for one of the newest products.',
);
export const markdown = string().matches(
  WITHOUT_IMAGE,
  'has an image. Put it into the page itself on a line of its own, or into a widget of the type Image.',
);
export const count = number().typeError(countProblem).integer(countProblem).min(1, countProblem).max(48, countProblem);
export const words = array(string().defined());
export const choice = <const Word extends string>(...of: readonly Word[]) => string().oneOf(of);

/** An object of these fields and no others. */
export const fields = <const Fields extends ObjectShape>(shape: Fields) =>
  object(shape).test('known', (value, { createError, path }) => {
    const stranger = Object.keys(value).find((name) => !Object.hasOwn(shape, name));
    return (
      stranger === undefined ||
      createError({
        path: path ? `${path}.${stranger}` : stranger,
        message: `is not a field here. It has ${Object.keys(shape).join(', ')}.`,
      })
    );
  });

export const list = <const Fields extends ObjectShape>(shape: Fields) =>
  array(fields(shape)).min(1, 'needs a list: one "- " for each item.');
