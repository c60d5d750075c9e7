import { Cpu } from 'lucide-react'
import type { ReactNode } from 'react'
import type { InventoryRow } from '~/api/generated/model/index.ts'
import { RecordPage } from '~/kit/record/record-page.tsx'
import { messages } from './messages.ts'

type InventoryRecordProps = { record: InventoryRow; actions?: ReactNode; children: ReactNode }

/** The record page of an inventory record, with one of its screens. */
export function InventoryRecord({ record, actions, children }: InventoryRecordProps) {
  const params = { referenceId: record.referenceId }
  return (
    <RecordPage
      icon={Cpu}
      name={record.deviceRadioMacAddress}
      token={record.referenceId}
      copyLabel={messages.copyReference}
      tabs={[
        { to: '/admin-fulfillment/inventory/$referenceId/view', params },
        { to: '/admin-fulfillment/inventory/$referenceId/edit', params },
      ]}
      actions={actions}
    >
      {children}
    </RecordPage>
  )
}
