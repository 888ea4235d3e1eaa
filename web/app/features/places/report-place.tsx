import { ReportButton } from '../moderation/public.ts'
import { usePlaceDeeds } from './place-deeds-query.ts'

/** Button to report a place, for those who may: everybody but whoever added it. */
export const ReportPlace = ({ placeId }: { placeId: string }) =>
  usePlaceDeeds(placeId)?.includes('report') && (
    <ReportButton subjectType="place" subjectId={placeId} called="este lugar" />
  )
