import type { Route } from '../../platform/http/routes.ts'
import type { Services } from '../../platform/services.ts'
import type { Rewards } from '../gamification/public.ts'
import { accountRoutes } from './account-routes.ts'
import { createConfirmAccount } from './confirm-account.ts'
import { consentRoutes } from './consent-routes.ts'
import { askEmailChangeRoutes } from './email-change/ask-routes.ts'
import { emailChangeLinkRoutes } from './email-change/link-routes.ts'
import { passkeyLoginRoutes } from './passkeys/passkey-login-routes.ts'
import { passkeyRoutes } from './passkeys/passkey-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import type { AccountPart } from './public.ts'
import { registrationRoutes } from './registration-routes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { securityRoutes } from './security/security-routes.ts'
import { sessionRoutes } from './session-routes.ts'

export const accountsRoutes = (route: Route, services: Services, parts: AccountPart[], rewards: Rewards) => {
  const confirmAccount = createConfirmAccount(parts, rewards)
  registrationRoutes(route, services, confirmAccount)
  consentRoutes(route, services)
  sessionRoutes(route, services)
  passwordRoutes(route, services, confirmAccount)
  askEmailChangeRoutes(route, services)
  emailChangeLinkRoutes(route, services)
  secondFactorRoutes(route, services)
  passkeyRoutes(route, services)
  passkeyLoginRoutes(route, services)
  securityRoutes(route, services)
  accountRoutes(route, services, parts)
}
