import { errorCodes, type FastifyInstance } from 'fastify'

/** No form that a mail program sends is larger. */
const FORM_MAX_BYTES = 4 * 1024

/** Forms of browsers and mail programs are refused but where the contract takes one; what they say is read nowhere. */
export const takeForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer', bodyLimit: FORM_MAX_BYTES },
    ({ routeOptions, headers }, _body, done) => {
      if (routeOptions.config.takesForm) done(null, undefined)
      else done(errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']))
    },
  )
}
