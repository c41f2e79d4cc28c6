/** What is wrong with a detail of an account, in the same words whether the page finds it or the store does. */
export const samePhoneWords = 'This is the same as your first number. Write another one, or leave it empty.';
export const sameEmailWords = 'You sign in with this email already.';
