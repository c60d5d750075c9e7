import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Select } from '~/kit/form/select.tsx'
import { storeToken } from '~/session/token.ts'
import { css } from '~/styled-system/css'
import { Flex, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { demoUsers } from './open-link.ts'
import { command, enterWorld, scenarioOf, scenarios, useWorld } from './world.ts'

const ticks = [
  { minutes: '30', label: '30 minutes' },
  { minutes: '1440', label: '1 day' },
  { minutes: '10080', label: '1 week' },
]

/** Chooses the sandbox's world and user, and advances the world's time. */
export function SandboxSwitches() {
  const queryClient = useQueryClient()
  const world = useWorld()
  const [minutes, setMinutes] = useState('30')
  const [status, setStatus] = useState('')
  const attempt = (run: () => Promise<void>) =>
    void run().catch((error: unknown) => setStatus(String(error)))
  const chooseWorld = async (scenario: string) => {
    await enterWorld(scenario === '' ? undefined : scenario)
    window.location.reload()
  }
  const tick = async () => {
    const { now } = await command<{ now: string }>(`tick?minutes=${minutes}`)
    setStatus(`It is now ${now}.`)
    await queryClient.invalidateQueries()
  }
  const signIn = (user: string) => {
    storeToken(`demo-token-${user}`)
    window.location.reload()
  }
  return (
    <Flex wrap="wrap" gap="2" align="center">
      <Select
        size="xs"
        className={css({ width: '32' })}
        aria-label="World"
        value={scenarioOf(world) ?? ''}
        onChange={({ target }) => attempt(() => chooseWorld(target.value))}
      >
        <option value="">usual world</option>
        {scenarios.map((each) => (
          <option key={each} value={each}>
            new {each} world
          </option>
        ))}
      </Select>
      <Select
        size="xs"
        className={css({ width: '32' })}
        aria-label="User"
        value=""
        onChange={({ target }) => signIn(target.value)}
      >
        <option value="" disabled>
          sign in as
        </option>
        {demoUsers.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </Select>
      <Select
        size="xs"
        className={css({ width: '28' })}
        aria-label="Time to pass"
        value={minutes}
        onChange={({ target }) => setMinutes(target.value)}
      >
        {ticks.map((each) => (
          <option key={each.minutes} value={each.minutes}>
            {each.label}
          </option>
        ))}
      </Select>
      <Button size="xs" variant="outline" onClick={() => attempt(tick)}>
        Let time pass
      </Button>
      <styled.p role="status" textStyle="xs" color="fg.muted">
        {status}
      </styled.p>
    </Flex>
  )
}
