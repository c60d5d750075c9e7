import { useEffect, useState } from 'react'
import { useUserStorages } from '~/ui/settings/user-storages.ts'
import { noStorage, type UserStorage } from '~/lib/user-storage.ts'

export type LocationsView = 'cards' | 'table'

const storageKey = 'locations view'

/** A cache, so that the screen has its height at once when it is opened again. */
const known = new WeakMap<UserStorage, LocationsView>()

/** The user's layout of the locations, stored across visits. Undefined until the storage has answered. */
export function useLocationsView() {
  const { settings } = useUserStorages()
  const [view, setView] = useState(() => known.get(settings))
  useEffect(() => {
    if (known.has(settings)) return
    void settings.read(storageKey).then((kept) => {
      const before = kept === 'table' ? 'table' : 'cards'
      setView((chosen) => chosen ?? remember(settings, before))
    })
  }, [settings])
  const choose = (next: LocationsView) => {
    setView(remember(settings, next))
    void settings.write(storageKey, next)
  }
  return [view, choose] as const
}

function remember(settings: UserStorage, view: LocationsView): LocationsView {
  if (settings !== noStorage) known.set(settings, view)
  return view
}
