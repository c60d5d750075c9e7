import type { ReactNode } from 'react'
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl'
import { css } from '~/styled-system/css'
import { Box } from '~/styled-system/jsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { usePageRules } from './page-rules.ts'
import { standardProfile, usePrintProfile } from './print-profile.ts'
import { PrintBar, Sheet, Sheets, SheetsPage } from './sheets.tsx'

type SheetPageProps = {
  /** The heading and the footer of the printed pages. */
  title: MessageDescriptor
  /** False until everything to print has loaded. */
  ready?: boolean
  /** Above the sheet, on the screen only. */
  notices?: ReactNode
  children: ReactNode
}

/** A screen that prints one sheet, which may be several pages long. */
export function SheetPage({ title, ready = true, notices, children }: SheetPageProps) {
  const intl = useIntl()
  const { value: profile, update } = usePrintProfile()
  usePageRules(profile, [intl.formatMessage(title)])
  return (
    <SheetsPage>
      <Box _print={{ display: 'none' }}>
        <PageHeader
          actions={
            <PrintBar
              profile={profile ?? standardProfile}
              onPaper={(paper) => void update((now) => ({ ...now, paper }))}
              ready={profile !== undefined && ready}
            />
          }
        />
        {notices}
      </Box>
      {profile && (
        <Sheets>
          <Sheet profile={profile} index={0}>
            <Heading as="h2" size="2xl" className={css({ mb: '6' })}>
              <FormattedMessage {...title} />
            </Heading>
            {children}
          </Sheet>
        </Sheets>
      )}
    </SheetsPage>
  )
}
