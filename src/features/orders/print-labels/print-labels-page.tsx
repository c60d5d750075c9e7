import { useSearch } from '@tanstack/react-router'
import { Download, Printer, Tags } from 'lucide-react'
import { FormattedMessage, useIntl } from 'react-intl'
import { messages as one } from '~/features/orders/label/messages.ts'
import { NoOrders } from '~/features/orders/slips/no-orders.tsx'
import { SheetsPage } from '~/features/orders/slips/sheets.tsx'
import { words } from '~/i18n/words.ts'
import { toRecordId } from '~/lib/record-id.ts'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { FailureText } from '~/ui/feedback/failure-text.tsx'
import { Notice } from '~/ui/feedback/notice.tsx'
import { ProgressBar } from '~/ui/feedback/progress-bar.tsx'
import { RetryButton } from '~/ui/feedback/retry-button.tsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { StyledAnchor } from '~/ui/link/styled-link.tsx'
import type { LeftOut } from './collect-labels.ts'
import { leftOutCount, messages, readCount, readyCount, reasons, tooMany } from './messages.ts'
import { useLabelFile } from './use-label-file.ts'

/** More would be a file that printers choke on. */
const most = 300

/** The shipping labels of the orders in the address as one PDF, in their order there. */
export function PrintLabelsPage() {
  const { ids: text = '' } = useSearch({ from: '/admin-fulfillment/orders/print-labels' })
  const ids = [...new Set(text.split(',').flatMap((id) => toRecordId(id) ?? []))]
  if (ids.length === 0) return <NoOrders icon={Tags} hint={messages.noneHint} />
  return (
    <SheetsPage>
      {ids.length > most && (
        <Notice
          status="warning"
          title={<FormattedMessage {...tooMany} values={{ most, total: ids.length }} />}
        />
      )}
      <Labels key={text} ids={ids.slice(0, most)} />
    </SheetsPage>
  )
}

function Labels({ ids }: { ids: readonly number[] }) {
  const intl = useIntl()
  const { over, address, printed, leftOut = [], hasFailed, retry } = useLabelFile(ids)
  const total = ids.length
  return (
    <>
      <PageHeader actions={<FileButtons address={address} />} />
      <styled.p role="status" mb="2" minH="5" textStyle="sm" lineHeight="1.25rem" color="fg.muted">
        {/* Another element each time: the same one would shift. */}
        <span key={printed ? 'ready' : over}>
          {printed ? (
            <FormattedMessage {...readyCount} values={{ count: printed.length }} />
          ) : (
            !hasFailed && <FormattedMessage {...readCount} values={{ over, total }} />
          )}
        </span>
      </styled.p>
      {!hasFailed && (
        <Box visibility={printed ? 'hidden' : 'visible'}>
          <ProgressBar
            label={intl.formatMessage(readCount, { over, total })}
            over={over}
            total={total}
          />
        </Box>
      )}
      {hasFailed && (
        <Notice status="error" role="alert" title={messages.failed}>
          <RetryButton onClick={retry}>
            <FormattedMessage {...words.tryAgain} />
          </RetryButton>
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice
          status="warning"
          role="alert"
          title={<FormattedMessage {...leftOutCount} values={{ count: leftOut.length }} />}
        >
          <LeftOutList leftOut={leftOut} />
          {/* It makes the file again, which may be open or half printed. */}
          <RetryButton byHand onClick={retry}>
            <FormattedMessage {...words.tryAgain} />
          </RetryButton>
        </Notice>
      )}
    </>
  )
}

const fileName = 'labels.pdf'

/** Takes its room from the start, so that nothing moves. */
function FileButtons({ address }: { address: string | undefined }) {
  return (
    <Flex gap="2" wrap="wrap" visibility={address ? 'visible' : 'hidden'}>
      <Button asChild size="sm" quiet>
        <a href={address} download={fileName}>
          <Download aria-hidden />
          <FormattedMessage {...messages.save} />
        </a>
      </Button>
      <Button asChild size="sm">
        <a href={address} target="_blank" rel="noopener noreferrer">
          <Printer aria-hidden />
          <FormattedMessage {...messages.open} />
        </a>
      </Button>
    </Flex>
  )
}

function LeftOutList({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return (
    <Stack as="ul" gap="1" my="2">
      {leftOut.map(({ id, number, why, address, error }) => (
        <Flex as="li" key={id} gap="2" wrap="wrap">
          <styled.bdi fontWeight="medium">{number}</styled.bdi>
          <span>
            <FormattedMessage {...reasons[why]} /> {error && <FailureText error={error} />}
          </span>
          {address && (
            <StyledAnchor
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              variant="underline"
            >
              <FormattedMessage {...one.openLabel} />
            </StyledAnchor>
          )}
        </Flex>
      ))}
    </Stack>
  )
}
