import type { AccountPart } from '../accounts/public.ts'
import { forgetUploader } from './quota.ts'

/** When an account is removed, its remaining files no longer count as anybody's. */
export const mediaOfAccount: AccountPart = {
  beforeRemoval: (tx, userId) => forgetUploader(tx, userId).then(() => {}),
}
