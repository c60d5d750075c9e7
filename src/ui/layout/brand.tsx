'use no memo' // The first screen loads it: the compiler's code would cost more than it saves.
import { useProductName } from '~/i18n/product-name.tsx'
import { Flex, styled } from '~/styled-system/jsx'

/** The product's logo and name. */
export function Brand(props: { size?: 'md' | 'lg' }) {
  const pixels = props.size === 'lg' ? 36 : 26
  return (
    <Flex as="span" align="center" gap={props.size === 'lg' ? '3' : '2'}>
      <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={pixels} height={pixels} />
      <styled.span
        fontWeight="semibold"
        letterSpacing="tight"
        textStyle={props.size === 'lg' ? '2xl' : 'md'}
      >
        {useProductName()}
      </styled.span>
    </Flex>
  )
}
