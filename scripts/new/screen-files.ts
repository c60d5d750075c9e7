import type { ContractDocument } from '../../mocks/contract.ts'
import { namesOf, type Kind } from './names.ts'
import { readSource } from './operation.ts'
import { formFiles, listFiles, recordFiles, type Files, type IsScreen } from './templates.ts'

const templates = { list: listFiles, form: formFiles, record: recordFiles }

/**
 * The files of a new screen, in the pattern of the others.
 *
 * @throws With a sentence for whoever asked for it.
 */
export function screenFiles(
  document: ContractDocument,
  screen: { kind: Kind; address: string; operationId: string },
  isScreen: IsScreen,
): Files {
  const { kind, address, operationId } = screen
  return templates[kind](namesOf(kind, address), readSource(document, kind, operationId), isScreen)
}
