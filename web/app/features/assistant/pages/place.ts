/** What the page 'place' uses of assistant. */
export { PlaceQuestion } from '../place-question/place-question.tsx'
