import type { CaseFile } from '@andariego/contract/moderation'
import { type DecisionKind, decisionName } from '@andariego/contract/moderation-rules'
import { useState } from 'react'
import { showToast } from '../../../platform/toasts.ts'
import { ChoiceChip } from '../../../ui/content/chip.tsx'
import { authorWords } from './author-words.ts'
import styles from './decide.module.css'
import { DecisionForm } from './decision-form.tsx'

interface Chosen {
  decision: DecisionKind
  subjectType: CaseFile['subjectType']
  subjectId: string
}

/** The form for a decision: choose it, check the suggested reason, confirm. */
export const Decide = ({ file, onDecided }: { file: CaseFile; onDecided: () => void }) => {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { subjectType, subjectId, may, author } = file
  const chips = (kinds: readonly DecisionKind[], about: Omit<Chosen, 'decision'>) =>
    kinds.map((decision) => (
      <ChoiceChip
        key={decision}
        chosen={chosen?.decision === decision && chosen.subjectId === about.subjectId}
        onClick={() => setChosen({ ...about, decision })}
      >
        {decisionName(decision, about.subjectType)}
      </ChoiceChip>
    ))
  if (may.subject.length === 0 && may.author.length === 0)
    return <p className={styles.none}>No puedes decidir sobre esto.</p>
  return (
    <section className={styles.decide} aria-label="Decidir">
      {may.subject.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>Sobre lo denunciado</legend>
          {chips(may.subject, { subjectType, subjectId })}
        </fieldset>
      )}
      {author && may.author.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{authorWords[subjectType].about}</legend>
          {chips(may.author, { subjectType: 'user', subjectId: author.person.id })}
        </fieldset>
      )}
      {chosen && (
        <DecisionForm
          key={`${chosen.decision} ${chosen.subjectId}`}
          {...chosen}
          reportId={file.id}
          onDecided={() => {
            showToast(`${decisionName(chosen.decision, chosen.subjectType)}: hecho y registrado.`)
            onDecided()
          }}
        />
      )}
    </section>
  )
}
