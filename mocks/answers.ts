import { createChecks, parseBody, type Call } from './checks.ts'
import type { ContractDocument } from './contract.ts'
import { jsonAnswer, pathValues } from './examples.ts'
import { exampleFile } from './files.ts'
import type { Wish } from './prefer.ts'
import { createPrism } from './prism.ts'

/**
 * A function that answers calls from the contract's examples. Prism checks and picks; what it cannot check is checked
 * here, and the bytes of files stand in for the texts that the contract has for them.
 */
export async function createAnswers(document: ContractDocument) {
  const prism = await createPrism(document)
  const refuse = createChecks(document)

  return async (call: Call, wish: Wish): Promise<Response> => {
    const parsed = parseBody(call)
    if ('problem' in parsed) return jsonAnswer(400, { message: parsed.problem })
    const { accepted, response } = await prism.answer({ ...call, ...parsed, wish })
    if (!accepted) return response
    return refuse(call, parsed) ?? withFile(call, response)
  }
}

function withFile({ operation, url }: Call, response: Response): Response {
  const type = response.headers.get('content-type') ?? ''
  const values = pathValues(operation, url.pathname)
  const bytes = response.ok ? exampleFile(operation.operationId, values, type) : undefined
  return bytes ? new Response(bytes, { headers: { 'Content-Type': type } }) : response
}
