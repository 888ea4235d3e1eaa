import type { AccountPart } from '../accounts/public.ts'
import { forgetUploader } from './quota.ts'

/** How the removal of an account shows in its files: those that stay are nobody's any more. */
export const mediaOfAccount: AccountPart = {
  beforeRemoval: (tx, userId) => forgetUploader(tx, userId).then(() => {}),
}
