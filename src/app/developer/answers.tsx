import { X } from 'lucide-react'
import { type ChangeEvent } from 'react'
import { operations } from 'virtual:operations'
import { Input } from '~/kit/form/input.tsx'
import { Select } from '~/kit/form/select.tsx'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { everyOperation, type Preference, type Preferences } from './preferences.ts'

type AnswersProps = {
  preferences: Preferences
  /** The operations that the current screen has called. */
  called: readonly string[]
  filter: string
  onFilter: (filter: string) => void
  onChange: (operationId: string, change: Preference) => void
}

const calledHere = 'Called by this screen'

/** How each operation answers. */
export function Answers({ preferences, called, filter, onFilter, onChange }: AnswersProps) {
  const shown = operations.filter(({ operationId, tag }) =>
    `${tag} ${operationId}`.toLowerCase().includes(filter.trim().toLowerCase()),
  )
  const groups = Object.entries(
    Object.groupBy(shown, ({ operationId, tag }) =>
      called.includes(operationId) ? calledHere : tag,
    ),
  ).toSorted(([a], [b]) => Number(b === calledHere) - Number(a === calledHere))
  return (
    <>
      <Overrides preferences={preferences} onChange={onChange} />
      <Stack as="ul" aria-label="Every operation" listStyleType="none">
        <OperationRow
          name="every operation"
          {...every}
          preference={preferences[everyOperation] ?? {}}
          onChange={(change) => onChange(everyOperation, change)}
        />
      </Stack>
      <Input
        className={css({ flexShrink: '0' })}
        size="sm"
        aria-label="Filter operations"
        placeholder="Filter operations"
        value={filter}
        onChange={(event) => onFilter(event.target.value)}
      />
      {groups.map(([name, members = []]) => (
        <div key={name}>
          <Heading as="h3" size="xs" className={css({ mb: '1' })}>
            {name}
          </Heading>
          <Stack as="ul" aria-label={name} listStyleType="none" gap="1">
            {members.map((operation) => (
              <OperationRow
                key={operation.operationId}
                name={operation.operationId}
                {...operation}
                preference={preferences[operation.operationId] ?? {}}
                onChange={(change) => onChange(operation.operationId, change)}
              />
            ))}
          </Stack>
        </div>
      ))}
    </>
  )
}

const every = { codes: [], examples: [] }

type OverridesProps = Pick<AnswersProps, 'preferences' | 'onChange'>

/** A preset may change a hundred operations. */
const mostOverrides = 12

/** The current overrides, each with a button that removes it. */
function Overrides({ preferences, onChange }: OverridesProps) {
  const active = Object.entries(preferences).flatMap(([operationId, preference]) =>
    Object.entries(preference).map(([name, value]) => ({ operationId, name, value })),
  )
  if (active.length === 0) return null
  const more = active.length - mostOverrides
  return (
    <Flex as="ul" aria-label="Overrides" listStyleType="none" wrap="wrap" gap="1">
      {active.slice(0, mostOverrides).map(({ operationId, name, value }) => (
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
      {more > 0 && <li className={css({ textStyle: 'xs' })}>and {more} more</li>}
    </Flex>
  )
}

type OperationRowProps = {
  name: string
  codes: string[]
  examples: string[]
  preference: Preference
  onChange: (change: Preference) => void
}

const delays = ['500', '2000', '10000', '60000']
const choice = css({ flex: '1 1 {sizes.28}', maxW: '40' })
const faults = ['drop', 'malformed', 'off-contract']

function OperationRow({ name, codes, examples, preference, onChange }: OperationRowProps) {
  const select = (what: keyof Preference, usual: string, choices: string[], unit = '') =>
    choices.length > 0 && (
      <Select
        size="xs"
        className={choice}
        aria-label={`${what} of ${name}`}
        value={preference[what] ?? ''}
        onChange={(event: ChangeEvent<HTMLSelectElement>) =>
          onChange({ [what]: event.target.value })
        }
      >
        <option value="">{usual}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
            {unit}
          </option>
        ))}
      </Select>
    )
  return (
    <Flex as="li" align="center" wrap="wrap" gap="1">
      <styled.p flex="1 1 {sizes.52}" textStyle="sm" truncate>
        {name}
      </styled.p>
      {select('code', 'any status', codes)}
      {select('example', 'usual answer', examples)}
      {select('delay', 'on time', delays, ' ms late')}
      {select('fault', 'no fault', faults)}
    </Flex>
  )
}
