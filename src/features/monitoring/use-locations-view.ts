import { useEffect, useState } from 'react'
import { useUserStorages } from '~/components/storage/user-storages.ts'

export type LocationsView = 'cards' | 'table'

const storageKey = 'locations view'

/** How the user wants to see the locations, on later visits too. Undefined until the storage has answered. */
export function useLocationsView() {
  const { settings } = useUserStorages()
  const [view, setView] = useState<LocationsView>()
  useEffect(() => {
    void settings
      .read(storageKey)
      .then((kept) => setView((chosen) => chosen ?? (kept === 'table' ? 'table' : 'cards')))
  }, [settings])
  const choose = (next: LocationsView) => {
    setView(next)
    void settings.write(storageKey, next)
  }
  return [view, choose] as const
}
