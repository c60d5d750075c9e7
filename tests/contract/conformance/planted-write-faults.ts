import { insteadOf, type Fault } from './planted-faults.ts'

/** What servers get wrong in writes. */
export const plantedWriteFaults: Fault[] = [
  {
    name: 'a success has another status',
    operationId: 'createCellularTag',
    check: 'answer',
    answer: insteadOf(201, 200),
  },
  {
    name: 'a change is not stored',
    operationId: 'updateEnterprise',
    check: 'written',
    // It becomes a read of the same record.
    request: (asked) => {
      if (asked.token !== undefined) asked.method = 'GET'
    },
  },
  {
    name: 'the same record is created twice',
    operationId: 'createUser',
    check: 'conflict',
    answer: insteadOf(409, 201),
  },
  {
    name: 'a change of an older version is accepted',
    operationId: 'updateUser',
    check: 'version',
    answer: insteadOf(412, 200),
  },
  {
    name: 'a repeated request is carried out again',
    operationId: 'createDocument',
    check: 'repeat',
    request: (asked) => void (asked.key = undefined),
  },
  {
    name: 'a file that is too large is accepted',
    operationId: 'uploadEnterpriseLogo',
    check: 'too large',
    answer: insteadOf(413, 200),
  },
  {
    name: 'an invalid body is accepted',
    operationId: 'createReportConfig',
    check: 'invalid body',
    answer: insteadOf(422, 201),
  },
  {
    name: 'something is created without a token',
    operationId: 'createReportConfig',
    check: 'no token',
    request: (asked) => void (asked.token ??= 'demo-token-admin'),
  },
]
