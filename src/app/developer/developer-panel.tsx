import { css } from '~/styled-system/css'
import { Box, Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useRouterState, type AnyRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useState, type ChangeEvent } from 'react'
import { operations } from 'virtual:operations'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { useCallsOf } from './calls.ts'
import { ContractViolations } from './contract-violations.tsx'
import { prefer, preferNothing, usePreferences, type Preference } from './preferences.ts'
import { SandboxSwitches } from './sandbox-switches.tsx'

/**
 * In development only: sets the status, example and delay of each operation, so that failures can be seen without
 * editing code, and the sandbox's world, user and time. It is for developers, so it is in English only.
 */
export function DeveloperPanel({ router }: { router: AnyRouter }) {
  const [open, setOpen] = useState(false)
  const count = Object.keys(usePreferences()).length
  return (
    <Box position="fixed" bottom="3" insetEnd="3" zIndex="overlay">
      {open && <Panel router={router} onClose={() => setOpen(false)} />}
      <Button
        size="xs"
        variant={count > 0 ? 'solid' : 'outline'}
        className={css({ bg: count > 0 ? undefined : 'bg.panel' })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Mock answers{count > 0 && ` (${count})`}
      </Button>
    </Box>
  )
}

function Panel({ router, onClose }: { router: AnyRouter; onClose: () => void }) {
  const queryClient = useQueryClient()
  const preferences = usePreferences()
  const [filter, setFilter] = useState('')
  const pathname = useRouterState({
    router,
    select: ({ location }) => location.pathname,
  })
  const called = useCallsOf(pathname)
  const shown = operations.filter(({ operationId, tag }) =>
    `${tag} ${operationId}`.toLowerCase().includes(filter.trim().toLowerCase()),
  )
  const groups = Object.entries(
    Object.groupBy(shown, ({ operationId, tag }) =>
      called.includes(operationId) ? calledHere : tag,
    ),
  ).toSorted(([a], [b]) => Number(b === calledHere) - Number(a === calledHere))
  const change = (operationId: string, preference: Preference) => {
    prefer(operationId, preference)
    void queryClient.invalidateQueries()
  }
  return (
    <Stack
      as="section"
      aria-label="Mock answers"
      bg="bg.panel"
      borderWidth="1px"
      rounded="l3"
      shadow="lg"
      p="4"
      mb="2"
      w="min(40rem, calc(100vw - 1.5rem))"
      maxH="70vh"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <Flex align="center" justify="space-between" gap="2">
        <Heading size="sm">Mock answers</Heading>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            preferNothing()
            void queryClient.invalidateQueries()
          }}
        >
          Reset all
        </Button>
      </Flex>
      <SandboxSwitches />
      <ContractViolations />
      <Overrides preferences={preferences} onChange={change} />
      <Input
        className={css({ flexShrink: '0' })}
        size="sm"
        aria-label="Filter operations"
        placeholder="Filter operations"
        value={filter}
        autoFocus
        onChange={(event) => setFilter(event.target.value)}
      />
      <Box overflowY="auto">
        {groups.map(([name, members = []]) => (
          <Box key={name} mb="3">
            <Heading as="h3" size="xs" className={css({ mb: '1' })}>
              {name}
            </Heading>
            <Stack as="ul" aria-label={name} listStyleType="none" gap="1">
              {members.map((operation) => (
                <OperationRow
                  key={operation.operationId}
                  {...operation}
                  preference={preferences[operation.operationId] ?? {}}
                  onChange={(preference) => change(operation.operationId, preference)}
                />
              ))}
            </Stack>
          </Box>
        ))}
      </Box>
    </Stack>
  )
}

const calledHere = 'Called by this screen'

type OverridesProps = {
  preferences: Record<string, Preference>
  onChange: (operationId: string, preference: Preference) => void
}

/** The current overrides, each with a button that removes it. */
function Overrides({ preferences, onChange }: OverridesProps) {
  const active = Object.entries(preferences).flatMap(([operationId, preference]) =>
    Object.entries(preference).map(([name, value]) => ({ operationId, name, value })),
  )
  if (active.length === 0) return null
  return (
    <Flex as="ul" aria-label="Overrides" listStyleType="none" wrap="wrap" gap="1">
      {active.map(({ operationId, name, value }) => (
        <li key={`${operationId} ${name}`}>
          <Button
            size="2xs"
            variant="subtle"
            aria-label={`Remove ${name} of ${operationId}`}
            onClick={() => onChange(operationId, { [name]: '' })}
          >
            {operationId}: {name} {value}
            <X aria-hidden />
          </Button>
        </li>
      ))}
    </Flex>
  )
}

type OperationRowProps = (typeof operations)[number] & {
  preference: Preference
  onChange: (change: Preference) => void
}

function OperationRow({ operationId, codes, examples, preference, onChange }: OperationRowProps) {
  const select = (name: keyof Preference, usual: string, choices: string[]) => (
    <Select
      size="xs"
      className={css({ width: '28' })}
      aria-label={`${name} of ${operationId}`}
      value={preference[name] ?? ''}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange({ [name]: event.target.value })}
    >
      <option value="">{usual}</option>
      {choices.map((choice) => (
        <option key={choice}>{choice}</option>
      ))}
    </Select>
  )
  return (
    <Flex as="li" align="center" wrap="wrap" gap="2">
      <styled.p flex="1" minW="40" textStyle="sm" truncate>
        {operationId}
      </styled.p>
      {select('code', 'any status', codes)}
      {select('example', 'usual answer', examples)}
      {select('delay', 'no delay', ['500', '2000', '10000', '60000'])}
    </Flex>
  )
}
