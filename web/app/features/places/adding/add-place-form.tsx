import { pages } from '@andariego/contract/pages'
import { DESCRIPTION_MAX, DESCRIPTION_MIN, placesMessages } from '@andariego/contract/places-rules'
import { type FormEvent, useEffect, useReducer } from 'react'
import { Link } from '../../../platform/rendering/link.tsx'
import { Button, LinkButton } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { ConfiguredMap, PlaceSearchBox } from '../../maps/public.ts'
import styles from './add-place-form.module.css'
import { ImagePreview } from './image-preview.tsx'
import { withChosen, withPin } from './place-draft.ts'
import { SelectedPlace } from './selected-place.tsx'
import { usePlaceForm } from './use-place-form.ts'

/** The form to add a place: choose it by name or on the map, describe it, submit. */
export const AddPlaceForm = () => {
  const { draft, change, values, errors, register, ...form } = usePlaceForm()
  const { selection } = draft
  const byPin = selection?.by === 'pin'
  const [searches, startSearchAgain] = useReducer((count: number) => count + 1, 0)
  const hasSelection = selection !== null
  // The text in the search field belonged to a selection that no longer exists.
  useEffect(() => {
    if (!hasSelection) startSearchAgain()
  }, [hasSelection])
  const marker = selection &&
    values && { ...selection, id: 'place', label: values.name || 'Lugar sin nombre' }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form} aria-label="Agregar un lugar">
      <div className={styles.where}>
        <PlaceSearchBox
          key={searches}
          ref={register('search')}
          label="Buscar un lugar"
          error={errors.search}
          onChoose={(place) => change(withChosen(draft, place))}
        />
        <ConfiguredMap
          label="Mapa para elegir el lugar"
          center={selection ?? undefined}
          zoom={selection?.zoom}
          markers={marker ? [marker] : undefined}
          draggableMarker
          onPick={(latitude, longitude, zoom) => {
            startSearchAgain()
            change(withPin(draft, { latitude, longitude }, zoom))
          }}
        />
      </div>
      <div className={styles.what}>
        <SelectedPlace values={values} byPin={byPin} />
        {selection?.image && (
          <ImagePreview
            image={selection.image}
            name={values?.name ?? selection.name}
            credit={selection.imageCredit}
          />
        )}
        <div>
          {byPin && values && (
            <>
              <TextField
                ref={register('name')}
                label="Nombre del lugar"
                value={values.name}
                error={errors.name}
                autoComplete="off"
                onChange={(event) => change({ ...draft, name: event.target.value })}
              />
              <TextField
                ref={register('address')}
                label="Dirección"
                value={values.address}
                error={errors.address}
                placeholder={form.isLooking ? 'Buscando la dirección…' : undefined}
                autoComplete="off"
                onChange={(event) => change({ ...draft, address: event.target.value })}
              />
            </>
          )}
          <TextField
            ref={register('city')}
            label="Ciudad"
            value={values?.city ?? draft.city ?? ''}
            error={errors.city}
            autoComplete="off"
            onChange={(event) => change({ ...draft, city: event.target.value })}
          />
          <TextArea
            ref={register('description')}
            label="Descripción (opcional)"
            hint={`Entre ${DESCRIPTION_MIN} y ${DESCRIPTION_MAX} caracteres.`}
            counterLimit={DESCRIPTION_MAX}
            value={draft.description}
            error={errors.description}
            onChange={(event) => change({ ...draft, description: event.target.value })}
          />
        </div>
        <div className={styles.outcome}>
          {form.known && !form.failure && (
            <FormMessage ref={form.notice} tabIndex={-1} kind={form.isRefused ? 'error' : 'info'}>
              {placesMessages.duplicate}{' '}
              <Link to={pages.place({ id: form.known.id })}>Ver {form.known.name}</Link>
            </FormMessage>
          )}
          {form.failure && (
            <FormMessage>
              {form.failure}{' '}
              {form.known && <Link to={pages.place({ id: form.known.id })}>Ver {form.known.name}</Link>}
            </FormMessage>
          )}
          {form.added && (
            <FormMessage kind="success">
              Lugar agregado exitosamente{'\n'}
              {!form.added.place.isWaiting && (
                <Link to={pages.place({ id: form.added.place.id })}>Ver {form.added.place.name}</Link>
              )}
            </FormMessage>
          )}
        </div>
        <div className={styles.actions}>
          <Button type="submit" busy={form.isPending}>
            {form.isPending ? 'Agregando…' : 'Agregar Lugar'}
          </Button>
          <LinkButton to={pages.home()} variant="secondary" onClick={form.forget}>
            Cancelar
          </LinkButton>
        </div>
      </div>
    </form>
  )
}
