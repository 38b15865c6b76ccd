/** One spelling of a mailbox: addresses that differ in capitals, full-width letters or a tag (`anna+shop@`) are one. */
export const mailboxOf = (email: string): string =>
  email
    .normalize('NFKC')
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
