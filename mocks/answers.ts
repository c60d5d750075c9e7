import { createAnswerCheck } from './answer-check.ts'
import { createChecks, parseBody, type Call } from './checks.ts'
import type { ContractDocument, Operation } from './contract.ts'
import { chooseExample, jsonAnswer, pathValues } from './examples.ts'
import { answerViolation } from './failures.ts'
import { exampleFile } from './files.ts'
import type { Fault, Preference } from './prefer.ts'
import { createPrism, type ProxyAnswer } from './prism.ts'

/** Answers a call that follows the contract. */
export type Upstream = (call: Call) => Promise<Response>

/** `violation` says which side broke the contract. Without a response, the connection is dropped. */
export type Answer = Omit<ProxyAnswer, 'response'> & { response: Response | undefined }

/**
 * Returns a function that answers calls: with the contract's examples if there is no upstream or the call asks for an
 * example or a fault, else with the upstream's answer. Prism checks each request and each upstream answer; what it cannot
 * check, mainly files, is checked here. Examples of files are texts in the contract and get the bytes of sample files.
 */
export async function createAnswers(document: ContractDocument, upstream?: Upstream) {
  const prism = await createPrism(document)
  const refuse = createChecks(document)
  const checkAnswer = createAnswerCheck(document)

  return async (call: Call, preference: Preference): Promise<Answer> => {
    const { operation } = call
    const parsed = parseBody(call)
    if ('problem' in parsed) {
      return { response: jsonAnswer(400, { message: parsed.problem }), violation: 'request' }
    }
    const isInjected =
      preference.code !== undefined || preference.example !== undefined || preference.fault
    if (upstream && !isInjected && !carriesFiles(operation)) {
      const answered = await prism.proxy({ ...call, ...parsed }, async () => {
        const refusal = await refuse(call, parsed)
        return refusal ? { refusal } : { response: await upstream(call) }
      })
      return answered.violation === 'request'
        ? { ...answered, response: await clearer(answered.response, call, parsed) }
        : answered
    }
    const checked = await prism.answer({ ...call, ...parsed, preference })
    if (!checked.accepted) {
      return {
        response: checked.violation
          ? await clearer(checked.response, call, parsed)
          : checked.response,
        violation: checked.violation ? 'request' : undefined,
      }
    }
    const refusal = await refuse(call, parsed)
    if (refusal) return { response: refusal, violation: 'request' }
    if (preference.fault)
      return { response: faulty(operation, preference.fault), violation: undefined }
    if (!upstream || isInjected) {
      return { response: withFile(call, checked.response), violation: undefined }
    }
    return checkedAnswer(operation, await upstream(call))
  }

  /** If a body fits none of several schemas, Prism lists every violation; our own check lists those of the closest schema. */
  async function clearer(
    response: Response,
    call: Call,
    parsed: { body: unknown },
  ): Promise<Response> {
    const refusal = response.status === 422 ? await refuse(call, parsed) : undefined
    return refusal?.status === 422 ? refusal : response
  }

  /** Prism would read the bytes as text. */
  async function checkedAnswer(operation: Operation, response: Response): Promise<Answer> {
    const { status } = response
    const type = response.headers.get('content-type')
    const body: unknown = type?.includes('json') ? await response.clone().json() : undefined
    const violations = checkAnswer(operation, { status, type, body })
    if (violations.length === 0) return { response, violation: undefined }
    return { response: answerViolation(operation, status, violations), violation: 'response' }
  }
}

/** True when the request or a success of the operation is not JSON. */
function carriesFiles({ request, answers }: Operation): boolean {
  const contents = [
    ...(request?.contents ?? []),
    ...answers.filter(({ status }) => status < 400).flatMap((each) => each.contents),
  ]
  return contents.some(({ mediaType }) => !mediaType.endsWith('json'))
}

function withFile({ operation, url }: Call, response: Response): Response {
  const type = response.headers.get('content-type') ?? ''
  const values = pathValues(operation, url.pathname)
  const bytes = response.ok ? exampleFile(operation.operationId, values, type) : undefined
  return bytes ? new Response(bytes, { headers: { 'Content-Type': type } }) : response
}

function faulty(operation: Operation, fault: Fault): Response | undefined {
  if (fault === 'drop') return undefined
  if (fault === 'off-contract') return jsonAnswer(200, offContract(operation))
  return new Response('{"data": [', { headers: { 'Content-Type': 'application/json' } })
}

/** The first success, with one value of the wrong type. */
function offContract(operation: Operation): unknown {
  const chosen = chooseExample(operation)
  const body = typeof chosen === 'string' ? undefined : chosen.value
  const [first] = Object.entries(Object(body) as Record<string, unknown>)
  if (!first || typeof body === 'string') return 'This is off the contract.'
  const [name, value] = first
  return { ...Object(body), [name]: typeof value === 'string' ? 7 : 'This is off the contract.' }
}
