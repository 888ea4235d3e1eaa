import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FormDialog } from './form-dialog.tsx'

test('a double click sends once: the answer to the second one would say that it was sent already', async () => {
  const send = vi.fn()
  await render(
    <FormDialog
      open
      onClose={() => {}}
      title="Sugerir corrección"
      formId="correction"
      says={['Enviar', 'Enviando…']}
      busy={false}
    >
      <form
        id="correction"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      />
    </FormDialog>,
  )
  await page.getByRole('button', { name: 'Enviar' }).dblClick()
  expect(send).toHaveBeenCalledOnce()
})
