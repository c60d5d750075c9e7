import { Building2 } from 'lucide-react'
import { useLogoVersion } from '~/ui/media/logo-version.ts'
import { RemoteImage } from '~/ui/media/remote-image.tsx'

/** The logo of the signed-in user's enterprise. */
export function EnterpriseLogo({ name }: { name: string }) {
  return (
    <div title={name}>
      <RemoteImage
        path="/enterprises/logos"
        alt={name}
        version={useLogoVersion()}
        fallback={Building2}
        size={7}
        width={20}
      />
    </div>
  )
}
