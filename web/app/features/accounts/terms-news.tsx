import { useEffect, useState } from 'react'
import { api } from '../../platform/api/api.ts'
import { useSession } from '../../platform/session/session.ts'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'

const TermsNewsDialog = lazyPart(
  async () => (await import('./terms-news-dialog.tsx')).TermsNewsDialog,
  null,
  { dispensable: true },
)

/** After a sign-in, shows the dialog when the terms have changed since the user agreed to them. */
export const TermsNews = () => {
  const hasJustSignedIn = useSession()?.user.hasJustSignedIn === true
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    if (!hasJustSignedIn) return
    api('GET /users/me/consent').then(
      ({ data: { current, agreed } }) => setVersion(agreed?.version === current ? null : current),
      // On a failure nothing is shown: the user is asked at the next sign-in.
      () => {},
    )
  }, [hasJustSignedIn])
  return version && <TermsNewsDialog version={version} onClose={() => setVersion(null)} />
}
