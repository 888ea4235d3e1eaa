import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import PostalMime from 'postal-mime'
import { apiOf, newEmail, openAccounts } from '../../tools/accounts.ts'
import { createMailbox } from '../../tools/mailbox.ts'
import type { Product } from '../../tools/product.ts'

interface Look {
  width: number
  scheme: 'light' | 'dark'
}

/** Does what mails tell of, besides what the scenes do: a forgotten password, another address, a second registration. */
export const causeLetters = async ({ url, outbox }: Product): Promise<void> => {
  const mailbox = createMailbox(outbox)
  const { email, password, api } = await openAccounts(url, mailbox).register(newEmail('cartas'))
  const visitor = apiOf(url)
  await visitor('POST /auth/forgot-password', { body: { email } })
  await visitor('POST /auth/register', { body: { email, password } })
  const other = newEmail('otras-cartas')
  await api('POST /auth/email', { body: { email: other, password } })
  await api('POST /auth/change-password', {
    body: { currentPassword: password, newPassword: `${password}0` },
  })
  await mailbox.letterTo(other, /^Confirma tu correo nuevo/)
  await mailbox.letterTo(email, /^Tu contraseña cambió/)
}

/** `confirma-tu-correo-en-andariego`: mails about different people and things of one kind have one name. */
const nameOf = (subject: string) =>
  subject
    .replace(/«[^»]*»|\d+/g, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .toLowerCase()

/** Takes one mail of each kind in the outbox, as a mail program shows it: with no script, and with nothing from elsewhere. */
export const takeLetters = async (
  browser: Browser,
  outbox: string,
  folder: string,
  { width, scheme }: Look,
): Promise<void> => {
  const files = (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()
  const letters = new Map<string, { html: string; text: string }>()
  for (const file of files) {
    const { subject = '', html = '', text = '' } = await PostalMime.parse(await readFile(join(outbox, file)))
    letters.set(nameOf(subject), { html, text })
  }
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({
    viewport: { width, height: 700 },
    colorScheme: scheme,
    javaScriptEnabled: false,
    offline: true,
  })
  const page = await context.newPage()
  for (const [name, { html, text }] of letters) {
    await page.setContent(html)
    await writeFile(join(folder, `letter-${name}.png`), await page.screenshot({ fullPage: true }))
    await writeFile(join(folder, `letter-${name}.txt`), text)
  }
  await context.close()
}
