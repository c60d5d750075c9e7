import { useSelector } from '@tanstack/react-store'
import { createContext, use, useState } from 'react'
import { defineMessage, defineMessages } from 'react-intl'
import { css } from '~/styled-system/css'
import { Button } from '~/ui/button/button.tsx'
import { BatchHost } from '../src/kit/batch/batch-host.tsx'
import { BatchPanel } from '../src/kit/batch/batch-panel.tsx'
import type { BatchSpec, Choice } from '../src/kit/batch/batch-state.ts'
import { newState } from '../src/kit/batch/create-batch.ts'
import type { AnySpec, Work as BackgroundWork } from '../src/kit/batch/create-work.ts'
import { currentWork } from '../src/kit/batch/current-work.ts'
import { QuestionRegion } from '../src/ui/dialog/question-region.tsx'
import { ToastRegion } from '../src/ui/feedback/toast-region.tsx'
import { UserStoragesProvider } from '../src/ui/settings/user-storages.ts'
import { storyStorages } from './storages.ts'

const texts = defineMessages({
  title: { defaultMessage: 'Move devices', description: 'Story' },
  warning: { defaultMessage: 'They leave their present enterprise.', description: 'Story' },
  used: { defaultMessage: 'Used', description: 'Story' },
  stuck: { defaultMessage: 'Cannot be moved', description: 'Story' },
  twin: { defaultMessage: 'Several devices', description: 'Story' },
})

const moveCount = defineMessage<{ count: number }>({
  defaultMessage: 'Move {count, plural, one {# device} other {# devices}}',
  description: 'Story',
})

export type MoveKind = 'ready' | 'used' | 'stuck' | 'twin' | 'done'

export type StoryVerdict = { kind: MoveKind; note?: string; choices?: readonly Choice[] }

export type BatchOfDevicesProps = {
  /** The server's knowledge of each serial number. */
  judge: (serial: string) => Promise<StoryVerdict>
  move: (serial: string) => Promise<unknown>
}

const Server = createContext<BatchOfDevicesProps | null>(null)

function useStoryMove(): BatchSpec<string, StoryVerdict, undefined, unknown> {
  const server = use(Server)!
  return {
    kinds: {
      used: { label: texts.used, tone: 'warning', offer: 'tick' },
      stuck: { label: texts.stuck, tone: 'error', offer: 'never' },
      twin: { label: texts.twin, tone: 'warning', offer: 'choose' },
    },
    judge: (serial) => server.judge(serial),
    choose: (_serial, choice) => choice,
    run: (serial) => server.move(serial),
    texts: { title: texts.title, run: moveCount, warning: texts.warning },
  }
}

const kinds = { 'story-move': async () => useStoryMove as unknown as () => AnySpec }

const serials = ['LHT-1', 'LHT-2', 'LHT-3', 'LHT-4', 'LHT-5', 'LHT-1']

const kind = {
  name: 'story-move',
  idOf: (serial: string) => serial,
  nameOf: (serial: string) => serial,
}

/** A screen with work on devices that can be left and reopened, while the work goes on. */
export function BatchOfDevices(props: BatchOfDevicesProps) {
  const [storages] = useState(() => storyStorages())
  const [shown, setShown] = useState(true)
  return (
    <UserStoragesProvider value={storages}>
      <Server value={props}>
        <BatchHost kinds={kinds} />
      </Server>
      <main>
        {shown && <Screen />}
        <Button className={css({ mt: '6' })} variant="outline" onClick={() => setShown(!shown)}>
          {shown ? 'Leave' : 'Come back'}
        </Button>
      </main>
      <QuestionRegion />
      <ToastRegion />
    </UserStoragesProvider>
  )
}

function Screen() {
  const work = useSelector(currentWork)
  return work ? <Work work={work} /> : null
}

function Work({ work }: { work: BackgroundWork }) {
  const [batch] = useSelector(work.batches)
  return batch ? (
    <BatchPanel batch={batch} onClose={() => void work.close(batch)} />
  ) : (
    <Button onClick={() => void work.begin(newState(kind, serials, undefined))}>Move these</Button>
  )
}
