import { sunset } from '../tools/pictures.ts'
import type { Visitor } from '../tools/visitor.ts'

/** Goes from the form to the success notice: types `search` and picks the first suggestion called `name`. */
export const addPlace = async (
  visitor: Visitor,
  { search, name, description }: { search: string; name: string; description: string },
): Promise<void> => {
  await visitor.seesHeading('Agregar Nuevo Lugar')
  await visitor.finds('Buscar un lugar', search, new RegExp(name))
  const selected = visitor.inside(visitor.page.getByRole('region', { name: 'Lugar seleccionado' }))
  await selected.sees(name)
  await visitor.writes('Descripción (opcional)', description)
  await visitor.presses('Agregar Lugar')
  await visitor.sees('Lugar agregado exitosamente')
}

/** Writes a review with a photo on the place's page that the visitor is on. */
export const reviewPlace = async (visitor: Visitor, content: string): Promise<void> => {
  await visitor.chooses('5 de 5: Excelente')
  await visitor.writes('Tu reseña', content)
  await visitor.picksFiles('Elegir archivos', [await sunset()])
  await visitor.page.getByRole('button', { name: 'Quitar atardecer.jpg' }).waitFor()
  await visitor.presses('Publicar reseña')
  await visitor.sees('¡Gracias! Tu reseña se publicó.')
}
