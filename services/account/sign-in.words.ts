/** Why a sign-in came to nothing. None says whether there is such an account. */
export const signInFailures = {
  credentials: 'The email address and the password do not go together. Check both, or choose a new password.',
  code: 'This code is not right, or it has run out. Check the newest letter from us, or have a new code sent.',
  link: 'This link has been used already, or it has run out. Have a new one sent.',
  password: 'This is not your password. Please try again.',
} as const;
