/** Whether a host or an address is this machine's own and reaches no other. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
