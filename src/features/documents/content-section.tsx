import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import { Notice } from '~/components/feedback/notice.tsx'
import { SkeletonLines } from '~/components/feedback/skeleton-lines.tsx'
import { FieldFrame } from '~/components/form/field-frame.tsx'
import { useField } from '~/components/form/use-field.ts'
import { lazyPart } from '~/components/lazy/lazy-part.tsx'
import { Panel } from '~/components/page/panel.tsx'
import { words } from '~/i18n/words.ts'
import { messages as editorMessages } from './editor/messages.ts'
import type { EditorProps } from './editor/editor.tsx'
import { messages } from './messages.ts'

const Editor = lazyPart<EditorProps & { onRetry: () => void }>(
  async () => (await import('./editor/editor.tsx')).Editor,
  EditorMissing,
)

/** The content of a document: the editor. */
export function ContentSection({ control }: { control: Control<DocumentRequest> }) {
  const { value, error, change } = useField({ control, name: 'content' })
  const { defaultValues } = useFormState({ control })
  const language = useWatch({ control, name: 'locale' })
  const [attempt, setAttempt] = useState(0)
  return (
    <Panel>
      <Box minW="0">
        {/* The form looks for its fields by name. */}
        <input type="hidden" name="content" />
        <FieldFrame label={messages.content} help={editorMessages.keys} error={error} group>
          {(frame) => (
            <Editor
              key={attempt}
              value={String(value)}
              onChange={change}
              stored={defaultValues?.content ?? ''}
              language={language}
              control={frame}
              onRetry={() => setAttempt(attempt + 1)}
              fallback={
                <Box minH="80" aria-busy>
                  <SkeletonLines lines={8} />
                </Box>
              }
            />
          )}
        </FieldFrame>
      </Box>
    </Panel>
  )
}

function EditorMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      status="error"
      role="alert"
      title={<FormattedMessage {...editorMessages.missing} />}
      action={
        <Button size="sm" variant="outline" colorPalette="gray" onClick={onRetry}>
          <FormattedMessage {...words.tryAgain} />
        </Button>
      }
    >
      <FormattedMessage {...editorMessages.missingHint} />
    </Notice>
  )
}
