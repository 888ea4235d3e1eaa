/** Reads that meet no large table, or that are asked for once in a while and return everything. */
export const LEFT_OUT: Record<string, string> = {
  'GET /auth/confirm-email/:token': 'finds a token',
  'GET /auth/email': 'finds an account',
  'GET /auth/passkeys': 'a few of one account',
  'GET /auth/second-factor': 'one of an account',
  'GET /auth/security-events': 'of one account, kept for a while',
  'GET /auth/sessions': 'a few of one account',
  'GET /badges': 'no statement',
  'GET /levels': 'no statement',
  'GET /events': 'a stream',
  'GET /maps/key': 'no statement',
  'GET /maps/regions/:name/:version': 'a file',
  'GET /maps/reverse': 'a file',
  'GET /maps/walk': 'a file',
  'GET /maps/walks': 'a file',
  'GET /media/:id': 'a file',
  'GET /media/:id/poster': 'a file',
  'GET /moderation/media/:id': 'a file',
  'GET /uploads/:id': 'one upload',
  'GET /places/:id/poster.png': 'a picture of one place',
  'GET /places/:id/poster.svg': 'a picture of one place',
  'GET /trips/:token': 'finds a token, then reads a trip as its page does',
  'GET /trips/:token/calendar': 'finds a token, then reads a trip as its page does',
  'GET /notifications/unsubscribe/:token': 'no statement',
  'GET /users/by-handle/:handle': 'the generated people have no handle',
  'GET /users/me/export': 'returns everything of one account, rarely',
}

export interface Ids {
  place: string
  review: string
  /** Who has and did the most. */
  user: string
  other: string
  itinerary: string
  group: string
  report: string
}

/** The addresses of each read. */
export const addresses = ({
  place,
  review,
  user,
  other,
  itinerary,
  group,
  report,
}: Ids): Record<string, string[]> => {
  return {
    'GET /chat/conversations/me': ['/chat/conversations/me'],
    'GET /chat/messages/me': ['/chat/messages/me?limit=50'],
    'GET /direct-messages/conversation/:userId': [
      `/direct-messages/conversation/${other}`,
      `/direct-messages/conversation/${other}?limit=20&offset=10`,
    ],
    'GET /direct-messages/conversations': [
      '/direct-messages/conversations',
      '/direct-messages/conversations?kind=requests',
    ],
    'GET /direct-messages/unread-count': ['/direct-messages/unread-count'],
    'GET /groups': ['/groups?limit=20'],
    'GET /groups/:id': [`/groups/${group}`],
    'GET /itineraries': ['/itineraries?limit=20', '/itineraries?limit=20&page=2'],
    'GET /itineraries/:id': [`/itineraries/${itinerary}`],
    'GET /itineraries/:id/comments': [`/itineraries/${itinerary}/comments`],
    'GET /itineraries/:id/days': [`/itineraries/${itinerary}/days`],
    'GET /itineraries/:id/export': [`/itineraries/${itinerary}/export?format=ics`],
    'GET /itineraries/:id/files': [`/itineraries/${itinerary}/files`],
    'GET /itineraries/:id/links': [`/itineraries/${itinerary}/links`],
    'GET /itineraries/:id/operations': [`/itineraries/${itinerary}/operations?after=0`],
    'GET /itineraries/:id/people': [`/itineraries/${itinerary}/people`],
    'GET /itineraries/:id/photos': [`/itineraries/${itinerary}/photos`],
    'GET /itineraries/:id/presence': [`/itineraries/${itinerary}/presence`],
    'GET /maps/search': ['/maps/search?q=mirador'],
    'GET /moderation/appeals': ['/moderation/appeals'],
    'GET /moderation/corrections': ['/moderation/corrections'],
    'GET /moderation/decisions': ['/moderation/decisions'],
    'GET /moderation/reports': ['/moderation/reports', '/moderation/reports?status=decided'],
    'GET /moderation/reports/:id': [`/moderation/reports/${report}`],
    'GET /notifications': ['/notifications'],
    'GET /notifications/settings': ['/notifications/settings'],
    'GET /notifications/unread-count': ['/notifications/unread-count'],
    'GET /places': [
      '/places?limit=20',
      '/places?limit=20&page=10',
      '/places?limit=20&sort=rating',
      '/places?limit=20&sort=reviews',
      '/places?limit=20&sort=nearby&latitude=-12&longitude=-77',
      '/places?limit=20&q=mirador%20real',
      '/places?limit=20&q=lima%207&sort=rating',
      '/places?limit=20&west=-78&south=-13&east=-70&north=0',
    ],
    'GET /places/:id': [`/places/${place}`],
    'GET /places/:id/answers': [`/places/${place}/answers?question=hay%20agua`],
    'GET /places/:id/corrections': [`/places/${place}/corrections`],
    'GET /places/:id/description/history': [`/places/${place}/description/history`],
    'GET /places/:id/favorite': [`/places/${place}/favorite`],
    'GET /places/:id/kind': [`/places/${place}/kind`],
    'GET /places/:id/nearby': [`/places/${place}/nearby`],
    'GET /places/:id/reviews': [`/places/${place}/reviews?limit=20`],
    'GET /places/:id/reviews/stats': [`/places/${place}/reviews/stats`],
    'GET /places/check': ['/places/check?name=Mirador%20Real%207&latitude=0&longitude=0'],
    'GET /places/clusters': ['/places/clusters?zoom=9&west=-78&south=-13&east=-70&north=-5'],
    'GET /places/favorites': ['/places/favorites'],
    'GET /places/reviews': ['/places/reviews?limit=20', '/places/reviews?limit=20&page=30'],
    'GET /places/reviews/:id/reaction': [`/places/reviews/${review}/reaction`],
    'GET /places/wished': ['/places/wished?q=un%20mirador%20con%20vista'],
    'GET /users/:id': [`/users/${other}`],
    'GET /users/:id/favorites': [`/users/${other}/favorites`],
    'GET /users/:id/milestones': [`/users/${user}/milestones`],
    'GET /users/:id/places': [`/users/${other}/places`],
    'GET /users/:id/reviews': [`/users/${other}/reviews?limit=20`],
    'GET /users/:id/stats': [`/users/${user}/stats`],
    'GET /users/:id/travels': [`/users/${other}/travels`],
    'GET /users/me/blocks': ['/users/me/blocks'],
    'GET /users/me/consent': ['/users/me/consent'],
    'GET /users/me/mutes': ['/users/me/mutes'],
    'GET /users/me/notices': ['/users/me/notices'],
    'GET /users/me/profile': ['/users/me/profile'],
    'GET /users/search': ['/users/search?email=viajera12'],
  }
}
