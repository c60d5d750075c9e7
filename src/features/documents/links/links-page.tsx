import { useRouter } from '@tanstack/react-router'
import { CircleCheck, Link2, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { noImage } from '~/features/documents/texts/messages.ts'
import { UnreadTexts } from '~/features/documents/texts/texts-status.tsx'
import { useTexts } from '~/features/documents/texts/use-texts.ts'
import { words } from '~/i18n/words.ts'
import { useMediaAddress } from '~/kit/rich-text/media-address.ts'
import { columnsOf } from '~/kit/table/columns.tsx'
import { DataTable } from '~/kit/table/data-table.tsx'
import { plainAddress } from '~/kit/table/list-address.ts'
import { defineList } from '~/kit/table/list.ts'
import { useLocalList } from '~/kit/table/local-rows.ts'
import { Box, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { EmptyState } from '~/ui/feedback/empty-state.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import type { Status } from '~/ui/feedback/status-badge.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { findFaults, imagesToTry, type Fault, type Finding } from './find-faults.ts'
import { checked, documentsRead, imagesTried, messages } from './messages.ts'
import { useTriedImages } from './use-tried-images.tsx'

const column = columnsOf<Finding>()

const faults: Record<Fault, { label: MessageDescriptor; tone: Status }> = {
  document: { label: messages.noDocument, tone: 'error' },
  heading: { label: messages.noHeading, tone: 'warning' },
  page: { label: messages.noPage, tone: 'error' },
  address: { label: messages.notUsable, tone: 'error' },
  image: { label: noImage, tone: 'error' },
  slow: { label: messages.slowImage, tone: 'warning' },
  host: { label: messages.otherHost, tone: 'warning' },
}

const columns = [
  column.link('topic', {
    label: messages.document,
    value: ({ document }) => document.topic,
    to: ({ document: { id }, address }) => ({
      to: '/admin-admin/docs/edit/$docId',
      params: { docId: id },
      search: { show: address },
    }),
  }),
  // Wider than a status, since each is a sentence.
  column.text('fault', {
    label: messages.problem,
    width: 5.5,
    value: ({ fault }) => fault,
    text: ({ fault }, intl) => intl.formatMessage(faults[fault].label),
    cell: ({ fault }, text) => <span data-status={faults[fault].tone}>{text}</span>,
  }),
  column.token('address', { label: messages.address, width: 6 }),
  column.text('text', { label: messages.text }),
  column.text('language', {
    label: words.language,
    width: 3,
    value: ({ document }) => document.locale.description,
  }),
]

const findings = defineList({
  key: 'document-links',
  label: messages.findings,
  address: plainAddress,
  sort: ['topic,asc'],
  columns,
  id: ({ id }) => id,
  name: ({ document, address }) => `${document.topic} ${address}`,
})

/** The links and images of all help documents that do not work. */
export function LinksPage() {
  const intl = useIntl()
  const router = useRouter()
  const mediaOf = useMediaAddress()
  const texts = useTexts()
  const addresses = imagesToTry(texts.all, mediaOf)
  const images = useTriedImages(addresses)
  const isTrying = images.tried < addresses.length
  const isChecking = texts.query.isFetching || isTrying
  // Rows that come between others would move what is being read.
  const rows =
    texts.isListed && !isChecking
      ? findFaults(texts.all, {
          origin: window.location.origin,
          isPage: (path) => {
            const [, , route] = router.getMatchedRoutes(path)
            return route?.fullPath !== '/$'
          },
          mediaOf,
          loadOf: images.loadOf,
        })
      : undefined
  const key = rows?.map(({ id, document, text }) => `${id} ${document.topic} ${text}`).join('\n')
  const [shown, setShown] = useState<{ key: string; rows: readonly Finding[] }>()
  if (rows && key !== undefined && shown?.key !== key) setShown({ key, rows })
  const isComplete = texts.isWhole && !texts.error && texts.unreadable.length === 0
  const list = useLocalList(findings, {
    rows: shown?.rows,
    query: texts.query,
  })
  const progress = isChecking ? `${texts.read} ${images.tried}` : 'checked'
  const counted = texts.all.flatMap(({ content }) => content?.links ?? []).length
  return (
    <>
      {images.images}
      <DataTable
        list={list}
        header={(count) => (
          <PageHeader
            count={count ?? null}
            subtitle={messages.subtitle}
            actions={
              <Button
                size="sm"
                quiet
                aria-busy={isChecking}
                onClick={() => {
                  if (isChecking) return
                  texts.readAgain()
                  images.tryAgain()
                }}
              >
                <RefreshCw aria-hidden />
                <FormattedMessage {...messages.checkAgain} />
              </Button>
            }
          />
        )}
        search={{ label: messages.search }}
        filters={
          <Stack w="full" order="1" gap="2">
            <Box minH="8" textStyle="sm" color="fg.muted">
              <Box role="status" minH="5" mb="1">
                {/* Another text is another element, which cannot shift. Only the last one is read aloud. */}
                <span key={progress} aria-hidden={isChecking}>
                  {texts.isReading ? (
                    <FormattedMessage
                      {...documentsRead}
                      values={{ read: texts.read, total: texts.all.length }}
                    />
                  ) : isTrying ? (
                    <FormattedMessage
                      {...imagesTried}
                      values={{ tried: images.tried, total: addresses.length }}
                    />
                  ) : (
                    texts.isListed && (
                      <FormattedMessage
                        {...checked}
                        values={{ documents: texts.read, links: counted, images: addresses.length }}
                      />
                    )
                  )}
                </span>
              </Box>
              {isChecking && (
                <ProgressBar
                  short
                  label={intl.formatMessage(messages.checking)}
                  over={texts.read + images.tried}
                  total={Math.max(1, texts.all.length + addresses.length)}
                />
              )}
            </Box>
            <UnreadTexts texts={texts} />
          </Stack>
        }
        empty={
          isChecking ? (
            <EmptyState as="p" icon={Link2} title={messages.checking} />
          ) : !isComplete ? (
            <EmptyState as="h2" icon={Link2} title={messages.noneRead} />
          ) : (
            <EmptyState as="h2" icon={CircleCheck} title={messages.none} good>
              <FormattedMessage {...messages.noneHint} />
            </EmptyState>
          )
        }
      />
    </>
  )
}
