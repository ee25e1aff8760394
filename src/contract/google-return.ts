/** Where Google sends the browser back to, below the installation's address. */
export const googleCallbackPath = '/auth/google/callback';

/** The query parameter with which the browser comes back to one of our pages once Google has answered. */
export const googleAnswerParameter = 'google';
