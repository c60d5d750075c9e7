import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { BarCode } from '~/features/orders/slips/bar-code.tsx'
import { usePageRules } from '~/features/orders/slips/page-rules.ts'
import { usePrintProfile } from '~/features/orders/slips/print-profile.ts'
import { Box, Grid, styled } from '~/styled-system/jsx'
import type { Device } from './delivery.ts'
import { messages } from './messages.ts'

type ShelfLabelsProps = {
  devices: readonly Pick<Device, 'name' | 'typeName'>[]
  /** Called once they have been printed, or not. */
  onDone: () => void
}

/** A label with type and MAC address for each device, to put on the shelf. They print as soon as they are there. */
export function ShelfLabels({ devices, onDone }: ShelfLabelsProps) {
  const intl = useIntl()
  const { value: profile } = usePrintProfile()
  usePageRules(profile, [intl.formatMessage(messages.shelfLabels)])
  const done = useEffectEvent(onDone)
  const isReady = profile !== undefined
  useEffect(() => {
    if (!isReady) return undefined
    const end = () => done()
    window.addEventListener('afterprint', end)
    // Drawn once the page rules are there.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('afterprint', end)
    }
  }, [isReady])
  return (
    <Box data-printed display="none" _print={{ display: 'block' }} color="black">
      <Grid templateColumns="repeat(2, minmax(0, 1fr))" gap="4mm">
        {devices.map(({ name, typeName }) => (
          <Box
            key={name}
            p="3mm"
            borderWidth="1px"
            borderStyle="dashed"
            textAlign="center"
            breakInside="avoid"
          >
            <styled.p textStyle="lg" fontWeight="semibold" overflowWrap="anywhere">
              <bdi>{typeName}</bdi>
            </styled.p>
            <BarCode text={name} height={12} />
          </Box>
        ))}
      </Grid>
    </Box>
  )
}
