import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import { useIntl } from 'react-intl'
import { formatBytes } from '~/i18n/format-bytes.ts'
import { formatMonth } from '~/i18n/format-day.ts'
import type { MonthUsage } from './usage-months.ts'
import { roundUp } from './usage-scale.ts'

/** What was used in each month, as columns. Screen readers skip it: the table below says the same. */
export function UsageChart({ months }: { months: readonly MonthUsage[] }) {
  const intl = useIntl()
  const top = roundUp(Math.max(1, ...months.map(({ bytes }) => bytes)))
  const every = Math.ceil(months.length / mostLabels)
  return (
    <Grid
      templateColumns="auto 1fr"
      columnGap="2"
      rowGap="1"
      mb="4"
      p="4"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      aria-hidden
    >
      <Flex direction="column" justify="space-between" h="36" textAlign="end" {...small}>
        {[top, top / 2, 0].map((amount) => (
          <Text key={amount} lineHeight="0">
            {formatBytes(intl, amount)}
          </Text>
        ))}
      </Flex>
      <Box h="36" position="relative">
        {[0, 50, 100].map((share) => (
          <Box
            key={share}
            position="absolute"
            insetX="0"
            borderTopWidth="1px"
            borderColor={share === 100 ? 'border.emphasized' : 'border.muted'}
            style={{ top: `${share}%` }}
          />
        ))}
        <Flex h="full" position="relative">
          {months.map((each) => (
            <Flex
              key={`${each.year} ${each.month}`}
              {...column}
              h="full"
              align="flex-end"
              _hover={{ bg: 'bg.muted' }}
              title={`${formatMonth(intl, each.year, each.month)}: ${formatBytes(intl, each.bytes)}`}
            >
              <Box
                w="72%"
                maxW="14"
                mx="auto"
                bg="chart"
                roundedTop="l2"
                style={{ height: `${(each.bytes / top) * 100}%` }}
              />
            </Flex>
          ))}
        </Flex>
      </Box>
      <Flex gridColumn="2" {...small}>
        {months.map(({ year, month }, index) => (
          <Box key={`${year} ${month}`} {...column} textAlign="center" whiteSpace="nowrap">
            {index % every === 0 && (
              <>
                {intl.formatDate(Date.UTC(year, month - 1), { timeZone: 'UTC', month: 'short' })}
                <br />
                {(index === 0 || month <= every) && year}
              </>
            )}
          </Box>
        ))}
      </Flex>
    </Grid>
  )
}

/** As many as a phone has room for. */
const mostLabels = 8

const small = { textStyle: 'xs', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' } as const

const column = { flex: '1', minW: '0' } as const
