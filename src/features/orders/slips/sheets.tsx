import { useSearch } from '@tanstack/react-router'
import { Printer, Ruler } from 'lucide-react'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ListFilter } from '~/kit/table/list-filter.tsx'
import { css, cx } from '~/styled-system/css'
import { Box, Flex } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { ScreenLink } from '~/ui/link/screen-link.tsx'
import { WhyDisabled } from '~/ui/tooltip/why-disabled.tsx'
import { messages, paperNames } from './messages.ts'
import { pageName } from './page-rules.ts'
import { paperSizes, type PrintProfile } from './print-profile.ts'

type SheetProps = {
  profile: PrintProfile
  /** The index of the sheet on the screen. */
  index: number
  children: ReactNode
}

/** A sheet of paper: black on white in every theme. In print it is the page itself. */
export function Sheet({ profile, index, children }: SheetProps) {
  return (
    <article
      data-printed
      className={cx('light', sheet)}
      style={{ width: paperSizes[profile.paper].width, page: pageName(index) }}
    >
      {children}
    </article>
  )
}

const sheet = css({
  colorPalette: 'teal',
  colorScheme: 'light',
  color: 'black',
  bg: 'white',
  textStyle: 'sm',
  maxW: 'full',
  p: { base: '4', md: '14mm' },
  borderWidth: '1px',
  rounded: 'l2',
  shadow: 'sm',
  _print: { w: 'auto !important', p: '0', borderWidth: '0', shadow: 'none' },
})

/** A table on a sheet. */
export const sheetTable = css({
  w: 'full',
  '& tr': { breakInside: 'avoid' },
  '& th, & td': {
    px: '2',
    py: '1.5',
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottomWidth: '1px',
    overflowWrap: 'anywhere',
  },
  '& th': { fontWeight: 'semibold', borderColor: 'border.inverted' },
  '& [data-kind=number]': {
    width: '28',
    textAlign: 'end',
    pe: '5',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** The sheets of a screen, one below the other. */
export function Sheets({ children }: { children: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="6" _print={{ display: 'block' }}>
      {children}
    </Flex>
  )
}

/** The layout of a screen of sheets. Without the menus, it has its own margin. */
export function SheetsPage({ children }: { children: ReactNode }) {
  const { stripnav } = useSearch({ strict: false })
  return (
    <Box {...(stripnav && { p: { base: '4', md: '6' } })} _print={{ p: '0' }}>
      {children}
    </Box>
  )
}

type PrintBarProps = {
  profile: PrintProfile
  onPaper: (paper: PrintProfile['paper']) => void
  /** False until everything to print has loaded. */
  ready: boolean
}

/** The Print button and the choice of paper. */
export function PrintBar({ profile, onPaper, ready }: PrintBarProps) {
  const intl = useIntl()
  const { stripnav } = useSearch({ strict: false })
  return (
    <Flex gap="2" wrap="wrap" align="center" justify="flex-end" _print={{ display: 'none' }}>
      <ListFilter
        label={messages.paper}
        value={profile.paper}
        highlights={false}
        options={(['letter', 'a4'] as const).map((paper) => ({
          value: paper,
          label: intl.formatMessage(paperNames[paper]),
        }))}
        onChange={onPaper}
      />
      <Button asChild size="sm" quiet>
        <ScreenLink to="/admin-fulfillment/orders/packing-slips/calibration" search={{ stripnav }}>
          <Ruler aria-hidden />
          <FormattedMessage {...messages.settings} />
        </ScreenLink>
      </Button>
      <PrintButton ready={ready} />
    </Flex>
  )
}

export function PrintButton({ ready }: { ready: boolean }) {
  const intl = useIntl()
  return (
    <WhyDisabled reason={!ready && intl.formatMessage(messages.notReady)}>
      {(control) => (
        <Button size="sm" onClick={() => window.print()} {...control}>
          <Printer aria-hidden />
          <FormattedMessage {...messages.print} />
        </Button>
      )}
    </WhyDisabled>
  )
}
