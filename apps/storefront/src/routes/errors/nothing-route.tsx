/** For addresses that always lead elsewhere or nowhere: their loader never lets this be shown. */
export function Component() {
  return null;
}
