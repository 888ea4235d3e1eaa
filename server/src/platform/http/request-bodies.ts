import { errorCodes, type FastifyInstance } from 'fastify'

/** The most bytes that a form may have; the forms that mail programs send are smaller. */
const FORM_MAX_BYTES = 4 * 1024

/** Accepts form bodies only where the contract allows them (`takesForm`), and discards their content. */
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
