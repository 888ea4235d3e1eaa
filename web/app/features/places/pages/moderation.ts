/** What the page 'moderation' uses of places. */
export { CorrectionQueue } from '../corrections/correction-queue.tsx'
