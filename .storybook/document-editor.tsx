import { useEffect, useState } from 'react'
import { fn } from 'storybook/test'
import { Editor } from '../src/features/documents/editor/editor.tsx'
import { FieldFrame } from '../src/kit/form/field-frame.tsx'

export const form = { show: (_html: string) => {} }
export const onChange = fn()

/** An editor whose content can be replaced, as by a restored draft. */
export function EditorOfForm() {
  const [value, setValue] = useState('')
  useEffect(() => void (form.show = setValue), [])
  return (
    <FieldFrame label="Content" error={undefined} group>
      {(control) => (
        <Editor
          value={value}
          onChange={(html) => {
            onChange(html)
            setValue(html)
          }}
          stored=""
          language="en-US"
          control={control}
        />
      )}
    </FieldFrame>
  )
}

export function paste(text: HTMLElement, html: string, files: readonly File[] = []) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  for (const file of files) clipboardData.items.add(file)
  text.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  )
}
