import { expect, test } from 'vitest'
import { helpAskedBy } from './topics.ts'

test.each([
  ['como exporto mi itinerario al calendario', 'calendar'],
  ['quiero imprimir mi viaje', 'export'],
  ['como elimino un itinerario', 'deleteItinerary'],
  ['como veo el mapa sin conexion', 'mapOffline'],
  ['como marco que ya visite un lugar', 'visited'],
  ['puedo ocultar mi perfil', 'publicProfile'],
  ['como cierro sesion en otro telefono', 'sessions'],
  ['como salgo de un grupo', 'leaveGroup'],
  ['entrar con huella digital', 'security'],
  ['de donde sacas la informacion', 'sources'],
  ['que pasa si no confirmo mi correo a tiempo', 'account'],
])('%s', (question, topic) => {
  expect(helpAskedBy(question.split(' '))?.topic).toBe(topic)
})

test.each([
  'donde puedo ver el cambio de guardia',
  'un plan con mi grupo de amigos',
  'hay wifi en la playa',
  'lugares para ir con mi abuela que no puede subir escaleras',
])('a question about travelling is none about the product: %s', (question) =>
  expect(helpAskedBy(question.split(' '))).toBeNull(),
)
