export const ITINERARIES_PATH = '/itineraries'
export const CREATE_ITINERARY_PATH = '/create-itinerary'
export const itineraryPath = (id: string): string => `/itinerary/${id}`
export const editItineraryPath = (id: string): string => `${itineraryPath(id)}/edit`
