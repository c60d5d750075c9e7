import type { UseFormReturn } from 'react-hook-form'
import { ScanButton, Scanner } from '~/components/scan/scanner.tsx'
import { useScan } from '~/components/scan/use-scan.ts'
import { serialsOf } from '~/features/devices/serials.ts'
import type { MoveManyValues } from './move-many-dialog.tsx'

/** Scanned codes join the serial numbers in the form. */
export function ScannedSerials({ form }: { form: UseFormReturn<MoveManyValues> }) {
  const scan = useScan({
    judge: (code) => {
      const text = form.getValues('serials')
      const all = serialsOf(`${text}\n${code}`)
      const name = serialsOf(code).join(', ')
      if (all.length === serialsOf(text).length) return { kind: 'repeated', name }
      form.setValue('serials', all.join('\n'), { shouldDirty: true })
      return { kind: 'added', name }
    },
  })
  return (
    <>
      <ScanButton scan={scan} alignSelf="start" />
      <Scanner scan={scan} typing={false} />
    </>
  )
}
