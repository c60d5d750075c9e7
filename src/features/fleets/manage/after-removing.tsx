import { PackageOpen } from 'lucide-react'
import { FormattedMessage } from 'react-intl'
import { useBatch } from '~/kit/batch/use-batch.ts'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { changeMany, type ChangeEntry, type ChangeOptions } from './judge-change.ts'
import { messages, removedCount } from './messages.ts'

type AfterRemovingProps = { entries: readonly ChangeEntry[]; options: ChangeOptions }

/** What to do next with the devices that were removed. */
export function AfterRemoving({ entries, options }: AfterRemovingProps) {
  const begin = useBatch(changeMany.reinventory)
  const removed = entries.filter(({ step }) => step === 'done').map(({ item }) => item)
  if (removed.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="4">
      <styled.p me="2" fontWeight="medium">
        <FormattedMessage {...removedCount} values={{ count: removed.length }} />
      </styled.p>
      <Button
        size="sm"
        quiet
        // It says why it has not begun.
        onClick={() => void begin(removed, options).catch(() => undefined)}
      >
        <PackageOpen aria-hidden />
        <FormattedMessage {...messages.reinventory} />
      </Button>
    </Flex>
  )
}
