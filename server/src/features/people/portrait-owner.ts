/** The owner, in terms of `media`, of a user's portrait, its only file. */
export const portraitOwner = (userId: string) => ({ type: 'portrait', id: userId })
