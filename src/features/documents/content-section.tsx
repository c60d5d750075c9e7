import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useFormState, useWatch, type Control } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { DocumentRequest } from '~/api/generated/model/documentRequest.zod.ts'
import type { Document } from '~/api/generated/model/index.ts'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { useField } from '~/kit/form/use-field.ts'
import { css, cx } from '~/styled-system/css'
import { Box, Grid } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { PartMissing } from '~/ui/feedback/part-missing.tsx'
import { SkeletonLines } from '~/ui/feedback/skeleton-lines.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { lazyPart } from '~/ui/lazy/lazy-part.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import type { EditorProps } from './editor/editor.tsx'
import { messages as editorMessages } from './editor/messages.ts'
import { messages, originalIn } from './messages.ts'

const Editor = lazyPart<EditorProps>(
  async () => (await import('./editor/editor.tsx')).Editor,
  EditorMissing,
)

const Preview = lazyPart(
  async () => (await import('./document-preview.tsx')).DocumentPreview,
  PartMissing,
)

type ContentSectionProps = {
  control: Control<DocumentRequest>
  /** The document that is being translated. */
  original: Document | null | undefined
  /** The address of a link or an image in the text to show at once. */
  shownAddress: string | undefined
}

/** The content of a document: the editor and a preview. A translation has its original where the preview is otherwise. */
export function ContentSection({ control, original, shownAddress }: ContentSectionProps) {
  const { defaultValues } = useFormState({ control })
  const [language, topic] = useWatch({ control, name: ['locale', 'topic'] })
  const { value, error, change } = useField(
    { control, name: 'content', label: messages.content },
    { show: (html: string) => html && <ContentChoice html={html} language={language} /> },
  )
  const [preview, setPreview] = useState(() => !original && hasRoom())
  const isSplit = preview || Boolean(original)
  return (
    <Panel>
      <Grid templateColumns={isSplit ? { xl: 'repeat(2, minmax(0, 1fr))' } : '1fr'} gap="6">
        <Box minW="0">
          {/* The form finds its fields by name. */}
          <input type="hidden" name="content" />
          <FieldFrame label={messages.content} help={editorMessages.keys} error={error} group>
            {(frame) => (
              <Editor
                value={String(value)}
                onChange={change}
                stored={defaultValues?.content ?? ''}
                language={language}
                shownAddress={shownAddress}
                control={frame}
                fallback={
                  <Box minH="80" aria-busy>
                    <SkeletonLines lines={8} />
                  </Box>
                }
              />
            )}
          </FieldFrame>
        </Box>
        {original && <Original document={original} />}
        <Box minW="0" gridColumn={original ? '1 / -1' : undefined}>
          <Heading as="h2" size="sm" className={css({ mb: '3' })}>
            <Button
              variant="plain"
              className={css({ h: 'auto', p: '0' })}
              aria-expanded={preview}
              onClick={() => setPreview(!preview)}
            >
              <ChevronDown aria-hidden className={cx(arrow, !preview && closed)} />
              <FormattedMessage {...messages.preview} />
            </Button>
          </Heading>
          {preview && <Preview topic={topic} html={String(value)} language={language} />}
        </Box>
      </Grid>
    </Panel>
  )
}

/** The document that is being translated. On wide screens it stays beside the editor, whose text may be longer. */
function Original({ document: { topic, content, locale } }: { document: Document }) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      minW="0"
      alignSelf="start"
      position={{ xl: 'sticky' }}
      top="4"
    >
      <Heading as="h2" size="sm" id={id} className={css({ mb: '3' })}>
        <FormattedMessage {...originalIn} values={{ language: <bdi>{locale.description}</bdi> }} />
      </Heading>
      <Box
        tabIndex={0}
        role="group"
        aria-labelledby={id}
        maxH={{ base: '80', xl: 'calc(100dvh - {spacing.48})' }}
        overflowY="auto"
        p="4"
        borderWidth="1px"
        rounded="l2"
        focusVisibleRing="outside"
      >
        <Preview topic={topic} html={content ?? ''} language={locale.languageTag} />
      </Box>
    </Box>
  )
}

/** One of two texts to choose from, as its readers see it. */
const ContentChoice = ({ html, language }: { html: string; language: string }) => (
  <Box maxH="64" overflowY="auto" tabIndex={0}>
    <Preview topic="" html={html} language={language} />
  </Box>
)

/** On wide screens the preview is beside the editor; on others, users open it. */
const hasRoom = () => matchMedia('(min-width: 80rem)').matches

const closed = css({ transform: 'rotate(-90deg)', _rtl: { transform: 'rotate(90deg)' } })

function EditorMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <PartMissing
      onRetry={onRetry}
      text={editorMessages.missing}
      hint={editorMessages.missingHint}
    />
  )
}

const arrow = css({ boxSize: '4' })
