import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'

const ShareTripDialog = lazyPart(async () => (await import('./share-trip-dialog.tsx')).ShareTripDialog)

/** Button for the owner: shares a trip with single people and by links. */
export const ShareTripButton = ({ trip }: { trip: { id: string; name: string } }) => {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  return (
    <>
      <IconButton
        label="Personas y enlaces"
        icon={<IconLink aria-hidden="true" />}
        onClick={() => {
          setWasOpen(true)
          setOpen(true)
        }}
      />
      {wasOpen && <ShareTripDialog trip={trip} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
