/** One label of a domain: letters and digits of any script, hyphens inside. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** A name without quotes or control characters, and a domain of at least two labels, the last of which is no number. Quoted names are not taken. */
const pattern = new RegExp(
  `^[^\\s\\p{C}@"<>(),;:\\\\[\\].]+(?:\\.[^\\s\\p{C}@"<>(),;:\\\\[\\].]+)*@${LABEL}(?:\\.${LABEL})*\\.(?!\\d+$)${LABEL}$`,
  'u',
);

/** The longest address that mail servers take, and the longest name before its @. */
const LONGEST = 254;
const LONGEST_NAME = 64;

/** Whether mail could be sent there; whether somebody reads it only a mail can tell. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= LONGEST && email.indexOf('@') <= LONGEST_NAME && !/[\r\n]/.test(text) && pattern.test(email);
}

/** The address as mail servers read it: as typed, but a domain with letters of its own in the form that DNS knows (`xn--…`). */
export function sentEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!isEmail(email) || /^[ -~]*$/.test(domain)) return email;
  const address = `http://${domain}`;
  return URL.canParse(address) ? email.slice(0, at) + new URL(address).hostname : email;
}
