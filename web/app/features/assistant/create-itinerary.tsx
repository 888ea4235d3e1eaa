import type { ItineraryDraft } from '@andariego/contract/assistant'
import { pages } from '@andariego/contract/pages'
import { IconRoute } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { formatError } from '../../platform/api/api.ts'
import { getSession } from '../../platform/session/session.ts'
import { showToast } from '../../platform/toasts.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { CoveringContext } from './place-link.tsx'
import { hasUnsavedItinerary, startItinerary } from './start-itinerary.ts'

const EDITOR = pages.createItinerary()

/** Opens the plan of an answer in the itinerary editor. */
export const CreateItinerary = ({ draft }: { draft: ItineraryDraft }) => {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const covers = useContext(CoveringContext)
  const userId = getSession()?.user.id ?? ''
  const start = useMutation({
    mutationFn: () => startItinerary(userId, draft),
    onSuccess: () => {
      setAsking(false)
      // An editor that is already open would keep its own content, so the page is reloaded.
      if (pathname.replace(/\/+$/, '') === EDITOR) location.assign(EDITOR)
      else void navigate(EDITOR, { replace: covers })
    },
    onError: (error) => showToast(formatError(error), { kind: 'error' }),
  })
  const press = () => (hasUnsavedItinerary(userId) ? setAsking(true) : start.mutate())
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        icon={<IconRoute aria-hidden="true" />}
        busy={start.isPending && !asking}
        onClick={press}
      >
        Crear itinerario
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Ya tienes un itinerario sin guardar"
        no="Conservarlo"
        yes="Reemplazarlo"
        onYes={() => start.mutate()}
        busy={start.isPending}
      >
        <p>Si sigues, este plan toma el lugar de lo que dejaste en el editor.</p>
      </ConfirmDialog>
    </>
  )
}
