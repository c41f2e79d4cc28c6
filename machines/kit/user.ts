/** Who is at the page now, as the charts of a shopper's own things are told. */
export type User = { readonly subject: string | null; readonly isShopper: boolean };

/** Whose things a chart may ask for: nobody's, where somebody signed in who may not shop. */
export const subjectIn = ({ subject, isShopper }: User): string | null => (isShopper ? subject : null);
