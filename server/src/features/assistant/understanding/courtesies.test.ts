import { expect, test } from 'vitest'
import { withoutCourtesies } from './courtesies.ts'

test.each([
  ['Estimados señores: ¿dónde hay un taller? Dios los bendiga.', '¿dónde hay un taller? '],
  ['Muy señores míos, busco un taller. Quedo atento.', 'busco un taller. '],
  ['Dear all, where can I row? God bless you all!', 'where can I row? '],
  ['Estimados señores del museo', 'Estimados señores del museo'],
  ['está limpio según los visitantes?', 'está limpio ?'],
  ['según las reseñas está limpio?', 'según las reseñas está limpio?'],
  ['borda desde niña', 'borda '],
  ['algo para niñas', 'algo para niñas'],
  ['mi señora ya me quiere echar de la casa. ¿Hay algo?', '. ¿Hay algo?'],
  ['mi señora quiere una piscina', 'mi señora quiere una piscina'],
  ['que mi marido odia los bares', 'que sin bares'],
  ['hizo una promesa cuando enfermé y la quiere pagar', 'cumplir una promesa'],
  ['agarran tarjeta o tengo que pasar al cajero antes', 'agarran tarjeta o efectivo'],
  ['hay tarjeta o cajero', 'hay tarjeta o cajero'],
  ['ando leyendo un libro sobre los mayas, qué hay?', 'busco algo de los mayas, qué hay?'],
  ['vi un documental sobre volcanes, hay alguno?', 'busco algo de volcanes, hay alguno?'],
  ['un bar con fotos viejas en las paredes', 'un bar con fotos viejas '],
  ['se puede escalar en las paredes', 'se puede escalar en las paredes'],
  ['algo con música? mi hermano es medio metalero', 'algo con música? '],
  ['qué hay en ávila? soy friki de los trenes', 'qué hay en ávila? soy friki de los trenes'],
  ['mi casa es gótica', 'mi casa es gótica'],
  ['colecciono boletos de ferrocarril desde el 82, hay algo?', 'busco algo de ferrocarril, hay algo?'],
  ['¿puedo ir con mi perra Lola a la playa?', '¿puedo ir con mi perra a la playa?'],
  ['viajo con mi hija Cuenca y mi gato Toledo', 'viajo con mi hija y mi gato'],
  ['my dog Milan comes along', 'my dog comes along'],
  ['voy con mi hermana a Cuenca', 'voy con mi hermana a Cuenca'],
  ['voy con mi mamá Dónde comemos', 'voy con mi mamá Dónde comemos'],
  ['o castelo vale a pena? ouvi dizer que é caro', 'o castelo vale a pena? é caro'],
  ['oí que cierran los lunes', 'cierran los lunes'],
])('«%s» is read as «%s»', (message, read) => {
  expect(withoutCourtesies(message)).toBe(read)
})
