import { configOfEnvironment } from '../server/src/environment.ts'
import { moderators } from '../server/src/features/accounts/public.ts'
import { asCommand } from './as-command.ts'
import { besideProduct } from './operator-database.ts'

// `npm run moderator -- add|remove|list EMAIL`: manages the community's moderators, also while the product runs.

const USAGE = 'Uso: npm run moderator -- add CORREO | remove CORREO | list'
const DONE = {
  add: (email: string) => `${email} ya puede moderar.`,
  remove: (email: string) => `${email} ya no modera.`,
}

await asCommand(async () => {
  const [action, email] = process.argv.slice(2)
  if (action !== 'list' && !((action === 'add' || action === 'remove') && email)) throw new Error(USAGE)
  return besideProduct(configOfEnvironment(), async (parts) => {
    const { list, ...change } = moderators(parts)
    if (action === 'list') return (await list()).join('\n') || 'Nadie modera todavía.'
    if (!(await change[action](email ?? '')))
      throw new Error(`No hay una cuenta confirmada con el correo ${email}.`)
    return DONE[action](email ?? '')
  })
})
