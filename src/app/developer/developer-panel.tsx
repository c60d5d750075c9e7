import { useQueryClient } from '@tanstack/react-query'
import { useRouterState, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Box, Flex, Stack } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { CloseButton } from '~/ui/button/close-button.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { Answers } from './answers.tsx'
import { CallList } from './call-list.tsx'
import { useCallsOf } from './calls.ts'
import { ContractViolations } from './contract-violations.tsx'
import { CopyLink } from './copy-link.tsx'
import { MenuAdvice } from './menu-advice.tsx'
import {
  corners,
  place,
  useDocked,
  useFreeCorner,
  usePlacement,
  type Placement,
} from './placement.ts'
import {
  prefer,
  preferAll,
  usePreferences,
  type Preference,
  type Preferences,
} from './preferences.ts'
import { PresetList } from './preset-list.tsx'
import { SandboxSwitches } from './sandbox-switches.tsx'

/**
 * In development only: sets the status, example, delay and fault of each operation, so that failures can be seen without
 * editing code, shows the calls, and sets the sandbox's world, user and time. It is for developers, so it is in English only.
 */
export function DeveloperPanel({ router }: { router: AnyRouter }) {
  const [isOpen, setIsOpen] = useState(false)
  const count = Object.keys(usePreferences()).length
  const { corner } = usePlacement()
  const button = useRef<HTMLButtonElement>(null)
  const free = useFreeCorner(corner, button)
  useFollowSandbox()
  const closed = (
    <Box position="fixed" zIndex="overlay" style={corners[free]}>
      <Button
        ref={button}
        size="xs"
        variant={count > 0 ? 'solid' : 'outline'}
        className={css({ bg: count > 0 ? undefined : 'bg.panel' })}
        onClick={() => setIsOpen(true)}
      >
        Developer panel{count > 0 && ` (${count})`}
      </Button>
    </Box>
  )
  return (
    <>
      <MenuAdvice router={router} />
      {isOpen ? <Panel router={router} onClose={() => setIsOpen(false)} /> : closed}
    </>
  )
}

/** The sandbox has restarted with other code: everything is read again. */
function useFollowSandbox() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const readAgain = () => void queryClient.invalidateQueries()
    import.meta.hot?.on('waypost:sandbox', readAgain)
    return () => import.meta.hot?.off('waypost:sandbox', readAgain)
  }, [queryClient])
}

const parts = ['Answers', 'Calls', 'Contract', 'Sandbox'] as const

function Panel({ router, onClose }: { router: AnyRouter; onClose: () => void }) {
  const queryClient = useQueryClient()
  const preferences = usePreferences()
  const placement = usePlacement()
  const style = useDocked(placement)
  const [part, setPart] = useState<(typeof parts)[number]>('Answers')
  const [filter, setFilter] = useState('')
  const pathname = useRouterState({ router, select: ({ location }) => location.pathname })
  const called = useCallsOf(pathname)
  const change = (operationId: string, preference: Preference) => {
    prefer(operationId, preference)
    void queryClient.invalidateQueries()
  }
  const changeAll = (next: Preferences) => {
    preferAll(next)
    void queryClient.invalidateQueries()
  }
  return (
    <Stack
      as="section"
      aria-label="Developer panel"
      position="fixed"
      zIndex="overlay"
      bg="bg.panel"
      borderWidth="1px"
      shadow="lg"
      p="3"
      gap="2"
      style={style}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Flex align="center" wrap="wrap" gap="1">
        {parts.map((each) => (
          <Button
            key={each}
            size="xs"
            variant={each === part ? 'solid' : 'ghost'}
            aria-pressed={each === part}
            autoFocus={each === part}
            onClick={() => setPart(each)}
          >
            {each}
          </Button>
        ))}
        <CloseButton
          className={css({ ms: 'auto' })}
          size="xs"
          aria-label="Close the developer panel"
          onClick={onClose}
        />
      </Flex>
      <Stack flex="1" minH="0" overflowY="auto" gap="2">
        {part === 'Answers' && (
          <>
            <Flex wrap="wrap" gap="2">
              <PresetList preferences={preferences} onChoose={changeAll} />
              <Button size="xs" variant="ghost" onClick={() => changeAll({})}>
                Reset all
              </Button>
              <CopyLink preferences={preferences} />
            </Flex>
            <Answers
              preferences={preferences}
              called={called}
              filter={filter}
              onFilter={setFilter}
              onChange={change}
            />
          </>
        )}
        {part === 'Calls' && (
          <CallList
            onChoose={(operationId) => {
              setFilter(operationId)
              setPart('Answers')
            }}
          />
        )}
        {part === 'Contract' && <ContractViolations />}
        {part === 'Sandbox' && <SandboxSwitches />}
      </Stack>
      <PlacementChoice placement={placement} />
    </Stack>
  )
}

function PlacementChoice({ placement }: { placement: Placement }) {
  const select = <Name extends keyof Placement>(name: Name, choices: Placement[Name][]) => (
    <Select
      size="xs"
      className={css({ width: '40' })}
      aria-label={`Panel’s ${name}`}
      value={placement[name]}
      onChange={({ target }) => place({ [name]: target.value })}
    >
      {choices.map((each) => (
        <option key={each} value={each}>
          {name}: {each}
        </option>
      ))}
    </Select>
  )
  return (
    <Flex wrap="wrap" gap="1" align="center">
      <Heading as="h3" size="xs" className={css({ srOnly: true })}>
        Placement
      </Heading>
      {select('side', ['end', 'start', 'bottom'])}
      {select('size', ['small', 'large'])}
      {select('corner', Object.keys(corners) as Placement['corner'][])}
    </Flex>
  )
}
