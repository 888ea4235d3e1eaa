import type { TestApp } from './test-app.ts'

interface BrowserAt {
  address?: string
  userAgent?: string
}

interface Answer {
  status: number
  body: {
    message: string
    code?: string
    errors?: string[]
    data: { accessToken: string; refreshToken: string }
  }
}

const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36'

/** Simulates a browser: it keeps its cookies, and has its own address. */
export const browserAt = (
  { app }: Pick<TestApp, 'app'>,
  { address = '192.0.2.1', userAgent = CHROME }: BrowserAt = {},
) => {
  const cookies = new Map<string, string>()
  return {
    cookies,
    post: async (path: string, json: object, accessToken?: string): Promise<Answer> => {
      const response = await app.inject({
        method: 'POST',
        url: `/api${path}`,
        remoteAddress: address,
        cookies: Object.fromEntries(cookies),
        headers: { 'user-agent': userAgent, ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
        payload: json,
      })
      for (const { name, value } of response.cookies) cookies.set(name, value)
      return { status: response.statusCode, body: response.json() }
    },
  }
}
