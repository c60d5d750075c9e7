import { useState, type ReactNode } from 'react'
import {
  defineMessage,
  defineMessages,
  FormattedMessage,
  type MessageDescriptor,
  type TypedMessageDescriptor,
} from 'react-intl'
import { FieldFrame } from '~/kit/form/field-frame.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { CodesArea } from './codes-area.tsx'
import { CodesFile } from './codes-file.tsx'
import { compareWithExpected } from './expected.ts'
import type { ScanSession } from './use-scan.ts'

type ScanProgressProps = {
  session: Pick<ScanSession, 'expected' | 'expect'> & { entries: readonly { name: string }[] }
  /** Shown if nothing is expected. */
  counted?: TypedMessageDescriptor<{ count: number }>
  /** Help of the field for what is expected. */
  help?: MessageDescriptor
}

/** How many expected codes were scanned, and which are missing. */
export function ScanProgress({
  session,
  counted = inList,
  help = messages.expectedHelp,
}: ScanProgressProps) {
  const [asking, setAsking] = useState(false)
  const { expected, entries } = session
  const names = entries.map(({ name }) => name)
  const { scanned, total, missing, unexpected } = compareWithExpected(expected, names)
  return (
    <Flex direction="column" gap="2">
      <Flex align="center" gap="3" wrap="wrap">
        <styled.p textStyle="md" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {total === null ? (
            <FormattedMessage {...counted} values={{ count: scanned }} />
          ) : (
            <FormattedMessage {...of} values={{ scanned, total }} />
          )}
        </styled.p>
        <Button
          size="xs"
          variant="ghost"
          className={css({
            h: { base: '10', md: '8' },
            px: { base: '4', md: '2.5' },
            textStyle: { base: 'sm', md: 'xs' },
          })}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          <FormattedMessage {...messages.expect} />
        </Button>
      </Flex>
      {asking && (
        <>
          <FieldFrame label={messages.expected} help={help} error={undefined}>
            {(control) => (
              <CodesArea
                {...control}
                value={expected}
                onChange={({ target }) => session.expect(target.value)}
              />
            )}
          </FieldFrame>
          {/* It replaces what was there. */}
          <CodesFile onCodes={(codes) => session.expect(codes.join('\n'))} />
        </>
      )}
      {missing.length > 0 && (
        <Codes
          codes={missing}
          summary={<FormattedMessage {...missingCount} values={{ count: missing.length }} />}
        />
      )}
      {unexpected.length > 0 && (
        <Codes
          codes={unexpected}
          summary={<FormattedMessage {...unexpectedCount} values={{ count: unexpected.length }} />}
        />
      )}
    </Flex>
  )
}

function Codes({ summary, codes }: { summary: ReactNode; codes: readonly string[] }) {
  return (
    <Box as="details" textStyle="sm">
      <Box as="summary" cursor="pointer" py="1">
        {summary}
      </Box>
      <Box as="ul" listStyleType="none" maxH="48" overflowY="auto" fontFamily="mono" ps="4">
        {codes.map((code, index) => (
          <li key={index}>{code}</li>
        ))}
      </Box>
    </Box>
  )
}

const inList = defineMessage<{ count: number }>({
  defaultMessage: '{count, number} in the list',
  description: 'How many codes were scanned',
})

const of = defineMessage<{ scanned: number; total: number }>({
  defaultMessage: '{scanned, number} of {total, number}',
  description: 'How many codes were scanned, and of how many that are expected',
})

const missingCount = defineMessage<{ count: number }>({
  defaultMessage: 'Missing: {count, number}',
  description: 'How many expected codes were not scanned; opens the list of them',
})

const unexpectedCount = defineMessage<{ count: number }>({
  defaultMessage: 'Not expected: {count, number}',
  description: 'How many scanned codes were not expected; opens the list of them',
})

const messages = defineMessages({
  expect: {
    defaultMessage: 'Expected codes',
    description: 'Button that opens the field for how many codes are expected, or which',
  },
  expected: { defaultMessage: 'Expected', description: 'Label of the field for expected codes' },
  expectedHelp: {
    defaultMessage: 'How many there should be, or the codes themselves.',
    description: 'Help of the field for expected codes',
  },
})
