/** The address of the search form only redirects: its loader never lets this render. */
export const Component = () => null;
