declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  // The bundler exports a stylesheet's class names as the default.
  // eslint-disable-next-line no-restricted-syntax
  export default classes;
}
declare module '*.css' {}
declare module '*.po' {
  import type { Messages } from '@lingui/core';
  export const messages: Messages;
}
