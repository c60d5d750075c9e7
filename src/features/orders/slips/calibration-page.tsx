import { FormattedMessage, useIntl } from 'react-intl'
import { Box, SimpleGrid, Stack } from '~/styled-system/jsx'
import { PageHeader } from '~/ui/layout/page-header.tsx'
import { Panel } from '~/ui/layout/panel.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { toast } from '~/ui/toast/toasts.ts'
import { MeasureForm, ProfileForm } from './calibration-forms.tsx'
import { calibration, markText, rulerText } from './messages.ts'
import { usePageRules } from './page-rules.ts'
import { margin, rulerLength, usePrintProfile, type PrintProfile } from './print-profile.ts'
import { PrintButton, Sheet, Sheets, SheetsPage } from './sheets.tsx'

/** Sets paper, scale and offset of the printer, with a page to print and measure. */
export function CalibrationPage() {
  const intl = useIntl()
  const { value: profile, update } = usePrintProfile()
  usePageRules(profile, [])
  const saveAndSay = async (change: (now: PrintProfile) => PrintProfile) => {
    await update(change)
    toast('success', intl.formatMessage(calibration.saved))
  }
  return (
    <SheetsPage>
      <Box _print={{ display: 'none' }}>
        <PageHeader actions={<PrintButton ready={profile !== undefined} />} />
      </Box>
      {profile && (
        <>
          <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" mb="6" _print={{ display: 'none' }}>
            <Panel heading={calibration.heading} hint={calibration.hint}>
              <ProfileForm profile={profile} onChange={saveAndSay} />
            </Panel>
            <Panel heading={calibration.measureHeading} hint={calibration.measureHint}>
              <MeasureForm onChange={saveAndSay} />
            </Panel>
          </SimpleGrid>
          <Sheets>
            <Sheet profile={profile} index={0}>
              <Marks />
            </Sheet>
          </Sheets>
        </>
      )}
    </SheetsPage>
  )
}

/** The corner mark, and a horizontal and a vertical ruler. */
function Marks() {
  return (
    // On paper, left and right are the same in every language.
    <Box dir="ltr" overflow="hidden">
      <svg width="30mm" height="30mm" viewBox="0 0 30 30" aria-hidden>
        <path d="M30 0.1H0.1V30" fill="none" stroke="currentColor" strokeWidth="0.2" />
      </svg>
      <Stack gap="4" ps="6" mt="-16">
        <Heading as="h2" size="lg" dir="auto">
          <FormattedMessage {...calibration.page} />
        </Heading>
        <p dir="auto">
          <FormattedMessage {...markText} values={{ distance: margin }} />
        </p>
        <p dir="auto">
          <FormattedMessage {...rulerText} values={{ length: rulerLength }} />
        </p>
        <Ruler />
        <Box h="160mm">
          <Ruler upright />
        </Box>
      </Stack>
    </Box>
  )
}

const ticks = Array.from({ length: rulerLength + 1 }, (_, index) => {
  if (index % 10 === 0) return `M${index} 0V8`
  return `M${index} 0V${index % 5 === 0 ? 5 : 3}`
}).join('')

/** A ruler with a tick for every millimeter and a number for every centimeter. */
function Ruler({ upright = false }: { upright?: boolean }) {
  const [length, depth] = [rulerLength + 4, 14]
  const [width, height] = upright ? [depth, length] : [length, depth]
  return (
    <svg
      width={`${width}mm`}
      height={`${height}mm`}
      viewBox={upright ? `0 -2 ${depth} ${length}` : `-2 0 ${length} ${depth}`}
      aria-hidden
    >
      {/* Mirrored diagonally, so that its ticks start at the left. */}
      <path
        d={ticks}
        transform={upright ? 'matrix(0 1 1 0 0 0)' : undefined}
        stroke="currentColor"
        strokeWidth="0.15"
      />
      {Array.from({ length: rulerLength / 10 + 1 }, (_, centimeter) => (
        <text
          key={centimeter}
          x={upright ? 9 : centimeter * 10}
          y={upright ? centimeter * 10 + 1 : 12}
          style={{ fontSize: 3 }}
          textAnchor={upright ? 'start' : 'middle'}
          fill="currentColor"
        >
          {centimeter}
        </text>
      ))}
    </svg>
  )
}
