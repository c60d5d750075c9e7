import type { Fault } from './planted-faults.ts'

/** What servers get wrong in writes. */
export const plantedWriteFaults: Fault[] = [
  {
    name: 'a success has another status',
    operationId: 'createCellularTag',
    check: 'answer',
    answer: (given) => {
      if (given.status === 201) given.status = 200
    },
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
    answer: (given) => {
      if (given.status === 409) given.status = 201
    },
  },
  {
    name: 'a change of an older version is accepted',
    operationId: 'updateUser',
    check: 'version',
    answer: (given) => {
      if (given.status === 412) given.status = 200
    },
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
    answer: (given) => {
      if (given.status === 413) given.status = 200
    },
  },
  {
    name: 'an invalid body is accepted',
    operationId: 'createReportConfig',
    check: 'invalid body',
    answer: (given) => {
      if (given.status === 422) given.status = 201
    },
  },
]
