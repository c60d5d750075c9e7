import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { useState } from 'react'
import { defineMessage, defineMessages } from 'react-intl'
import { useBatch } from '../src/kit/batch/use-batch.tsx'
import { QuestionRegion } from '../src/ui/dialog/question-region.tsx'
import { UserStoragesProvider } from '../src/ui/settings/user-storages.ts'
import { ToastRegion } from '../src/ui/feedback/toast-region.tsx'
import { storyStorages } from './storages.ts'

const texts = defineMessages({
  title: { defaultMessage: 'Move devices', description: 'Story' },
  warning: { defaultMessage: 'They leave their present enterprise.', description: 'Story' },
  used: { defaultMessage: 'Used', description: 'Story' },
  stuck: { defaultMessage: 'Cannot be moved', description: 'Story' },
})

const moveCount = defineMessage<{ count: number }>({
  defaultMessage: 'Move {count, plural, one {# device} other {# devices}}',
  description: 'Story',
})

export type MoveKind = 'ready' | 'used' | 'stuck' | 'done'

export type BatchOfDevicesProps = {
  /** The server's knowledge of each serial number. */
  judge: (serial: string) => Promise<{ kind: MoveKind; note?: string }>
  move: (serial: string) => Promise<unknown>
}

/** A screen with work on devices that can be left and reopened. */
export function BatchOfDevices(props: BatchOfDevicesProps) {
  const [storages] = useState(() => storyStorages())
  const [shown, setShown] = useState(true)
  return (
    <UserStoragesProvider value={storages}>
      <main>
        {shown && <Work {...props} />}
        <Button className={css({ mt: '6' })} variant="outline" onClick={() => setShown(!shown)}>
          {shown ? 'Leave' : 'Come back'}
        </Button>
      </main>
      <QuestionRegion />
      <ToastRegion />
    </UserStoragesProvider>
  )
}

function Work({ judge, move }: BatchOfDevicesProps) {
  const { panel, notice, begin } = useBatch({
    name: 'story-move',
    idOf: (serial: string) => serial,
    nameOf: (serial) => serial,
    kinds: {
      used: { label: texts.used, tone: 'warning', offer: 'tick' },
      stuck: { label: texts.stuck, tone: 'error', offer: 'never' },
    },
    judge,
    run: move,
    texts: { title: texts.title, run: moveCount, warning: texts.warning },
  })
  const serials = ['LHT-1', 'LHT-2', 'LHT-3', 'LHT-4', 'LHT-5', 'LHT-1']
  return (
    panel ?? (
      <>
        {notice}
        <Button onClick={() => begin(serials)}>Move these</Button>
      </>
    )
  )
}
