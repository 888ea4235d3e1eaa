import { factsOf } from './facts.ts'
import type { Model } from './model.ts'
import { type Account, type Claim, type News, settle } from './points.ts'

export const idOf = ({ users }: Model, by: number) => users[by]?.id ?? ''
export const apiOf = ({ users }: Model, by: number) => {
  const someone = users[by]
  if (!someone) throw new Error('nobody')
  return someone.api
}
export const accountOf = ({ accounts }: Model, by: number): Account => {
  const account = accounts[by]
  if (!account) throw new Error('no account')
  return account
}
/** Pays a deed in the model's present state. */
export const earned = (model: Model, by: number, deed: string, claims: readonly Claim[]): News =>
  settle(accountOf(model, by), { deed, claims, facts: factsOf(model, by), on: model.today })
