/** Users as owners of files: their portrait is the only one. */
export const portraitOwner = (userId: string) => ({ type: 'portrait', id: userId })
