import { IconFlag } from '@tabler/icons-react'
import { useState } from 'react'
import { useBarred } from '../../../platform/session/restriction.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { preloadReportDialog, ReportDialog } from './report-dialog-later.ts'
import type { Reported } from './reported.ts'

export const Report = ({ className, ...reported }: Reported) => {
  const barred = useBarred('change')
  const [open, setOpen] = useState(false)
  // Once opened, the dialog stays mounted: an unmounting dialog cannot give the focus back.
  const [needed, setNeeded] = useState(false)
  return (
    <>
      <IconButton
        label={`Denunciar ${reported.called}`}
        icon={<IconFlag aria-hidden="true" />}
        className={className}
        data-print="hidden"
        onPointerEnter={preloadReportDialog}
        onClick={() => {
          setNeeded(true)
          setOpen(true)
        }}
        {...barred}
      />
      {needed && <ReportDialog {...reported} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
