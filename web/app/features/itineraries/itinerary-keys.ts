/** Everything about itineraries. */
export const itinerariesKey = ['itineraries'] as const

export const itineraryKey = (id: string) => [...itinerariesKey, 'one', id] as const
