import { useCallback, useEffect, useState } from 'react'
import { http } from '~/api/http.ts'
import { Stack, styled } from '~/styled-system/jsx'
import { Button } from '~/ui/button/button.tsx'
import { Heading } from '~/ui/text/heading.tsx'
import { useWorld } from './world.ts'

type Violation = {
  at: string
  kind: 'request' | 'response'
  method: string
  url: string
  message: string
}

/** How often it is read while the panel is open, in milliseconds: screens go on calling. */
const interval = 3000

/** What broke the contract since the mock or the proxy began, newest first, each as a report to send to the other side. */
export function ContractViolations() {
  const [violations, setViolations] = useState<Violation[]>([])
  const [copied, setCopied] = useState('')
  const world = useWorld()
  const search = world === undefined ? '' : `?world=${world}`
  const read = useCallback(
    () =>
      http<{ violations: Violation[] }>(`/sandbox/violations${search}`, {
        method: 'GET',
        public: true,
      }).then(
        (answer) => setViolations(answer.violations.toReversed()),
        () => setViolations([]),
      ),
    [search],
  )
  useEffect(() => {
    void read()
    const timer = setInterval(() => void read(), interval)
    return () => clearInterval(timer)
  }, [read])
  const copy = async (violation: Violation) => {
    await navigator.clipboard.writeText(reportOf(violation))
    setCopied(violation.at)
  }
  return (
    <Stack gap="1">
      <Heading as="h3" size="xs">
        Contract violations ({violations.length})
      </Heading>
      <Stack
        as="ul"
        aria-label="Contract violations"
        listStyleType="none"
        maxH="32"
        overflowY="auto"
      >
        {violations.map((each) => (
          <li key={each.at + each.url}>
            <styled.p textStyle="xs" fontWeight="medium">
              {each.kind}: {each.method} {each.url}
            </styled.p>
            <styled.p textStyle="xs">{each.message}</styled.p>
            <Button size="2xs" variant="outline" onClick={() => void copy(each)}>
              {copied === each.at ? 'Copied' : 'Copy as report'}
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const reportOf = ({ at, kind, method, url, message }: Violation) =>
  `The ${kind} of ${method} ${url} breaks version ${import.meta.env.VITE_CONTRACT_VERSION} of the contract (${at}).\n${message}\n`
