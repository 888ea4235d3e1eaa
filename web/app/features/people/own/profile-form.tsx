import type { Profile } from '@andariego/contract/profile'
import {
  BIO_MAX,
  type EmailVisibility,
  HOME_CITY_MAX,
  isHandle,
  type Language,
  nameProblem,
  profileMessages,
  tidyHandle,
} from '@andariego/contract/profile-rules'
import { isLongerThan } from '@andariego/contract/text-rules'
import { useState } from 'react'
import { formatError } from '../../../platform/api/api.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { FormMessage } from '../../../ui/form/form-message.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { HiddenProfileNote } from '../../moderation/public.ts'
import { CityField } from './city-field.tsx'
import { LanguagesField } from './languages-field.tsx'
import styles from './profile-form.module.css'
import { handleHint, VISIBILITY_OPTIONS } from './profile-form-texts.ts'
import { PublicField } from './public-field.tsx'
import { refusedField } from './refused-field.ts'
import { useSaveProfile } from './use-save-profile.ts'

const listOf = (languages: string) => languages.split(',').filter((code) => code !== '')

/** The form for the user's own profile. */
export const ProfileForm = ({ profile }: { profile: Profile }) => {
  const save = useSaveProfile()
  const [done, setDone] = useState(false)
  // Until the user chooses a visibility, setting a name for the first time hides the address.
  const [hasChosen, setChosen] = useState(profile.name !== null || profile.emailVisibility !== 'everyone')
  const { values, form, submit, field, set, fail } = useForm({
    initial: {
      name: profile.name ?? '',
      handle: profile.handle ?? '',
      homeCity: profile.homeCity ?? '',
      languages: profile.languages.join(','),
      bio: profile.bio ?? '',
      emailVisibility: profile.emailVisibility as string,
      isPublic: profile.isPublic ? 'on' : '',
    },
    check: ({ name, handle, homeCity, bio }) => ({
      name: name.trim() === '' ? null : nameProblem(name),
      handle: handle.trim() === '' || isHandle(tidyHandle(handle)) ? null : profileMessages.handleFormat,
      homeCity: isLongerThan(homeCity.trim(), HOME_CITY_MAX) ? profileMessages.homeCityLength : null,
      bio: isLongerThan(bio.trim(), BIO_MAX) ? profileMessages.bioLength : null,
    }),
    send: ({ languages, isPublic, ...written }) => {
      setDone(false)
      const emailVisibility = visibility as EmailVisibility
      const body = {
        ...written,
        languages: listOf(languages) as Language[],
        emailVisibility,
        isPublic: isPublic === 'on',
      }
      save.mutate(body, {
        onSuccess: () => setDone(true),
        onError: (error) => {
          const refused = refusedField(error)
          if (refused) fail(refused.field, refused.problem)
        },
      })
    },
  })
  const visibility = !hasChosen && values.name.trim() !== '' ? 'nobody' : values.emailVisibility
  return (
    <form {...form} className={styles.form}>
      {profile.isHidden && <HiddenProfileNote className={styles.message} />}
      <TextField
        {...field('name')}
        label="Nombre"
        hint="Así te verán en lugar de tu correo. Puede ser tu nombre de pila o un apodo."
        autoComplete="nickname"
      />
      <TextField
        {...field('handle')}
        label="Usuario"
        hint={handleHint(profile.handleFixedUntil)}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        autoComplete="off"
      />
      <SelectField
        name="emailVisibility"
        label="Quién puede ver tu correo"
        hint="Quien no lo ve tampoco te encuentra por él."
        options={VISIBILITY_OPTIONS}
        value={visibility}
        onChange={({ target }) => {
          setChosen(true)
          set('emailVisibility', target.value)
        }}
      />
      <CityField
        value={values.homeCity}
        onChange={(city) => set('homeCity', city)}
        error={field('homeCity').error}
      />
      <LanguagesField
        value={listOf(values.languages)}
        onChange={(languages) => set('languages', languages.join(','))}
      />
      <TextArea {...field('bio')} label="Sobre ti" counterLimit={BIO_MAX} />
      <PublicField
        userId={profile.id}
        isPublic={profile.isPublic}
        checked={values.isPublic === 'on'}
        onChange={(isPublic) => set('isPublic', isPublic ? 'on' : '')}
      />
      {/* Beside the button, where whoever presses it looks: the form is longer than a window. */}
      {save.isError && refusedField(save.error) === null && (
        <FormMessage className={styles.message}>{formatError(save.error)}</FormMessage>
      )}
      {done && (
        <FormMessage kind="success" className={styles.message}>
          Tu perfil se guardó.
        </FormMessage>
      )}
      <Button {...submit} className={styles.submit} busy={save.isPending}>
        {save.isPending ? 'Guardando…' : 'Guardar perfil'}
      </Button>
    </form>
  )
}
