/** The words of addresses: a slug, a UUID. */
export const word = /^(?=.{1,100}$)[a-z0-9]+(?:-[a-z0-9]+)*$/i;
