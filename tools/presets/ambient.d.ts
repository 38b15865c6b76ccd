declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // How the bundler gives a stylesheet's class names.
  // eslint-disable-next-line no-restricted-syntax
  export default classes;
}
declare module '*.css' {}
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
