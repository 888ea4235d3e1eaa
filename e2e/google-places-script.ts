// A stand-in for the parts of Google's Places library that the product uses. Like the real library, it fetches its data over the
// network (see google.ts). It runs in the page, so it imports nothing.
;(() => {
  const HOST = 'https://places.googleapis.com/v1'

  interface Prediction {
    placeId: string
    types: string[]
    main: string
    secondary: string
  }
  interface Details {
    name: string
    address: string
    location: { lat: number; lng: number }
    addressComponents: { types: string[]; longText: string; shortText: string }[]
    photos: { name: string; author: string }[]
  }

  const ask = async (path: string, query: Record<string, string>) => {
    const response = await fetch(`${HOST}/${path}?${new URLSearchParams(query)}`)
    if (!response.ok) throw new Error(`Places API: ${response.status}`)
    return response.json()
  }

  let tokens = 0
  class AutocompleteSessionToken {
    readonly id: string
    constructor() {
      tokens += 1
      this.id = `token-${tokens}`
    }
  }

  const photoOf = ({ name, author }: Details['photos'][number]) => ({
    getURI: ({ maxWidth }: { maxWidth: number }) => `${HOST}/${name}/media?maxWidthPx=${maxWidth}&key=clave`,
    authorAttributions: [{ displayName: author, uri: null, photoURI: null }],
  })

  /** Remembers the session token of the prediction, and ends that session with the details request. */
  const placeOf = (id: string, token: string) => ({
    fetchFields: async ({ fields }: { fields: string[] }) => {
      const found: Details = await ask(`places/${id}`, { sessionToken: token, fields: fields.join(',') })
      const { lat, lng } = found.location
      const place = {
        displayName: found.name,
        formattedAddress: found.address,
        location: { lat: () => lat, lng: () => lng },
        addressComponents: found.addressComponents,
        photos: found.photos.map(photoOf),
      }
      return { place }
    },
  })

  const AutocompleteSuggestion = {
    fetchAutocompleteSuggestions: async (request: {
      input: string
      sessionToken: AutocompleteSessionToken
    }) => {
      const { input, sessionToken } = request
      const found: Prediction[] = await ask('autocomplete', { input, sessionToken: sessionToken.id })
      const suggestions = found.map(({ placeId, types, main, secondary }) => ({
        placePrediction: {
          placeId,
          types,
          mainText: { text: main },
          secondaryText: { text: secondary },
          text: { text: `${main}, ${secondary}` },
          toPlace: () => placeOf(placeId, sessionToken.id),
        },
      }))
      return { suggestions }
    },
  }

  const page = globalThis as unknown as { google: { maps: Record<string, unknown> } }
  page.google.maps.standInPlaces = { AutocompleteSessionToken, AutocompleteSuggestion }
})()
