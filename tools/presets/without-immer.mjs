/**
 * In place of Immer, in browsers and in tests: no reducer here changes its state, each returns another one. Redux Toolkit
 * passes plain states to reducers then, and throws for one that returns nothing.
 */
const same = (value) => value;
const no = () => false;

export { no as isDraft, no as isDraftable, same as current, same as freeze, same as original };

export const produce = () => {
  throw new Error('A reducer needs Immer. Return the new state instead.');
};
