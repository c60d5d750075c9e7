import { Container } from '@chakra-ui/react'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ErrorMessage } from '~/components/feedback/error-message.tsx'

/** What a screen shows when its loader or its drawing failed. */
export function RouteError({ error }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Container py="6">
      <ErrorMessage
        error={error instanceof Error ? error : new Error(String(error))}
        onRetry={() => void router.invalidate()}
      />
    </Container>
  )
}
