import { type Api, createApi } from '@andariego/contract/client'
import type { FastifyInstance } from 'fastify'

/** An error response. */
export class Refusal extends Error {
  readonly status: number
  constructor(status: number, body: string) {
    super(`${status} ${body}`)
    this.status = status
  }
}

/** The typed client for an application in this process: the same requests as over a network, without a port. */
export const inProcessApi = (app: FastifyInstance, accessToken?: string): Api =>
  createApi(async ({ method, path, json, form, headers }) => {
    const encoded = form && new Response(form)
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      headers: {
        ...headers,
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
      },
      ...(json !== undefined && { payload: json as object }),
      ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
    })
    if (response.statusCode >= 400) throw new Refusal(response.statusCode, response.body)
    return response.json()
  })
