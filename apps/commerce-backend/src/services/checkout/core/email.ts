/** One @ between a name and a domain of at least two labels; no spaces, quotes or control characters. */
const EMAIL =
  /^[^\s@"<>(),;:\\[\]]+@[a-z0-9\u00c0-\u024f](?:[a-z0-9\u00c0-\u024f-]*[a-z0-9\u00c0-\u024f])?(?:\.[a-z0-9\u00c0-\u024f](?:[a-z0-9\u00c0-\u024f-]*[a-z0-9\u00c0-\u024f])?)+$/i;

/** Apart, as what ignores case is wider with the flag that these classes need. */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;

/** The longest address that mail servers take. */
const LONGEST = 254;

/** Whether mail could be sent there; whether somebody reads it only a mail can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST &&
  EMAIL.test(text) &&
  !UNREADABLE.test(text) &&
  !text.includes('..') &&
  !text.startsWith('.') &&
  !text.includes('.@');
