/** How long an access token is valid; then the refresh token is exchanged for a new one. Every page loads this file. */
export const ACCESS_TOKEN_SECONDS = 15 * 60
