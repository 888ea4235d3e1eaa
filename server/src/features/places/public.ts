/** Cache tags: what shows any list of places, and what shows one place. */
export const placesTag = 'places'
export const placeTag = (id: string) => `place:${id}`
