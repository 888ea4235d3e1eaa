import { BENCH_PASSWORD } from './generate.ts'

/** Signs in one of the generated travellers (`index` from 1); returns the access token. */
export const signIn = async (url: string, index: number): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `viajera${index}@bench.example`, password: BENCH_PASSWORD }),
  })
  const { data } = (await answer.json()) as { data: { accessToken: string } }
  return data.accessToken
}
