import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent } from 'react'
import { operations } from 'virtual:operations'
import { Input } from '~/components/form/input.tsx'
import { Select } from '~/components/form/select.tsx'
import { prefer, preferNothing, usePreferences, type Preference } from './preferences.ts'

/**
 * In development only: chooses status, example and delay of each operation for the running console, so that a failure
 * can be looked at without editing anything. A developer's tool, so it speaks English and is in no catalogue.
 */
export function DeveloperPanel() {
  const [open, setOpen] = useState(false)
  const count = Object.keys(usePreferences()).length
  return (
    <Box position="fixed" bottom="3" insetEnd="3" zIndex="overlay">
      {open && <Panel onClose={() => setOpen(false)} />}
      <Button
        size="xs"
        variant={count > 0 ? 'solid' : 'outline'}
        bg={count > 0 ? undefined : 'bg.panel'}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Mock answers{count > 0 && ` (${count})`}
      </Button>
    </Box>
  )
}

function Panel(props: { onClose: () => void }) {
  const queryClient = useQueryClient()
  const preferences = usePreferences()
  const [filter, setFilter] = useState('')
  const shown = operations.filter(({ operationId, tag }) =>
    `${tag} ${operationId}`.toLowerCase().includes(filter.trim().toLowerCase()),
  )
  const reload = () => void queryClient.invalidateQueries()
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
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      <Flex align="center" justify="space-between" gap="2">
        <Heading size="sm">Mock answers</Heading>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            preferNothing()
            reload()
          }}
        >
          Reset all
        </Button>
      </Flex>
      <Input
        size="sm"
        aria-label="Filter operations"
        placeholder="Filter operations"
        value={filter}
        autoFocus
        onChange={(event) => setFilter(event.target.value)}
      />
      <Stack as="ul" listStyleType="none" overflowY="auto" gap="1">
        {shown.map((operation) => (
          <OperationRow
            key={operation.operationId}
            {...operation}
            preference={preferences[operation.operationId] ?? {}}
            onChange={(change) => {
              prefer(operation.operationId, change)
              reload()
            }}
          />
        ))}
      </Stack>
    </Stack>
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
      width="28"
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
      <Text flex="1" minW="40" textStyle="sm" truncate>
        {operationId}
      </Text>
      {select('code', 'any status', codes)}
      {select('example', 'usual answer', examples)}
      {select('delay', 'no delay', ['500', '2000', '10000', '60000'])}
    </Flex>
  )
}
