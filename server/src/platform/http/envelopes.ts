/** The two shapes of a success: `{ success: true, data }` and `{ success: true, message }`. */
export const withData = <T>(data: T) => ({ success: true as const, data })
export const withMessage = (message: string) => ({ success: true as const, message })
