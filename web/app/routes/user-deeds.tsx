import { Travels } from '../features/people/pages/user.ts'
import { AddedPlaces } from '../features/places/pages/user.ts'
import { ReviewsOfPerson } from '../features/reviews/pages/user.ts'
import type { PublicUser } from './public-user.ts'

/** A person's travels, reviews and places, which everybody sees if that person allows it. */
export const UserDeeds = ({ userId, shown }: { userId: string; shown: PublicUser | null }) => (
  <>
    <Travels userId={userId} initial={shown?.travels} />
    <ReviewsOfPerson userId={userId} initial={shown?.reviews} />
    <AddedPlaces userId={userId} initial={shown?.places} />
  </>
)
