/** One label of a domain: letters and digits of any script, hyphens inside. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';

/** A name without quotes or control characters, and a domain of at least two labels. Quoted names are not taken. */
const pattern = new RegExp(`^[^\\s@"<>(),;:\\\\[\\].]+(?:\\.[^\\s@"<>(),;:\\\\[\\].]+)*@${LABEL}(?:\\.${LABEL})+$`, 'u');

/** The longest address that mail servers take, and the longest name before its @. */
const LONGEST = 254;
const LONGEST_NAME = 64;

/** Whether mail could be sent there; whether somebody reads it only a mail can tell. */
export function isEmail(text: string): boolean {
  const email = text.trim();
  return email.length <= LONGEST && email.indexOf('@') <= LONGEST_NAME && !/[\r\n]/.test(text) && pattern.test(email);
}
