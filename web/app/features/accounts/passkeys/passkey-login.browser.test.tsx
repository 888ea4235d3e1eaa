import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { bootScript } from '../../../platform/theme/boot-script.ts'
import { PasskeyLogin } from './passkey-login.tsx'

// Leaving: the browser is not asked to offer passkeys.
const Login = () => (
  <QueryClientProvider client={new QueryClient()}>
    <PasskeyLogin isLeaving />
  </QueryClientProvider>
)

test('the button has its room before it appears, so that nothing above it moves', async () => {
  new Function(bootScript)()
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Login />)
  document.body.append(container)
  const room = container.offsetHeight
  const button = page.getByRole('button', { name: 'Entrar con una llave de acceso' })
  expect(button.elements()).toHaveLength(0)
  const root = hydrateRoot(container, <Login />)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  await expect.element(button).toBeVisible()
  expect(container.offsetHeight).toBeGreaterThan(0)
  expect(room).toBe(container.offsetHeight)
})
