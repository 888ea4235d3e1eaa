import type { Services } from '../../platform/services.ts'
import type { AccountPart } from '../accounts/public.ts'
import { forgetUploader } from './quota.ts'
import { discardParts } from './uploads.ts'
import { uploadsRepository } from './uploads-repository.ts'

/** When an account is removed, its remaining files no longer count as anybody's, and what it has half uploaded goes. */
export const mediaOfAccount = (services: Pick<Services, 'storage' | 'log'>): AccountPart => ({
  beforeRemoval: async (tx, userId) => {
    await forgetUploader(tx, userId)
    const parts = await uploadsRepository(tx).removeOf(userId)
    return () => discardParts(services, parts)
  },
})
