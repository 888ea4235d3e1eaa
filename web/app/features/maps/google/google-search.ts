import { importLibrary } from '@googlemaps/js-api-loader'
import type { ChosenPlace, PlaceOption, PlaceSearch } from '../search/place-option.ts'
import { cityOf } from './google-city.ts'
import { loadGoogleMaps } from './google-maps-loader.ts'

const FIELDS = ['displayName', 'formattedAddress', 'location', 'addressComponents', 'photos']
/** Wide enough for a place's cover image, in pixels. */
const PHOTO_WIDTH = 1280
/** The billing session of Google: all keystrokes up to the choice count as one. */
let session: google.maps.places.AutocompleteSessionToken | null = null

const kindOf = (types: readonly string[]): PlaceOption['kind'] => {
  if (types.includes('airport')) return 'airport'
  if (types.includes('locality')) return 'city'
  if (types.some((type) => type.startsWith('administrative_area') || type === 'country')) return 'area'
  return types.some((type) => type === 'route' || type.startsWith('street_')) ? 'address' : 'landmark'
}

const details = async (prediction: google.maps.places.PlacePrediction): Promise<ChosenPlace> => {
  const { place } = await prediction.toPlace().fetchFields({ fields: FIELDS })
  session = null
  const { location, addressComponents, photos } = place
  if (!location) throw new Error('Google names no location for this place.')
  const [photo] = photos ?? []
  return {
    name: place.displayName ?? prediction.mainText?.text ?? prediction.text.text,
    address: place.formattedAddress ?? prediction.text.text,
    city: cityOf(addressComponents ?? []),
    latitude: location.lat(),
    longitude: location.lng(),
    image: photo?.getURI({ maxWidth: PHOTO_WIDTH }) ?? null,
    imageCredit: photo?.authorAttributions.map(({ displayName }) => displayName).join(', ') || null,
  }
}

/** Search by Google Places. Its requests cannot be aborted; late responses are ignored. */
export const searchByGoogle = async (apiKey: string): Promise<PlaceSearch> => {
  await loadGoogleMaps(apiKey)
  const { AutocompleteSuggestion, AutocompleteSessionToken } = await importLibrary('places')
  return async (input, signal) => {
    session ??= new AutocompleteSessionToken()
    const request = { input, sessionToken: session, language: 'es' }
    const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request)
    signal.throwIfAborted()
    return suggestions.flatMap(({ placePrediction }) =>
      placePrediction
        ? {
            id: `google-${placePrediction.placeId}`,
            kind: kindOf(placePrediction.types),
            name: placePrediction.mainText?.text ?? placePrediction.text.text,
            address: placePrediction.secondaryText?.text ?? '',
            choose: () => details(placePrediction),
          }
        : [],
    )
  }
}
