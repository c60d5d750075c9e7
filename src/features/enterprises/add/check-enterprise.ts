import * as z from 'zod/mini'
import { EnterpriseCreateRequest } from '~/api/generated/model/enterpriseCreateRequest.zod.ts'
import type { ErrorTexts } from '~/kit/form/check.ts'
import { contractCheck } from '~/kit/form/contract-check.ts'
import { adminMessages } from './messages.ts'
import type { NewEnterprise } from './new-enterprise.ts'

const checkAdmin = contractCheck<object>(
  z.pick(EnterpriseCreateRequest, { adminUser: true, adminPassword: true }),
  {
    'adminUser.firstName': { required: adminMessages.firstNameRequired },
    'adminUser.lastName': { required: adminMessages.lastNameRequired },
    'adminUser.username': {
      required: adminMessages.usernameRequired,
      invalid: adminMessages.usernameInvalid,
    },
    adminPassword: { required: adminMessages.passwordRequired },
  },
)

/** Checks the last step. It is shown only when the steps before it are complete. */
export const checkEnterprise = ({ adminUser, adminPassword }: NewEnterprise): ErrorTexts =>
  checkAdmin({ adminUser, adminPassword })
