/** `{ success: true, data }` and `{ success: true, message }`: the two forms of a success around nothing or something. */
export const withData = <T>(data: T) => ({ success: true as const, data })
export const withMessage = (message: string) => ({ success: true as const, message })
