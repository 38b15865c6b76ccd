/** For addresses that always redirect or return 404: their loader never lets this render. */
export function Component() {
  return null;
}
