import { Text } from '@chakra-ui/react'
import type { Failure } from '~/lib/failure.ts'
import { useErrorText } from './use-error-text.ts'

/** Why a call failed, in words; of an answer that breaks the contract also the operation and the field. */
export function FailureText({ error }: { error: Failure }) {
  const textOf = useErrorText()
  return (
    <>
      {textOf(error)}
      {error.kind === 'contract' && (
        <Text fontFamily="mono" textStyle="xs" mt="1">
          {error.message}
        </Text>
      )}
    </>
  )
}
