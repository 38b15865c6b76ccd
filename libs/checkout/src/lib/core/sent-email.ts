import { plainLine, readEmail } from '@lyng/model';

/** The address as mail servers read it: as typed, but a domain with letters of its own in the form that DNS knows (`xn--…`). */
export function sentEmail(text: string): string {
  const email = readEmail(text);
  if (email === null) return plainLine(text);
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  const address = `http://${domain}`;
  return /^[ -~]*$/.test(domain) || !URL.canParse(address) ? email : email.slice(0, at) + new URL(address).hostname;
}
