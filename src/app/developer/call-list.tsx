import { useState } from 'react'
import { Input } from '~/kit/form/input.tsx'
import { css } from '~/styled-system/css'
import { Flex, Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { breachTextOf, useEndedCalls, type EndedCall } from './calls.ts'

/** The last calls of this page, newest first, each with what was sent and received. */
export function CallList({ onChoose }: { onChoose: (operationId: string) => void }) {
  const calls = useEndedCalls()
  const [filter, setFilter] = useState('')
  const shown = calls.filter(({ operationId, request }) =>
    `${operationId} ${request.method} ${request.path}`
      .toLowerCase()
      .includes(filter.trim().toLowerCase()),
  )
  return (
    <>
      <Input
        className={css({ flexShrink: '0' })}
        size="sm"
        aria-label="Filter calls"
        placeholder="Filter calls"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
      />
      <Stack as="ul" aria-label="Calls" listStyleType="none" gap="1">
        {shown.map((call) => (
          <li key={call.id}>
            <CallRow call={call} onChoose={() => onChoose(call.operationId)} />
          </li>
        ))}
      </Stack>
    </>
  )
}

function CallRow({ call, onChoose }: { call: EndedCall; onChoose: () => void }) {
  const { request, status, failure, milliseconds, at, operationId, received } = call
  const breach = breachTextOf(call)
  return (
    <details>
      <summary className={row}>
        <Flex as="span" display="inline-flex" wrap="wrap" columnGap="2">
          <styled.span color="fg.muted">{new Date(at).toLocaleTimeString('en-GB')}</styled.span>
          <styled.strong color={failure ? 'fg.error' : undefined}>
            {status ?? failure}
          </styled.strong>
          <span>
            {request.method} {request.path}
          </span>
          <styled.span color="fg.muted">{milliseconds} ms</styled.span>
        </Flex>
        {breach && <styled.p color="fg.error">{breach}</styled.p>}
      </summary>
      <Button size="2xs" variant="outline" onClick={onChoose}>
        Answer {operationId} in another way
      </Button>
      <Body title="Sent" value={sentOf(request.body)} />
      <Body title="Received" value={received} />
    </details>
  )
}

const row = css({ textStyle: 'xs', cursor: 'pointer', overflowWrap: 'anywhere' })

function Body({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return (
    <>
      <styled.p textStyle="xs" fontWeight="medium">
        {title}
      </styled.p>
      <pre className={body}>{text.slice(0, longest)}</pre>
    </>
  )
}

const longest = 20_000

const body = css({ fontSize: 'xs', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

function sentOf(sent: unknown): unknown {
  if (sent instanceof FormData) {
    return Object.fromEntries(
      [...sent].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    )
  }
  return sent ?? undefined
}
