/** How many hours links and sessions are valid; a test compares these with the server's own numbers. */
export const CONFIRM_LINK_HOURS = 24
export const RESET_LINK_HOURS = 1
/** How many days a registration that nobody confirms is stored. */
export const UNCONFIRMED_ACCOUNT_DAYS = 7
export const SESSION_LIFE_DAYS = 30
export const REPEATED_REQUEST_DAYS = 30
