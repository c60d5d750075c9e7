import { useIntl } from 'react-intl'
import { emptyBox } from '~/features/orders/packed/box.ts'
import type { Command } from '~/kit/scan/commands.ts'
import type { Scan } from '~/kit/scan/create-scan.ts'
import { codeKey } from '~/lib/codes.ts'
import { Box, Grid, Stack } from '~/styled-system/jsx'
import { Items } from './items.tsx'
import { verdicts } from './messages.ts'
import { OrderFacts, OrderHead } from './order-facts.tsx'
import { PrintedSlip } from './printed-slip.tsx'
import { StepPanel } from './step-panel.tsx'
import { useLine, type LineOptions } from './use-line.ts'
import { answerHere, answerTo, useCommandKeys, useJudge } from './use-station-scan.ts'
import { own } from './verdict-text.ts'

type LineProps = LineOptions & { scan: Scan }

/** An order on its way from the shelf to the parcel. */
export function Line({ scan, ...options }: LineProps) {
  const intl = useIntl()
  const { order, queue } = options
  const line = useLine(options)
  const isOwnNumber = (code: string) => codeKey(order.displayNumber) === codeKey(code)
  useJudge(scan, (code, { at }) =>
    answerTo(intl, code, {
      run: (command) => line.run(command, at),
      open: async (number) =>
        isOwnNumber(number)
          ? own('info', intl.formatMessage(verdicts.isOpen))
          : queue.openByNumber(number),
      take: line.take,
    }),
  )
  const run = (command: Command, at = performance.now()) =>
    answerHere(scan, command, line.run(command, at))
  useCommandKeys(run)
  return (
    <>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: 'repeat(2, minmax(0, 1fr))',
          xl: 'minmax(0, 3fr) minmax(0, 2fr)',
        }}
        gap="5"
        alignItems="start"
        _print={{ display: 'none' }}
      >
        <Stack gap="4">
          <OrderHead order={order} skipped={queue.packedOf(order.id)?.skipped} />
          <Items line={line} />
        </Stack>
        <Stack gap="4" order={{ base: -1, lg: 0 }}>
          <StepPanel line={line} run={run} />
        </Stack>
        <Box gridColumn="1 / -1">
          <OrderFacts order={order} />
        </Box>
      </Grid>
      <PrintedSlip order={order} devices={(queue.packedOf(order.id) ?? emptyBox).devices} />
    </>
  )
}
