import { type ReactNode, Suspense, useMemo } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { ChatBarItem, ChatLauncher } from './features/assistant/pages/root.ts'
import { DataProvider } from './platform/api/data-provider.tsx'
import { AnalyticsScript } from './platform/rendering/analytics.tsx'
import { locationOriginContext, settingsContext } from './platform/rendering/load-context.ts'
import { PageChange } from './platform/rendering/page-change.tsx'
import { PageMarks } from './platform/rendering/page-marks.tsx'
import { useScriptNonce } from './platform/rendering/script-nonce.ts'
import { bootScript } from './platform/theme/boot-script.ts'
import platformStyles from './platform/theme/platform.css?url'
import { ErrorPage } from './routes/error-page.tsx'
import { MenuLevelSlot, UserToolsSlot } from './routes/user-tools-slot.tsx'
import { Shell } from './shell/shell.tsx'
import { Loading } from './ui/feedback/loading.tsx'
import designStyles from './ui/styles/styles.css?url'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  settings: context.get(settingsContext),
  origin: context.get(locationOriginContext),
})

/** The settings do not change while a page is open. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useScriptNonce()
  const settings = useRouteLoaderData<typeof loader>('root')?.settings
  return (
    <html lang="es" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* `data-inline`: the server inlines these small sheets completely, and the browser does not apply them again on
            screens. */}
        <link rel="stylesheet" href={designStyles} precedence="design" data-inline="whole" />
        <link rel="stylesheet" href={platformStyles} precedence="platform" data-inline="whole" />
        <Meta />
        <Links />
      </head>
      <body>
        <DataProvider>
          {children}
          <PageMarks />
          <PageChange />
        </DataProvider>
        <ScrollRestoration />
        <Scripts />
        <AnalyticsScript url={settings?.analyticsScriptUrl ?? null} />
      </body>
    </html>
  )
}

export default function App() {
  const { settings } = useLoaderData<typeof loader>()
  // With each press of a link, the router renders its routes anew before it shows the next page; the frame stays as it is.
  return useMemo(
    () => (
      <Shell
        settings={settings}
        userTools={<UserToolsSlot />}
        menuLevel={<MenuLevelSlot />}
        chat={<ChatLauncher />}
        chatBarItem={ChatBarItem}
      >
        {/* The bars hydrate first, then the page. */}
        <Suspense>
          <Outlet />
        </Suspense>
      </Shell>
    ),
    [settings],
  )
}

/** Shown while code and data that a page loads only in the browser are on their way. */
export const HydrateFallback = Loading

/** The last resort, for errors outside the pages themselves, whose error boundary is in routes/page.tsx. */
export function ErrorBoundary() {
  return (
    <main id="contenido">
      <ErrorPage error={useRouteError()} />
    </main>
  )
}
