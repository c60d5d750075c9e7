import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { RowLink } from '~/ui/link/row-link.tsx'

/** Opens a location from a table. The page keeps its filters. */
export function LocationLink({ id, children }: { id: number; children: ReactNode }) {
  const before = useSearch({ from: '/monitoring/locations', shouldThrow: false })
  return (
    <RowLink link={{ to: '/monitoring/locations', search: { ...before, location: id } }}>
      {children}
    </RowLink>
  )
}
