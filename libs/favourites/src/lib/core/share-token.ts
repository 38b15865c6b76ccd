/** The parameter of the favourites page that names a shared list. */
export const SHARED_LIST = 'list';

/** 128 bits in base64url. */
const TOKEN = /^[\w-]{22}$/;

/** Whether a text can be the token of a shared list. */
export const isShareToken = (value: unknown): value is string => typeof value === 'string' && TOKEN.test(value);
